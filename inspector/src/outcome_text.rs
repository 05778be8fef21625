//! A verdict in sentences: the verdict first, what was asked, the reasons.

use crate::output::Output;
use smarch_answers::driver_words::driver_title;
use smarch_answers::files::{Asked, with_remedy};
use smarch_answers::plural;

/// The verdict, its first word in its colour; without a terminal a line, however long.
pub fn print_sentence(output: &Output, sentence: &str) {
    let (word, rest) = sentence.split_once(':').unwrap_or((sentence, ""));
    let word = match word {
        "yes" => output.green(word),
        "no" => output.red(word),
        _ => output.yellow(word),
    };
    let sentence = if rest.is_empty() { word } else { format!("{word}:{rest}") };
    match output.width {
        0 => output.line(sentence),
        _ => output.paragraph(&sentence),
    }
}

/// The driver that was asked about, and what was not.
pub fn print_asked(output: &Output, asked: &Asked, left_out: &[String]) {
    let (kernel, user) = (asked.drivers.kernel(asked.device), asked.drivers.user(asked.device));
    let mut text = driver_title(kernel, &asked.kernel_name());
    if user != kernel {
        text += &format!(", user-mode {}", driver_title(user, &asked.user_name()));
    }
    if !output.axes.names_driver {
        text += ", the newest that supports it (default; e.g. --driver 550)";
    }
    for left_out in left_out {
        text += &format!("; {left_out}");
    }
    for line in output.lines_of(&text) {
        output.line(output.dim(&line));
    }
}

/// Each reason once, where there are several, and of how many it is.
pub fn print_reasons<'a>(
    output: &Output,
    noun: &str,
    reasons: impl Iterator<Item = (usize, &'a str, Option<&'a String>)> + Clone,
) {
    /// More are counted only.
    const MOST: usize = 5;
    let count = reasons.clone().count();
    if count < 2 {
        return;
    }
    for (count, reason, remedy) in reasons.take(MOST) {
        output.paragraph(&format!("{}: {}", plural(count as u64, noun), with_remedy(reason, remedy)));
    }
    if count > MOST {
        output.line(format_args!("and {} other reasons; --json has them all", count - MOST));
    }
}
