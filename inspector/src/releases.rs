//! Releases of the toolkit in sentences.

use smarch::Toolkit;
use smarch_answers::toolkit_ranges;

/// "12.0 to 12.6, 13.0": ranges of releases that follow each other; "none" for none.
pub fn ranges(toolkits: &[Toolkit]) -> String {
    match toolkits {
        [] => "none".to_owned(),
        toolkits => toolkit_ranges(toolkits),
    }
}
