//! Cubins and the containers that hold them, against what the tools printed of them.

#[path = "../common/mod.rs"]
mod common;

mod container_damage;
mod containers;
mod damage;
mod exhaustive;
mod finalization;
mod hosts;
mod identify;
mod kernels;
mod made;
mod needed;
mod shapes;
#[path = "../../fuzz/fuzz_targets/structure/mod.rs"]
mod structure;
mod structures;
mod unpacked;
