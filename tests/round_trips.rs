//! What goes out and comes back, for any value: names, sets, profiles, words, headers, options of lists.

use proptest::prelude::*;
use smarch::documented::ptxas::{decode_factory, encode_factory};
use smarch::profile::{
    BASELINE, CodeObjectHeader, FIELDS, FieldInfo, Inputs, Mask, ModuleBase, Moment, Profile, SIZE, Scheduler, Setter,
    Step, View, differences, field, first_contradiction,
};
use smarch::targets::TargetSet;
use smarch::{Cc, Name, NameKind, Target};

fn any_target() -> impl Strategy<Value = Target> {
    proptest::sample::select(Target::ALL)
}

fn any_image() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), SIZE)
}

fn profile_of(bytes: &[u8]) -> Profile {
    let mut profile = Profile::ZERO;
    profile.read_from(bytes).unwrap();
    profile
}

/// Targets whose profile ptxas builds and whose codegen factory a document pins.
const PINNED: [Target; 8] = [
    Target::Sm75,
    Target::Sm80,
    Target::Sm86,
    Target::Sm87,
    Target::Sm88,
    Target::Sm89,
    Target::Sm90a,
    Target::Sm100f,
];

proptest! {
    /// Whatever is read as a name is written the same, and every name is read.
    #[test]
    fn names(text in "(sm|compute|lto)_[0-9]{1,3}[af]?", kind in proptest::sample::select(NameKind::ALL), target in any_target()) {
        if let Ok(name) = Name::parse(text.as_bytes()) {
            prop_assert_eq!(name.to_string(), text);
        }
        let name = target.named(kind);
        prop_assert_eq!(Name::parse(name.to_string().as_bytes()), Ok(name));
        prop_assert_eq!(Target::from_id(target.id()), Some(target));
        // A compute capability belongs to a base target: the older name keeps its own number.
        prop_assert_eq!(Cc(target.number()).target().map(Target::number), Some(target.number()));
    }

    /// A set holds what was put in, in the order of the table, and its operations are those of sets.
    #[test]
    fn sets(one in proptest::collection::btree_set(any_target(), 0..20), other in proptest::collection::btree_set(any_target(), 0..20)) {
        let set = |targets: &std::collections::BTreeSet<Target>| targets.iter().copied().collect::<TargetSet>();
        let back = |set: TargetSet| set.iter().collect::<std::collections::BTreeSet<Target>>();
        prop_assert!(set(&one).iter().eq(one.iter().copied()));
        prop_assert_eq!(back(set(&one).and(set(&other))), &one & &other);
        prop_assert_eq!(back(set(&one).or(set(&other))), &one | &other);
        prop_assert_eq!(back(set(&one).without(set(&other))), &one - &other);
        prop_assert_eq!(set(&one).is_within(set(&other)), one.is_subset(&other));
    }

    /// A field gives back what was stored, and nothing beside it changes.
    #[test]
    fn fields(bytes in any_image(), value: u32, flag: u8, wide: u64) {
        let before = profile_of(&bytes);
        let mut profile = before.clone();
        profile.set(field::CODEGEN_FACTORY, value);
        profile.set(field::SCHEDULING_FEATURE_FLAGS, flag);
        profile.set(field::ASSOCIATED_DATA_PTR, wide);
        prop_assert_eq!(profile.get(field::CODEGEN_FACTORY), value);
        prop_assert_eq!(profile.get(field::SCHEDULING_FEATURE_FLAGS), flag);
        prop_assert_eq!(profile.get(field::ASSOCIATED_DATA_PTR), wide);
        let mut names: Vec<&str> = differences(View::dump(&before), View::dump(&profile)).map(|difference| difference.field.unwrap().name.as_str()).collect();
        names.retain(|name| !["codegen_factory", "scheduling_feature_flags", "associated_data_ptr"].contains(name));
        prop_assert!(names.is_empty(), "{names:?}");
    }

    /// The differences of two objects, stored into the first, make the second; none is of equal bytes.
    #[test]
    fn what_differs(bytes in any_image(), changes in proptest::collection::vec((0..SIZE, any::<u8>()), 0..40)) {
        let old = profile_of(&bytes);
        let mut new = old.clone();
        for (offset, byte) in changes {
            new.as_bytes_mut()[offset] = byte;
        }
        let mut made = old.clone();
        for difference in differences(View::dump(&old), View::dump(&new)) {
            let range = difference.range();
            prop_assert_ne!(&old.as_bytes()[range.clone()], &new.as_bytes()[range.clone()]);
            made.as_bytes_mut()[range.clone()].copy_from_slice(&new.as_bytes()[range]);
        }
        prop_assert_eq!(made.as_bytes(), new.as_bytes());
    }

    /// What was built for a target and inputs passes the check for them; a known byte that is changed afterwards fails it.
    #[test]
    fn built_and_checked(
        target in proptest::sample::select(&PINNED[..]), flags: [Option<bool>; 2], steps: [bool; 2], numbers: [Option<u64>; 4], option: Option<u32>, count: Option<u32>,
        disabled: bool, base: Option<u64>, block: [u8; 16], given: [bool; 10], offset in 0..SIZE,
        last_step in proptest::option::of(proptest::sample::select(Step::ALL)),
    ) {
        let [flag_355, flag_233] = flags;
        let [vendor_step, baseline_step] = steps;
        let [vendor_string, associated_data, sm_backend, shared_memory_table] = numbers;
        let inputs = Inputs {
            flag_355, flag_233, vendor_step, baseline_step, vendor_string, associated_data, sm_backend, shared_memory_table,
            cli_option: option,
            module_base: if disabled { Some(ModuleBase::Disabled) } else { base.map(ModuleBase::Result) },
            factory: None, shared_memory_count: count, last_step,
            blocks: given.map(|given| given.then_some(&block)),
        };
        let (mut profile, mut known) = (Profile::ZERO, Mask::NONE);
        profile.build(target, &inputs, Some(&mut known)).unwrap();
        let first = |profile: &Profile, moment| first_contradiction(View::dump(profile), target, &inputs, moment).unwrap();
        prop_assert_eq!(first(&profile, Moment::Constructed), None);
        prop_assert_eq!(first(&profile, Moment::Running), None);

        // Fields of steps that were not asked for are not compared, nor while running those that code overwrites, nor bytes without a name.
        let optional = |field: &FieldInfo| match field.setter {
            // Where the last step is given, one after it was not taken.
            _ if last_step.is_some() => false,
            Setter::Vendor => !vendor_step,
            Setter::Baseline => !baseline_step,
            _ => false,
        };
        let covering = || FIELDS.iter().chain(BASELINE).filter(|field| field.range().contains(&offset));
        let overwritten = FIELDS.iter().any(|field| field.changed_range().contains(&offset));
        if known.contains(offset) && !covering().any(optional) {
            profile.as_bytes_mut()[offset] ^= 2;
            // A flag that is tried takes what fits: 1 and 0 at +428, which another bit never makes.
            prop_assert_eq!(first(&profile, Moment::Constructed), Some(offset));
            let compared = covering().count() > 0 && !overwritten;
            // The progress at +1552 is 21 at most: another upper byte is none, and the number is told by its first.
            let fault = if (1553..1560).contains(&offset) { Some(1552) } else { compared.then_some(offset) };
            prop_assert_eq!(first(&profile, Moment::Running), fault);
        }
    }

    /// Words and headers, in bytes that hold more than them.
    #[test]
    fn words(mut bytes in proptest::collection::vec(any::<u8>(), 24..64), packed: u32, slots: u16, sm_version: u32) {
        let before = bytes.clone();
        let scheduler = Scheduler::new(packed, slots);
        scheduler.write(&mut bytes).unwrap();
        prop_assert_eq!(Scheduler::read(&bytes), Ok(scheduler));
        prop_assert_eq!(scheduler.high << 16 | scheduler.low, packed);
        let words = Scheduler::OFFSET..Scheduler::OFFSET + 6;
        prop_assert!(bytes.iter().zip(&before).enumerate().all(|(at, (new, old))| words.contains(&at) || new == old));

        let header = CodeObjectHeader { sm_version };
        prop_assert_eq!(CodeObjectHeader::read(&header.to_bytes()), Ok(header));
    }

    /// Encoded codegen factories.
    #[test]
    fn factories(generation in 0..1u32 << 21, variant in 0..1u32 << 13, encoded: u32) {
        let fits = generation < 1 << 20 && variant < 1 << 12;
        prop_assert_eq!(encode_factory(generation, variant).map(decode_factory), fits.then_some((generation, variant)));
        let (generation, variant) = decode_factory(encoded);
        prop_assert_eq!(encode_factory(generation, variant), Some(encoded));
    }
}
