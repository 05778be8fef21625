//! PTX text: what it asks for, what it needs, where it is refused, whether a driver compiles it.

use crate::drivers::Driver;
use crate::ffi::boundary::{
    self, In, InOut, InPlace, MaybeOut, Out, buffer, fill_text, slice, smarch_status, status, version,
};
use crate::ffi::drivers::smarch_driver;
use crate::ffi::rules::verdict::smarch_verdict;
use crate::ffi::targets::{smarch_cc, smarch_target};
use crate::ffi::toolkits::smarch_toolkit;
use crate::ptx::Form;
use crate::ptx::operands::Said;
use crate::ptx::text::faults::Fault;
use crate::ptx::text::{Item, ItemKind, Items, Lost, Place, STATE_WORDS, Symbol, Symbols, rows_for};
use crate::rules::ptx_text::{Assumed, Finding, Needs, Subject, check_with, text_jits};
use crate::targets::{Cc, Target};
use crate::{Error, Toolkit, Verdict, Version};
use core::ffi::{c_char, c_void};
use core::mem::MaybeUninit;

/// What an item of PTX text is: SMARCH_PTX_ITEM_*.
#[doc(alias = "SMARCH_PTX_ITEM_")]
pub type smarch_ptx_item_kind = u32;

/// Something in PTX text that asks for a target, a .version or a release.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_ptx_item {
    /// Where its word begins or, where ptxas reports it at another line, what stands there.
    pub place: Place,
    /// An instruction with its modifiers as they are written, in the caller's bytes; of a directive what smarch_ptx_form_parse takes, or a name of what
    /// no form tells (".address_size", ".operand.indirect_texture"), in the library's; of a kernel whose parameters take more than 256 bytes, and of a
    /// function's parameter, its name, in the caller's. It does not end in NUL.
    pub text: *const c_char,
    /// Its length.
    pub text_len: usize,
    /// What it is.
    pub kind: smarch_ptx_item_kind,
    /// How many operands an instruction or .file has; 0 for what is none.
    pub operands: u32,
    /// Its form; valid where form_status is SMARCH_OK.
    pub form: Form,
    /// SMARCH_ERROR_PTX_*: no form is known that is written so. SMARCH_ERROR_INVALID_VALUE for a .version and a .target.
    pub form_status: smarch_status,
    /// Always 0.
    pub reserved: u32,
    /// Where the reader goes on: for smarch_ptx_item_next.
    pub reader: [u64; STATE_WORDS],
}

/// A place at which ptxas refuses PTX text, or at which nothing is known.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct smarch_ptx_finding {
    /// Where; line 0 for the text as a whole. Of an instruction where it begins, of one of no known form where its first unknown word does, of an operand
    /// where that does if it stands in the same line.
    pub place: Place,
    /// What stands there: the instruction with its modifiers, in the caller's bytes, or a directive, in the library's; the .version or the list of the .target that the release does
    /// not know; else empty. It does not end in NUL.
    pub text: *const c_char,
    /// Its length.
    pub text_len: usize,
    /// The operand that is refused, in the caller's bytes; where none is, NULL, and 0 bytes.
    pub operand: *const c_char,
    /// Its length.
    pub operand_len: usize,
    /// Why: SMARCH_NO_* is a refusal of ptxas. SMARCH_UNKNOWN_FORM: no form is known that is written so, and whether ptxas takes it is not
    /// known. SMARCH_UNKNOWN_TEXT: the reader lost its footing, and nothing is known of what stands behind it.
    pub verdict: smarch_verdict,
    /// The release that was asked about.
    pub toolkit: smarch_toolkit,
    /// The .version with which it was read.
    pub ptx: Version,
    /// The .target with which it was read; 0 where that is not known.
    pub ptx_target: smarch_target,
    /// The GPU that the .target does not compile for, or that has no such instruction; else 0.
    pub gpu: smarch_target,
    /// Which line of ptxas's about the form it is, from 0 on; of SMARCH_NO_ISA_OPERANDS and SMARCH_NO_PTX_MODULE a number that tells it.
    pub line_of_form: u32,
    /// SMARCH_ERROR_PTX_*: what is wrong where the verdict is unknown, and SMARCH_ERROR_PTX_HEADER; else SMARCH_OK.
    pub error: smarch_status,
    /// How many operands the form counts, 0 where that does not matter; where text is the name of a kernel or a parameter, a number that says so.
    pub operands: u32,
}

