//! Memory is a stack that begins behind the module's own data and grows by whole pages: what was allocated last is freed first.

use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

const PAGE: usize = 1 << 16;
const ALIGNMENT: usize = 16;

/// Where the next allocation begins; 0 before the first.
static TOP: AtomicUsize = AtomicUsize::new(0);

/// Memory for so many bytes, aligned to 16, with any content. 0 where the browser gives no more.
#[unsafe(no_mangle)]
pub extern "C" fn page_allocate(size: usize) -> usize {
    let start = match TOP.load(Relaxed) {
        0 => core::arch::wasm32::memory_size(0) * PAGE,
        top => top,
    };
    let Some(end) = size
        .checked_next_multiple_of(ALIGNMENT)
        .and_then(|size| start.checked_add(size.max(ALIGNMENT)))
    else {
        return 0;
    };
    let missing = end.div_ceil(PAGE).saturating_sub(core::arch::wasm32::memory_size(0));
    if missing > 0 && core::arch::wasm32::memory_grow(0, missing) == usize::MAX {
        return 0;
    }
    TOP.store(end, Relaxed);
    start
}

/// Frees an allocation and all that came after it.
#[unsafe(no_mangle)]
pub extern "C" fn page_free(start: usize) {
    TOP.store(start, Relaxed);
}

/// Nothing of the library reaches it; a trap is an error that the page sees.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
