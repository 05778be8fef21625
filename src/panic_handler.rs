//! The panic handler that a static archive must have. Nothing reaches it: `make gates` looks.

/// Stops the program: through libc where there is one, else by spinning.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    #[cfg(all(feature = "panic-handler", not(feature = "panic-spin"), not(target_os = "none")))]
    #[allow(unsafe_code, reason = "a call to C")]
    // SAFETY: abort has no precondition.
    unsafe {
        libc::abort()
    }
    #[cfg(any(not(feature = "panic-handler"), feature = "panic-spin", target_os = "none"))]
    loop {
        core::hint::spin_loop();
    }
}
