//! The documents themselves.

use crate::documented::documents::{DOCUMENTS, Document};
use crate::ffi::boundary::all_rows;

all_rows! {
    /// The five documents that the library's documented facts come from, by number. NULL when count is NULL.
    fn smarch_documented_documents() -> [Document] = DOCUMENTS;
}
