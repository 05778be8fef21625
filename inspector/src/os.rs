//! What takes `unsafe`: signals, files that are mapped, what happens without memory, and a library that is opened at run time.
#![allow(unsafe_code, reason = "the one file of the inspector with it")]

use memmap2::Mmap;
use smarch_answers::here::LibCuda;
use std::alloc::{GlobalAlloc, Layout, System};
use std::fs::File;
use std::io;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};

/// A reader that has enough ends this program without a word, whoever started it.
pub fn die_of_broken_pipes() {
    #[cfg(unix)]
    // SAFETY: the default action is set before any thread is started.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
}

/// Who asks for so many bytes or more is told that there are none, and goes on without them.
const MUCH: usize = 64 << 20;

/// The system's memory, for a program of its own. Where there is none for less than [`MUCH`], the program ends with a message, not with a signal.
pub struct Memory;

fn checked(memory: *mut u8, size: usize) -> *mut u8 {
    if memory.is_null() && size < MUCH {
        // Without memory of its own.
        let _ = io::Write::write_all(&mut io::stderr(), b"smarch: not enough memory\n");
        std::process::exit(2);
    }
    memory
}

// SAFETY: all is as the system does it.
unsafe impl GlobalAlloc for Memory {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        checked(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        checked(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        checked(unsafe { System.realloc(memory, layout, size) }, size)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

/// Whether this process is the command's own.
static MAY_MAP: AtomicBool = AtomicBool::new(false);

/// Has files mapped, and the program end with a message where one of them becomes shorter: for a process that is the command alone. In
/// anybody else's, where this is not called, files are read.
pub fn map_files() {
    #[cfg(unix)]
    watch::handle();
    MAY_MAP.store(true, Ordering::Relaxed);
}

/// Whether files are mapped.
pub fn maps_files() -> bool {
    MAY_MAP.load(Ordering::Relaxed)
}

/// A file in memory: files of any size are looked at without reading them whole. One that becomes shorter meanwhile ends the program.
pub struct Mapped {
    map: Mmap,
    #[cfg(unix)]
    _watched: watch::Watched,
}

impl Mapped {
    /// Maps a file, which is called `name` if it becomes shorter.
    pub fn new(file: &File, name: &str) -> io::Result<Self> {
        // SAFETY: whoever changes the file changes what is read, which any bytes may be; one that is cut ends the program.
        let map = unsafe { Mmap::map(file) }?;
        Ok(Self {
            #[cfg(unix)]
            _watched: watch::Watched::new(&map, name),
            map,
        })
    }
}

impl Deref for Mapped {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.map
    }
}

/// The signal that a read of a mapped file raises whose end is gone.
#[cfg(unix)]
mod watch {
    use std::ptr;
    use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

    /// Files that are watched at a time; of more the signal is told without a name.
    const MOST: usize = 64;

    /// A file that is mapped: where, and what is printed if it becomes shorter. The handler takes no lock, so each part is atomic; a place
    /// without a message is free.
    struct Place {
        start: AtomicUsize,
        size: AtomicUsize,
        message: AtomicPtr<String>,
    }

    static PLACES: [Place; MOST] = [const {
        Place { start: AtomicUsize::new(0), size: AtomicUsize::new(0), message: AtomicPtr::new(ptr::null_mut()) }
    }; MOST];

    /// As long as it is there, its bytes are watched.
    pub struct Watched(Option<&'static Place>);

    impl Watched {
        pub fn new(bytes: &[u8], name: &str) -> Self {
            let text = format!("smarch: {name}: became shorter while it was read\n");
            let message = Box::into_raw(Box::new(text));
            let free = |place: &&Place| {
                let (order, none) = (Ordering::SeqCst, ptr::null_mut());
                place.message.compare_exchange(none, message, order, order).is_ok()
            };
            let place = PLACES.iter().find(free);
            match place {
                Some(place) => {
                    place.start.store(bytes.as_ptr() as usize, Ordering::SeqCst);
                    place.size.store(bytes.len(), Ordering::SeqCst);
                }
                // SAFETY: nobody else got it.
                None => drop(unsafe { Box::from_raw(message) }),
            }
            Self(place)
        }
    }

    impl Drop for Watched {
        fn drop(&mut self) {
            let Some(place) = self.0 else { return };
            place.size.store(0, Ordering::SeqCst);
            let message = place.message.swap(ptr::null_mut(), Ordering::SeqCst);
            // SAFETY: it came from a box, and the place was this one's alone. The handler reads it only for an address within the file,
            // which nobody reads any more.
            drop(unsafe { Box::from_raw(message) });
        }
    }

    /// Takes the signal.
    pub fn handle() {
        // SAFETY: the handler has the form that SA_SIGINFO asks for, and the rest of the structure may be zero.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = on_bus_error as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO;
            libc::sigaction(libc::SIGBUS, &action, ptr::null_mut());
        }
    }

    /// Says which file became shorter, and exits as for other bad input.
    extern "C" fn on_bus_error(number: libc::c_int, info: *mut libc::siginfo_t, _: *mut libc::c_void) {
        // SAFETY: the system gives a valid structure; functions that are safe in a handler alone are called.
        unsafe {
            let at = (*info).si_addr() as usize;
            for place in &PLACES {
                let (start, size) = (place.start.load(Ordering::SeqCst), place.size.load(Ordering::SeqCst));
                let message = place.message.load(Ordering::SeqCst);
                if message.is_null() || at.wrapping_sub(start) >= size {
                    continue;
                }
                let text = (*message).as_bytes();
                libc::write(libc::STDERR_FILENO, text.as_ptr().cast(), text.len());
                libc::_exit(2);
            }
            // Another cause: the instruction runs again, and without this function.
            libc::signal(number, libc::SIG_DFL);
        }
    }
}

/// What `cuDriverGetVersion` of this machine's libcuda says. The library is opened and stays so; nothing in it is initialized.
#[cfg(target_os = "linux")]
pub fn libcuda() -> LibCuda {
    use std::ffi::c_int;
    // In WSL the linker may not look into Windows's folder.
    for name in [c"libcuda.so.1", c"/usr/lib/wsl/lib/libcuda.so.1"] {
        // SAFETY: the name ends with a 0. Libraries that run code when they are opened are the system's own.
        let library = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if library.is_null() {
            continue;
        }
        // SAFETY: the library is open, and the name ends with a 0.
        let function = unsafe { libc::dlsym(library, c"cuDriverGetVersion".as_ptr()) };
        if function.is_null() {
            return LibCuda::Silent("it has no cuDriverGetVersion".into());
        }
        let mut version: c_int = 0;
        // SAFETY: the function is `CUresult cuDriverGetVersion(int *)` in every release of the library.
        let status = unsafe {
            let function: unsafe extern "C" fn(*mut c_int) -> c_int = std::mem::transmute(function);
            function(&raw mut version)
        };
        return match u32::try_from(version) {
            Ok(version @ 1..) if status == 0 => LibCuda::Version(version),
            _ => LibCuda::Silent(format!("cuDriverGetVersion returns {status}, and the version {version}")),
        };
    }
    LibCuda::Absent
}

/// Elsewhere no libcuda is asked.
#[cfg(not(target_os = "linux"))]
pub fn libcuda() -> LibCuda {
    LibCuda::NotAsked
}

/// Has the signals by which people and systems end programs remove what is unfinished, and then end the program as they do.
pub fn remove_at_signals() {
    #[cfg(unix)]
    unfinished::handle();
}

/// A path that such a signal removes as long as this is there; where there are several at a time, the first alone.
pub struct RemovedAtSignals {
    #[cfg(unix)]
    is_first: bool,
}

#[cfg(unix)]
mod unfinished {
    use super::RemovedAtSignals;
    use std::ffi::CString;
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;
    use std::ptr;
    use std::sync::atomic::{AtomicPtr, Ordering::SeqCst};

    static PATH: AtomicPtr<libc::c_char> = AtomicPtr::new(ptr::null_mut());

    impl RemovedAtSignals {
        pub fn new(path: &Path) -> Self {
            let is_free = PATH.load(SeqCst).is_null();
            let path = CString::new(path.as_os_str().as_bytes()).ok().filter(|_| is_free);
            // Its few bytes are never freed: a signal may be reading them.
            let set = |path| PATH.compare_exchange(ptr::null_mut(), path, SeqCst, SeqCst).is_ok();
            Self { is_first: path.map(CString::into_raw).is_some_and(set) }
        }
    }

    impl Drop for RemovedAtSignals {
        fn drop(&mut self) {
            if self.is_first {
                PATH.store(ptr::null_mut(), SeqCst);
            }
        }
    }

    /// Takes the signals, but for those that whoever started the program wants ignored.
    pub fn handle() {
        for number in [libc::SIGINT, libc::SIGTERM, libc::SIGHUP] {
            // SAFETY: the handler has the form that signal() asks for.
            unsafe {
                if libc::signal(number, on_end as *const () as libc::sighandler_t) == libc::SIG_IGN {
                    libc::signal(number, libc::SIG_IGN);
                }
            }
        }
    }

    extern "C" fn on_end(number: libc::c_int) {
        let path = PATH.load(SeqCst);
        // SAFETY: functions that are safe in a handler alone are called; the path is never freed once it can be seen here.
        unsafe {
            if !path.is_null() {
                libc::unlink(path);
            }
            libc::signal(number, libc::SIG_DFL);
            libc::raise(number);
        }
    }
}

#[cfg(not(unix))]
impl RemovedAtSignals {
    pub fn new(_: &std::path::Path) -> Self {
        Self {}
    }
}
