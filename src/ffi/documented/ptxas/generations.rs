//! ptxas as documented: what generations bring, texts, encoded versions.

use crate::documented::ptxas::{
    DIAGNOSTIC_STRINGS, DiagnosticString, FACTORY_GENERATIONS, FactoryGeneration, GENERATIONS, Generation, SM_VERSIONS,
    SmVersion,
};
use crate::ffi::boundary::all_rows;

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
