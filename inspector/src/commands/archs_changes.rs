//! What `smarch archs` makes of a list, in the order in which it was typed.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches, value_parser};
use smarch::arch_list::Operation;
use smarch_answers::archs::Change;
use std::ffi::OsString;

/// --minus, --and, --or with their lists, and --minimize.
#[derive(Clone, Debug)]
pub struct Changes(pub Vec<Change>);

#[rustfmt::skip]
const WITH_LISTS: [(&str, Operation, &str); 3] = [
    ("minus", Operation::Minus, "leave out the images of this list, in the same syntax"),
    ("and",   Operation::And,   "keep only the images that this list has, too"),
    ("or",    Operation::Or,    "add the images of this list"),
];

impl Args for Changes {
    fn augment_args(command: Command) -> Command {
        let command = WITH_LISTS.iter().fold(command, |command, (name, _, help)| {
            let list = Arg::new(*name).long(*name).value_name("TEXT").help(*help);
            command.arg(list.action(ArgAction::Append).value_parser(value_parser!(OsString)))
        });
        // A value that nobody types, so that each time that the option is given has its place.
        let minimize = Arg::new("minimize").long("minimize").action(ArgAction::Append).num_args(0);
        command.arg(
            minimize.default_missing_value("").help("keep the fewest images with which the devices run what they ran"),
        )
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Changes {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut changes: Vec<(usize, Change)> = Vec::new();
        for (name, operation, _) in WITH_LISTS {
            let lists = matches.get_many::<OsString>(name).into_iter().flatten();
            let places = matches.indices_of(name).into_iter().flatten();
            let change = |list: &OsString| Change::With(operation, list.as_encoded_bytes().into());
            changes.extend(places.zip(lists.map(change)));
        }
        let places = matches.indices_of("minimize").into_iter().flatten();
        changes.extend(places.map(|at| (at, Change::Minimize)));
        changes.sort_by_key(|(at, _)| *at);
        Ok(Self(changes.into_iter().map(|(_, change)| change).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
