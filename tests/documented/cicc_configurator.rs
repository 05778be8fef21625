//! The configurator against an interpreter of the transcribed tables.

use crate::cicc_interpreter::Tables;
use smarch::cicc::constructs::Standard;
use smarch::documented::cicc::configurator::*;

/// Numbers on both sides of each bound, and others.
fn numbers() -> Vec<u32> {
    let bounds = RULES.iter().flat_map(|rule| match (rule.when(), rule.what()) {
        (When::Above(bound) | When::AtMost(bound) | When::EffectiveAbove(bound) | When::VariantAbove(bound), _) => {
            Some(bound)
        }
        (_, What::IsAbove(bound) | What::IsAtMost(bound) | What::BothAndAbove(bound)) => Some(bound),
        _ => None,
    });
    bounds
        .flat_map(|bound| [bound - 1, bound, bound + 1])
        .chain([0, 1, 89_999, 90_000, u32::MAX])
        .collect()
}

#[test]
fn every_number_gives_what_the_tables_say() {
    let tables = Tables::read();
    for number in 0..=140_000 {
        tables.compare(&Inputs {
            number,
            ..Inputs::default()
        });
    }
    for (number, &standard) in numbers()
        .into_iter()
        .flat_map(|number| Standard::ALL.iter().map(move |all| (number, all)))
    {
        for cuda in [None, Some(false), Some(true)] {
            tables.compare(&Inputs {
                number,
                standard: Some(standard),
                cuda,
                ..Inputs::default()
            });
        }
    }
    for effective in (0..=140_000).step_by(7).chain(numbers()) {
        tables.compare(&Inputs {
            number: 75_00,
            effective: Some(effective),
            ..Inputs::default()
        });
    }
}

/// Random inputs: numbers, paths, open conditions, overrides, earlier values, the optimization level's stores.
fn random_inputs(random: &mut fastrand::Rng, numbers: &[u32]) -> Inputs {
    let mut set = || FlagSet::from_words([random.u32(..) & !1, random.u32(..)]).unwrap();
    let (before, before_unknown, flags, values) = (set(), set(), set(), set());
    let mut number = || {
        let listed = numbers[random.usize(..numbers.len())];
        if random.bool() { listed } else { random.u32(..150_000) }
    };
    let (number, effective) = (number(), number());
    let known = random.u32(..32);
    Inputs {
        number,
        effective: random.bool().then_some(effective),
        variant: random.bool(),
        standard: Standard::ALL.get(random.usize(..7)).copied(),
        cuda: [None, Some(false), Some(true)][random.usize(..3)],
        open: OpenConditions::from_bits(known, random.u32(..32) & known).unwrap(),
        overridden: GuardSet::from_bits(random.u32(..1 << 21)).unwrap(),
        before,
        before_unknown: if random.bool() { before_unknown } else { FlagSet::NONE },
        optimization: if random.bool() {
            Stores { flags, values }
        } else {
            Stores::default()
        },
    }
}

/// A flag whose override byte is set holds what the caller gave it; all others, what the tables say.
#[test]
fn overridden_flags_keep_the_callers_value() {
    let tables = Tables::read();
    let numbers = numbers();
    let mut random = fastrand::Rng::with_seed(2);
    let check = |inputs: &Inputs| {
        let configured = configure(inputs);
        for (guard, flag, _) in &tables.guarded {
            let setting = configured.setting(*flag);
            let kept = matches!(setting.origin, Origin::CommandLine);
            assert_eq!(kept, inputs.overridden.contains(*guard), "{flag}");
            if kept {
                let given = (!inputs.before_unknown.contains(*flag)).then(|| inputs.before.contains(*flag));
                assert_eq!(setting.value, given, "{flag}");
            }
        }
        tables.compare(inputs);
    };
    for &guard in Guard::ALL {
        for &number in &numbers {
            for before in [FlagSet::NONE, FlagSet::from_words([u32::MAX - 1, u32::MAX]).unwrap()] {
                let overridden = GuardSet::NONE.with(guard);
                check(&Inputs {
                    number,
                    before,
                    overridden,
                    ..Inputs::default()
                });
            }
        }
    }
    for _ in 0..100_000 {
        check(&random_inputs(&mut random, &numbers));
    }
}

