//! Loading, which no seed describes.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E60" "what loads on a device" [P]
    "nothing: whether a cubin loads, whether PTX may be compiled there and which image is preferred is in no document about the binaries"
 => "the rules of NVIDIA's public guides. Where these say nothing the answer is unknown, not no";
    "loading/LOADING.md; loading/loading_sass.tsv; loading/loading_ptx.tsv; silicon/580.159.04_9.0.tsv"
"E60b" "which image of a fat binary a driver takes" [P]
    "the most appropriate one, cubins before PTX. A third party reports that of equal images the first cubin and the last PTX count, and says nothing of suffixes"
 => "only images for the device count. A cubin comes before PTX, then the nearest number, then suffix a before none, then the first image; of PTX for the device's own target it is the last one. If that PTX is too new, loading fails, and the driver tries no other image";
    "silicon/580.159.04_9.0.tsv"
"E60c" "whether a driver loads relocatable code" [P]
    "it must be linked first"
 => "unknown if the driver gets the code itself: it links the code, and refuses some of it (CUDA_ERROR_INVALID_IMAGE, _NOT_FOUND)";
    "silicon/580.159.04_9.0.tsv"
"E60d" "the dynamic shared memory with which so many blocks fit" [P]
    "what cudaOccAvailableDynamicSMemPerBlock returns, and cuOccupancyAvailableDynamicSMemPerBlock too: up to 1024 bytes more"
 => "the bytes with which so many blocks do fit, and with one more byte do not: the reserve of each block is taken off";
    "silicon/580.159.04_9.0.tsv"
"E60e" "PTX 3.0 with .target sm_35" [P]
    "sm_35 came with PTX 3.1, and ptxas refuses it below"
 => "a driver compiles it, and ptxas refuses it";
    "silicon/580.159.04_9.0.tsv"
}
