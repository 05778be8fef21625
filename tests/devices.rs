//! Products against `devices/products.tsv`, cell by cell and both ways; what names mean.

mod common;

use common::table;
use smarch::Cc;
use smarch::devices::{
    self, DEVICES, Device, DeviceSource, LISTED_BRANCHES, LISTINGS, MAX_NAME, driver_lists, driver_lists_why,
    listings_of, parse_pci,
};
use smarch::drivers::DriverRelease;
use smarch::{Error, Verdict};
use std::collections::{BTreeMap, BTreeSet};

fn number(cell: &str) -> Option<u32> {
    (!cell.is_empty()).then(|| cell.parse().unwrap())
}

/// A source for each cell that has a value, and none where there is none.
fn has_sources(row: &common::Row, cell: &str, sources: &str, known: &BTreeSet<String>) {
    let named: Vec<&str> = row.get(sources).split_whitespace().collect();
    let name = row.get("product");
    assert_eq!(row.get(cell).is_empty(), named.is_empty(), "{name}: {sources}");
    for source in named {
        assert!(known.contains(source), "{name}: SOURCES.md has no {source}");
    }
}

#[test]
fn every_cell_of_the_products() {
    let by_name: BTreeMap<&str, &Device> = DEVICES.iter().map(|it| (it.name.as_str(), it)).collect();
    assert_eq!(by_name.len(), DEVICES.len(), "two rows of one name");
    let sources = String::from_utf8(common::bytes("devices/SOURCES.md")).unwrap();
    let known: BTreeSet<String> = sources
        .lines()
        .filter_map(|line| Some(line.strip_prefix("| ")?.split(" |").next()?.to_string()))
        .collect();
    let rows = table("devices/products.tsv");
    assert_eq!(rows.len(), DEVICES.len());
    for row in &rows {
        let name = row.get("product");
        let device = by_name.get(name).unwrap_or_else(|| panic!("no row {name}"));
        assert_eq!(
            row.get("cc"),
            format!("{}.{}", device.cc.0 / 10, device.cc.0 % 10),
            "{name}"
        );
        assert_eq!(row.get("kind"), format!("{:?}", device.kind), "{name}");
        assert_eq!(number(row.get("sms")), device.sm_count.get(), "{name}");
        assert_eq!(number(row.get("memory_mib")), device.memory_mib.get(), "{name}");
        let printed: Vec<&str> = row.get("printed").split("; ").filter(|it| !it.is_empty()).collect();
        assert_eq!(
            printed,
            device.printed.iter().map(|it| it.as_str()).collect::<Vec<_>>(),
            "{name}"
        );
        let mut from = row.get("cc_sources").split_whitespace();
        let expected = if from.clone().any(|it| it == "NV") {
            DeviceSource::Vendor
        } else if from.any(|it| it.starts_with("DQ-") || it.starts_with("TORCH-")) {
            DeviceSource::Device
        } else {
            DeviceSource::Others
        };
        assert_eq!(device.source, expected, "{name}");
        for (cell, sources) in [
            ("cc", "cc_sources"),
            ("sms", "sms_sources"),
            ("memory_mib", "memory_sources"),
            ("printed", "printed_sources"),
        ] {
            has_sources(row, cell, sources, &known);
        }
    }
}

/// From Turing on, where a source names them, and the big ones of before.
#[test]
fn the_rows_are_sound() {
    for device in DEVICES {
        assert!(device.target().is_some(), "{}: no target", device.name);
        assert_eq!(device.target().unwrap().cc(), device.cc);
        assert!(
            device.sm_count.get() != Some(0) && device.memory_mib.get() != Some(0),
            "{}",
            device.name
        );
        let longest = device
            .printed
            .iter()
            .map(|it| it.len())
            .chain([device.name.len()])
            .max();
        assert!(longest < Some(MAX_NAME / 2), "{}", device.name);
        assert!(device.name.is_ascii(), "{}", device.name);
    }
    let counts: BTreeMap<u32, usize> = DEVICES.iter().fold(BTreeMap::new(), |mut counts, it| {
        *counts.entry(it.cc.0).or_default() += 1;
        counts
    });
    for cc in [75, 80, 86, 87, 89, 90, 100, 103, 110, 120, 121] {
        assert!(counts.contains_key(&cc), "{cc}");
        assert_eq!(devices::of(Cc(cc)).len(), counts[&cc]);
        assert!(devices::of(Cc(cc)).iter().all(|it| it.cc == Cc(cc)));
    }
    assert!(devices::of(Cc(99)).is_empty() && devices::of(Cc(u32::MAX)).is_empty());
}

