extern crate std;

use super::{LONGEST_TEXT, STEPS, STEPS_PER_BYTE, demangled, demangled_within};
use alloc::{format, string::String, vec::Vec};

const NAMES: &str = include_str!("../../../tests/data/demangle/names.tsv");

fn text(symbol: &str) -> Option<String> {
    demangled(symbol.as_bytes()).map(|text| text.shown())
}

fn steps(symbol: &str) -> u64 {
    let mut left = u64::MAX;
    demangled_within(symbol.as_bytes(), &mut left);
    u64::MAX - left
}

#[test]
fn names_are_written_as_cxxfilt_does() {
    let rows = NAMES.lines().skip(1).map(|line| line.split_once('\t').expect("two columns"));
    let mut count = 0;
    for (symbol, expected) in rows {
        assert_eq!(text(symbol).unwrap_or_default(), expected, "{symbol}");
        count += 1;
    }
    assert!(count > 500);
}

/// What c++filt 2.40 does not know yet.
#[test]
fn newer_names() {
    for (symbol, expected) in [
        ("_Z1fIiTnNSt9enable_ifIXsr3stdE13is_integral_vIT_EEiE4typeELi0EEvS1_", "void f<int, 0>(int)"),
        ("_Z1fIiEvDTnxfp_E", "void f<int>(decltype (noexcept({parm#1})))"),
        ("_ZGRN1A1xE0_", "reference temporary #1 for A::x"),
    ] {
        assert_eq!(text(symbol).as_deref(), Some(expected), "{symbol}");
    }
}

#[test]
fn what_is_no_name_of_cxx_has_none() {
    for symbol in
        ["", "_", "_Z", "axpy", "_R1a", "_Z1", "_Z99999999999999999999a", "_ZNE", "_Z1fS_", "_Z1fT_", "_Z1fv\0"]
    {
        assert_eq!(text(symbol), None, "{symbol}");
    }
    // Bytes of a name that are no UTF-8 stay.
    assert_eq!(demangled(b"_Z2\xff\xfev").map(|name| name.0), Some(b"\xff\xfe()".to_vec()));
}

/// Shapes of one kind, larger and larger.
fn shapes(count: usize) -> Vec<(&'static str, String)> {
    let repeated = |text: &str| text.repeat(count);
    let substitution = |number: usize| match number {
        0 => String::from("S_"),
        1..=36 => format!("S{}_", char::from_digit(number as u32 - 1, 36).expect("one digit").to_ascii_uppercase()),
        _ => format!("S1{}_", char::from_digit(number as u32 % 36, 36).expect("one digit").to_ascii_uppercase()),
    };
    let doubled = (1..=count).map(substitution).map(|it| format!("S_I{it}{it}E")).collect::<String>();
    [
        ("pointers", format!("_Z1f{}i", repeated("P"))),
        ("scopes", format!("_ZN{}E", repeated("1a"))),
        ("parameters", format!("_Z1fI1AEv{}", repeated("RT_"))),
        ("functions", format!("_Z1f{}i{}", repeated("PF"), repeated("vE"))),
        ("arrays", format!("_Z1f{}i", repeated("A1_P"))),
        ("templates", format!("_Z1f{}i{}", repeated("1AI"), repeated("E"))),
        ("packs", format!("_Z1fIJiiEEv{}T_{}", repeated("DpPFv"), repeated("E"))),
        ("nested packs", format!("_Z1fIJiiiiiiiiEJEEv{}DpT0_T_{}", repeated("DpPF"), repeated("T_E"))),
        ("each twice the one before", format!("_Z1f1AIiE{doubled}")),
        ("conversions", format!("_ZN1A{}iE{}Ev", repeated("cvT_I"), repeated("E"))),
        ("unresolved", format!("_Z1fIX{}Li1E{}EEvv", repeated("sr1AIX"), repeated("EE1x"))),
        ("no name, read in two ways", format!("_ZN{}i{}D1Ev", repeated("St4lessI"), repeated("_"))),
    ]
    .into()
}

