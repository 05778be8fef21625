//! What Triton writes beside a cubin: `triton/compiler/compiler.py` puts the options of the compilation into NAME.json.

use crate::{Foreign, plural};
use alloc::{format, string::String, string::ToString};
use core::fmt;
use serde::Serialize;
use serde_json::Value;

/// The launch that Triton means for a kernel that it compiled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TritonLaunch {
    /// The kernel.
    pub name: Foreign,
    /// What it was compiled for: "cuda 90".
    pub compiled_for: Foreign,
    /// Threads of a block.
    pub threads_per_block: u32,
    /// Bytes of dynamic shared memory.
    pub dynamic_smem_bytes: u32,
}

impl TritonLaunch {
    /// The launch of a kernel; `None` where the text is no such record.
    pub fn parse(json: &[u8]) -> Option<Self> {
        let value: Value = serde_json::from_slice(json).ok()?;
        let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
        // An object from 3.0 on, before that a list: ["cuda", 80].
        let (backend, arch, warp) = match value.get("target")? {
            Value::Object(target) => (
                target.get("backend")?.as_str()?,
                arch_text(target.get("arch")?)?,
                target.get("warp_size").and_then(number),
            ),
            Value::Array(target) => (target.first()?.as_str()?, arch_text(target.get(1)?)?, None),
            _ => return None,
        };
        Some(Self {
            name: value.get("name")?.as_str()?.into(),
            compiled_for: format!("{backend} {arch}").as_str().into(),
            threads_per_block: number(value.get("num_warps")?)?.checked_mul(warp.unwrap_or(32))?,
            dynamic_smem_bytes: number(value.get("shared")?)?,
        })
    }
}

fn arch_text(value: &Value) -> Option<String> {
    value.as_u64().map(|number| number.to_string()).or_else(|| value.as_str().map(ToString::to_string))
}

impl fmt::Display for TritonLaunch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {} a block, {} of dynamic shared memory, compiled for {}",
            self.name.shown(),
            plural(self.threads_per_block, "thread"),
            plural(self.dynamic_smem_bytes, "byte"),
            self.compiled_for.shown()
        )
    }
}
