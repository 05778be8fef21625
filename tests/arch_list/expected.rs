//! What a row of `loading/arch_lists.tsv` and `arch_lists_more.tsv` says, read from its own text.

use crate::common::data;
use smarch::arch_list::{Remark, Syntax};
use smarch::{Error, Name, NameKind, Target, Toolkit};

/// A row of the file.
pub struct Row {
    pub syntax: Syntax,
    /// Whose nvcc was run; the default for the other tools.
    pub toolkit: Toolkit,
    pub title: String,
    pub input: String,
    pub result: String,
}

/// All rows of a file. Cells are quoted as in CSV: inputs hold quotes.
pub fn rows(file: &str) -> Vec<Row> {
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .from_path(data(file))
        .unwrap();
    assert_eq!(
        reader.headers().unwrap(),
        vec!["syntax", "input", "result", "how_verified"]
    );
    let row = |record: csv::StringRecord| Row {
        syntax: syntax(&record[0]),
        toolkit: toolkit(&record[0]),
        title: record[0].to_string(),
        input: record[1].to_string(),
        result: record[2].to_string(),
    };
    reader.records().map(|record| row(record.unwrap())).collect()
}

fn toolkit(title: &str) -> Toolkit {
    // "nvcc 13.0.88", "TORCH_CUDA_ARCH_LIST vLLM 0.33.0, toolkit 12.8".
    let build = title
        .strip_prefix("nvcc ")
        .or(title.split_once(", toolkit ").map(|(_, release)| release));
    build.map_or(Toolkit::DEFAULT, |build| build.parse().unwrap())
}

fn syntax(title: &str) -> Syntax {
    // "TORCH_CUDA_ARCH_LIST torch 2.4.1", "CMAKE_CUDA_ARCHITECTURES (CMake 3.22.6, nvcc 13.0.88)".
    for (beginning, tool) in [
        ("TORCH_CUDA_ARCH_LIST torch ", "torch"),
        ("CMAKE_CUDA_ARCHITECTURES (CMake ", "cmake"),
    ] {
        if let Some(version) = title.strip_prefix(beginning) {
            let release = version.split('.').take(2).collect::<Vec<_>>().join(".");
            let name = format!("{tool}-{release}");
            return Syntax::from_name(name.as_bytes()).unwrap_or_else(|| panic!("no syntax for {title}"));
        }
    }
    let known = [
        ("TORCH_CUDA_ARCH_LIST vLLM 0.33.0", Syntax::Vllm),
        ("FLASHINFER_CUDA_ARCH_LIST ", Syntax::Flashinfer),
        ("nvcc 13.0.88", Syntax::Nvcc),
        ("nvcc 13.5.37", Syntax::Nvcc),
        ("CUDAARCHS env (", Syntax::CmakeEnvironment),
        ("CUDA_ARCHITECTURES property (", Syntax::CmakeProperty),
        ("clang-19 (", Syntax::Clang19),
        ("clang-22 (", Syntax::Clang22),
        ("Meson 1.12.1 cuda.nvcc_arch_flags", Syntax::Meson),
        ("NUMBA_FORCE_CUDA_CC / ", Syntax::Numba),
        ("TF_CUDA_COMPUTE_CAPABILITIES / ", Syntax::Tensorflow),
        ("rules_cuda ", Syntax::RulesCuda),
        ("CUPY_NVCC_GENERATE_CODE (", Syntax::Cupy),
    ];
    let found = known.iter().find(|(beginning, _)| title.starts_with(beginning));
    found.unwrap_or_else(|| panic!("no syntax for {title}")).1
}

/// What a row wants to be answered.
#[derive(Debug, PartialEq)]
pub enum Expected {
    /// These images, and this remark if any.
    Images(Vec<(Name, From)>, Option<Remark>),
    /// The images that nvcc makes of this option, passed on.
    PassedOn(String),
    /// An error in these words; the end of the words may be cut off.
    Error(String),
    /// Images that the table has no target for, spelt so.
    NotInTable(String),
    /// A sentence.
    Prose,
}

/// What a row says of the source of an image.
#[derive(Debug, PartialEq, Clone, Copy)]
pub enum From {
    Said(Target),
    Unsaid,
}