/// The first thing in PTX text that asks for a target, a .version or a release: the .version, the .target, a directive, an instruction, or a special
/// register among an instruction's operands, which comes before it. In ptxas's order. A NUL ends the text. fault_at (may be NULL) becomes the offset
/// where the reader lost its footing, else SMARCH_NO_FAULT.
///
/// SMARCH_ERROR_PTX_TEXT_END: there is none. SMARCH_ERROR_PTX_COMMENT, _PTX_STRING, _PTX_END, _PTX_BRACE, _PTX_SYNTAX: the reader lost its footing. It
/// does not judge the syntax, the types or the names of what it reads.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_item_first(
    text: *const c_char,
    len: usize,
    out: Out<smarch_ptx_item>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let out = out.ok_or(Error::NullPointer)?;
        let mut items = Items::new(text);
        let item = told(items.next(), fault_at)?;
        fill_item(&item, &items, out.write(smarch_ptx_item::NOTHING));
        Ok(())
    }))
}

/// Makes of an item of smarch_ptx_item_first the one that follows in the same text. Time for all of them grows with the text.
///
/// As smarch_ptx_item_first; *item stays what it was where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_item_next(
    text: *const c_char,
    len: usize,
    item: InOut<smarch_ptx_item>,
    fault_at: MaybeOut<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        let out = item.ok_or(Error::NullPointer)?;
        let mut items = Items::resume(text, &out.reader);
        let item = told(items.next(), fault_at)?;
        out.clear();
        fill_item(&item, &items, out);
        Ok(())
    }))
}

/// The item, or why there is none, and where.
fn told<'text>(next: Option<Result<Item<'text>, Lost>>, fault_at: MaybeOut<usize>) -> Result<Item<'text>, Error> {
    let (item, at) = match next {
        None => (Err(Error::PtxTextEnd), None),
        Some(Err(lost)) => (Err(lost.error), usize::try_from(lost.place.offset).ok()),
        Some(Ok(item)) => (Ok(item), None),
    };
    if let Some(fault_at) = fault_at {
        fault_at.write(at.unwrap_or(usize::MAX));
    }
    item
}

/// Writes an item, and where its reader goes on, over nothing.
fn fill_item(item: &Item<'_>, items: &Items<'_>, out: &mut smarch_ptx_item) {
    out.place = item.place;
    out.text = item.text.as_ptr().cast();
    out.text_len = item.text.len();
    out.kind = item.kind.code();
    out.operands = item.operands;
    out.reader = items.to_words();
    fill_form(item, out);
}

/// Writes the form of an item.
#[inline(never)]
fn fill_form(item: &Item<'_>, out: &mut smarch_ptx_item) {
    let form = match item.kind {
        ItemKind::Version | ItemKind::Target => Err(Error::InvalidValue),
        _ => item.form().map_err(|fault| fault.error),
    };
    match form {
        Ok(form) => out.form = form,
        Err(error) => out.form_status = status(Err(error)),
    }
}

impl smarch_ptx_item {
    const NOTHING: Self = Self {
        place: Place::NONE,
        text: core::ptr::null(),
        text_len: 0,
        kind: 0,
        operands: 0,
        form: Form::NONE,
        form_status: 0,
        reserved: 0,
        reader: [0; STATE_WORDS],
    };

    #[inline(never)]
    fn clear(&mut self) {
        *self = Self::NOTHING;
    }
}

/// What PTX text needs, by the rules of the newest release that was measured: the lowest .version, the targets that have all of it, which statement asks for
/// most. Built in place: after any failure *out is all 0. Reads up to the first NUL. Where out->unknown is not 0, or out->lost has a line, it is
/// a lower bound: the text may ask for more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_requirements(
    text: *const c_char,
    len: usize,
    out: InPlace<Needs>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    let Some(out) = out else {
        return status(Err(Error::NullPointer));
    };
    status(match text {
        Ok(text) => {
            out.write(Needs::NOTHING).read(text);
            Ok(())
        }
        Err(error) => {
            out.write(Needs::ZERO);
            Err(error)
        }
    })
}

