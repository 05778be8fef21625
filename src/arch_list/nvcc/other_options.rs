//! The options of nvcc that select no architecture, so that whole command lines can be read.
//!
//! Source: `nvcc --help` of 13.0 and 13.5; `tests/data/loading/nvcc_options.tsv`: measured.

use super::super::messages::Message;
use super::super::source::{Failed, Source};
use super::super::token::{ShellWords, Token};
use crate::Error;

/// Whether an option takes a value: the next word, or what follows "=".
const VALUE: bool = true;
const NONE: bool = false;

/// The long name, which takes two dashes, the short one, which takes one (or two where it is the long one), and whether there is a value. "-": there is no short name. Those of [`UNREAD`] are left out.
#[rustfmt::skip]
const OPTIONS: &[(&[u8], &[u8], bool)] = &[
    (b"allow-unsupported-compiler",                   b"allow-unsupported-compiler",          NONE),
    (b"apply-controls",                               b"apply-controls",                      VALUE),
    (b"archive-options",                              b"Xarchive",                            VALUE),
    (b"archiver-binary",                              b"arbin",                               VALUE),
    (b"augment-host-linker-script",                   b"aug-hls",                             NONE),
    (b"brief-diagnostics",                            b"brief-diag",                          VALUE),
    (b"cicc-options",                                 b"Xcicc",                               VALUE),
    (b"compile",                                      b"c",                                   NONE),
    (b"compile-as-tools-patch",                       b"astoolspatch",                        NONE),
    (b"compiler-bindir",                              b"ccbin",                               VALUE),
    (b"compiler-options",                             b"Xcompiler",                           VALUE),
    (b"compress-mode",                                b"compress-mode",                       VALUE),
    (b"concat",                                       b"concat",                              NONE),
    (b"cubin",                                        b"cubin",                               NONE),
    (b"cuda",                                         b"cuda",                                NONE),
    (b"cudadevrt",                                    b"cudadevrt",                           VALUE),
    (b"cudafe-options",                               b"Xcudafe",                             VALUE),
    (b"cudart",                                       b"cudart",                              VALUE),
    (b"debug",                                        b"g",                                   NONE),
    (b"default-stream",                               b"default-stream",                      VALUE),
    (b"define-macro",                                 b"D",                                   VALUE),
    (b"dependency-drive-prefix",                      b"ddp",                                 VALUE),
    (b"dependency-output",                            b"MF",                                  VALUE),
    (b"dependency-target-name",                       b"MT",                                  VALUE),
    (b"device-debug",                                 b"G",                                   NONE),
    (b"device-entity-has-hidden-visibility",          b"device-entity-has-hidden-visibility", VALUE),
    (b"device-link",                                  b"dlink",                               NONE),
    (b"device-stack-protector",                       b"device-stack-protector",              VALUE),
    (b"device-w",                                     b"dw",                                  NONE),
    (b"diag-error",                                   b"diag-error",                          VALUE),
    (b"diag-suppress",                                b"diag-suppress",                       VALUE),
    (b"diag-warn",                                    b"diag-warn",                           VALUE),
    (b"disable-warnings",                             b"w",                                   NONE),
    (b"display-error-number",                         b"err-no",                              NONE),
    (b"dont-use-profile",                             b"noprof",                              NONE),
    (b"dopt",                                         b"dopt",                                VALUE),
    (b"drive-prefix",                                 b"dp",                                  VALUE),
    (b"dryrun",                                       b"dryrun",                              NONE),
    (b"enable-tile",                                  b"enable-tile",                         NONE),
    (b"entries",                                      b"e",                                   VALUE),
    (b"expt-extended-lambda",                         b"expt-extended-lambda",                NONE),
    (b"expt-relaxed-constexpr",                       b"expt-relaxed-constexpr",              NONE),
    (b"extended-lambda",                              b"extended-lambda",                     NONE),
    (b"extensible-whole-program",                     b"ewp",                                 NONE),
    (b"extra-device-vectorization",                   b"extra-device-vectorization",          NONE),
    (b"fatbin",                                       b"fatbin",                              NONE),
    (b"fatbin-options",                               b"Xfatbin",                             VALUE),
    (b"fdevice-sanitize",                             b"fdevice-sanitize",                    VALUE),
    (b"fdevice-syntax-only",                          b"fdevice-syntax-only",                 NONE),
    (b"fdevice-time-trace",                           b"fdevice-time-trace",                  VALUE),
    (b"fdevice-time-trace-granularity",               b"fdevice-time-trace-granularity",      VALUE),
    (b"fmad",                                         b"fmad",                                VALUE),
    (b"fmax-errors",                                  b"fmax-errors",                         VALUE),
    (b"force-cl-env-setup",                           b"force-cl-env-setup",                  NONE),
    (b"forward-unknown-opts",                         b"forward-unknown-opts",                NONE),
    (b"forward-unknown-to-host-compiler",             b"forward-unknown-to-host-compiler",    NONE),
    (b"forward-unknown-to-host-linker",               b"forward-unknown-to-host-linker",      NONE),
    (b"frandom-seed",                                 b"frandom-seed",                        VALUE),
    (b"ftemplate-backtrace-limit",                    b"ftemplate-backtrace-limit",           VALUE),
    (b"ftemplate-depth",                              b"ftemplate-depth",                     VALUE),
    (b"ftz",                                          b"ftz",                                 VALUE),
    (b"gen-opt-lto",                                  b"gen-opt-lto",                         NONE),
    (b"generate-dependencies",                        b"M",                                   NONE),
    (b"generate-dependencies-with-compile",           b"MD",                                  NONE),
    (b"generate-dependency-targets",                  b"MP",                                  NONE),
    (b"generate-line-info",                           b"lineinfo",                            NONE),
    (b"generate-nonsystem-dependencies",              b"MM",                                  NONE),
    (b"generate-nonsystem-dependencies-with-compile", b"MMD",                                 NONE),
    (b"host-linker-script",                           b"hls",                                 VALUE),
    (b"include-path",                                 b"I",                                   VALUE),
    (b"input-drive-prefix",                           b"idp",                                 VALUE),
    (b"jobserver",                                    b"jobserver",                           NONE),
    (b"jump-table-density",                           b"jtd",                                 VALUE),
    (b"keep",                                         b"keep",                                NONE),
    (b"keep-device-functions",                        b"keep-device-functions",               NONE),
    (b"keep-dir",                                     b"keep-dir",                            VALUE),
    (b"lib",                                          b"lib",                                 NONE),
    (b"libdevice-directory",                          b"ldir",                                VALUE),
    (b"library",                                      b"l",                                   VALUE),
    (b"library-path",                                 b"L",                                   VALUE),
    (b"link",                                         b"link",                                NONE),
    (b"linker-options",                               b"Xlinker",                             VALUE),
    (b"ltoir",                                        b"ltoir",                               NONE),
    (b"m64",                                          b"m64",                                 NONE),
    (b"machine",                                      b"m",                                   VALUE),
    (b"maxrregcount",                                 b"maxrregcount",                        VALUE),
    (b"no-align-double",                              b"-",                                   NONE),
    (b"no-compress",                                  b"no-compress",                         NONE),
    (b"no-device-link",                               b"nodlink",                             NONE),
    (b"no-display-error-number",                      b"no-err-no",                           NONE),
    (b"no-exceptions",                                b"noeh",                                NONE),
    (b"no-host-device-initializer-list",              b"nohdinitlist",                        NONE),
    (b"no-host-device-move-forward",                  b"nohdmoveforward",                     NONE),
    (b"nvlink-options",                               b"Xnvlink",                             VALUE),
    (b"nvprune-options",                              b"Xnvprune",                            VALUE),
    (b"objdir-as-tempdir",                            b"objtemp",                             NONE),
    (b"Ofast-compile",                                b"Ofc",                                 VALUE),
    (b"optimization-info",                            b"opt-info",                            VALUE),
    (b"optimize",                                     b"O",                                   VALUE),
    (b"optix-ir",                                     b"optix-ir",                            NONE),
    (b"output-directory",                             b"odir",                                VALUE),
    (b"output-file",                                  b"o",                                   VALUE),
    (b"pre-include",                                  b"include",                             VALUE),
    (b"prec-div",                                     b"prec-div",                            VALUE),
    (b"prec-sqrt",                                    b"prec-sqrt",                           VALUE),
    (b"preprocess",                                   b"E",                                   NONE),
    (b"profile",                                      b"pg",                                  NONE),
    (b"prune",                                        b"prune",                               NONE),
    (b"ptx",                                          b"ptx",                                 NONE),
    (b"ptxas-options",                                b"Xptxas",                              VALUE),
    (b"qpp-config",                                   b"qpp-config",                          VALUE),
    (b"relocatable-link",                             b"r",                                   NONE),
    (b"relocatable-ptx",                              b"reloc-ptx",                           NONE),
    (b"resource-usage",                               b"res-usage",                           NONE),
    (b"restrict",                                     b"restrict",                            NONE),
    (b"safety-compatibility",                         b"safety-compat",                       NONE),
    (b"sanitize",                                     b"sanitize",                            VALUE),
    (b"save-temps",                                   b"save-temps",                          NONE),
    (b"shared",                                       b"shared",                              NONE),
    (b"simt-only",                                    b"simt-only",                           NONE),
    (b"skip-ptx-semantics-check",                     b"skip-ptx-semantics-check",            NONE),
    (b"source-in-ptx",                                b"src-in-ptx",                          NONE),
    (b"split-compile",                                b"split-compile",                       VALUE),
    (b"split-compile-extended",                       b"split-compile-extended",              VALUE),
    (b"static-global-template-stub",                  b"static-global-template-stub",         VALUE),
    (b"std",                                          b"std",                                 VALUE),
    (b"stdlib",                                       b"stdlib",                              VALUE),
    (b"system-include",                               b"isystem",                             VALUE),
    (b"target-directory",                             b"target-dir",                          VALUE),
    (b"threads",                                      b"t",                                   VALUE),
    (b"tile-only",                                    b"tile-only",                           NONE),
    (b"tile-preview",                                 b"tile-preview",                        VALUE),
    (b"tilebc",                                       b"tilebc",                              NONE),
    (b"tilecubin",                                    b"tilecubin",                           NONE),
    (b"tilefatbin",                                   b"tilefatbin",                          NONE),
    (b"tileiras-options",                             b"Xtileiras",                           VALUE),
    (b"time",                                         b"time",                                VALUE),
    (b"undefine-macro",                               b"U",                                   VALUE),
    (b"use-local-env",                                b"use-local-env",                       NONE),
    (b"use_fast_math",                                b"use_fast_math",                       NONE),
    (b"utf-8",                                        b"utf-8",                               NONE),
    (b"verbose",                                      b"v",                                   NONE),
    (b"verbose2",                                     b"v2",                                  NONE),
    (b"Wconversion",                                  b"Wconversion",                         NONE),
    (b"Wdefault-stream-launch",                       b"Wdefault-stream-launch",              NONE),
    (b"Werror",                                       b"Werror",                              VALUE),
    (b"Wext-lambda-captures-this",                    b"Wext-lambda-captures-this",           NONE),
    (b"Wmissing-launch-bounds",                       b"Wmissing-launch-bounds",              NONE),
    (b"Wno-deprecated-declarations",                  b"Wno-deprecated-declarations",         NONE),
    (b"Wno-deprecated-gpu-targets",                   b"Wno-deprecated-gpu-targets",          NONE),
    (b"Wreorder",                                     b"Wreorder",                            NONE),
    (b"x",                                            b"x",                                   VALUE),
];

