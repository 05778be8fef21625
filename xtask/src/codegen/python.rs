//! `python/smarch/_codes.py`: targets and releases as enumerations that type checkers and editors know.

use super::{File, mark};
use smarch::{Target, Toolkit};

pub fn files() -> Vec<File> {
    let target = |it: &Target| (it.to_string().to_uppercase(), it.id());
    let toolkit = |it: &Toolkit| (format!("CUDA_{}", it.to_string().replace('.', "_")), it.code());
    let classes = class("Target", Target::ALL.iter().map(target)) + &class("Toolkit", Toolkit::ALL.iter().map(toolkit));
    vec![File {
        path: "python/smarch/_codes.py",
        text: format!("# {}\n{HEAD}{classes}", mark("src")),
    }]
}

const HEAD: &str = "\"\"\"The targets and the releases of the toolkit.\"\"\"

from ._questions import TargetQuestions, ToolkitQuestions
";

fn class(name: &str, members: impl Iterator<Item = (String, u32)>) -> String {
    let members: String = members.map(|(name, value)| format!("    {name} = {value}\n")).collect();
    format!("\n\nclass {name}({name}Questions):\n{members}")
}
