//! Loading, of which no seed speaks.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E60" "what loads on a device" [P]
    "nothing: whether a cubin loads, whether PTX may be compiled there and which image is preferred is in no document about the binaries"
 => "the rules of NVIDIA's public guides; the cells on which those are silent are unknown, not refused";
    "loading/LOADING.md; loading/loading_sass.tsv; loading/loading_ptx.tsv"
}
