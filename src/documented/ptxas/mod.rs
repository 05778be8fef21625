//! ptxas 13.0.88, as documented (seed 000).
//!
//! The profile object is in [`profile`], scheduler words and code objects with it; the
//! functions and their addresses are in [`super::symbols`].

#[cfg(feature = "documented")]
mod constants;
#[cfg(feature = "documented")]
mod diagnostics;
#[cfg(feature = "documented")]
mod dispatch;
mod factory;
#[cfg(feature = "documented")]
mod families;
#[cfg(feature = "documented")]
mod features;
#[cfg(feature = "documented")]
mod geometry;
#[cfg(feature = "documented")]
mod names;
pub mod profile;
#[cfg(feature = "documented")]
mod registers;
#[cfg(feature = "documented")]
mod registry;
#[cfg(feature = "documented")]
mod shared_memory;
#[cfg(feature = "documented")]
mod sm_versions;
#[cfg(feature = "documented")]
mod suffixes;

#[cfg(feature = "documented")]
pub use constants::{UNIVERSAL_CONSTANTS, UniversalConstant};
#[cfg(feature = "documented")]
pub use diagnostics::{DIAGNOSTIC_STRINGS, DiagnosticString};
#[cfg(feature = "documented")]
pub use dispatch::{
    DISPATCH_GUARD, DISPATCH_MAPS, DispatchMap, DispatchMapRow, HANDLER_FUNCTIONS, HANDLERS, Handler, Handlers,
    SHARING_GROUPS, SharingGroup, handlers,
};
pub use factory::{
    CodegenFactory, FACTORY_GENERATIONS, FactoryGeneration, FactoryLabel, RELATED_VALUES, codegen_factory,
    decode_factory, encode_factory, factory_generation, fma_combining_gate, targets_of_factory,
};
#[cfg(feature = "documented")]
pub use families::{FAMILY_ASSIGNMENTS, FamilyAssignment};
#[cfg(feature = "documented")]
pub use features::{GENERATIONS, Generation, GenerationFeature, generation};
#[cfg(feature = "documented")]
pub use geometry::{ColumnDefinition, DOCUMENTED_GEOMETRY, DocumentedGeometry, GEOMETRY_COLUMNS, documented_geometry};
#[cfg(feature = "documented")]
pub use names::{
    NAME_GROUPS, NameGroup, SM82_OPCODES, VALIDATION_TABLES, ValidationEntry, ValidationRecord, ValidationTable,
    name_group, validation_table,
};
#[cfg(feature = "documented")]
pub use registers::{
    DocumentedOccupancy, OccupancyFormula, REGISTER_ALLOCATION, RegisterAllocation, documented_occupancy,
    register_allocation,
};
#[cfg(feature = "documented")]
pub use registry::{DEEP_DIVES, DeepDive, LAYERS, Layer, Page, REGISTERED, Registered, registered};
#[cfg(feature = "documented")]
pub use shared_memory::{SHARED_MEMORY_MAXIMA, SHARED_MEMORY_SIZES, SharedMemoryMaximum, TURING_DATA_CACHE_KIB};
#[cfg(feature = "documented")]
pub use sm_versions::{SM_VERSIONS, SmVersion};
#[cfg(feature = "documented")]
pub use suffixes::{COMPILE_RULES, CompileRule, SUBVARIANTS, SUFFIX_MEANINGS, Subvariants, SuffixMeaning};
