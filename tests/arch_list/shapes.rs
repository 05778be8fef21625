//! Long texts of every syntax, made to be slow: many items that are known, repeated, unknown, empty or taken back, tokens
//! as long as the text, and nothing but separators.

use smarch::arch_list::Syntax;

/// How a syntax writes a list: what stands before the items, between them and behind them.
struct Frame {
    syntaxes: &'static [Syntax],
    before: &'static str,
    between: &'static str,
    after: &'static str,
    /// Items that the tool takes.
    known: &'static [&'static str],
    /// What a number is put behind to make a name that the tool does not know.
    unknown: &'static str,
}

const NVCC: &[Syntax] = &[Syntax::Nvcc];
const TORCH: &[Syntax] = &[
    Syntax::Torch2_15,
    Syntax::Torch2_9,
    Syntax::Torch2_8,
    Syntax::Torch2_7,
    Syntax::Torch2_6,
    Syntax::Torch2_2,
    Syntax::Torch2_1,
    Syntax::Torch2_0,
    Syntax::Torch1_13,
];
const CMAKE: &[Syntax] = &[
    Syntax::CmakeVariable,
    Syntax::CmakeEnvironment,
    Syntax::CmakeProperty,
    Syntax::Cmake3_28,
    Syntax::Cmake3_25,
    Syntax::Cmake3_24,
    Syntax::Cmake3_23,
    Syntax::Cmake3_18,
];
const CLANG: &[Syntax] = &[Syntax::Clang19, Syntax::Clang22];
const NAMES: &[&str] = &["sm_80", "sm_75", "sm_90", "sm_86"];
const DOTTED: &[&str] = &["8.0", "7.5", "9.0", "8.6"];
const GENCODES: &[&str] = &[
    "arch=compute_75,code=sm_75",
    "arch=compute_75,code=sm_80",
    "arch=compute_80,code=[sm_86,sm_90]",
];

#[rustfmt::skip]
const FRAMES: &[Frame] = &[
    Frame { syntaxes: NVCC, before: "-gencode arch=compute_75,code=[", between: ",", after: "]", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: NVCC, before: "-gencode arch=compute_75,code=sm_75", between: " -gencode ", after: "", known: GENCODES, unknown: "arch=compute_75,code=sm_" },
    Frame { syntaxes: NVCC, before: "-arch=compute_75 -code=", between: ",", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: NVCC, before: "-arch=compute_75 -code=", between: " -code=", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: NVCC, before: "-arch=", between: " -arch=", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: NVCC, before: "-arch=sm_80 ", between: " ", after: "", known: &["-dc", "-rdc true", "--device-c", "-dlto"], unknown: "-O" },
    Frame { syntaxes: TORCH, before: "", between: ";", after: "", known: DOTTED, unknown: "9." },
    Frame { syntaxes: TORCH, before: "", between: " ", after: "", known: &["Ampere", "Hopper+PTX", "8.6+PTX"], unknown: "Ampere" },
    Frame { syntaxes: CMAKE, before: "80;", between: ";", after: "", known: &["80", "75-real", "90-virtual"], unknown: "9" },
    Frame { syntaxes: CLANG, before: "--offload-arch=", between: ",", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: CLANG, before: "--cuda-gpu-arch=", between: " --cuda-gpu-arch=", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: CLANG, before: "--no-offload-arch=", between: ",", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: CLANG, before: "--offload-arch=sm_80 --cuda-include-ptx=", between: " --no-cuda-include-ptx=", after: "", known: &["sm_80", "all", "sm_75"], unknown: "sm_" },
    Frame { syntaxes: &[Syntax::Tensorflow], before: "", between: ",", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: &[Syntax::Tensorflow], before: "", between: ",", after: "", known: DOTTED, unknown: "9." },
    Frame { syntaxes: &[Syntax::RulesCuda], before: "compute_75:", between: ",", after: "", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: &[Syntax::RulesCuda], before: "", between: ";", after: "", known: &["sm_80", "compute_75:sm_80", " sm_90 "], unknown: "sm_" },
    Frame { syntaxes: &[Syntax::Meson], before: "'13.0.88', ['", between: "', '", after: "']", known: DOTTED, unknown: "9." },
    Frame { syntaxes: &[Syntax::Meson], before: "'13.0.88', ['", between: ";", after: "']", known: &["8.0", "Ampere", "8.6(8.0)", "9.0+PTX"], unknown: "9." },
    Frame { syntaxes: &[Syntax::Meson], before: "'13.0.88', 'Auto', detected: ['", between: "', '", after: "']", known: DOTTED, unknown: "9." },
    Frame { syntaxes: &[Syntax::Cupy], before: "", between: ";", after: "", known: GENCODES, unknown: "arch=compute_75,code=sm_" },
    Frame { syntaxes: &[Syntax::Cupy], before: "arch=compute_75,code=[", between: ",", after: "]", known: NAMES, unknown: "sm_" },
    Frame { syntaxes: &[Syntax::Vllm], before: "", between: ";", after: "", known: DOTTED, unknown: "9." },
    Frame { syntaxes: &[Syntax::Vllm], before: "8.0 ", between: " ", after: "", known: &["Ampere", "Hopper+PTX", "8.6(8.0)"], unknown: "Ampere" },
    Frame { syntaxes: &[Syntax::Flashinfer], before: "", between: " ", after: "", known: &["8.0", "12.0f", "9.0"], unknown: "9." },
    Frame { syntaxes: &[Syntax::Numba], before: "8.", between: ".", after: "", known: DOTTED, unknown: "9" },
];