/// Behind these there is no compilation, or there are more options: a command line with one is not read.
const UNREAD: &[&[u8]] = &[
    b"--clean-targets",
    b"-clean",
    b"--help",
    b"-h",
    b"--list-gpu-arch",
    b"-arch-ls",
    b"--list-gpu-code",
    b"-code-ls",
    b"--options-file",
    b"-optf",
    b"--run",
    b"-run",
    b"--run-args",
    b"-run-args",
    b"--version",
    b"-V",
];

/// Short names that the value may follow without "=": `-O3`.
const JOINED: &[u8] = b"DILOUlt";

/// Endings of the names of files that nvcc reads.
const FILES: &[&[u8]] = &[
    b".cu", b".c", b".cc", b".cpp", b".cxx", b".i", b".ii", b".gpu", b".ptx", b".cubin", b".fatbin", b".ltoir", b".o",
    b".obj", b".a", b".lib", b".so", b".res",
];

/// With one of these nvcc passes on what it does not know.
const FORWARDING: &[&[u8]] = &[
    b"forward-unknown-opts",
    b"forward-unknown-to-host-compiler",
    b"forward-unknown-to-host-linker",
];

/// Whether it is an option of nvcc with which a command line is not read.
pub(super) fn is_unread(word: Token<'_>) -> bool {
    UNREAD.iter().any(|&name| {
        word.strip_prefix(name)
            .is_some_and(|rest| rest.is_empty() || rest.strip_prefix(b"=").is_some())
    })
}

