//! ptxas 13.0.88, as documented (seed 000).
//!
//! The profile object is in [`crate::profile`], scheduler words and code objects with it; the
//! functions and their addresses are in [`super::symbols`].

mod constants;
mod diagnostics;
mod dispatch;
mod factory;
mod families;
mod features;
mod geometry;
mod names;
mod registers;
mod registry;
mod shared_memory;
mod suffixes;

pub use constants::{UNIVERSAL_CONSTANTS, UniversalConstant};
pub use diagnostics::{DIAGNOSTIC_STRINGS, DiagnosticString};
pub use dispatch::{DISPATCH_GUARD, DispatchMap, HANDLERS, Handlers, SHARING_GROUPS, SharingGroup, handlers};
pub use factory::{
    CodegenFactory, FACTORY_GENERATIONS, FactoryGeneration, FactoryLabel, RELATED_VALUES, codegen_factory,
    decode_factory, encode_factory, factory_generation, fma_combining_gate,
};
pub use families::{FAMILY_ASSIGNMENTS, FamilyAssignment};
pub use features::{GENERATIONS, Generation, GenerationFeature, generation};
pub use geometry::{ColumnDefinition, DOCUMENTED_GEOMETRY, DocumentedGeometry, GEOMETRY_COLUMNS, documented_geometry};
pub use names::{
    NAME_GROUPS, NameGroup, SM82_OPCODES, VALIDATION_TABLES, ValidationEntry, ValidationTable, name_group,
    validation_table,
};
pub use registers::{DocumentedOccupancy, REGISTER_ALLOCATION, RegisterAllocation, register_allocation};
pub use registry::{DEEP_DIVES, DeepDive, LAYERS, Layer, Page, REGISTERED, Registered, registered};
pub use shared_memory::{SHARED_MEMORY_MAXIMA, SHARED_MEMORY_SIZES, SharedMemoryMaximum, TURING_DATA_CACHE_KIB};
pub use suffixes::{COMPILE_RULES, CompileRule, SUFFIX_MEANINGS, Subvariants, SuffixMeaning, subvariants};
