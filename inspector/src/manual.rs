//! The manual page: `smarch` with what all commands share, then each command.

use crate::help::{JSON, command_names};
use clap_mangen::Man;
use std::fmt::Write;
use std::io;

type Section = fn(&Man, &mut dyn io::Write) -> io::Result<()>;

/// Sections as roff, each without the definitions that clap_mangen puts before every one.
fn sections(man: &Man, sections: &[Section]) -> io::Result<String> {
    let mut page = Vec::new();
    for section in sections {
        section(man, &mut page)?;
    }
    let page = String::from_utf8_lossy(&page);
    let lines = page.lines().filter(|line| !line.starts_with(".ie ") && !line.starts_with(".el "));
    Ok(lines.fold(String::new(), |text, line| text + line.trim_end() + "\n"))
}

/// A line of which no letter is a request or an escape.
fn roff(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq")
}

/// The page.
pub fn manual(line: clap::Command) -> io::Result<String> {
    let version = smarch_answers::version();
    let head: [Section; 3] = [Man::render_name_section, Man::render_synopsis_section, Man::render_options_section];
    let mut page = format!(
        ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n.TH SMARCH 1 \"\" \"smarch {version}\" \"User Commands\"\n{}.SH COMMANDS\n",
        sections(&Man::new(line.clone()), &head)?
    );
    let body: [Section; 4] = [
        Man::render_description_section,
        Man::render_synopsis_section,
        Man::render_options_section,
        Man::render_extra_section,
    ];
    for command in command_names().filter_map(|name| line.find_subcommand(name)) {
        let _ = writeln!(page, ".SS {}", roff(command.get_name()));
        let own = command.clone().mut_args(|it| {
            let is_shared = it.is_global_set() || it.get_id() == "help";
            let is_hidden = it.is_hide_set();
            it.hide(is_hidden || is_shared)
        });
        let text = sections(&Man::new(own), &body)?;
        // Sections of a command are paragraphs of the page.
        for line in text.lines() {
            let _ = writeln!(page, "{}", if line.starts_with(".SH ") { ".PP" } else { line });
        }
    }
    page += ".SH ENVIRONMENT\n.TP\nNO_COLOR\nwhere it is set, \\-\\-color auto is never\n.TP\nCOLUMNS\nthe width of the terminal\n";
    page += ".SH EXIT STATUS\n0: yes, or done; 1: no, or unknown; 2: bad input, or output that cannot be written, the reason on standard error\n";
    page += ".SH JSON\n";
    for (position, line) in JSON.lines().enumerate() {
        page += if position > 0 { ".PP\n" } else { "" };
        page += &(roff(line) + "\n");
    }
    Ok(page)
}