/// Its own name is that of the product, and what it prints leads to it, too.
#[test]
fn every_row_is_found_by_its_names() {
    for device in DEVICES {
        let own: Vec<_> = devices::candidates(device.name.as_str()).collect();
        assert!(own.iter().any(|it| it.name == device.name), "{}", device.name);
        let others: Vec<_> = own.iter().filter(|it| it.name != device.name).collect();
        let name = device.name.to_lowercase();
        let print_it = |it: &Device| it.printed.iter().any(|it| it.to_lowercase().ends_with(&name));
        assert!(others.iter().all(|it| print_it(it)), "{}: {others:?}", device.name);
        for printed in device.printed {
            let expected: Vec<_> = DEVICES.iter().filter(|it| it.printed.contains(printed)).collect();
            let found: Vec<_> = devices::candidates(printed).collect();
            assert!(
                expected
                    .iter()
                    .all(|it| found.iter().any(|other| other.name == it.name)),
                "{printed}"
            );
        }
    }
}

/// One product.
#[test]
fn names_of_one() {
    for (asked, expected) in [
        ("RTX 4090", "GeForce RTX 4090"),
        ("4090", "GeForce RTX 4090"),
        ("rtx4090", "GeForce RTX 4090"),
        ("NVIDIA GeForce RTX 4090", "GeForce RTX 4090"),
        ("  nvidia_geforce-rtx 4090 ", "GeForce RTX 4090"),
        ("RTX 4090 D", "GeForce RTX 4090 D"),
        ("rtx 4090 laptop", "GeForce RTX 4090 Laptop GPU"),
        ("4090 mobile", "GeForce RTX 4090 Laptop GPU"),
        ("4070 Ti Super", "GeForce RTX 4070 Ti SUPER"),
        ("h100 sxm", "H100 SXM5 80 GB"),
        ("H100 80GB HBM3", "H100 SXM5 80 GB"),
        ("a100-sxm4-80gb", "A100 SXM4 80 GB"),
        ("A100 80GB PCIe", "A100 PCIe 80 GB"),
        ("H200", "H200 SXM 141 GB"),
        ("GH200 480GB", "GH200 96 GB"),
        ("B200", "B200"),
        ("B300", "B300"),
        ("T4", "Tesla T4"),
        ("K80", "Tesla K80"),
        ("L40S", "L40S"),
        ("RTX 6000 Ada", "RTX 6000 Ada Generation"),
        ("A6000", "RTX A6000"),
        ("Quadro 4000", "Quadro 4000"),
        ("RTX 3080 12GB", "GeForce RTX 3080 12 GB"),
        ("RTX 3080 10 GB", "GeForce RTX 3080"),
        ("GTX 1080 Ti", "GeForce GTX 1080 Ti"),
        ("DGX Spark", "GB10 (DGX Spark)"),
        ("GB10", "GB10 (DGX Spark)"),
        ("Thor", "Jetson T5000 (AGX Thor)"),
        ("Jetson Thor", "Jetson T5000 (AGX Thor)"),
        ("Orin NX 8GB", "Jetson Orin NX 8 GB"),
        ("RTX 4090 24GB", "GeForce RTX 4090"),
        ("24GB RTX 4090", "GeForce RTX 4090"),
        ("H100 SXM80GB", "H100 SXM5 80 GB"),
        ("H100 80G PCIe", "H100 PCIe 80 GB"),
        ("EIZO Quadro MED-XN92", "EIZO Quadro MED-XN92"),
        ("Matrox D2480", "Matrox D-Series D2480"),
        ("NVIDIA HGX GB200", "HGX GB200"),
        ("GB200", "GB200"),
    ] {
        let found: Vec<_> = devices::candidates(asked).map(|it| it.name.as_str()).collect();
        let one = devices::find(asked).map(|it| it.name.as_str());
        // A printed name of several boards is all of them.
        assert!(found.contains(&expected), "{asked}: {found:?}");
        assert_eq!(one.is_some(), found.len() == 1, "{asked}");
        if !["RTX 3080 12GB", "RTX 3080 10 GB"].contains(&asked) {
            assert_eq!(found, [expected], "{asked}");
        }
    }
}

