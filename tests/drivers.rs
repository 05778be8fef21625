//! Drivers: branches, the PTX that they compile, toolkits and devices, each cell of the public tables.

mod common;

use common::{Row, table, version};
use smarch::drivers::{
    BRANCHES, DEVICE_SUPPORT, Driver, DriverRelease, DriverSource, ZSTD_DRIVER, driver_has_older_ptx,
    driver_starts_why, driver_supports, driver_supports_why, lowest_driver, newest_driver, oldest_driver,
};
use smarch::{Answer, Cc, Error, Toolkit, Verdict, Version};

fn driver(text: &str) -> Driver {
    Driver::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Texts of a cell that are driver versions: `550.54.14`, but not `N/A`.
fn numbers<'a>(row: &'a Row, columns: &[&str]) -> Vec<&'a str> {
    let cells = columns.iter().map(|column| row.get(column));
    cells.filter(|cell| cell.contains('.')).collect()
}

#[test]
fn branches_are_as_published() {
    let rows = table("drivers/branches.tsv");
    let (known, unclear): (Vec<_>, Vec<_>) = rows
        .iter()
        .partition(|row| !row.get("cuda_driver_get_version").is_empty());
    assert_eq!((known.len(), unclear.len()), (BRANCHES.len(), 1));
    let mut texts = 0;
    for (row, branch) in known.iter().zip(BRANCHES) {
        assert_eq!(row.get("branch"), branch.branch.to_string());
        assert_eq!(row.get("cuda_driver_get_version"), branch.driver.0.to_string());
        assert_eq!(row.get("cuda"), branch.driver.to_string());
        assert_eq!(version(row.get("newest_ptx")), branch.ptx);
        assert_eq!(branch.driver.ptx(), Some(branch.ptx));
        let first = Some(row.get("ga_linux")).filter(|cell| cell.contains('.'));
        assert_eq!(branch.release.get().map(|it| it.to_string()).as_deref(), first);
        let number = branch.branch;
        for text in [
            format!("{number}"),
            format!("R{number}"),
            format!("r{number}"),
            format!("{number}.99.01"),
        ] {
            assert_eq!(driver(&text), branch.driver, "{text}");
        }
        let open = row.get("first_tag_open_modules").split(' ').next().unwrap();
        for text in numbers(row, &["ga_linux", "ga_windows"])
            .into_iter()
            .chain(Some(open).filter(|text| text.contains('.')))
        {
            assert_eq!(driver(text), branch.driver, "{text}");
            texts += 1;
        }
        assert_eq!(driver(row.get("cuda")), branch.driver);
    }
    assert_eq!(texts, BRANCH_TEXTS);
    // 430, whose drivers return 10.1 or 10.2; its Windows numbers go up to the next branch.
    assert_eq!(unclear[0].get("branch"), "430");
    for text in ["430", "430.26", "430.64", "R430", "431.60", "432.00"] {
        assert_eq!(Driver::parse(text.as_bytes()), Err(Error::DriverUnknown), "{text}");
    }
}

/// Versions in the columns of the branches.
const BRANCH_TEXTS: usize = 77;

/// Every number that the release notes state for a toolkit is one of its own driver, on Linux and on Windows.
#[test]
fn toolkits_came_with_their_drivers() {
    let (mut packaged, mut lowest) = (0, 0);
    for row in &table("drivers/toolkit_drivers.tsv") {
        let release: String = row
            .get("toolkit")
            .chars()
            .take_while(|letter| letter.is_ascii_digit() || *letter == '.')
            .collect();
        let release = release.split('.').take(2).collect::<Vec<_>>().join(".");
        let expected = Driver::from_version(version(&release));
        for text in numbers(row, &["driver_linux_ge", "driver_windows_ge"]) {
            assert_eq!(driver(text), expected, "{text} of {release}");
            packaged += 1;
        }
        assert_eq!(driver(row.get("branch")), expected, "{release}");
        let Ok(toolkit) = release.parse::<Toolkit>() else {
            continue;
        };
        assert_eq!(Driver::from(toolkit), expected);
        for text in numbers(row, &["min_linux", "min_windows"])
            .into_iter()
            .chain(Some(row.get("min_linux")))
        {
            // 450 brought 11.0; the Windows number of 11.x is below that of any later branch too.
            assert_eq!(driver(text), lowest_driver(toolkit), "{text} of {release}");
            lowest += 1;
        }
    }
    assert_eq!((packaged, lowest), TOOLKIT_TEXTS);
}

/// Numbers of drivers that came with a toolkit, and of the lowest that starts its programs.
const TOOLKIT_TEXTS: (usize, usize) = (122, 85);