/// The lowest .version with which a target has all of it; ptx_target 0: any target. {0, 0} where it never has, and for an invalid argument.
#[unsafe(no_mangle)]
pub extern "C" fn smarch_ptx_needs_since(needs: In<Needs>, ptx_target: smarch_target) -> Version {
    let since = needs.and_then(|needs| match ptx_target {
        0 => needs.since(),
        target => needs.since_on(Target::from_id(target)?),
    });
    since.unwrap_or(Version::NONE)
}

/// How many bytes of workspace smarch_ptx_check and smarch_ptx_jits take for a text: *count, never 0; 40 a name that the text declares. Reads up to the first NUL,
/// in one pass; time grows with the text.
///
/// SMARCH_ERROR_NULL_POINTER: text or count is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_workspace_len(text: *const c_char, len: usize, count: Out<usize>) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        // The first row begins at a multiple of its alignment.
        let bytes = rows_for(text).saturating_mul(size_of::<Symbol>());
        let count = count.ok_or(Error::NullPointer)?;
        count.write(bytes.saturating_add(align_of::<Symbol>().saturating_sub(1)));
        Ok(())
    }))
}

/// Where ptxas of this release refuses PTX text, in its order: line by line; then the .version with the .target; then the .target with gpu, which is
/// looked at only where nothing else was refused. A .version or .target that the release does not know is reported alone. ptx and ptx_target stand in for
/// those that the text states, {0, 0} and 0 for its own; gpu 0: no GPU is asked about. Reads up to the first NUL, in one pass; time grows with the text.
///
/// An instruction of no known form, and the place where the reader lost its footing, are findings as well. No findings: the text asks
/// for nothing that the target lacks; whether it is right otherwise is not said. *count becomes how many there are, also when they do not fit.
///
/// workspace is any memory of as many bytes as smarch_ptx_workspace_len says, which need no alignment and no value: for the names that the text declares. Without
/// it (NULL and 0), and with less, nothing is known of variables, labels and functions, nor whether a name is declared.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_TARGET: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_check(
    k: smarch_toolkit,
    ptx: Version,
    text: *const c_char,
    len: usize,
    ptx_target: smarch_target,
    gpu: smarch_target,
    workspace: *mut c_void,
    workspace_len: usize,
    out: *mut smarch_ptx_finding,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        // SAFETY: the caller passes workspace_len bytes that nothing else uses meanwhile.
        let table = unsafe { table_in(workspace, workspace_len) }?;
        // SAFETY: the caller passes space for capacity findings.
        let cells = unsafe { buffer(out, capacity) }?;
        let count = count.ok_or(Error::NullPointer)?;
        let assumed = Assumed {
            version: version(ptx),
            target: or_none(ptx_target)?,
            gpu: or_none(gpu)?,
        };
        let toolkit = boundary::toolkit(k)?;
        let symbols = names_of(text, table);
        let needed = each_finding(toolkit, text, assumed, symbols, |_| {});
        count.write(needed);
        if needed > cells.len() {
            return Err(Error::BufferTooSmall);
        }
        if needed != 0 {
            let mut cells = cells.iter_mut();
            each_finding(toolkit, text, assumed, symbols, |finding| {
                if let Some(cell) = cells.next() {
                    cell.write(finding_of(finding));
                }
            });
        }
        Ok(())
    }))
}

/// The rows that fit in the caller's memory, all of them free.
///
/// # Safety
/// `memory` is NULL, or points at `length` writable bytes that nothing else uses meanwhile.
unsafe fn table_in<'a>(memory: *mut c_void, length: usize) -> Result<&'a mut [Symbol], Error> {
    // SAFETY: as the caller promises.
    let bytes = unsafe { buffer(memory.cast::<u8>(), length) }?;
    bytes.fill(MaybeUninit::new(0));
    // SAFETY: a row is numbers, all of which may be zero, and every byte is.
    let (_, rows, _) = unsafe { bytes.align_to_mut::<Symbol>() };
    Ok(rows)
}