/// What clang adds and takes back: what stands before each item of both halves.
#[rustfmt::skip]
const TAKEN_BACK: &[[&str; 4]] = &[
    ["--offload-arch=",  ",",                  " --no-offload-arch=",  ","],
    ["--offload-arch=",  " --offload-arch=",   " --no-offload-arch=",  " --no-offload-arch="],
    ["--cuda-gpu-arch=", " --cuda-gpu-arch=",  " --no-cuda-gpu-arch=", " --no-cuda-gpu-arch="],
];

/// Items joined by a separator until they fill so many bytes.
fn fill(size: usize, separator: &str, item: impl Fn(usize) -> String) -> String {
    let mut text = item(0);
    let mut made = 1;
    while text.len() < size {
        text += separator;
        text += &item(made);
        made += 1;
    }
    text
}

/// Texts of about so many bytes in every syntax, each with a title.
pub fn shapes(size: usize) -> Vec<(Syntax, &'static str, String)> {
    let mut shapes = Vec::new();
    for frame in FRAMES {
        let cycle = |at: usize| frame.known[at % frame.known.len()].to_string();
        let unknown = |at: usize| format!("{}{at}", frame.unknown);
        let of = |items: String| format!("{}{items}{}", frame.before, frame.after);
        let separators = fill(size, frame.between, |_| String::new());
        let texts = [
            ("known items", of(fill(size, frame.between, cycle))),
            ("one item again and again", of(fill(size, frame.between, |_| cycle(0)))),
            ("unknown items", of(fill(size, frame.between, unknown))),
            (
                "known items, the last one unknown",
                of(fill(size, frame.between, cycle) + frame.between + &unknown(7)),
            ),
            ("empty items", of(separators.clone())),
            (
                "items in quotes",
                of(fill(size, frame.between, |at| format!("\"{}\"''", cycle(at)))),
            ),
            (
                "an item as long as the text",
                of(format!("{}{}", cycle(0), "0".repeat(size))),
            ),
            (
                "known items, the last one long",
                of(fill(size / 2, frame.between, cycle) + frame.between + &unknown(0).repeat(size / 8)),
            ),
            ("nothing but separators", separators),
            ("nothing but quotes", of("''\"\"".repeat(size / 4))),
            ("nothing but blanks", of(" \t".repeat(size / 2))),
            ("nothing but dots", of(".".repeat(size))),
        ];
        for &syntax in frame.syntaxes {
            shapes.extend(texts.iter().map(|(title, text)| (syntax, *title, text.clone())));
        }
    }
    for [add, and_add, remove, and_remove] in TAKEN_BACK {
        let half = size / 2;
        let both = |item: &dyn Fn(usize) -> String| {
            let (added, removed) = (fill(half, and_add, item), fill(half, and_remove, item));
            format!("{add}{added}{remove}{removed}")
        };
        let unknown = |at: usize| format!("sm_{at}");
        let texts = [
            ("unknown names, taken back", both(&unknown)),
            ("few unknown names, taken back", both(&|at| unknown(at % 20 + 800))),
            (
                "a name that needs an older CUDA, taken back",
                both(&|_| "sm_35".to_string()),
            ),
            (
                "names of older CUDA, taken back",
                both(&|at| ["sm_35", "sm_37", "sm_30", "sm_32"][at % 4].to_string()),
            ),
            (
                "known names, taken back",
                both(&|at| NAMES[at % NAMES.len()].to_string()),
            ),
            ("empty names, taken back", both(&|_| String::new())),
            ("long names, taken back", both(&|at| format!("sm_{at:02000}"))),
            ("a name as long as the text, taken back", both(&|_| "8".repeat(half))),
            (
                "unknown names, all taken back",
                format!("{add}{}{remove}all", fill(size, and_add, unknown)),
            ),
            (
                "names of older CUDA, all taken back",
                format!("{add}{}{remove}all", fill(size, and_add, |_| "sm_35".to_string())),
            ),
            (
                "unknown names, one of many taken back",
                format!("{add}sm_0{remove}{}", fill(size, and_remove, |at| unknown(at + 1))),
            ),
            (
                "each taken back at once",
                fill(size, " ", |at| format!("{add}sm_{at}{remove}sm_{at}")),
            ),
        ];
        for &syntax in CLANG {
            shapes.extend(texts.iter().map(|(title, text)| (syntax, *title, text.clone())));
        }
    }
    shapes
}