/// The stages one after the other give what all of them give, and each touches its own flags only.
#[test]
fn stages_are_functions_of_their_own() {
    let mut random = fastrand::Rng::with_seed(4);
    let numbers = numbers();
    for _ in 0..2_000 {
        let inputs = random_inputs(&mut random, &numbers);
        let mut configuration = Configuration::before(&inputs);
        for &stage in Stage::ALL {
            let after = stage.run(&inputs, configuration);
            for &flag in Flag::ALL {
                let touched = after.value(flag) != configuration.value(flag);
                let may = match stage {
                    Stage::CommandLine => flag.is_only_cleared(),
                    Stage::Subtarget => false,
                    Stage::Optimization if inputs.optimization.flags.contains(flag) => true,
                    stage => RULES
                        .iter()
                        .any(|rule| rule.flag == flag && rule.part.stage() == Some(stage)),
                };
                assert!(may || !touched, "{stage} touches {flag}");
            }
            configuration = after;
        }
        assert_eq!(elsewhere(&inputs, configuration), configure(&inputs));
    }
}

/// Of several rules that store the same, the one with the lowest bound is named (errata E43, E48b).
#[test]
fn the_first_setter_is_named() {
    let rule_of = |number, effective, flag| {
        let inputs = Inputs {
            number,
            effective,
            ..Inputs::default()
        };
        match configure(&inputs).setting(flag).origin {
            Origin::Rule(rule) => (rule.part, rule.when()),
            other => panic!("{flag}: {other:?}"),
        }
    };
    for (number, effective, flag, part, when) in [
        (120_000, None, Flag::Unk4D0428C, Part::Tertiary, When::Above(69_999)),
        (100_000, None, Flag::Dword4F07760, Part::Escalation, When::Above(59_999)),
        (100_000, None, Flag::Unk4D043CC, Part::Escalation, When::Above(59_999)),
        (
            100_000,
            Some(100_000),
            Flag::Unk4D043D0,
            Part::Escalation,
            When::Above(89_999),
        ),
        (
            80_000,
            Some(100_000),
            Flag::Unk4D043D0,
            Part::VirtualPath,
            When::EffectiveAbove(79_999),
        ),
        (80_000, None, Flag::Unk4D041B8, Part::Secondary, When::Above(79_999)),
    ] {
        assert_eq!(rule_of(number, effective, flag), (part, when), "{flag}");
    }
    let untouched = configure(&Inputs::default()).setting(Flag::Unk4D041B8);
    assert!(matches!(untouched.origin, Origin::Before) && untouched.value == Some(false));
    let everywhere = configure(&Inputs::default());
    assert!(
        everywhere
            .settings()
            .map(|setting| setting.flag)
            .eq(Flag::ALL.iter().copied())
    );
}

/// C++20 sets what is 0 without it; a standard that is not known leaves it open (erratum E44b).
#[test]
fn the_standard_sets_its_blocks() {
    let of = |number, standard| {
        configure(&Inputs {
            number,
            standard,
            ..Inputs::default()
        })
    };
    let blocks = [(Flag::Unk4D043CC, Standard::Cxx17), (Flag::Unk4D043D0, Standard::Cxx20)];
    for (flag, first) in blocks {
        for &standard in Standard::ALL {
            assert_eq!(
                of(0, Some(standard)).value(flag),
                Some(standard >= first),
                "{flag} {standard}"
            );
            assert_eq!(of(130_000, Some(standard)).value(flag), Some(true));
        }
        assert_eq!(
            (of(0, None).value(flag), of(130_000, None).value(flag)),
            (None, Some(true))
        );
    }
    let Origin::Rule(rule) = of(75_00, Some(Standard::Cxx23)).setting(Flag::Unk4D04814).origin else {
        panic!()
    };
    assert_eq!(rule.to_string(), "unk_4D04814 = 1 when c++20 or later");
    assert_eq!((rule.part, rule.priority), (Part::Language, Priority::Standard));
    // Without CUDA its gate is closed, unless the caller knows better.
    let gate = |cuda, open| {
        let inputs = Inputs {
            cuda,
            open,
            ..Inputs::default()
        };
        configure(&inputs).value(Flag::Unk4D04408)
    };
    let open = OpenConditions::UNKNOWN.with(OpenCondition::CudaCxxGate, true);
    assert_eq!(gate(Some(false), OpenConditions::UNKNOWN), Some(false));
    assert_eq!(
        (
            gate(Some(true), OpenConditions::UNKNOWN),
            gate(None, OpenConditions::UNKNOWN)
        ),
        (None, None)
    );
    assert_eq!(gate(Some(false), open), Some(true));
}

