//! "Can I use tcgen05.mma?": targets by releases, and what ptxas prints where the answer is no.

use super::matrix::{Cell, legend, matrix};
use super::{add_section, field};
use crate::ask::Question;
use crate::facts::{first_fields, parts};
use crate::html::{Html, element, link};
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Subject;
use smarch::Target;
use smarch_answers::features::{Share, Spread, spread};
use smarch_answers::{ranges_of, toolkit_ranges};

/// How a share is shown: a class, and a word that needs no colour.
fn shown(share: Share) -> Cell {
    match share {
        Share::All => ("all", "all".into()),
        Share::Part(percent) => ("some", format!("{percent} %")),
        Share::None => ("none", "no".into()),
        Share::NoTarget => ("absent", "-".into()),
    }
}

fn targets_and_toolkits(links: &Links, spread: &Spread, having: &[Target]) -> Html {
    let words = legend([
        (
            shown(Share::All),
            "the target has every form of the instruction that the release takes on any target",
        ),
        (shown(Share::Part(40)), "the share of these forms that it has"),
        (shown(Share::None), "refused"),
        (shown(Share::NoTarget), "the release knows no such target"),
    ]);
    let rows = spread.targets.iter().filter(|row| having.contains(&row.target));
    let rows: Vec<_> = rows
        .map(|row| (row.target, row.shares.iter().map(|share| shown(*share)).collect()))
        .collect();
    words.and(matrix(links, &spread.toolkits, &rows))
}

pub fn page(links: &Links, subject: &Subject) -> Page {
    let family = &subject.name;
    let spread = spread(family).unwrap_or_else(|refusal| panic!("{refusal}"));
    let (having, toolkits) = (spread.having(), toolkit_ranges(&spread.having_toolkits()));
    let all: Vec<Target> = spread.targets.iter().map(|row| row.target).collect();
    let on = match having.len() {
        count if count == all.len() => "every target".to_owned(),
        _ => ranges_of(&having, &all),
    };
    let question = Question::new(["features", family]);
    let forms = question.parts();
    let since = field(first_fields(&forms).1, "PTX version");
    let since = since.strip_prefix("from ").and_then(|text| text.strip_suffix(" on"));
    let since = since.map_or(String::new(), |version| format!(", with PTX {version} or newer"));
    let lead = match having.as_slice() {
        [] => "No release that was run takes it on any target.".to_owned(),
        _ => format!("Yes on {on}: toolkits {toolkits}{since}."),
    };
    let mut page = Page::new(subject.kind, &subject.address, family, lead);
    page.lead_links = links.text("", &page.lead);
    if !having.is_empty() {
        let mut inside = targets_and_toolkits(links, &spread, &having);
        let lacking: Vec<Target> = all.iter().copied().filter(|target| !having.contains(target)).collect();
        if !lacking.is_empty() {
            let targets = links.text("", &ranges_of(&lacking, &all));
            inside.add(element(
                "p",
                &[],
                Html::from("Refused by every release: ").and(targets).and("."),
            ));
        }
        page.section("Targets and toolkits", inside);
    }
    if let Some(form) = spread.example_form.filter(|form| form != family) {
        let title = format!("In ptxas's words: {form}");
        add_section(&mut page, links, &title, &Question::new(["features", &form]));
    }
    page.section("Forms", parts(links, "forms", &forms));
    if let Some(live) = links.live(&format!("who?q={}", family.replace('%', "%25"))) {
        page.body.add(element(
            "p",
            &[],
            link(&live, "Every form, target and release on the live page"),
        ));
    }
    page.question = Some(question);
    page
}