/// Several, and which.
#[test]
fn names_of_several() {
    for (asked, least, cc) in [
        ("H100", 4, Some(90)),
        ("A100", 5, Some(80)),
        ("V100", 5, Some(70)),
        ("RTX 4060 Ti", 2, Some(89)),
        ("RTX 2060", 3, Some(75)),
        ("NVIDIA GeForce RTX 3050", 2, Some(86)),
        ("Orin", 6, Some(87)),
        ("RTX PRO 6000", 3, Some(120)),
        ("TITAN X", 2, None),
        ("Jetson Orin", 6, Some(87)),
        ("Xavier", 4, Some(72)),
    ] {
        let found: Vec<_> = devices::candidates(asked).collect();
        assert!(found.len() >= least, "{asked}: {} found", found.len());
        assert!(devices::find(asked).is_none(), "{asked}");
        assert!(cc.is_none_or(|cc| found.iter().all(|it| it.cc == Cc(cc))), "{asked}");
    }
    assert!(devices::candidates("RTX 4090").all(|it| it.name != "GeForce RTX 4090 D"));
}

/// None: what is empty, what says nothing, what is no name, numbers alone that are part of names, texts of any length.
#[test]
fn names_of_none() {
    let long = "RTX 4090 ".repeat(100_000);
    for asked in [
        "",
        " ",
        "-",
        "NVIDIA",
        "GeForce",
        "GPU",
        "80GB",
        "90",
        "100",
        "9.0",
        "sm_90",
        "RTX 4091",
        "A4",
        "H100 40GB",
        "RTX;4090",
        "RTX\u{1b}4090",
        "RTX 4090é",
        "H1000",
        &long,
    ] {
        let found: Vec<_> = devices::candidates(asked).map(|it| it.name.as_str()).collect();
        assert!(found.is_empty(), "{asked:.20}: {found:?}");
        assert!(devices::find(asked).is_none());
    }
}