/// What a higher rank stored stays, though the virtual path runs later (erratum E48g).
#[test]
fn priority_decides() {
    let mut flags = FlagSet::NONE;
    flags.set(Flag::Unk4D043D0, true);
    let virtual_path = |standard, flags, values| {
        let inputs = Inputs {
            number: 70_500,
            effective: Some(90_000),
            standard,
            optimization: Stores { flags, values },
            ..Inputs::default()
        };
        let setting = configure(&inputs).setting(Flag::Unk4D043D0);
        (setting.value, setting.origin.kind())
    };
    let none = FlagSet::NONE;
    let old = Some(Standard::Cxx14);
    assert_eq!(virtual_path(old, none, none), (Some(true), OriginKind::Rule));
    assert_eq!(virtual_path(old, flags, none), (Some(false), OriginKind::Optimization));
    assert_eq!(
        virtual_path(Some(Standard::Cxx20), flags, none),
        (Some(false), OriginKind::Optimization)
    );
    // Set by one or by the other: set.
    assert_eq!(virtual_path(None, none, none).0, Some(true));
}

#[test]
fn sets_take_what_stands_for_something_only() {
    assert!(FlagSet::from_words([u32::MAX - 1, u32::MAX]).is_some());
    assert!(FlagSet::from_words([1, 0]).is_none());
    assert!(GuardSet::from_bits((1 << 21) - 1).is_some() && GuardSet::from_bits(1 << 21).is_none());
    assert!(OpenConditions::from_bits(31, 31).is_some() && OpenConditions::from_bits(32, 0).is_none());
    assert!(OpenConditions::from_bits(1, 2).is_none());
    for &flag in Flag::ALL {
        let name = flag.text();
        let (_, address) = name.split_once('_').unwrap();
        for spelling in [name.to_string(), name.to_lowercase(), address.to_lowercase()] {
            assert_eq!(Flag::by_name(spelling.as_bytes()), Some(flag), "{spelling}");
        }
        let mut set = FlagSet::NONE;
        set.set(flag, true);
        assert!(set.iter().eq([flag]) && FlagSet::from_words(set.words()) == Some(set));
    }
    for name in ["", "unk_", "4D0", "byte_4CF807B", "unk_4D04780 "] {
        assert_eq!(Flag::by_name(name.as_bytes()), None, "{name}");
    }
    assert_eq!(Guard::by_name(b"BYTE_4cf8119"), Some(Guard::Byte4CF8119));
}

/// Where the rules clear a flag under a condition and nothing else stores it, its value is not known where they do not.
#[test]
fn flags_that_are_only_cleared() {
    for &flag in Flag::ALL {
        let mut rules = RULES.iter().filter(|rule| rule.flag == flag);
        let is_conditional_zero = |rule: &smarch::documented::cicc::configurator::Rule| {
            rule.what() == What::Zero && rule.when() != When::Always
        };
        assert_eq!(rules.all(is_conditional_zero), flag.is_only_cleared(), "{flag}");
    }
    let value = |number, effective, flag| {
        configure(&Inputs {
            number,
            effective,
            ..Inputs::default()
        })
        .value(flag)
    };
    assert_eq!(value(109_999, None, Flag::Dword4D041AC), Some(false));
    assert_eq!(value(110_000, None, Flag::Dword4D041AC), None);
    assert_eq!(value(90_000, Some(90_000), Flag::Unk4D04790), Some(false));
    assert_eq!(value(90_000, None, Flag::Unk4D04790), None);
}
