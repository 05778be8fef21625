//! What the documents state, table by table.

#[cfg(feature = "documented")]
mod cicc;
#[cfg(feature = "documented")]
mod documents;
mod errata;
#[cfg(feature = "documented")]
mod nvlink;
mod ptxas;
#[cfg(feature = "documented")]
mod symbols;
#[cfg(feature = "documented")]
mod tileiras;
