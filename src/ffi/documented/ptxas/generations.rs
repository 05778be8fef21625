//! ptxas as documented: what generations bring, texts, encoded versions.

use crate::documented::ptxas::{
    DIAGNOSTIC_STRINGS, DiagnosticString, FACTORY_GENERATIONS, FactoryGeneration, GENERATIONS, Generation, SM_VERSIONS,
    SmVersion, factory_generation, generation,
};
use crate::ffi::boundary::{self, Row, all_rows};
use crate::ffi::targets::smarch_target;

all_rows! {
    /// The seven generations with their features, in the order of the document. NULL when count is NULL.
    fn smarch_documented_ptxas_generations() -> [Generation] = GENERATIONS;

    /// The eight texts in ptxas that the documents use as evidence. NULL when count is NULL.
    fn smarch_documented_ptxas_diagnostic_strings() -> [DiagnosticString] = DIAGNOSTIC_STRINGS;

    /// The codegen factory table, values ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_factory_generations() -> [FactoryGeneration] = FACTORY_GENERATIONS;

    /// The five encoded SM versions, ascending. NULL when count is NULL.
    fn smarch_documented_ptxas_sm_versions() -> [SmVersion] = SM_VERSIONS;
}

/// The generation that names a target. NULL for targets that ptxas does not register.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_generation_of(t: smarch_target) -> Row<Generation> {
    generation(boundary::target(t).ok()?)
}

/// The row of the codegen factory table whose range holds the target's number. NULL where none does. Targets that ptxas
/// does not register may lie in a range: sm_82, sm_101.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_documented_ptxas_factory_generation_of(t: smarch_target) -> Row<FactoryGeneration> {
    factory_generation(boundary::target(t).ok()?)
}
