//! Loading, of which no seed speaks.

use super::{Erratum, Evidence};

#[rustfmt::skip]
errata! {
"E60" "what loads on a device" [P]
    "nothing: whether a cubin loads, whether PTX may be compiled there and which image is preferred is in no document about the binaries"
 => "the rules of NVIDIA's public guides; the cells on which those are silent are unknown, not refused";
    "loading/LOADING.md; loading/loading_sass.tsv; loading/loading_ptx.tsv; silicon/580.159.04_9.0.tsv"
"E60b" "which image of a fat binary a driver takes" [P]
    "the most appropriate one, cubins before PTX; a third party reports of equal images the first cubin and the last PTX, and nothing of suffixes"
 => "of the images that are for the device a cubin before PTX, then the nearest number, then suffix a before none, then the first, but the last of PTX for the device's own target; PTX that is taken and too new fails, and no other image is tried";
    "silicon/580.159.04_9.0.tsv"
"E60c" "whether a driver loads relocatable code" [P]
    "that it is to be linked first"
 => "unknown, where a driver is given the code: it links it by itself, and refuses some of it (CUDA_ERROR_INVALID_IMAGE, _NOT_FOUND)";
    "silicon/580.159.04_9.0.tsv"
"E60d" "the dynamic shared memory with which so many blocks fit" [P]
    "what cudaOccAvailableDynamicSMemPerBlock returns, and cuOccupancyAvailableDynamicSMemPerBlock with it: up to 1024 bytes more"
 => "the bytes with which so many blocks do fit, and with one more do not: the reserve of each block is taken off";
    "silicon/580.159.04_9.0.tsv"
"E60e" "PTX 3.0 with .target sm_35" [P]
    "that sm_35 came with PTX 3.1, and ptxas refuses it below"
 => "a driver compiles it; ptxas refuses it";
    "silicon/580.159.04_9.0.tsv"
}
