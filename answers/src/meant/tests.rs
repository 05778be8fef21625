extern crate std;

use super::{answer, answer_with};
use crate::messages::Messages;
use alloc::{format, string::String, string::ToString, vec::Vec};
use smarch::{Target, Toolkit};

const PASTED: &str = include_str!("../../../tests/data/pasted.tsv");

/// Whether the message that is found first is the one that a row names: the number of an error, or the beginning of a row.
fn is_message(messages: &Messages, text: &str, message: &str) -> bool {
    let found = messages.find(text);
    let is_it = |it: &crate::messages::Found| match message.parse::<u32>() {
        Ok(number) => it.errors.iter().any(|error| error.error_number == number),
        Err(_) => it.message_text.starts_with(message),
    };
    // An error's number, which is no text of its own, is asked about by explain alone.
    found.first().is_some_and(is_it) || found.is_empty() && text == message
}

#[test]
fn what_people_paste_is_read_rightly() {
    let messages = Messages::new();
    let (mut count, mut missed) = (0, Vec::new());
    for line in PASTED.lines().skip(2) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [text, reading, message, source] = cells.as_slice() else { panic!("{line}") };
        assert!(!source.is_empty(), "{line}");
        let first = answer(Toolkit::DEFAULT, text).meanings.into_iter().next();
        let read = first.map_or(String::new(), |it| match it.words.as_slice() {
            [word] if it.ask == "explain" && word == text && *reading == "explain" => String::from("explain"),
            words => format!("{} {}", it.ask, words.join(" ")),
        });
        count += 1;
        if read != *reading || !message.is_empty() && !is_message(&messages, text, message) {
            missed.push(format!("{text}\n    {read} in place of {reading} {message}"));
        }
    }
    assert!(count >= 400, "{count} rows");
    // Each miss is listed; one in twenty may be.
    assert!(missed.len() * 20 <= count, "{} of {count} missed:\n{}", missed.len(), missed.join("\n"));
    std::println!("{} of {count} missed:\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn a_part_of_a_message_is_explained() {
    for text in ["not defined for option", "Arguments mismatch", "Modifier '.bf16' requires", "no kernel image"] {
        let meant = answer(Toolkit::DEFAULT, text);
        let read: Vec<(&str, &str)> = meant.meanings.iter().map(|it| (it.ask, it.words[0].as_str())).collect();
        assert_eq!(read, [("explain", text)]);
        assert!(!crate::documented::errata::explain(&[text.to_string()]).unwrap().messages.is_empty(), "{text}");
    }
}

/// How many letters are to be changed, added or left out to make one word of another; two that change places are two.
fn distance(one: &[u8], other: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut corner = core::mem::replace(&mut row[0], at + 1);
        for (place, own) in other.iter().enumerate() {
            let best = (row[place + 1] + 1).min(row[place] + 1).min(corner + usize::from(letter != own));
            corner = core::mem::replace(&mut row[place + 1], best);
        }
    }
    row[other.len()]
}

/// Lines that people paste, names of targets, each with letters changed, and lines of any letters. Instructions are counted in `benches/counts/commands`.
#[test]
fn nonsense_means_something_or_is_refused_with_what_is_near() {
    let mut state = 0x2545_f491_u32;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as usize
    };
    let messages = Messages::new();
    let lines: Vec<&str> = PASTED.lines().skip(2).filter_map(|line| line.split('\t').next()).collect();
    let (mut refused, mut named) = (0, 0);
    for count in 0..240 {
        let mut bytes: Vec<u8> = match count % 3 {
            0 => lines[random() % lines.len()].bytes().collect(),
            1 => Target::ALL[random() % Target::ALL.len()].to_string().into_bytes(),
            _ => (0..1 + random() % 40).map(|_| b' ' + (random() % 95) as u8).collect(),
        };
        let changes = if count % 3 == 1 { 1 } else { 1 + random() % 8 };
        for _ in 0..changes {
            let at = random() % bytes.len();
            bytes[at] = (random() % 128) as u8;
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let meant = answer_with(&|text| messages.find(text), Toolkit::DEFAULT, &text);
        assert_eq!(meant.meanings.is_empty(), meant.refusal.is_some(), "{text}");
        let typed = text.trim().to_ascii_lowercase();
        for near in &meant.near {
            let name = near.to_ascii_lowercase();
            let steps = distance(typed.as_bytes(), name.as_bytes());
            assert!(steps <= usize::max(2, typed.len() * 2 / 3) || name.starts_with(&typed), "{text}: {near}");
        }
        refused += usize::from(meant.refusal.is_some());
        named += usize::from(!meant.near.is_empty());
    }
    assert!(refused > 80 && named > 20, "{refused} refused, {named} with what is near");
}

