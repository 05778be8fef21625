//! ptxas 13.0.88, as documented (seed 000).

mod factory;

pub use factory::{
    CodegenFactory, FactoryLabel, RELATED_VALUES, codegen_factory, decode_factory, encode_factory, fma_combining_gate,
};
