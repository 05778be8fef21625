//! `smarch-site FOLDER [--live] [--commit HASH] [--url ADDRESS]`: the answers as static pages, from the root of the repository.
//!
//! A page asks the command's questions in this process and shows their parts; nothing is known here that is not asked. `--live` says that the
//! live page goes into FOLDER/live, `--url` where the site will be, for its sitemap.

mod ask;
mod facts;
mod guides;
mod home;
mod html;
mod kinds;
mod links;
mod page;
mod search;
mod sitemap;
mod subjects;

use guides::Guide;
use html::{Html, element, link};
use links::Links;
use page::{Edition, Page};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use subjects::{Kind, Subjects};

/// What was typed.
struct Arguments {
    folder: PathBuf,
    has_live: bool,
    commit: String,
    url: Option<String>,
}

fn arguments() -> Option<Arguments> {
    let mut typed = std::env::args().skip(1);
    let folder = typed.next().filter(|it| !it.starts_with('-'))?.into();
    let mut it = Arguments {
        folder,
        has_live: false,
        commit: "unknown".into(),
        url: None,
    };
    while let Some(option) = typed.next() {
        match option.as_str() {
            "--live" => it.has_live = true,
            "--commit" => it.commit = typed.next()?,
            "--url" => it.url = Some(typed.next()?).filter(|url| !url.is_empty()),
            _ => return None,
        }
    }
    Some(it)
}

/// The list of the guides, with the beginning of each.
fn list_of_guides(links: &Links, guides: &[Guide]) -> Page {
    let mut page = kinds::list_page(links, Kind::Guide);
    let items = guides.iter().map(|guide| {
        let title = link(&links.href(&guide.page.address), &guide.page.title);
        element(
            "li",
            &[],
            [
                title,
                " ".into(),
                element("span", &[("class", "about")], &guide.page.lead),
            ],
        )
    });
    page.body
        .add(element("ul", &[("class", "lines")], items.collect::<Html>()));
    page
}

/// The files that pages share.
fn copy_shared(folder: &Path) -> io::Result<()> {
    std::fs::write(
        folder.join("site.css"),
        concat!(
            include_str!("../../web/page/colours.css"),
            include_str!("../assets/site.css")
        ),
    )?;
    std::fs::write(folder.join("search.js"), include_str!("../assets/search.js"))?;
    std::fs::copy("web/page/icon.svg", folder.join("icon.svg")).map(drop)
}

fn copy_linked(folder: &Path, guides: &[Guide]) -> io::Result<()> {
    let files: BTreeSet<&PathBuf> = guides.iter().flat_map(|guide| &guide.files).collect();
    for file in files {
        let to = folder.join(file);
        std::fs::create_dir_all(to.parent().unwrap_or(folder))?;
        std::fs::copy(file, to)?;
    }
    Ok(())
}

fn write(arguments: &Arguments) -> io::Result<()> {
    let Arguments {
        folder,
        has_live,
        commit,
        url,
    } = arguments;
    let (subjects, guides) = (Subjects::of_answers(), guides::guides()?);
    let edition = Edition {
        commit: commit.clone(),
        version: smarch_answers::version(),
    };
    std::fs::create_dir_all(folder)?;
    copy_shared(folder)?;
    copy_linked(folder, &guides)?;
    let links = |from| Links {
        subjects: &subjects,
        from,
        has_live: *has_live,
    };
    let mut pages = vec![
        home::home(&links("index")),
        list_of_guides(&links(Kind::Guide.list()), &guides),
    ];
    let lists = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Guide);
    pages.extend(lists.map(|kind| kinds::list_page(&links(kind.list()), kind)));
    pages.extend(
        subjects
            .all
            .iter()
            .map(|subject| kinds::page_of(&links(&subject.address), subject)),
    );
    std::fs::write(folder.join("index.js"), search::index(&pages, &guides))?;
    let (mut bytes, mut largest) = (0, (0, String::new()));
    let all = || pages.iter().chain(guides.iter().map(|guide| &guide.page));
    for page in all() {
        let size = page.write(folder, &links(&page.address), &edition)?;
        bytes += size;
        largest = largest.max((size, page.address.clone()));
    }
    if let Some(url) = url {
        std::fs::write(
            folder.join("sitemap.xml"),
            sitemap::sitemap(url, all().map(|page| page.address.as_str())),
        )?;
    }
    println!(
        "site: {} pages, {bytes} bytes; the largest is {}.html, {} bytes",
        all().count(),
        largest.1,
        largest.0
    );
    Ok(())
}

fn main() -> io::Result<()> {
    let Some(arguments) = arguments() else {
        eprintln!("usage: smarch-site FOLDER [--live] [--commit HASH] [--url ADDRESS]");
        std::process::exit(2);
    };
    write(&arguments)
}
