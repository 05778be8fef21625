//! nvlink 13.0.88, as documented (seed 001).
//!
//! The functions and their addresses are in [`super::symbols`].

mod compatibility;
mod components;
mod confidence;
mod finalize;
mod identity;
mod options;
mod rodata;
mod rules;
mod slots;

pub use compatibility::{
    ARCH_CHARACTERS, ArchCharacter, CAPABILITY_BITS, CAPABILITY_POINTER_OFFSET, CAPABILITY_VECTOR_OFFSETS,
    CAPABILITY_VECTOR_SOURCES, CapabilityBit, DECADE_GROUPS, DecadeGroup, FINALIZE_FUNCTIONS, REMAPPINGS, Remapping,
    SPECIAL_CASES, SpecialCase, is_bridged, remap, required_capabilities,
};
pub use components::{
    BACKEND_FUNCTIONS, BACKEND_RANGE, BackendFunction, ENCODER_FUNCTIONS, ENCODER_RANGE, INSTRUCTION_BITS,
    SHARED_COMPONENTS, SharedComponent,
};
pub use confidence::{CLAIMS, Claim, ClaimedAddress, OBSERVATIONS, Observation};
pub use finalize::{
    CLASS_BYTE, CLASS_OUTCOMES_AS_RUN, CLASS_TABLE, ClassCode, ClassOutcome, FINALIZE_CHECKS, FINALIZE_CODES,
    Finalization, FinalizeCheck, FinalizeClass, FinalizeCode, FinalizeCodeInfo, FinalizeOutcome, FinalizeRequest,
    FinalizeStep, VERSION_LIMIT, arch_match, finalize, finalize_checks, is_capable,
};
pub use identity::{ARCHITECTURES, Architecture, FAMILY_STRING, architecture};
pub use options::{CODEGEN_OPTIONS, CodegenOption, CodegenOptionInfo, CodegenOptions, Lds128Convert, OptionFault};
pub use rodata::{REGISTERING_FUNCTION, RODATA_STRINGS, RodataString};
pub use rules::{FINALIZE_RULES, FinalizeRule};
pub use slots::{
    DISPATCH_SLOTS, DispatchSlot, ENCODING_FUNCTION_STRUCTURE_BYTES, ENCODING_FUNCTIONS, ENCODING_SLOT,
    EncodingFunction, encoding_function,
};
