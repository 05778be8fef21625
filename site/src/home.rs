//! The first page: what can be asked, and where to begin.

use crate::html::{Html, element, link};
use crate::links::Links;
use crate::page::Page;
use crate::subjects::Kind;

/// What a reader has, what the pages tell of it, and names that lead there.
const HAVE: &[(Kind, &str, &str, &[&str])] = &[
    (
        Kind::Device,
        "a GPU",
        "what to build for it, what its SMs have",
        &["12.0", "9.0", "8.9"],
    ),
    (
        Kind::Target,
        "a target",
        "which toolkits build it, where it runs",
        &["sm_120", "sm_100f", "sm_90a"],
    ),
    (
        Kind::Toolkit,
        "a CUDA toolkit",
        "what it builds, what it changed",
        &["13.0", "12.8", "12.4"],
    ),
    (
        Kind::Driver,
        "a driver",
        "what it compiles, starts, supports",
        &["580", "570", "550"],
    ),
    (
        Kind::Instruction,
        "a PTX instruction",
        "where it can be used",
        &["tcgen05.mma", "wgmma.mma_async.sync.aligned", "cp.async.bulk"],
    ),
    (
        Kind::Message,
        "an error message",
        "why it is printed, what helps",
        &["CUDA_ERROR_NO_BINARY_FOR_GPU", "cudaErrorInsufficientDriver"],
    ),
    (
        Kind::Ptx,
        "a PTX version",
        "who reads it, what it brought",
        &["9.0", "8.7", "7.8"],
    ),
    (
        Kind::Erratum,
        "two sources that disagree",
        "which one counts",
        &["E08", "E22"],
    ),
];

/// A name that leads to its page.
fn named(links: &Links, kind: Kind, name: &str) -> Option<Html> {
    Some(link(&links.href(links.subjects.find(kind, name)?), name))
}

fn card(links: &Links, (kind, have, told, examples): &(Kind, &str, &str, &[&str])) -> Html {
    let title = element("h3", &[], link(&links.href(kind.list()), *have));
    let count = links.subjects.of(*kind).count();
    let examples = examples.iter().filter_map(|name| named(links, *kind, name));
    let all = link(&links.href(kind.list()), format!("all {count}"));
    let names = element(
        "p",
        &[("class", "names")],
        Html::joined(examples.chain([all]), " \u{b7} "),
    );
    element("li", &[], [title, element("p", &[], *told), names])
}

pub fn home(links: &Links) -> Page {
    let mut page = Page::new(Kind::Guide, "index", "Where does this GPU code run?", "");
    page.kind = None;
    page.lead = "Every NVIDIA target, CUDA toolkit, driver, PTX instruction and error message has a page that answers first and says how it is known.".into();
    let cards = HAVE.iter().map(|one| card(links, one));
    page.section(
        "You have",
        element("ul", &[("class", "cards")], cards.collect::<Html>()),
    );
    let live = [
        ("files", "What a cubin, a library or a wheel holds, and where it runs"),
        ("occupancy", "How many blocks fit on an SM"),
        (
            "who",
            "Which target has an instruction, what a list of architectures builds",
        ),
        ("explain", "What a name, a product or a line of a log means"),
    ];
    let live = live
        .iter()
        .filter_map(|(view, what)| Some(element("li", &[], link(&links.live(view)?, *what))));
    let live: Html = live.collect();
    if !live.is_empty() {
        let list = element("ul", &[("class", "lines")], live);
        page.section("Ask with your own files and numbers, in this browser", list);
    }
    let targets = links.subjects.of(Kind::Target);
    let chips = targets
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .map(|it| element("li", &[], link(&links.href(&it.address), &it.name)));
    page.section(
        "All targets",
        element("ul", &[("class", "chips")], chips.collect::<Html>()),
    );
    let guides = [
        ("README", "What smarch is, and how to install it"),
        ("docs/first-minute", "The first minute of six users"),
        ("docs/glossary", "The glossary"),
        ("docs/evidence", "How it is known"),
        ("guides", "All guides"),
    ];
    let guides = guides
        .iter()
        .map(|(address, text)| element("li", &[], link(&links.href(address), *text)));
    page.section("Guides", element("ul", &[("class", "lines")], guides.collect::<Html>()));
    page
}