#[test]
fn every_ptx_version_has_its_driver() {
    let rows = table("drivers/ptx_isa.tsv");
    for row in &rows {
        let (ptx, cuda) = (version(row.get("ptx")), row.get("cuda"));
        if cuda.is_empty() {
            // Of 1.5 a branch is known only: 2.2 has not got it, and 3.0 is newer.
            assert_eq!((row.get("ptx"), Driver::oldest_for(ptx)), ("1.5", None));
            continue;
        }
        let driver = Driver::from_version(version(cuda));
        assert_eq!(driver.ptx(), Some(ptx), "{cuda}");
        assert!(Driver::oldest_for(ptx).unwrap() <= driver);
        if !row.get("driver_branch").is_empty() {
            let measured = row
                .get("measured_ptxas_newest")
                .split(',')
                .filter_map(|it| it.parse::<Toolkit>().ok());
            for toolkit in measured {
                assert_eq!(toolkit.ptx(), ptx, "ptxas of {toolkit}");
                assert_eq!(Driver::from(toolkit).ptx(), Some(ptx), "the driver of {toolkit}");
            }
        }
    }
    assert_eq!(rows.len(), 50);
    assert_eq!(Driver::oldest_for(Version::new(8, 5)), Some(Driver(12_050)));
    assert_eq!(
        (Driver(12_060).ptx(), Driver(12_070).ptx()),
        (Some(Version::new(8, 5)), Some(Version::new(8, 6)))
    );
    assert_eq!(Driver(0).ptx(), None);
    assert_eq!(Driver(99_990).ptx(), Some(Toolkit::NEWEST.ptx()));
}

/// Every cell of the library's table is that of the file, and follows from what the file's sources state.
#[test]
fn devices_have_their_drivers() {
    let rows = table("drivers/device_drivers.tsv");
    assert_eq!(rows.len(), DEVICE_SUPPORT.len());
    for (row, known) in rows.iter().zip(DEVICE_SUPPORT) {
        let cell = |column| Some(row.get(column)).filter(|cell| !cell.is_empty());
        let cuda = |column| cell(column).map(|cuda| Driver::from_version(version(cuda)));
        let source = |column| cell(column).map(str::to_owned);
        let (cc, name) = (known.cc, row.get("cc"));
        assert_eq!(Cc(name.replace('.', "").parse().unwrap()), cc);
        assert_eq!(known.known.get(), cuda("known"), "{name}");
        assert_eq!(known.known.get(), cuda("target_first_cuda"), "{name}");
        assert_eq!(
            (oldest_driver(cc), newest_driver(cc)),
            (cuda("oldest"), cuda("newest")),
            "{name}"
        );
        assert_eq!(known.last.get(), cuda("last"), "{name}");
        let sources = [known.oldest_source, known.newest_source].map(|it| it.get().map(|it| format!("{it:?}")));
        assert_eq!(sources, [source("oldest_source"), source("newest_source")], "{name}");

        // What NVIDIA's table says, with the drivers that the toolkits came with.
        if known.oldest_source == Some(DriverSource::Matrix) {
            let first = row.get("matrix_first_toolkit").split(' ').next().unwrap();
            let first = Driver::from_version(version(first));
            assert_eq!(oldest_driver(cc), Some(first).max(known.known.get()), "{name}");
        }
        if known.newest_source == Some(DriverSource::Matrix) {
            assert_eq!(known.last.get(), Some(driver(row.get("newest_branch"))), "{name}");
        }
        assert_eq!(
            known.oldest.get().is_some(),
            known.oldest_source.get().is_some(),
            "{name}"
        );
    }
}

