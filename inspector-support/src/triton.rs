//! What Triton writes beside a cubin: `triton/compiler/compiler.py` puts the options of the compilation into NAME.json.

use serde_json::Value;

/// The launch that is meant.
#[derive(Debug, PartialEq, Eq)]
pub struct Launch {
    pub name: String,
    pub target: String,
    pub threads: u32,
    pub shared: u32,
}

/// The launch of a kernel; nothing where the text is no such record.
pub fn launch(json: &[u8]) -> Option<Launch> {
    let value: Value = serde_json::from_slice(json).ok()?;
    let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
    // An object from 3.0 on, before that a list: ["cuda", 80].
    let (backend, arch, warp) = match value.get("target")? {
        Value::Object(target) => (
            target.get("backend")?.as_str()?.to_string(),
            arch_text(target.get("arch")?)?,
            target.get("warp_size").and_then(number),
        ),
        Value::Array(target) => (target.first()?.as_str()?.to_string(), arch_text(target.get(1)?)?, None),
        _ => return None,
    };
    let warps = number(value.get("num_warps")?)?;
    Some(Launch {
        name: value.get("name")?.as_str()?.to_string(),
        target: format!("{backend} {arch}"),
        threads: warps.checked_mul(warp.unwrap_or(32))?,
        shared: number(value.get("shared")?)?,
    })
}

fn arch_text(value: &Value) -> Option<String> {
    value
        .as_u64()
        .map(|number| number.to_string())
        .or_else(|| value.as_str().map(str::to_string))
}
