//! Drivers: branches, the PTX that they compile, toolkits and devices, each cell of the public tables.

use crate::common::{Row, table, version};
use smarch::rules::driver::{
    ZSTD_DRIVER, driver_starts_why, driver_supports_why, lowest_driver, newest_driver, oldest_driver,
};
use smarch::toolkits::{BRANCHES, Driver};
use smarch::{Cc, Error, Toolkit, Verdict, Version};

pub fn driver(text: &str) -> Driver {
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

#[test]
fn devices_have_their_drivers() {
    let mut stated = (0, 0);
    for row in &table("drivers/device_drivers.tsv") {
        let device = Cc(row.get("cc").replace('.', "").parse().unwrap());
        let oldest = row
            .get("oldest_branch_and_cuda")
            .split_once(" / ")
            .map(|(_, cuda)| Driver::from_version(version(cuda)));
        let newest =
            Some(row.get("newest_branch")).filter(|cell| cell.starts_with(|first: char| first.is_ascii_digit()));
        let newest = newest.and_then(|branch| Driver::parse(branch.as_bytes()).ok());
        // The Tegra parts have drivers of their own: of them no branch is the last.
        let newest = newest.filter(|_| !device.target().unwrap().info().is_tegra);
        assert_eq!(oldest_driver(device), oldest, "{}", device.0);
        assert_eq!(newest_driver(device), newest, "{}", device.0);
        stated.0 += usize::from(oldest.is_some());
        stated.1 += usize::from(newest.is_some());
        for &driver in Toolkit::ALL {
            let driver = Driver::from(driver);
            let why = driver_supports_why(driver, device);
            let expected = match (oldest, newest) {
                (Some(oldest), _) if driver < oldest => Verdict::NoDriverOld,
                (_, Some(newest)) if driver > newest => Verdict::NoDriverNew,
                (Some(_), _) => Verdict::Yes,
                (None, Some(newest)) if driver == newest => Verdict::Yes,
                (None, Some(_)) => Verdict::UnknownDriver,
                (None, None) => Verdict::UnknownSilent,
            };
            assert_eq!(why, expected, "{driver} on {}", device.0);
        }
    }
    assert_eq!(stated, (9, 10));
    for number in [0, 42, 99, 999] {
        assert_eq!(driver_supports_why(Driver::NEWEST, Cc(number)), Verdict::UnknownDevice);
    }
    assert_eq!(driver_supports_why(Driver(99_990), Cc(90)), Verdict::UnknownDriver);
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
    assert_eq!(why(13_000, Toolkit::V13_5), Verdict::Yes);
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