fn asked(text: &str) -> String {
    let meant = answer(Toolkit::DEFAULT, text);
    assert_eq!(meant.meanings.is_empty(), meant.refusal.is_some());
    let asked = meant.meanings.iter().map(|it| format!("{} {}", it.ask, it.words.join(" ")));
    asked.collect::<Vec<_>>().join("; ")
}

#[test]
fn what_people_type_becomes_a_question() {
    for (text, question) in [
        ("sm_90a", "show sm_90a"),
        ("9.0", "show 9.0; ptx-version 9.0"),
        ("90", "show sm_90"),
        ("24577", "documented ptxas 24577; scheduler 24577"),
        ("0x000E000E", "scheduler 0x000E000E; documented 0x000E000E"),
        ("+1385", "profile +1385"),
        ("0x005a055a", "explain 0x005a055a"),
        ("  Flags:                             0x6006402", "explain 0x6006402"),
        ("EIATTR_REGCOUNT", "explain EIATTR_REGCOUNT; symbol EIATTR_REGCOUNT"),
        ("172", "documented ptxas 172"),
        ("0x57", "documented tileiras 0x57"),
        ("0x00000000006765e0", "symbol 0x6765e0"),
        ("sub_6765E0+0x14", "symbol 0x6765f4"),
        ("209", "explain 209"),
        ("cudaErrorNoKernelImageForDevice", "explain cudaErrorNoKernelImageForDevice"),
        ("-mcpu=sm_90a -mattr=+ptx88", "mcpu sm_90a --mattr=+ptx88"),
        ("TORCH_CUDA_ARCH_LIST=\"8.0;9.0+PTX\"", "archs torch 8.0;9.0+PTX"),
        ("nvcc -gencode arch=compute_90,code=sm_90 k.cu", "archs nvcc -gencode arch=compute_90,code=sm_90"),
        ("Driver Version: 550.54.14", "driver 550.54.14"),
        ("GPU 0: NVIDIA L4 (UUID: GPU-1)", "device NVIDIA L4"),
        ("load i32, ptr addrspace(3) %p", "cicc nvvm access load 3"),
        ("__ATOMIC_SEQ_CST", "cicc atomic sm_90 add u32 --order seq_cst"),
        ("@%p1 fence.acq_rel.cluster;", "features fence.acq_rel.cluster"),
        ("%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()", "features llvm.nvvm.read.ptx.sreg.tid.x"),
        ("CUDA 12.4", "list --toolkit 12.4; driver 12.4"),
        ("H100", "device H100"),
        ("RTX 4090", "device RTX 4090"),
        ("driver 535", "driver 535"),
        ("R535", "driver R535"),
        ("ptx 8.7", "ptx-version 8.7"),
        ("E22", "explain E22"),
        ("20306", "explain 20306"),
        ("sub_6765E0", "symbol sub_6765E0"),
        ("FP8", "features e4m3"),
        ("atomicAdd", "features atom.add"),
        ("tcgen05.mma", "features tcgen05.mma"),
        ("sm_9oa", ""),
        ("SM_90A", ""),
    ] {
        assert_eq!(asked(text), question, "{text}");
    }
}

#[test]
fn what_is_near_is_named() {
    assert!(answer(Toolkit::DEFAULT, "RTX 40900").near.iter().any(|near| near == "RTX 4090"));
    assert!(answer(Toolkit::DEFAULT, "").refusal.is_some());
}
