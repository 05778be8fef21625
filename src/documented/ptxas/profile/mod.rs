//! The compiler's 1936-byte profile object, byte for byte, with what is known kept apart from what is not.
//!
//! ```
//! use smarch::profile::{Inputs, Mask, Profile, field};
//! use smarch::Target;
//!
//! let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
//! profile.build(Target::Sm90, &Inputs::default(), Some(&mut known)).unwrap();
//! assert_eq!(profile.get(field::CODEGEN_FACTORY), 32768);
//! assert_eq!(profile.get(field::SHARED_MEMORY_CONFIG_BASE), 0x10_0000);
//! // The constant blocks' values are in no document.
//! assert!(!known.contains(184));
//! ```
//!
//! Fields overlap (erratum E27), so the object is bytes and every field is an offset and a
//! width, little-endian. It is built in four documented steps and two optional ones; later
//! stores win. Beside the object: the scheduler words, the backend object that +1584 points
//! at, and the header of code objects.
//!
//! Source: seed 000 (documented) throughout; errata E23 to E29b.

pub mod backend;
mod build;
mod code_object;
mod compare;
mod construction;
mod fields;
mod image;
mod initializers;
mod mask;
mod regions;
mod scheduler;
mod scheduling_flags;
mod view;

pub use build::{Inputs, ModuleBase, Step, Store, Stored, stores};
pub use code_object::{CODE_OBJECT_MAGIC, CODE_OBJECT_SM_VERSION_INDEX, CodeObjectHeader, code_object_version};
pub use compare::{
    Agreement, Difference, Judgement, contradictions, differences, findings, first_contradiction, judge,
};
pub use construction::{Condition, Conditions, Moment};
pub use fields::{ALL_FIELDS, BASELINE, FIELDS, FieldInfo, Fill, Setter, field, field_at};
pub use image::{Field, Profile, SIZE, Word};
pub use initializers::{INITIALIZER_FIELDS, InitializerField};
pub use mask::Mask;
pub use regions::{REGIONS, Region, region_at};
pub use scheduler::{
    SCHEDULER_ROWS, Scheduler, SchedulerRow, scheduler_for_factory, scheduler_for_target, scheduler_row,
};
pub use scheduling_flags::{
    JOINT_CONDITIONS, JointCondition, PIPELINE_PROGRESS_MAX, SCHEDULING_FLAGS, SchedulingFlag, SchedulingFlags,
};
pub use view::{Comparison, Value, View};
