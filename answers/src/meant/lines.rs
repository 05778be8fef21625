//! Lines that people copy: options of compilers, variables of build systems, lines of nvidia-smi, lspci and nvcc, of NVVM IR and PTX; words of CUDA C++.

use super::Meanings;
use crate::archs::LIST_VARIABLES;
use crate::{cc_of_text, driver, llvm_release, ptx_version, toolkit};
use alloc::{format, string::String, string::ToString, vec::Vec};
use smarch::{Name, devices};

fn unquoted(text: &str) -> &str {
    text.trim().trim_matches(['"', '\'']).trim()
}

/// The options of nvcc, of llc, and the lists of build systems.
pub fn options(meanings: &mut Meanings, text: &str) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let value = |word: &'static str| {
        let with_two = |it: &&&str| it.trim_start_matches('-').starts_with(word) && it.starts_with('-');
        words.iter().find(with_two).and_then(|it| it.split_once('=')).map(|(_, value)| unquoted(value))
    };
    if let Some(cpu) = value("mcpu=") {
        let attributes = value("mattr=").map(|mattr| format!("--mattr={mattr}"));
        let all: Vec<&str> = [Some(cpu), attributes.as_deref()].into_iter().flatten().collect();
        meanings.add("mcpu", &all);
    }
    for (variable, syntax) in LIST_VARIABLES {
        let after = text.find(variable).and_then(|at| text.get(at + variable.len()..));
        let list =
            after.and_then(|rest| rest.strip_prefix(['=', ':', ' ']).map(|rest| rest.trim_start_matches([' ', '='])));
        let list = list.map(|list| list.trim_start_matches("STRING=").trim_end_matches(')'));
        if let Some(list) = list
            .map(unquoted)
            .filter(|list| !list.is_empty() && list.starts_with(|it: char| it.is_ascii_alphanumeric()))
        {
            meanings.add("archs", &[syntax.text().as_str(), list]);
            return;
        }
    }
    let is_of_nvcc = |word: &&&str| {
        ["-gencode", "--generate-code", "-arch", "--gpu-architecture", "-code", "--gpu-code"]
            .iter()
            .any(|option| word.split('=').next() == Some(option))
    };
    if let Some(cuda) = value("cuda-gpu-arch=").or_else(|| value("offload-arch=")) {
        meanings.add("archs", &["clang", cuda]);
    } else if words.iter().any(|word| is_of_nvcc(&word)) {
        // An option's value may be a word of its own.
        let is_value =
            |at: usize| at > 0 && words.get(at - 1).is_some_and(|word| is_of_nvcc(&word) && !word.contains('='));
        let options = words.iter().enumerate().filter(|(at, word)| is_of_nvcc(word) || is_value(*at));
        let options: Vec<&str> = options.map(|(_, word)| *word).collect();
        meanings.add("archs", &["nvcc", &options.join(" ")]);
    }
}

/// A product in a line: "GPU 0: NVIDIA L4 (UUID: ...)", "... NVIDIA Corporation AD102 [GeForce RTX 4090] (rev a1)", "[10de:2684]".
pub fn product_in(text: &str) -> Option<&str> {
    let is_product = |text: &&str| !text.is_empty() && devices::candidates(text).next().is_some();
    let in_brackets = text.split('[').skip(1).filter_map(|rest| rest.split(']').next()).find(is_product);
    let of_smi = text.strip_prefix("GPU ").and_then(|rest| rest.split_once(": ")).map(|(_, rest)| rest);
    let of_smi = of_smi.and_then(|rest| rest.split(" (UUID").next());
    // What is behind the last colon of a line is the name; a table has bars around it.
    let behind = text.rsplit_once(": ").map(|(_, rest)| rest);
    let in_line = text.split('|').map(str::trim).find(is_product);
    let before = text.split(" (").next();
    in_brackets.or_else(|| [of_smi, behind, in_line, before].into_iter().flatten().map(unquoted).find(is_product))
}

