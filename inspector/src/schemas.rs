//! The JSON schema of a command's answers, as `share/schema` has it.

/// The schemas of the commands, by name.
#[rustfmt::skip]
const SCHEMAS: [(&str, &str); 34] = [
    ("archs", include_str!("../schema/archs.json")),
    ("check", include_str!("../schema/check.json")),
    ("cicc", include_str!("../schema/cicc.json")),
    ("cover", include_str!("../schema/cover.json")),
    ("data", include_str!("../schema/data.json")),
    ("device", include_str!("../schema/device.json")),
    ("diff", include_str!("../schema/diff.json")),
    ("documented", include_str!("../schema/documented.json")),
    ("driver", include_str!("../schema/driver.json")),
    ("expect", include_str!("../schema/expect.json")),
    ("explain", include_str!("../schema/explain.json")),
    ("extract", include_str!("../schema/extract.json")),
    ("features", include_str!("../schema/features.json")),
    ("gates", include_str!("../schema/gates.json")),
    ("hardware", include_str!("../schema/hardware.json")),
    ("help", include_str!("../schema/help.json")),
    ("here", include_str!("../schema/here.json")),
    ("limits", include_str!("../schema/limits.json")),
    ("list", include_str!("../schema/list.json")),
    ("mcpu", include_str!("../schema/mcpu.json")),
    ("occupancy", include_str!("../schema/occupancy.json")),
    ("pick", include_str!("../schema/pick.json")),
    ("profile", include_str!("../schema/profile.json")),
    ("ptx", include_str!("../schema/ptx.json")),
    ("host", include_str!("../schema/host.json")),
    ("ptx-version", include_str!("../schema/ptx-version.json")),
    ("report", include_str!("../schema/report.json")),
    ("scheduler", include_str!("../schema/scheduler.json")),
    ("show", include_str!("../schema/show.json")),
    ("symbol", include_str!("../schema/symbol.json")),
    ("toolkits", include_str!("../schema/toolkits.json")),
    ("version", include_str!("../schema/version.json")),
    ("wheels", include_str!("../schema/wheels.json")),
    ("table", include_str!("../schema/table.json")),
];

/// The schema of the contracts that `smarch expect` reads.
pub const CONTRACT_SCHEMA: &str = include_str!("../schema/contract.json");

/// The schema of a command's answers.
pub fn schema_of(command: &str) -> Option<serde_json::Value> {
    let (_, text) = SCHEMAS.iter().find(|(of, _)| *of == command)?;
    serde_json::from_str(text).ok()
}
