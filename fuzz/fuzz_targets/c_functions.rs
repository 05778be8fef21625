//! Any bytes into every C function that takes bytes or text: a status that is one, counts and places in range,
//! nothing written beyond the room it was given.
//!
//! The first bytes choose numbers and capacities; a NUL parts a CPU from its attributes. `scripts/fuzz-covers`
//! looks whether a function is missing here.
#![no_main]

use core::ffi::{CStr, c_char, c_void};
use libfuzzer_sys::fuzz_target;
// The functions are its own.
use smarch as _;

#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Name {
    kind: u32,
    target: u32,
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Version {
    major: u8,
    minor: u8,
}

#[repr(C)]
struct LimitRequest {
    kind: u32,
    threads: [u32; 3],
    value: u64,
}

type Bytes = *const u8;
type Out = *mut c_void;
type Buf = *mut u8;
type Size = *mut usize;

#[rustfmt::skip]
unsafe extern "C" {
    fn smarch_status_message(status: i32) -> *const c_char;
    fn smarch_erratum_find(id: Bytes, len: usize) -> *const c_void;
    fn smarch_symbol_find(binary: u32, name: Bytes, len: usize) -> *const c_void;
    fn smarch_arch_syntax_from_name(s: Bytes, len: usize) -> u32;
    fn smarch_isa_feature_by_name(name: Bytes, len: usize) -> u32;
    fn smarch_nvptx_feature_index(key: Bytes, len: usize) -> u32;
    fn smarch_cicc_flag_find(name: Bytes, len: usize, flag: *mut u32) -> i32;
    fn smarch_cicc_guard_find(name: Bytes, len: usize, guard: *mut u32) -> i32;
    fn smarch_cicc_construct_by_name(text: Bytes, len: usize) -> u32;
    fn smarch_cicc_bulk_copy(assembly: Bytes, len: usize, at: Size) -> u32;
    fn smarch_arch_list_parse(syntax: u32, s: Bytes, len: usize, context: *const c_void, out: Out, problem: Out) -> i32;
    fn smarch_arch_problem_words(problem: *const c_void, s: Bytes, len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_cicc_refusal(name: Bytes, len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_cicc_translate(flag: Bytes, len: usize, out: Out) -> i32;
    fn smarch_cicc_triple_check(mode: u32, triple: Bytes, len: usize) -> i32;
    fn smarch_nvvm_layout(api: u32, t: u32, layout: Bytes, len: usize, out: Out) -> i32;
    fn smarch_nvvm_layout_message(api: u32, t: u32, layout: Bytes, len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_nvvm_refusal(name: Bytes, len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_nvvm_triple(api: u32, t: u32, triple: Bytes, len: usize) -> u32;
    fn smarch_nvvm_triple_message(api: u32, t: u32, triple: Bytes, len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_code_object_read(bytes: Bytes, len: usize, sm_version: *mut u32) -> i32;
    fn smarch_codegen_options_parse(text: Bytes, len: usize, out: Out, fault_at: Size) -> i32;
    fn smarch_cubin_check(bytes: Bytes, len: usize, fault_at: Size) -> i32;
    fn smarch_cubin_file_memory(bytes: Bytes, len: usize, out: Out, fault_at: Size) -> i32;
    fn smarch_cubin_identify(bytes: Bytes, len: usize, out: Out) -> i32;
    fn smarch_cubin_kernels(bytes: Bytes, len: usize, out: Out, cap: usize, count: Size, fault_at: Size) -> i32;
    fn smarch_fatbin_entries(bytes: Bytes, len: usize, out: Out, cap: usize, count: Size, fault_at: Size) -> i32;
    fn smarch_llc(release: u32, cpu: Bytes, cpu_len: usize, attrs: Bytes, attrs_len: usize, out: Out) -> i32;
    fn smarch_llc_messages(release: u32, cpu: Bytes, cpu_len: usize, attrs: Bytes, attrs_len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_llvm_predicate(name: Bytes, len: usize, t: u32, ptx: Version, out: *mut u8) -> i32;
    fn smarch_name_parse(s: Bytes, len: usize, out: *mut Name) -> i32;
    fn smarch_name_suggest(s: Bytes, len: usize, out: *mut Name, capacity: usize, count: Size) -> i32;
    fn smarch_nvlink_message(words: u32, object: u32, target: Name, file: Bytes, file_len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_nvptx_check(cpu: Bytes, cpu_len: usize, attrs: Bytes, attrs_len: usize, out: Out) -> i32;
    fn smarch_nvptx_parse(cpu: Bytes, cpu_len: usize, attrs: Bytes, attrs_len: usize, out: Out) -> i32;
    fn smarch_nvptx_parse_like_tileiras(cpu: Bytes, cpu_len: usize, attrs: Bytes, attrs_len: usize, out: Out) -> i32;
    fn smarch_profile_read(bytes: Bytes, len: usize, out: Out) -> i32;
    fn smarch_ptx_entries(text: Bytes, len: usize, out: Out, cap: usize, count: Size) -> i32;
    fn smarch_ptx_identify(text: Bytes, len: usize, out: Out) -> i32;
    fn smarch_ptx_target_parse_like_ptxas(s: Bytes, len: usize, out: *mut u32) -> i32;
    fn smarch_ptxas_limit_message(gpu: u32, request: *const LimitRequest, entry: Bytes, entry_len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
    fn smarch_scheduler_read(warp_profile: Bytes, len: usize, out: Out) -> i32;
    fn smarch_target_parse(s: Bytes, len: usize, out: *mut u32) -> i32;
    fn smarch_tool_refusal(tool: u32, s: Bytes, len: usize, buf: Buf, capacity: usize, length: Size) -> i32;
}

/// Room for any struct, or for a few of a list; no struct holds more than 2 KiB.
#[repr(C, align(16))]
struct Room([u8; 8192]);

impl Room {
    fn new() -> Box<Self> {
        Box::new(Self([0xa5; 8192]))
    }

    fn out(&mut self) -> Out {
        self.0.as_mut_ptr().cast()
    }
}

/// The text of a status; a number without one is none.
fn seen(status: i32) -> bool {
    // SAFETY: the message is a constant that ends in NUL.
    let message = unsafe { CStr::from_ptr(smarch_status_message(status)) };
    assert!(status >= 0 && message != c"unknown status", "{status}");
    status == 0
}

/// What writes a text: the whole of it with its NUL, or nothing.
fn see_text(capacity: usize, write: impl Fn(Buf, usize, Size) -> i32) {
    let mut buf = [0xa5u8; 600];
    let mut length = usize::MAX;
    if seen(write(buf.as_mut_ptr(), capacity, &mut length)) {
        assert!(length < capacity && buf[length] == 0);
    } else {
        assert!(buf[..capacity].iter().all(|&byte| byte == 0xa5));
    }
    assert!(buf[capacity..].iter().all(|&byte| byte == 0xa5));
}

fuzz_target!(|input: &[u8]| {
    let Some((&[a, b, c, d], bytes)) = input.split_first_chunk() else { return };
    let place = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let (first, second) = (&bytes[..place], bytes.get(place + 1..).unwrap_or_default());
    let (s, len) = (bytes.as_ptr(), bytes.len());
    let (cpu, cpu_len, attrs, attrs_len) = (first.as_ptr(), first.len(), second.as_ptr(), second.len());
    let (small, target, capacity) = (u32::from(a % 20), u32::from(b) << 8 | u32::from(c), usize::from(d) * 2);
    let cap = usize::from(d % 8);
    let (mut room, mut other, mut count, mut fault_at) = (Room::new(), Room::new(), 0, 0);

    // SAFETY: pointers and lengths are those of the input; each room holds what the function writes.
    unsafe {
        let _ = (smarch_erratum_find(s, len), smarch_symbol_find(small, s, len), smarch_arch_syntax_from_name(s, len));
        let _ = (smarch_isa_feature_by_name(s, len), smarch_nvptx_feature_index(s, len));

        seen(smarch_arch_list_parse(small, s, len, core::ptr::null(), room.out(), other.out()));
        see_text(capacity, |buf, capacity, length| smarch_arch_problem_words(other.0.as_ptr().cast(), s, len, buf, capacity, length));

        let (mut number, mut flag, mut name, mut names) = (0, 0, Name::default(), [Name::default(); 8]);
        seen(smarch_cicc_flag_find(s, len, &mut number));
        seen(smarch_cicc_guard_find(s, len, &mut number));
        let _ = smarch_cicc_construct_by_name(s, len);
        if smarch_cicc_bulk_copy(s, len, &mut fault_at) != 0 {
            assert!(fault_at < len);
        }
        seen(smarch_cicc_translate(s, len, room.out()));
        seen(smarch_cicc_triple_check(small, s, len));
        seen(smarch_nvvm_layout(small, target, s, len, room.out()));
        let _ = smarch_nvvm_triple(small, target, s, len);
        see_text(capacity, |buf, capacity, length| smarch_cicc_refusal(s, len, buf, capacity, length));
        see_text(capacity, |buf, capacity, length| smarch_nvvm_refusal(s, len, buf, capacity, length));
        see_text(capacity, |buf, capacity, length| smarch_nvvm_layout_message(small, target, s, len, buf, capacity, length));
        see_text(capacity, |buf, capacity, length| smarch_nvvm_triple_message(small, target, s, len, buf, capacity, length));
        seen(smarch_code_object_read(s, len, &mut number));
        if !seen(smarch_codegen_options_parse(s, len, room.out(), &mut fault_at)) {
            assert!(fault_at <= len);
        }
        for status in [smarch_cubin_check(s, len, &mut fault_at), smarch_cubin_file_memory(s, len, room.out(), &mut fault_at)] {
            seen(status);
            assert!(fault_at <= len || fault_at == usize::MAX);
        }
        seen(smarch_cubin_identify(s, len, room.out()));
        if seen(smarch_cubin_kernels(s, len, room.out(), cap, &mut count, &mut fault_at)) {
            assert!(count <= cap);
        }
        if seen(smarch_fatbin_entries(s, len, room.out(), cap, &mut count, &mut fault_at)) {
            assert!(count <= cap);
        }
        seen(smarch_llc(small, cpu, cpu_len, attrs, attrs_len, room.out()));
        see_text(capacity, |buf, capacity, length| smarch_llc_messages(small, cpu, cpu_len, attrs, attrs_len, buf, capacity, length));
        seen(smarch_llvm_predicate(s, len, target, Version { major: a, minor: b }, &mut flag));
        if seen(smarch_name_parse(s, len, &mut name)) {
            // A name is one of three kinds, and a target's parse agrees with it.
            assert_eq!(seen(smarch_target_parse(s, len, &mut number)), name.kind == 1 && number == name.target);
        }
        if seen(smarch_name_suggest(s, len, names.as_mut_ptr(), cap, &mut count)) {
            assert!(count <= cap.min(4));
        }
        let asked = Name { kind: small, target };
        see_text(capacity, |buf, capacity, length| smarch_nvlink_message(small, target, asked, s, len, buf, capacity, length));
        seen(smarch_nvptx_check(cpu, cpu_len, attrs, attrs_len, room.out()));
        seen(smarch_nvptx_parse(cpu, cpu_len, attrs, attrs_len, room.out()));
        seen(smarch_nvptx_parse_like_tileiras(cpu, cpu_len, attrs, attrs_len, other.out()));
        assert_eq!(seen(smarch_profile_read(s, len, room.out())), len == 1936);
        if seen(smarch_ptx_entries(s, len, room.out(), cap, &mut count)) {
            assert!(count <= cap);
        }
        seen(smarch_ptx_identify(s, len, room.out()));
        seen(smarch_ptx_target_parse_like_ptxas(s, len, &mut number));
        let request = LimitRequest { kind: small, threads: [u32::from(b), 1, 1], value: u64::from(target) };
        see_text(capacity, |buf, capacity, length| {
            smarch_ptxas_limit_message(target, &request, s, len, buf, capacity, length)
        });
        seen(smarch_scheduler_read(s, len, room.out()));
        see_text(capacity, |buf, capacity, length| smarch_tool_refusal(small, s, len, buf, capacity, length));
    }
});