/// What the cells mean for every driver between the oldest and the newest that is documented.
#[test]
fn drivers_support_devices_as_far_as_sources_state() {
    use Verdict::{NoDriverNew, NoDriverOld, UnknownDisputed, UnknownSilent, Yes};
    #[rustfmt::skip]
    let stated = [
        ("12.2", 70, Yes), ("12.2", 75, Yes), ("12.2", 80, Yes), ("12.2", 86, Yes), ("12.2", 89, Yes), ("12.2", 90, Yes),
        ("12.2", 100, NoDriverOld), ("12.2", 120, NoDriverOld), ("12.2", 121, NoDriverOld), ("11.4", 90, NoDriverOld),
        ("11.0", 80, Yes), ("10.2", 80, NoDriverOld), ("11.0", 86, NoDriverOld), ("9.2", 75, NoDriverOld), ("11.6", 89, NoDriverOld),
        ("13.0", 61, Yes), ("13.1", 61, NoDriverNew), ("13.1", 70, NoDriverNew), ("11.4", 35, Yes), ("11.5", 35, NoDriverNew),
        ("9.1", 21, Yes), ("9.2", 21, NoDriverNew), ("9.0", 21, UnknownSilent), ("12.2", 13, NoDriverNew), ("6.5", 13, Yes), ("6.0", 13, UnknownSilent),
        // Known as a target before any source states a device that ran.
        ("12.7", 100, UnknownSilent), ("12.9", 103, UnknownSilent), ("12.9", 121, UnknownSilent), ("13.0", 103, Yes), ("6.0", 50, UnknownSilent),
        // Tegra: what the pages of Jetson Linux state, and NVIDIA's table, which says more.
        ("6.5", 32, Yes), ("11.4", 32, UnknownDisputed), ("11.5", 32, NoDriverNew), ("10.2", 53, Yes), ("11.4", 53, UnknownDisputed),
        ("13.1", 53, NoDriverNew), ("10.2", 62, Yes), ("11.4", 62, UnknownSilent), ("12.2", 72, Yes), ("12.3", 72, UnknownSilent),
        ("11.4", 87, Yes), ("13.2", 87, Yes), ("13.0", 88, UnknownSilent), ("12.9", 88, NoDriverOld), ("13.0", 110, Yes),
    ];
    for (text, device, expected) in stated {
        let why = driver_supports_why(driver(text), Cc(device));
        assert_eq!(why, expected, "{text} on {device}");
        assert_eq!(driver_supports(driver(text), Cc(device)), expected == Yes);
    }
    for row in DEVICE_SUPPORT {
        // Never yes before, and never no after, as drivers grow newer: no, unknown, yes, unknown, no.
        let stage = |number| match driver_supports_why(Driver(number), row.cc) {
            NoDriverOld => 0,
            Yes => 2,
            NoDriverNew => 4,
            verdict if verdict.answer() == Answer::Unknown => 1,
            other => panic!("{other:?}"),
        };
        let mut highest = 0;
        for number in (1_000..=Driver::NEWEST.0).step_by(10) {
            let now = stage(number);
            let now = if now == 1 && highest >= 2 { 3 } else { now };
            assert!(now >= highest, "{number} on {}", row.cc);
            highest = now;
        }
    }
    for number in [0, 42, 99, 999] {
        assert_eq!(driver_supports_why(Driver::NEWEST, Cc(number)), Verdict::UnknownDevice);
    }
    assert_eq!(driver_supports_why(Driver(99_990), Cc(90)), Verdict::UnknownDriver);
    assert_eq!(driver_supports_why(Driver(99_990), Cc(70)), NoDriverNew);
    assert_eq!(driver_supports_why(Driver(0), Cc(90)), Verdict::UnknownDriver);
}

/// Minor version compatibility: programs start on the first driver of the major version, and on every newer one.
#[test]
fn programs_start_from_the_first_driver_of_the_major_version() {
    let why = |driver, toolkit| driver_starts_why(Driver(driver), toolkit);
    assert_eq!(why(12_000, Toolkit::V12_8), Verdict::Yes);
    assert_eq!(why(12_020, Toolkit::V12_8), Verdict::Yes);
    assert_eq!(why(11_080, Toolkit::V12_0), Verdict::NoDriverToolkit);
    assert_eq!(why(12_090, Toolkit::V13_0), Verdict::NoDriverToolkit);
    assert_eq!(why(13_000, Toolkit::NEWEST), Verdict::Yes);
    assert_eq!(why(13_000, Toolkit::V11_7), Verdict::Yes);
    assert_eq!(why(0, Toolkit::V11_7), Verdict::UnknownDriver);
    assert_eq!(ZSTD_DRIVER, driver("550.54.14"));
}

