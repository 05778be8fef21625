//! Which tool reads a syntax, and how it is set: its release, and where the list is written.

use super::clang::{CLANG_19, CLANG_22, Clang};
use super::cmake::{Cmake, Release, Setting};
use super::syntax::Syntax;
use super::torch::{self, Torch};

/// What reads and writes a list.
#[derive(Clone, Copy)]
pub(super) enum Tool {
    Nvcc,
    Torch(Torch),
    Cmake(Cmake),
    Clang(&'static Clang),
    Tensorflow,
    RulesCuda,
    Meson,
    Cupy,
    Numba,
    Vllm,
    Flashinfer,
}

impl Tool {
    #[rustfmt::skip]
    pub const fn of(syntax: Syntax) -> Self {
        match syntax {
            Syntax::Nvcc             => Self::Nvcc,
            Syntax::Torch2_15        => Self::Torch(torch::TORCH_2_14),
            Syntax::Torch2_9         => Self::Torch(torch::TORCH_2_9),
            Syntax::Torch2_8         => Self::Torch(torch::TORCH_2_8),
            Syntax::Torch2_7         => Self::Torch(torch::TORCH_2_7),
            Syntax::Torch2_6         => Self::Torch(torch::TORCH_2_6),
            Syntax::Torch2_2         => Self::Torch(torch::TORCH_2_2),
            Syntax::Torch2_1         => Self::Torch(torch::TORCH_2_1),
            Syntax::Torch2_0         => Self::Torch(torch::TORCH_2_0),
            Syntax::Torch1_13        => Self::Torch(torch::TORCH_1_13),
            Syntax::CmakeVariable    => Self::Cmake(Cmake::newest(Setting::Variable)),
            Syntax::CmakeEnvironment => Self::Cmake(Cmake::newest(Setting::Environment)),
            Syntax::CmakeProperty    => Self::Cmake(Cmake::newest(Setting::Property)),
            Syntax::Cmake3_28        => Self::Cmake(Cmake::variable(Release::V3_28)),
            Syntax::Cmake3_25        => Self::Cmake(Cmake::variable(Release::V3_25)),
            Syntax::Cmake3_24        => Self::Cmake(Cmake::variable(Release::V3_24)),
            Syntax::Cmake3_23        => Self::Cmake(Cmake::variable(Release::V3_23)),
            Syntax::Cmake3_18        => Self::Cmake(Cmake::variable(Release::V3_18)),
            Syntax::Clang19          => Self::Clang(&CLANG_19),
            Syntax::Clang22          => Self::Clang(&CLANG_22),
            Syntax::Tensorflow       => Self::Tensorflow,
            Syntax::RulesCuda        => Self::RulesCuda,
            Syntax::Meson            => Self::Meson,
            Syntax::Cupy             => Self::Cupy,
            Syntax::Numba            => Self::Numba,
            Syntax::Vllm             => Self::Vllm,
            Syntax::Flashinfer       => Self::Flashinfer,
        }
    }
}
