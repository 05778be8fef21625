//! The inspector: the command `smarch`. It asks `smarch-answers` and shows what it is told: a file a command under `commands`, its arguments
//! above, its text below.

mod chart;
mod cli;
mod commands;
mod completion;
mod demangle;
mod drawn;
mod fields;
mod files;
mod form_pictures;
mod front;
mod help;
mod identity_text;
mod images_text;
mod in_order;
mod inputs;
mod kernel_pictures;
mod kernels_text;
mod layout;
mod legality;
mod manual;
mod modules_text;
mod nearest_question;
mod needs_text;
mod occupancy_text;
mod open;
mod options;
mod os;
mod output;
mod progress;
mod ranges;
mod releases;
mod schemas;
mod selection;
mod side_by_side;
mod svg;
mod table;
mod tool_options;
mod usage;
mod words;
mod zip;

fn main() -> std::process::ExitCode {
    os::die_of_broken_pipes();
    front::run(std::env::args_os())
}