/// The names of a text, in the caller's table.
#[inline(never)]
fn names_of<'table>(text: &[u8], table: &'table mut [Symbol]) -> Symbols<'table> {
    Symbols::read(text, table).unwrap_or(Symbols::NONE)
}

/// Shows every finding; how many there are.
#[inline(never)]
fn each_finding(
    toolkit: Toolkit,
    text: &[u8],
    assumed: Assumed,
    symbols: Symbols<'_>,
    mut see: impl FnMut(&Finding<'_>),
) -> usize {
    let mut findings = check_with(toolkit, text, assumed, symbols);
    let mut count = 0usize;
    while let Some(finding) = findings.find() {
        count = count.saturating_add(1);
        see(finding);
    }
    count
}

/// A target, or none for 0.
fn or_none(id: smarch_target) -> Result<Option<Target>, Error> {
    if id == 0 {
        Ok(None)
    } else {
        boundary::target(id).map(Some)
    }
}

#[inline(never)]
fn finding_of(found: &Finding<'_>) -> smarch_ptx_finding {
    smarch_ptx_finding {
        place: found.place,
        text: found.text.as_ptr().cast(),
        text_len: found.text.len(),
        operand: if found.operand.is_empty() {
            core::ptr::null()
        } else {
            found.operand.as_ptr().cast()
        },
        operand_len: found.operand.len(),
        verdict: found.verdict.code(),
        toolkit: found.toolkit.code(),
        ptx: found.version,
        ptx_target: found.target.map_or(0, Target::id),
        gpu: match found.subject {
            Subject::Gpu(gpu) | Subject::FormOnGpu(gpu) => gpu.id(),
            _ => 0,
        },
        line_of_form: match found.subject {
            Subject::Form(line) => line,
            Subject::Operands(said, line) => u32::from(said.number) << 16 | u32::from(said.place) << 8 | line.min(0xff),
            Subject::Module(fault) => fault as u32,
            _ => 0,
        },
        error: match found.subject {
            Subject::Error(error) => status(Err(error)),
            _ => 0,
        },
        operands: found.operands,
    }
}

impl smarch_ptx_finding {
    const NONE: Self = Self {
        place: Place::NONE,
        text: core::ptr::null(),
        text_len: 0,
        operand: core::ptr::null(),
        operand_len: 0,
        verdict: 0,
        toolkit: 0,
        ptx: Version::NONE,
        ptx_target: 0,
        gpu: 0,
        line_of_form: 0,
        error: 0,
        operands: 0,
    };
}

/// Whether a driver compiles PTX text, and which of its statements decides.
#[repr(C)]
pub struct smarch_ptx_jit {
    /// SMARCH_YES: nothing is known against it. Else why not: the reason of the .version and the .target, else of the finding.
    pub verdict: smarch_verdict,
    /// Always 0.
    pub reserved: u32,
    /// Of how many statements all operands were judged, up to the finding or to the end.
    pub judged: u64,
    /// Of how many nothing is known of some operand. Both are 0 where the operands of the release were not measured, and where the .version or the .target
    /// decides.
    pub unknown: u64,
    /// The first statement that is refused or, where none is, the first of which nothing is known; all 0 where neither is there, or where the .version
    /// or the .target decides.
    pub finding: smarch_ptx_finding,
}

/// Whether a driver compiles PTX text for a device of this compute capability, and why not: its .version and its .target first, as smarch_jits_why has them, then
/// each statement, as ptxas of the driver's CUDA version judges it (smarch_ptx_check, which says what workspace is). Of a driver
/// whose release of ptxas was not run the .version and the .target alone are. Reads up to the first NUL; time grows with the text.
///
/// SMARCH_ERROR_PTX_HEADER: there is no .version or no .target. SMARCH_ERROR_NULL_POINTER: text or out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_jits(
    d: smarch_driver,
    text: *const c_char,
    len: usize,
    device: smarch_cc,
    workspace: *mut c_void,
    workspace_len: usize,
    out: Out<smarch_ptx_jit>,
) -> smarch_status {
    // SAFETY: the caller passes len readable bytes.
    let text = unsafe { slice(text.cast::<u8>(), len) };
    status(text.and_then(|text| {
        // SAFETY: the caller passes workspace_len bytes that nothing else uses meanwhile.
        let table = unsafe { table_in(workspace, workspace_len) }?;
        let out = out.ok_or(Error::NullPointer)?;
        let symbols = names_of(text, table);
        write_jit(Driver(d), text, symbols, Cc(device), out)
    }))
}

