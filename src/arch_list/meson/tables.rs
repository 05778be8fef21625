//! What Meson 1.12.1 knows of toolkits and generations.
//!
//! Source: its `cuda` module, run with 22 toolkit versions (`loading/arch_lists_more.tsv`).

/// major * 100 + minor.
pub(super) type Toolkit = u32;

/// The architectures that Meson builds with a toolkit.
pub(super) struct Limits {
    /// The first toolkit that the row is for.
    pub since: Toolkit,
    pub lowest: u32,
    /// The first number that is not built.
    pub end: u32,
    /// What is built for a newer device.
    pub newest: &'static str,
}

#[rustfmt::skip]
static LIMITS: [Limits; 13] = [
    Limits { since:    0, lowest: 20, end:  52, newest: "5.0" },
    Limits { since:  700, lowest: 20, end:  60, newest: "5.2+PTX" },
    Limits { since:  800, lowest: 20, end:  70, newest: "6.1+PTX" },
    Limits { since:  900, lowest: 30, end:  80, newest: "7.2+PTX" },
    Limits { since: 1000, lowest: 30, end:  80, newest: "7.5+PTX" },
    Limits { since: 1100, lowest: 35, end:  86, newest: "8.0+PTX" },
    Limits { since: 1101, lowest: 35, end:  87, newest: "8.6+PTX" },
    Limits { since: 1108, lowest: 35, end:  91, newest: "9.0+PTX" },
    Limits { since: 1200, lowest: 50, end: 100, newest: "9.0+PTX" },
    Limits { since: 1208, lowest: 50, end: 121, newest: "10.1" },
    Limits { since: 1209, lowest: 50, end: 121, newest: "12.1" },
    Limits { since: 1300, lowest: 75, end: 121, newest: "11.0" },
    Limits { since: 1400, lowest: 75, end: u32::MAX, newest: "11.0" },
];

/// A generation: what its name stands for, and the first toolkit with which it belongs to `All`.
pub(super) struct Named {
    pub name: &'static str,
    pub since: Toolkit,
    pub cubins: &'static [&'static str],
    /// The PTX that `+PTX` adds; that of the cubins when empty.
    pub ptx: &'static [&'static str],
}

#[rustfmt::skip]
pub(super) static NAMED: [Named; 16] = [
    Named { name: "Fermi",         since:    0, cubins: &["2.0", "2.1(2.0)"], ptx: &[] },
    Named { name: "Kepler",        since:    0, cubins: &["3.0", "3.5"],      ptx: &["3.5"] },
    Named { name: "Maxwell",       since:    0, cubins: &["5.0", "5.2"],      ptx: &["5.2"] },
    Named { name: "Kepler+Tegra",  since:  700, cubins: &["3.2"],             ptx: &[] },
    Named { name: "Kepler+Tesla",  since:  700, cubins: &["3.7"],             ptx: &[] },
    Named { name: "Maxwell+Tegra", since:  700, cubins: &["5.3"],             ptx: &[] },
    Named { name: "Pascal",        since:  800, cubins: &["6.0", "6.1"],      ptx: &["6.1"] },
    Named { name: "Pascal+Tegra",  since:  800, cubins: &["6.2"],             ptx: &[] },
    Named { name: "Volta",         since:  900, cubins: &["7.0"],             ptx: &["7.0"] },
    Named { name: "Xavier",        since:  900, cubins: &["7.2"],             ptx: &[] },
    Named { name: "Turing",        since: 1000, cubins: &["7.5"],             ptx: &["7.5"] },
    Named { name: "Ampere",        since: 1100, cubins: &["8.0", "8.6"],      ptx: &["8.6"] },
    Named { name: "Orin",          since: 1108, cubins: &["8.7"],             ptx: &[] },
    Named { name: "Lovelace",      since: 1108, cubins: &["8.9"],             ptx: &["8.9"] },
    Named { name: "Hopper",        since: 1108, cubins: &["9.0"],             ptx: &["9.0"] },
    Named { name: "Blackwell",     since: 1208, cubins: &["10.0"],            ptx: &["10.0"] },
];

/// Before toolkit 11.1 Ampere is 8.0 alone.
pub(super) static AMPERE_AT_FIRST: Named = Named {
    name: "Ampere",
    since: 1100,
    cubins: &["8.0"],
    ptx: &["8.0"],
};

pub(super) const AMPERE_GREW: Toolkit = 1101;

/// The architectures of `Common`, and for which toolkits: from `since` up to, not including, `end`.
#[rustfmt::skip]
pub(super) static COMMON: [(&str, Toolkit, Toolkit); 24] = [
    // arch     since  end
    ("3.0",        0, Toolkit::MAX),
    ("3.5",        0, Toolkit::MAX),
    ("5.0",        0, Toolkit::MAX),
    ("5.2",      700, 1300),
    ("5.2+PTX",  700, 800),
    ("6.0",      800, 1300),
    ("6.1",      800, 1300),
    ("6.1+PTX",  800, 900),
    ("7.0",      900, 1300),
    ("7.2+PTX",  900, 1000),
    ("7.5",     1000, Toolkit::MAX),
    ("7.5+PTX", 1000, 1100),
    ("8.0",     1100, Toolkit::MAX),
    ("8.0+PTX", 1100, 1101),
    ("8.6",     1101, Toolkit::MAX),
    ("8.6+PTX", 1101, 1108),
    ("8.9",     1108, Toolkit::MAX),
    ("9.0+PTX", 1108, Toolkit::MAX),
    ("10.0",    1208, Toolkit::MAX),
    ("12.0",    1208, Toolkit::MAX),
    ("10.1",    1208, 1300),
    ("10.3",    1209, Toolkit::MAX),
    ("12.1",    1209, Toolkit::MAX),
    ("11.0",    1300, Toolkit::MAX),
];

pub(super) fn limits(toolkit: Toolkit) -> &'static Limits {
    let [first, ..] = &LIMITS;
    LIMITS
        .iter()
        .rev()
        .find(|limits| limits.since <= toolkit)
        .unwrap_or(first)
}