pub fn expected(row: &Row) -> Expected {
    let result = row.result.as_str();
    for beginning in ["error: ", "error at compiler check: "] {
        if let Some(words) = result.strip_prefix(beginning) {
            return Expected::Error(words.to_string());
        }
    }
    if result.contains("nvcc then fails") {
        return Expected::Error(String::new());
    }
    if let Some(option) = result.strip_prefix("(passes ").filter(|_| !result.contains("->")) {
        return Expected::PassedOn(option.strip_suffix(" to nvcc)").unwrap().to_string());
    }
    if result.starts_with("one sass:sm_X") {
        return Expected::Prose;
    }
    if let Some(option) = result.strip_prefix("JIT option --gpu-architecture=") {
        let name = option.split(' ').next().unwrap();
        return Expected::Images(vec![(name.parse().unwrap(), From::Unsaid)], Some(Remark::Jit));
    }
    let remark = [
        ("(no arch flag passed) -> nvcc default ", Remark::NoFlag),
        ("(passes -arch=native to nvcc) -> no GPU: ", Remark::PassedToNvcc),
        ("(none added; user flags only)", Remark::UserFlags),
        ("(empty list)", Remark::Dropped),
    ]
    .into_iter()
    .find_map(|(beginning, remark)| Some((result.strip_prefix(beginning)?, remark)));
    let (images, mut remark) = match remark {
        Some((rest, remark)) => (rest, Some(remark)),
        None => (result, None),
    };
    if result.contains("[warning: Cannot find valid GPU") {
        remark = Some(Remark::NoDevice);
    }
    if row.input.starts_with('(') {
        remark = Some(Remark::Default);
    }
    let images: Vec<&str> = images
        .split(' ')
        .take_while(|word| !word.starts_with('[') && *word != "with")
        .filter(|word| !word.is_empty())
        .collect();
    if images.iter().any(|image| name_of(image).parse::<Name>().is_err()) {
        return Expected::NotInTable(images.join(" "));
    }
    Expected::Images(images.into_iter().map(image).collect(), remark)
}

/// `sm_80` of `sass:sm_80<compute_80`.
fn name_of(image: &str) -> &str {
    let (_, rest) = image.split_once(':').unwrap_or_else(|| panic!("no image: {image}"));
    rest.split('<').next().unwrap_or(rest)
}

/// `sass:sm_80<compute_80`, `ptx:compute_80`, `ltoir:lto_80`.
pub fn image(word: &str) -> (Name, From) {
    let (kind, rest) = word.split_once(':').unwrap_or_else(|| panic!("no image: {word}"));
    let (name, from) = match rest.split_once('<') {
        Some((name, from)) => (name, From::Said(from.parse::<Name>().unwrap().target)),
        None => (rest, From::Unsaid),
    };
    let name: Name = name.parse().unwrap_or_else(|error| panic!("{word}: {error}"));
    let wanted = [
        ("sass", NameKind::Sm),
        ("ptx", NameKind::Compute),
        ("ltoir", NameKind::Lto),
    ];
    assert!(wanted.contains(&(kind, name.kind)), "{word}");
    (name, from)
}

/// Which kinds of mistake the words of a tool can mean.
pub fn kinds(row: &Row, words: &str) -> Vec<Error> {
    let by_words: &[(&str, &[Error])] = &[
        ("Incompatible code generation", &[Error::ArchListIncompatible]),
        ("must be a virtual code architecture", &[Error::ArchListNotVirtual]),
        ("expect a virtual architecture", &[Error::ArchListNotVirtual]),
        ("Cannot use '-arch=", &[Error::ArchListAlone]),
        ("keyword=value", &[Error::ArchListValue]),
        ("redefinition of keyword", &[Error::ArchListValue]),
        ("-arch option not specified", &[Error::ArchListConflict]),
        ("The same GPU code", &[Error::ArchListConflict]),
        ("Unknown option", &[Error::ArchListOption]),
        ("IndexError", &[Error::ArchListNoDevice]),
        ("cannot determine nvptx64", &[Error::ArchListNoDevice]),
        ("unable to execute command: offload-arch", &[Error::ArchListNoDevice]),
        ("is empty for target", &[Error::ArchListEmpty]),
        ("is supported by CUDA versions", &[Error::ArchListUnsupported]),
        ("must be specified as a string", &[Error::ArchListSpelling]),
        ("Unknown CUDA architecture specifier", &[Error::ArchListSpelling]),
    ];
    if let Some((_, kinds)) = by_words.iter().find(|(part, _)| words.contains(part)) {
        return kinds.to_vec();
    }
    // Everything else complains of one token: the last word before the end, or what stands in quotes or brackets.
    let token = between(words, "ARCHITECTURES: ", " is not one of")
        .or(between(words, "'", "'"))
        .or(between(words, "(", ")"))
        .or(words
            .split_once(": ")
            .map(|(_, rest)| rest.rsplit(' ').next().unwrap_or(rest)))
        .unwrap_or(&row.input);
    let token = token
        .strip_prefix("compute_")
        .filter(|_| words.contains("Unsupported gpu architecture 'compute_") && row.title.contains("CMake"))
        .unwrap_or(token);
    let token = token.trim_end_matches('!');
    let number = token
        .strip_prefix("sm_")
        .or(token.strip_prefix("compute_"))
        .or(token.strip_prefix("lto_"))
        .unwrap_or(token);
    let special = |item: &str| ["all", "all-major", "native"].iter().any(|word| item.starts_with(word));
    let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let is_number =
        !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit() || c == '.') && !digits.starts_with('0');
    if row.title.contains("CMake") && token.split(';').any(special) {
        return vec![Error::ArchListAlone];
    }
    match token {
        "" => vec![Error::ArchListItemEmpty],
        _ if token.contains([',', ';', ' ']) => vec![Error::ArchListSeparator],
        _ if is_number && digits != number => vec![
            Error::ArchListSuffix,
            Error::ArchListUnsupported,
            Error::ArchListSpelling,
        ],
        _ if is_number => vec![Error::ArchListUnsupported, Error::ArchListSpelling],
        _ => vec![Error::ArchListSpelling],
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    Some(rest.split_once(after)?.0)
}