// Apart, for the stack that each takes.
#[inline(never)]
fn write_jit(
    driver: Driver,
    text: &[u8],
    symbols: Symbols<'_>,
    device: Cc,
    out: &mut MaybeUninit<smarch_ptx_jit>,
) -> Result<(), Error> {
    let jit = text_jits(driver, text, Assumed::default(), symbols, device)?;
    out.write(smarch_ptx_jit {
        verdict: jit.verdict.code(),
        reserved: 0,
        judged: jit.counts.map_or(0, |counts| counts.judged),
        unknown: jit.counts.map_or(0, |counts| counts.unknown),
        finding: jit.finding.as_ref().map_or(smarch_ptx_finding::NONE, finding_of),
    });
    Ok(())
}

/// What ptxas prints there, from behind "error   : " or "fatal   : "; of what is unknown, what the reader met. Written with a NUL; *count (may be NULL)
/// becomes the length without it, also when it does not fit. The text that was checked must still be there.
///
/// SMARCH_ERROR_INVALID_VALUE: no finding of smarch_ptx_check. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is not above *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_finding_message(
    finding: In<smarch_ptx_finding>,
    out: *mut c_char,
    capacity: usize,
    count: MaybeOut<usize>,
) -> smarch_status {
    status(finding.ok_or(Error::NullPointer).and_then(|finding| {
        // SAFETY: a finding's text is the caller's or the library's; the caller keeps it.
        let text = unsafe { slice(finding.text.cast::<u8>(), finding.text_len) }?;
        // SAFETY: as its text.
        let operand = unsafe { slice(finding.operand.cast::<u8>(), finding.operand_len) }?;
        let found = rust_finding(finding, text, operand).ok_or(Error::InvalidValue)?;
        // SAFETY: the caller passes space for capacity bytes.
        unsafe { fill_text(out, capacity, count, found) }
    }))
}

/// The finding that C holds; `None` where it is none of ours.
fn rust_finding<'a>(finding: &smarch_ptx_finding, text: &'a [u8], operand: &'a [u8]) -> Option<Finding<'a>> {
    let verdict = Verdict::from_code(finding.verdict)?;
    let is_of_form = matches!(
        verdict,
        Verdict::NoIsaHigher | Verdict::NoIsaTarget | Verdict::NoIsaVersion | Verdict::NoIsaRelease
    );
    let subject = match (finding.error, finding.gpu) {
        (0, 0) if is_of_form => Subject::Form(finding.line_of_form),
        (0, 0) if verdict == Verdict::NoIsaOperands => {
            let [line, place, low, high] = finding.line_of_form.to_le_bytes();
            let number = u16::from_le_bytes([low, high]);
            Subject::Operands(Said { number, place }, u32::from(line))
        }
        (0, 0) if matches!(verdict, Verdict::NoPtxModule | Verdict::NoPtxHeader) => {
            Subject::Module(*Fault::ALL.get(usize::try_from(finding.line_of_form).ok()?)?)
        }
        (0, 0) => Subject::Stated,
        (0, gpu) if is_of_form => Subject::FormOnGpu(Target::from_id(gpu)?),
        (0, gpu) => Subject::Gpu(Target::from_id(gpu)?),
        (error, _) => Subject::Error(Error::from_code(u32::try_from(error).ok()?)?),
    };
    Some(Finding {
        place: finding.place,
        verdict,
        text,
        operand,
        operands: finding.operands,
        toolkit: boundary::toolkit(finding.toolkit).ok()?,
        version: finding.ptx,
        target: or_none(finding.ptx_target).ok()?,
        subject,
    })
}