fn release(text: &str) -> DriverRelease {
    DriverRelease::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Every cell of what the open kernel modules list: the first release of each branch, and the branches that have none.
#[test]
fn listings_are_as_measured() {
    let rows = table("drivers/open_modules.tsv");
    assert_eq!((rows.len(), LISTINGS.len()), (338, 338));
    let mut cells = 0;
    for (row, listing) in rows.iter().zip(LISTINGS) {
        let name = row.get("name");
        assert_eq!(
            (row.get("pci"), name),
            (&*format!("{:04X}", listing.pci), listing.name.as_str())
        );
        for &branch in LISTED_BRANCHES {
            let cell = Some(row.get(&branch.to_string()))
                .filter(|cell| !cell.is_empty())
                .map(release);
            let first = listing.first_in(branch);
            assert_eq!(first.is_some(), cell.is_some(), "{name} in {branch}");
            let Some(cell) = cell else { continue };
            // A branch that lists it from its start stands for its first release that was read.
            let is_whole = first.is_some_and(|first| first.minor == 0);
            assert!(first == Some(cell) || is_whole, "{name} in {branch}: {first:?}");
            assert!(
                listing.is_listed(cell) && driver_lists(cell, listing.pci),
                "{name} in {cell}"
            );
            let before = DriverRelease {
                minor: cell.minor - 1,
                ..cell
            };
            assert_eq!(listing.is_listed(before), is_whole, "{name} before {cell}");
            cells += 1;
        }
        assert_eq!((listing.first_in(540), listing.first_in(600)), (None, None));
        assert!(listings_of(listing.pci).iter().any(|it| it.name == listing.name));
    }
    assert_eq!(cells, 4_085);
}

/// The releases that were read, and those that are left out, each with its reason.
#[test]
fn releases_of_the_open_modules() {
    let rows = table("drivers/open_module_releases.tsv");
    let kept = rows.iter().filter(|row| row.get("left_out").is_empty());
    let branches: BTreeSet<u16> = kept.clone().map(|row| release(row.get("release")).branch).collect();
    assert_eq!((rows.len(), kept.count()), (193, 117));
    assert!(branches.iter().eq(LISTED_BRANCHES));
    for text in ["515.43.04", "525.47.06", "570.123.10", "575.51.02", "580.94.18"] {
        let row = rows.iter().find(|row| row.get("release") == text).unwrap();
        assert!(!row.get("left_out").is_empty(), "{text}");
    }
    for row in &rows {
        assert_eq!(
            release(row.get("release")).to_string(),
            row.get("release"),
            "what is printed is read"
        );
    }
}

#[test]
fn pci_ids_name_products() {
    let name = |text| devices::find(text).map(|it| it.name.as_str());
    assert_eq!(name("10de:2684"), Some("GeForce RTX 4090"));
    assert_eq!(name("10DE:2d05"), Some("GeForce RTX 5060"));
    assert_eq!(name("10de:2b85"), Some("GeForce RTX 5090"));
    for text in [
        "10de:0000",
        "10de:268",
        "10de:26844",
        "10de:+684",
        "1002:2684",
        "10de2684",
        "10de:",
        "2684:10de",
        "10de:2684 ",
    ] {
        assert_eq!(devices::candidates(text).count(), 0, "{text}");
    }
    assert_eq!(
        (parse_pci(b"10de:2684"), parse_pci(b"10DE:ffff")),
        (Ok(0x2684), Ok(0xffff))
    );
    assert_eq!(parse_pci(b"8086:2684"), Err(Error::PciText));
    // Boards of one ID under two names, products of one name under several IDs, names of boards that no source calls a product.
    let names: Vec<_> = devices::candidates("10de:249c").map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["GeForce RTX 3060 Laptop GPU", "GeForce RTX 3080 Laptop GPU"]);
    let ids: Vec<_> = devices::find("RTX 5060 Laptop GPU")
        .unwrap()
        .listings()
        .map(|it| it.pci)
        .collect();
    assert_eq!(ids, [0x2d19, 0x2d59]);
    let without: BTreeSet<_> = LISTINGS
        .iter()
        .filter(|it| it.products().next().is_none())
        .map(|it| it.name.as_str())
        .collect();
    // Of these no source tells the compute capability, or sources disagree.
    let unknown = [
        "NVIDIA DRIVE P2021",
        "NVIDIA GeForce RTX 3050 A Laptop GPU",
        "NVIDIA H100",
    ];
    assert!(without.iter().eq(&unknown), "{without:?}");
}

/// A card of 2025 in four branches of the time: firsts are a branch's own, and what is not listed is not refused.
#[test]
fn drivers_list_products() {
    let why = |text, pci| driver_lists_why(release(text), pci);
    let rtx_5060 = 0x2d05;
    for (text, expected) in [
        ("565.77", Verdict::UnknownNotListed),
        ("570.86.10", Verdict::UnknownNotListed),
        ("570.153.02", Verdict::UnknownNotListed),
        ("570.158.01", Verdict::Yes),
        ("570.211.01", Verdict::Yes),
        ("575.51.03", Verdict::UnknownNotListed),
        ("575.57.08", Verdict::Yes),
        ("580.65.06", Verdict::Yes),
        ("580.20", Verdict::Yes),
        ("595.45.04", Verdict::Yes),
        ("610.43.02", Verdict::UnknownDriver),
        ("576.57", Verdict::UnknownDriver),
        ("470.42.01", Verdict::UnknownDriver),
    ] {
        assert_eq!(why(text, rtx_5060), expected, "{text}");
        assert_eq!(driver_lists(release(text), rtx_5060), expected == Verdict::Yes);
    }
    // An RTX 4090, and what nothing lists.
    assert_eq!(
        (why("525.60.13", 0x2684), why("525.78.01", 0x2684)),
        (Verdict::UnknownNotListed, Verdict::Yes)
    );
    assert_eq!(why("570.86.10", 0x2684), Verdict::Yes);
    assert_eq!(why("580.65.06", 0x1db6), Verdict::UnknownProduct);
}