#[test]
fn texts_that_users_have() {
    #[rustfmt::skip]
    let read = [
        ("550.54.14", 12_040), ("535.104.05", 12_020), ("550.100", 12_040), ("535.98", 12_020), ("615.31", 13_040), ("580.00", 13_000),
        ("570.26", 12_080), ("551.61", 12_040), ("572.61", 12_080), ("537.13", 12_020), ("616.41", 13_040), ("617.14", 13_040),
        ("R550", 12_040), ("r550", 12_040), ("550", 12_040), ("12.4", 12_040), ("12.7", 12_070), ("11.3", 11_030), ("13.5", 13_050),
        ("14.0", 14_000), ("620.70.06", 13_050), ("629.99", 13_050), ("346.46", 7_000),
        ("427.45", 10_010), ("454.23", 11_000), ("475.14", 11_040), ("514.08", 11_060), ("518.03", 11_070), ("529.19", 12_000),
        ("539.56", 12_020), ("553.74", 12_040), ("573.76", 12_080), ("582.78", 13_000), ("596.86", 13_020),
    ];
    for (text, number) in read {
        assert_eq!(driver(text), Driver(number), "{text}");
        assert_eq!(
            driver(&driver(text).to_string()),
            Driver(number),
            "what is printed is read"
        );
        assert_eq!(text.parse(), Ok(Driver(number)));
    }
    for text in [
        "",
        " ",
        ".",
        "12",
        "R",
        "R12",
        "R12.4",
        "R550.54",
        "rr550",
        "550.",
        ".550",
        "550..1",
        "550.54.14.1",
        "550.54.x",
        "12.4.1",
        "0.4",
        "0",
        "299",
        "-550",
        "+550",
        "12.-4",
        "550 ",
        "550,54",
        "12.100",
        "4294967296",
        "5500000000.1",
        "x",
        "v12.4",
        "CUDA 12.4",
        "nvidia-driver-550",
        "\u{661}2.4",
    ] {
        assert_eq!(Driver::parse(text.as_bytes()), Err(Error::DriverText), "{text:?}");
    }
    assert_eq!(Driver::parse(b"550\0"), Err(Error::DriverText));
    for text in ["300", "304.137", "340.108", "630", "700.11", "99999.1", "4294967295"] {
        assert_eq!(Driver::parse(text.as_bytes()), Err(Error::DriverUnknown), "{text}");
    }
}

/// A release of the driver: three parts or two, ordered by numbers and not as text.
#[test]
fn releases_of_the_driver() {
    let release = |text: &str| text.parse::<DriverRelease>().unwrap();
    let ascending = [
        "346.46",
        "450.36.06",
        "450.80.02",
        "535.98",
        "535.104.05",
        "550.40.07",
        "550.100",
        "550.107.02",
        "570.86.10",
        "570.86.15",
        "570.133.07",
    ];
    for pair in ascending.windows(2) {
        assert!(release(pair[0]) < release(pair[1]), "{pair:?}");
    }
    for text in ascending {
        assert_eq!(release(text).to_string(), text);
        assert_eq!(release(text).driver(), Driver::parse(text.as_bytes()).ok());
    }
    assert_eq!(
        release("570.86"),
        DriverRelease {
            branch: 570,
            minor: 86,
            patch: 0
        }
    );
    // A number of Windows is of no branch, and of 430 it is not clear.
    assert_eq!((release("551.61").driver(), release("430.26").driver()), (None, None));
    for text in [
        "",
        "570",
        "R570",
        "R570.86",
        "12.4",
        "570.",
        ".86",
        "570..10",
        "570.86.10.1",
        "570.x",
        "570.65536",
        "70000.1",
        "570.-1",
        "299.1",
        " 570.86",
    ] {
        assert_eq!(text.parse::<DriverRelease>(), Err(Error::DriverText), "{text:?}");
    }
    // The first that came with a toolkit.
    assert_eq!(Driver(11_000).first_release(), Some(release("450.36.06")));
    assert_eq!(Driver(8_000).first_release(), Some(release("367.48")));
    assert_eq!(Driver(12_070).first_release(), None);
}

/// The driver that came with a release compiles its PTX and none that is newer: the table of PTX versions has both.
#[test]
fn a_driver_has_older_ptx_than_later_releases() {
    let ptx_of = |toolkit: Toolkit| {
        let rows = table("drivers/ptx_isa.tsv");
        let read = |row: &&Row| {
            row.get("measured_ptxas_newest")
                .split(',')
                .any(|it| it == toolkit.to_string())
        };
        rows.iter().find(read).map(|row| version(row.get("ptx")))
    };
    let ptx: Vec<_> = Toolkit::ALL.iter().filter_map(|&k| Some((k, ptx_of(k)?))).collect();
    assert!(ptx.len() > 10, "{}", ptx.len());
    let mut older = 0;
    for (of_driver, newest) in &ptx {
        for (toolkit, ptx) in &ptx {
            let is_older = driver_has_older_ptx(Driver::from(*of_driver), *toolkit);
            assert_eq!(is_older, newest < ptx, "driver {of_driver}, toolkit {toolkit}");
            older += usize::from(is_older);
        }
    }
    assert!(older > 50, "{older}");
    // Older than PTX, newer than the documents.
    for driver in [Driver(0), Driver(99_000)] {
        assert!(!driver_has_older_ptx(driver, Toolkit::NEWEST));
    }
}