#[test]
fn steps_grow_as_the_name_does() {
    for count in [5, 10, 20, 35] {
        for ((kind, once), (_, twice)) in shapes(count).into_iter().zip(shapes(2 * count)) {
            let allowed = |symbol: &str| STEPS + STEPS_PER_BYTE * symbol.len() as u64;
            let (steps_once, steps_twice) = (steps(&once), steps(&twice));
            assert!(steps_twice <= allowed(&twice), "{kind} {count}: {steps_twice}");
            // Those of the second half can only be ended.
            if text(&twice).is_some() && !kind.starts_with("each") {
                assert!(steps_twice < 5 * steps_once / 2, "{kind} {count}: {steps_once} {steps_twice}");
            }
        }
    }
}

/// Those of 140 to 180 bytes took c++filt 20 seconds and gigabytes.
#[test]
fn nested_packs_are_given_up() {
    for (kind, symbol) in (12..24).flat_map(shapes).filter(|(kind, _)| *kind == "nested packs") {
        assert_eq!(text(&symbol), None, "{kind}");
    }
}

#[test]
fn real_names_stay_far_below_the_bounds() {
    for symbol in NAMES.lines().skip(1).filter_map(|line| line.split('\t').next()) {
        let allowed = STEPS + STEPS_PER_BYTE * symbol.len() as u64;
        assert!(3 * steps(symbol) < allowed, "{symbol}");
    }
}

#[test]
fn a_shared_budget_ends_the_names() {
    let symbol = "_Z4axpyfPKfPf";
    let mut left = 3 * steps(symbol);
    let named = (0..5).filter(|_| demangled_within(symbol.as_bytes(), &mut left).is_some());
    assert_eq!((named.count(), left), (3, 0));
}

#[test]
fn long_names_and_texts_stay_mangled() {
    let long = |length: usize| format!("_Z{length}{}v", "a".repeat(length));
    assert!(text(&long(16000)).is_some());
    assert_eq!(text(&long(17000)), None);
    // Each parameter is the one of 3,000 bytes.
    let repeated = |count: usize| format!("_Z1f3000{}{}", "a".repeat(3000), "S_".repeat(count));
    assert!(text(&repeated(20)).is_some_and(|text| text.len() > 60000));
    assert_eq!(text(&repeated(LONGEST_TEXT / 3000)), None);
}

/// The deepest names need little of the stack, also in a program that is not optimized.
#[test]
fn a_small_stack_suffices() {
    let deepest = || {
        for count in [40, 60, 80, 100, 125, 200, 250, 255, 1000] {
            for (_, symbol) in shapes(count) {
                text(&symbol);
            }
        }
    };
    let thread = std::thread::Builder::new().stack_size(768 << 10).spawn(deepest);
    thread.expect("a thread").join().expect("no overflow");
}

/// Anything may be asked.
#[test]
fn damaged_names_do_no_harm() {
    let symbols: Vec<&[u8]> =
        NAMES.lines().skip(1).filter_map(|line| line.split('\t').next()).map(str::as_bytes).collect();
    let mut seed = 1_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) as usize % below
    };
    for _ in 0..20000 {
        let mut symbol = symbols[random(symbols.len())].to_vec();
        for _ in 0..=random(3) {
            let other = symbols[random(symbols.len())];
            let (at, from) = (2 + random(symbol.len() - 1), random(other.len()));
            let part = &other[from..(from + random(8)).min(other.len())];
            let end = (at + random(4)).min(symbol.len());
            symbol.splice(at.min(end)..end, part.iter().copied());
            symbol.extend_from_slice(b"EE");
        }
        let allowed = STEPS + STEPS_PER_BYTE * symbol.len() as u64;
        let mut left = u64::MAX;
        let text = demangled_within(&symbol, &mut left);
        assert!(u64::MAX - left <= allowed);
        assert!(text.is_none_or(|text| text.0.len() <= LONGEST_TEXT));
    }
}
