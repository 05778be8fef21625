//! The messages that the tools print about a list that they reject, one row each.
//!
//! `{}` stands for the wrong token, `{other}` for the one that it does not go with, `{digits}` for
//! the wrong token without its dots.
//!
//! Source: `loading/arch_lists.tsv`, `arch_lists_more.tsv` and `arch_list_releases.tsv` (measured), and for TensorFlow,
//! rules_cuda and numba their published sources.

macro_rules! messages {
    ($($message:ident $template:literal;)+) => {
        /// Which message a tool prints.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum Message {
            $($message,)+
        }

        impl Message {
            /// Every message, in the order of their codes.
            pub(crate) const ALL: &[Self] = &[$(Self::$message,)+];

            /// The text with its placeholders; empty where the message was not observed or depends on
            /// the machine.
            pub(super) const fn template(self) -> &'static str {
                match self {
                    $(Self::$message => $template,)+
                }
            }
        }
    };
}

#[rustfmt::skip]
messages! {
    None                     "";

    NvccUnsupported          "nvcc fatal   : Unsupported gpu architecture '{}'";
    NvccUnsupportedDotted    "nvcc fatal   : Unsupported gpu architecture 'compute_{digits}'";
    NvccNotDefined           "nvcc fatal   : Value '{}' is not defined for option 'gpu-code'";
    NvccNoArch               "nvcc fatal   : -arch option not specified";
    NvccIncompatible         "nvcc fatal   : Incompatible code generation requested: arch='{other}', code='{}'";
    NvccNotVirtual           "nvcc fatal   : Value of -arch option ('{}') must be a virtual code architecture";
    NvccAllWithCode          "nvcc fatal   : Cannot use '-arch=all' with '--gpu-code (-code)'";
    NvccNativeWithCode       "nvcc fatal   : Cannot use '-arch=native' with '--gpu-code (-code)'";
    NvccNotKeyword           "nvcc fatal   : '{}' is not in 'keyword=value' format";
    NvccRepeated             "nvcc fatal   : redefinition of keyword '{}' ";
    NvccKeyword              "nvcc fatal   : Keyword '{}' is not defined for option 'generate-code'";
    NvccStray                "nvcc fatal   : Stray '[' character";
    NvccNoCode               "nvcc fatal   : Option '--generate-code {}', missing code";
    NvccNoArchitecture       "nvcc fatal   : Option '--generate-code {}', missing architecture";
    NvccNoValue              "nvcc fatal   : argument expected after '{}'";
    NvccNoArgument           "nvcc fatal   : no argument expected after '{}'";
    NvccUnknownOption        "nvcc fatal   : Unknown option '{}'";
    NvccUnknownInput         "nvcc fatal   : Don't know what to do with '{}'";
    NvccLtoWithCode          "nvcc fatal   : '-dlto' conflicts with '-gencode' or '-code' to control what is generated; use 'code=lto_<arch>' instead of '-dlto' to request lto intermediate";
    NvccTwoFamilies          "nvcc fatal   : The same GPU code (`{}`) generated for non family-specific and family-specific GPU arch";

    TorchUnknown             "ValueError: Unknown CUDA arch ({}) or GPU not supported";
    TorchNoDevice            "IndexError: list index out of range";
    TorchCmakeUnknown        "Found Unknown CUDA Architecture Name in CUDA_SELECT_NVCC_ARCH_FLAGS: {}";

    FlashinferTooFew         "ValueError: not enough values to unpack (expected 2, got 1)";
    FlashinferTooMany        "ValueError: too many values to unpack (expected 2)";
    FlashinferNoNumber       "ValueError: invalid literal for int() with base 10: '{}'";
    FlashinferNoMinor        "IndexError: string index out of range";
    FlashinferBefore12_8     "RuntimeError: SM 120 requires CUDA >= 12.8";
    FlashinferBefore12_9     "RuntimeError: SM 12.1+ requires CUDA >= 12.9";
    FlashinferNone           "RuntimeError: No supported CUDA architectures found for major versions None.";

    VllmNone                 "No supported CUDA architectures; the build would produce a binary with no usable kernels.";

    CmakeNotOneOf            "CMAKE_CUDA_ARCHITECTURES: {other} is not one of the following: * a semicolon-separated list of integers, each optionally followed by '-real' or '-virtual' * a special value: all, all-major, native";
    CmakeEmptyVariable       "CMAKE_CUDA_ARCHITECTURES must be non-empty if set.";
    CmakeEmptyProperty       "CUDA_ARCHITECTURES is empty for target";
    CmakeSpecifier           "Unknown CUDA architecture specifier \"{}\".";
    CmakeQuotes              "CMAKE_CUDA_ARCHITECTURES contains literal quotes: {}";
    CmakeNoneWorks           "Failed to find a working CUDA architecture.";
    CmakeNotValid            "CMAKE_CUDA_ARCHITECTURES must be valid if set.";
    CmakeNoDevice            "CUDA_ARCHITECTURES is set to \"native\", but no GPU was detected.";
    CmakeUnsupported         "nvcc fatal : Unsupported gpu architecture 'compute_{}'";

    ClangUnsupported         "unsupported CUDA gpu architecture: {}";

    TensorflowInvalid        "Invalid compute capability: {}";
    TensorflowInvalidSm      "Invalid compute capability: sm_{digits}";
    TensorflowInvalidCompute "Invalid compute capability: compute_{digits}";

    RulesCudaNotVirtual      "expect a virtual architecture, got {}";
    RulesCudaUnsupported     "{} is not a supported cuda arch";

    MesonUnknown             "InvalidArguments: Unknown CUDA Architecture Name {}!";

    NumbaNotDecimals         "ValueError: Compute capability must be specified as a string of \"major.minor\" where major and minor are decimals";
}