/// Whether a word is the compiler itself, with which a command line begins.
pub(super) fn is_nvcc(word: Token<'_>) -> bool {
    word.is_any(&[b"nvcc", b"nvcc.exe"]) || word.strip_suffix(b"/nvcc").is_some()
}

/// Whether a word concerns no architecture; takes the value of an option from the words that follow.
#[inline(never)]
pub(super) fn passes_over<'a>(word: Token<'a>, words: &mut ShellWords<'a>) -> Result<bool, Failed> {
    let Some(name) = word.strip_prefix(b"-") else {
        return Ok(FILES.iter().any(|ending| word.strip_suffix(ending).is_some()));
    };
    let long = name.strip_prefix(b"-");
    for &(long_name, short_name, takes_value) in OPTIONS {
        let rest = match long {
            Some(long) => long.strip_prefix(long_name),
            None => name.strip_prefix(short_name),
        };
        let Some(rest) = rest else { continue };
        let has_value = rest.strip_prefix(b"=").is_some();
        if rest.is_empty() && takes_value && words.next().is_none() {
            return Err(word.fail(Error::ArchListValue, Message::NvccNoValue));
        }
        if has_value && !takes_value {
            let option = word.before(word.len().saturating_sub(rest.len()));
            return Err(option.fail(Error::ArchListValue, Message::NvccNoArgument));
        }
        if rest.is_empty() || has_value {
            return Ok(true);
        }
    }
    let is_joined = |&letter: &u8| name.strip_prefix(&[letter]).is_some();
    Ok(long.is_none() && JOINED.iter().any(is_joined))
}

/// Whether options that nvcc does not know are the host compiler's or the linker's.
#[inline(never)]
pub(super) fn are_forwarded(source: &Source<'_>) -> bool {
    let mut words = source.shell_words();
    words.any(|word| {
        let name = word
            .strip_prefix(b"-")
            .map(|name| name.strip_prefix(b"-").unwrap_or(name));
        name.is_some_and(|name| name.is_any(FORWARDING))
    })
}
