//! What the operands of forms may be.

use crate::Error;
use crate::ffi::boundary::{self, In, Out, all_rows, fill_list, smarch_status, status};
use crate::ffi::toolkits::smarch_toolkit;
use crate::ptx::{Form, OPERAND_KINDS, OperandKind, OperandPlace};

all_rows! {
    /// The kinds of operands of which smarch_ptx_form_operands tells, in the order of its bits. *count becomes how many. NULL when count is NULL.
    fn smarch_ptx_operand_kinds() -> [OperandKind] = &OPERAND_KINDS;
}

/// What the operands of a form may be: for each number of operands that ptxas of this release takes, place by place, which kinds it takes there and which it
/// refuses. Of a form that takes no operands one row, of which operands is 0. *count becomes how many, also when they do not fit: 0 where it is not
/// known, of forms that came after 13.0 and of families that were not measured.
///
/// SMARCH_ERROR_TOOLKIT_NOT_RUN, _INVALID_VALUE: an invalid argument. SMARCH_ERROR_BUFFER_TOO_SMALL: capacity is below *count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn smarch_ptx_form_operands(
    k: smarch_toolkit,
    form: In<Form>,
    out: *mut OperandPlace,
    capacity: usize,
    count: Out<usize>,
) -> smarch_status {
    let form = form.ok_or(Error::NullPointer).and_then(|form| match form.is_whole() {
        true => Ok(form),
        false => Err(Error::InvalidValue),
    });
    status(form.and_then(|form| {
        let places = form.operands(boundary::toolkit(k)?);
        // SAFETY: the caller passes space for capacity rows.
        unsafe { fill_list(out, capacity, count, places) }
    }))
}
