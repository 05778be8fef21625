//! Which host compiler goes with which release of the toolkit?
//!
//! nvcc puts `cuda_runtime.h` before every program, and with it `crt/host_config.h`, which stops where the host compiler is none that the
//! release was tried with, unless nvcc is given `-allow-unsupported-compiler`. Which C++ standard nvcc passes on is a question of its own.
//!
//! ```
//! use smarch::host::{HostCompiler, host_accepts_why, host_message, parse};
//! use smarch::{Toolkit, Verdict, Version};
//!
//! let host = parse(b"gcc (GCC) 16.1.0").unwrap();
//! let version = host.version.get().unwrap();
//! assert_eq!((host.compiler, version), (HostCompiler::Gcc, Version::new(16, 1)));
//! assert_eq!(host_accepts_why(Toolkit::V13_3, host.compiler, version), Verdict::NoHostNew);
//! let message = host_message(Toolkit::V13_3, host.compiler, version).unwrap().to_string();
//! assert!(message.starts_with("-- unsupported GNU version! gcc versions later than 15 are not supported!"));
//! ```
//!
//! Source: `host/checks.tsv`, `host/standards.tsv`: the headers of the releases, given to a preprocessor, and nvcc, run; measured. The headers are
//! in the wheels of all releases, nvcc from 13.0 on.

mod accepts;
mod message;
mod rules;
mod standards;
mod text;

pub use accepts::{MSVC_PRODUCTS, MsvcProduct, host_accepts, host_accepts_why, host_rule};
pub use message::{Message, host_message};
pub use rules::{HOST_RULES, HostCheck, HostCompiler, HostRule};
pub use standards::{host_compiled_standard, host_default_standard, host_standard_why};
pub use text::{Host, parse};
