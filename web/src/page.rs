//! What the page asks and the command does not: pictures' numbers, pages of long lists, what a text may mean.

use crate::asked::Asked;
use crate::commands::{features_asked, kernel_of, occupancy_question};
use crate::of_files::report_question;
use crate::{Said, Session, json};
use smarch::Tool;
use smarch::profile::{Inputs, SIZE};
use smarch_answers::hardware::geometry_of;
use smarch_answers::profile::{Image, raw};
use smarch_answers::{CurvesQuestion, Refusal, features, meant, occupancy, target_of, tools};

/// The answer to a question of the page's own.
pub fn answer(session: &mut Session, asked: &Asked) -> Option<Said> {
    let Session { files, reading } = session;
    Some(match asked.command() {
        "meant" => asked.word().and_then(|text| json(&meant::answer(asked.axes.toolkit, &text))),
        "curves" => curves(asked),
        "everywhere" => kernel_of(asked).and_then(|kernel| json(&occupancy::everywhere(&kernel))),
        "legality" => features_asked(asked).and_then(|of| json(&features::legality(&of))),
        "profile bytes" => profile_bytes(asked),
        "acceptance" => acceptance(asked),
        "read" => report_question(asked).and_then(|question| reading.begin(files, asked, question)),
        "read on" => reading.go_on(files),
        "kernels" => reading.kernels(asked),
        "images" => reading.images(asked),
        "close" => {
            asked.words().iter().for_each(|name| drop(files.remove(name)));
            json(&())
        }
        _ => return None,
    })
}

fn curves(asked: &Asked) -> Said {
    let question = occupancy_question(asked)?;
    let of = CurvesQuestion { kernel: question.kernel, ..CurvesQuestion::default() };
    json(&smarch_answers::curves(geometry_of(question.target)?, &of)?)
}

fn acceptance(asked: &Asked) -> Said {
    let word = asked.word()?;
    let tool = Tool::ALL.iter().find(|tool| tool.c_name().eq_ignore_ascii_case(&word));
    let tool = tool.ok_or_else(|| Refusal(format!("there is no tool '{word}'")))?;
    json(&tools::acceptance(*tool))
}

/// The bytes of a target's profile, "unknown" where no document states one.
fn profile_bytes(asked: &Asked) -> Said {
    let target = target_of(&asked.word()?)?;
    let image =
        Image::build(target, &Inputs::default()).map_err(|error| Refusal(format!("{target}: {}", error.text())))?;
    json(&raw(image.view(), 0..SIZE))
}