/// Versions: of a toolkit, a driver, PTX, LLVM; a compute capability in words.
pub fn versions(meanings: &mut Meanings, text: &str) {
    let small = text.to_ascii_lowercase();
    let behind = |words: &[&str], is_one: &dyn Fn(&str) -> bool| {
        let rests = words.iter().filter_map(|word| small.find(word).and_then(|at| text.get(at + word.len()..)));
        let mut found = rests.map(|rest| {
            let rest = rest.trim_start_matches([' ', ':', '=', 'v', 'V']);
            let end = rest.find(|it: char| !it.is_ascii_digit() && it != '.').unwrap_or(rest.len());
            rest.get(..end).unwrap_or_default().trim_end_matches('.')
        });
        found.find(|it| is_one(it))
    };
    let is_cc = |it: &str| cc_of_text(it).is_some_and(|cc| cc.target().is_some());
    if let Some(cc) = behind(&["compute capability", "compute_cap", "cuda capability", "capability "], &is_cc) {
        meanings.add("show", &[cc]);
    }
    let target_of = |number: &str| {
        number.strip_suffix('0').map(|sm| format!("sm_{sm}")).filter(|sm| Name::parse(sm.as_bytes()).is_ok())
    };
    if let Some(number) = behind(
        &["__cuda_arch__ ==", "__cuda_arch__ >=", "__cuda_arch__ <", "__cuda_arch__=", "__cuda_arch__>="],
        &|it| target_of(it).is_some(),
    ) {
        meanings.add("show", &[&target_of(number).unwrap_or_default()]);
    }
    if let Some(version) = behind(&["driver version", "nvrm version", "kernel module"], &|it| driver(it).is_ok()) {
        meanings.add("driver", &[version]);
    } else if text.split('.').count() == 3
        && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && driver(text).is_ok()
    {
        meanings.add("driver", &[text]);
    }
    if let Some(version) =
        behind(&["cuda version", "cuda compilation tools, release", "toolkit ", "cuda-", "cuda "], &|it| {
            it.contains('.') && toolkit(it).is_ok()
        })
    {
        meanings.add("list", &["--toolkit", version]);
        meanings.add("driver", &[version]);
    } else if text.contains('.') && toolkit(text).is_ok() {
        meanings.add("list", &["--toolkit", text]);
        if driver(text).is_ok() {
            meanings.add("driver", &[text]);
        }
    }
    if let Some(version) =
        behind(&["ptx isa version", "ptx version", ".version", "ptx isa "], &|it| ptx_version(it).is_ok())
            .or_else(|| ptx_version(text).is_ok().then_some(text))
    {
        meanings.add("ptx-version", &[version]);
    }
    if small.starts_with("llvm ") && llvm_release(text.get(5..).unwrap_or_default()).is_ok() {
        meanings
            .add("mcpu", &["sm_90", "--llvm", text.get(5..).unwrap_or_default().split('.').next().unwrap_or_default()]);
    }
}

/// A host compiler and its version: "g++-13", "Debian clang version 14.0.6"; a distribution: "Ubuntu 24.04".
pub fn hosts(meanings: &mut Meanings, text: &str) {
    let first = text.split(' ').next().unwrap_or_default();
    let begins = smarch::host::parse(first.as_bytes()).is_ok();
    let tells = [" version ", "compiler identification is "].iter().any(|it| text.contains(it));
    let is_short = text.split(' ').count() <= 10 && !text.contains(['=', ';', '*']);
    let host = smarch::host::parse(text.as_bytes());
    let is_distribution = || crate::distribution_of(text).is_some_and(|it| it.is_ok());
    if is_short && (begins || tells) && host.is_ok_and(|host| host.version.get().is_some()) || is_distribution() {
        meanings.add("host", &[text]);
    }
}

/// A variant of a wheel: "cu128", "torch==2.9.1", "torch-2.7.0+cu126".
pub fn variants(meanings: &mut Meanings, text: &str) {
    let is_like_one = text.starts_with("cu") || text.starts_with("torch") || text.contains("+cu");
    if is_like_one && crate::wheels::Named::parse(text).is_ok() {
        meanings.add("wheels", &[text]);
    }
}

/// Lines of NVVM IR and orders of atomics.
pub fn nvvm(meanings: &mut Meanings, text: &str) {
    let quoted = || text.split('"').nth(1);
    if text.starts_with("target triple") || text.starts_with("nvptx64-") {
        if let Some(triple) = quoted().or(Some(text).filter(|_| text.starts_with("nvptx64-"))) {
            meanings.add("cicc", &["nvvm", "triple", triple]);
        }
    } else if text.starts_with("target datalayout") || text.starts_with("e-p:") || text.starts_with("e-i64:") {
        if let Some(layout) = quoted().or(Some(text).filter(|_| text.starts_with("e-"))) {
            meanings.add("cicc", &["nvvm", "layout", layout]);
        }
    } else if let Some(space) = text.split("addrspace(").nth(1).and_then(|rest| rest.split(')').next())
        && super::is_digits(space)
    {
        let accesses = ["store", "atomicrmw", "cmpxchg"];
        let access = accesses.into_iter().find(|access| text.contains(access)).unwrap_or("load");
        meanings.add("cicc", &["nvvm", "access", access, space]);
    }
    let order = text
        .strip_prefix("__ATOMIC_")
        .or_else(|| text.strip_prefix("cuda::memory_order_"))
        .or_else(|| text.strip_prefix("memory_order_"));
    let order = order
        .map(str::to_ascii_lowercase)
        .filter(|it| ["relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"].contains(&it.as_str()));
    if let Some(order) = order {
        meanings.add("cicc", &["atomic", "sm_90", "add", "u32", "--order", &order]);
    }
    let scope = text.strip_prefix("cuda::thread_scope_").or_else(|| text.strip_prefix("thread_scope_"));
    if let Some(scope) = scope.filter(|it| ["thread", "block", "cluster", "device", "system"].contains(it)) {
        meanings.add("cicc", &["atomic", "sm_90", "add", "u32", "--scope", scope]);
    }
}

/// What `asm` and PTX put around an instruction: a predicate, a semicolon, a comment.
pub fn statement(text: &str) -> String {
    let text = text.split("//").next().unwrap_or(text).trim();
    let text = text.strip_prefix("asm volatile(\"").or_else(|| text.strip_prefix("asm(\"")).unwrap_or(text);
    let text = match text.strip_prefix('@') {
        Some(guarded) => guarded.split_once(' ').map_or(text, |(_, rest)| rest),
        None => text,
    };
    text.split('"').next().unwrap_or(text).trim().trim_end_matches(';').trim().to_string()
}
