//! What holds of any text, any form.

use proptest::prelude::*;
use smarch::ptx::{FAMILIES, Form, WORDS};
use smarch::{Target, Toolkit};

/// Texts that look like forms.
fn text() -> impl Strategy<Value = String> {
    let name = (0..FAMILIES.len()).prop_map(|place| FAMILIES[place].name.to_string());
    let words = prop::collection::vec((0..WORDS.len()).prop_map(|place| WORDS[place].to_string()), 0..12);
    (name, words).prop_map(|(name, words)| [vec![name], words].concat().join("."))
}

/// A form of a family, some way from its first.
fn form() -> impl Strategy<Value = Form> {
    (0..FAMILIES.len(), 0usize..200).prop_map(|(family, steps)| {
        let mut form = Form::first_of(family).unwrap();
        for _ in 0..steps {
            let Some(next) = form.next() else { break };
            form = next;
        }
        form
    })
}

proptest! {
    #[test]
    fn any_bytes_are_a_form_or_a_fault(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        if let Err(fault) = Form::parse(&bytes) {
            prop_assert!(fault.at <= bytes.len());
        }
    }

    #[test]
    fn what_is_read_is_written_again(text in text()) {
        match Form::parse(text.as_bytes()) {
            Ok(form) => prop_assert_eq!(Form::parse(form.to_string().as_bytes()), Ok(form)),
            Err(fault) => prop_assert!(fault.at <= text.len()),
        }
    }

    #[test]
    fn answers_agree(form in form(), target in prop::sample::select(Target::ALL), toolkit in prop::sample::select(Toolkit::ALL)) {
        let supported = form.is_supported(toolkit, None, target);
        prop_assert_eq!(form.is_supported_why(toolkit, None, target).is_yes(), supported);
        prop_assert_eq!(form.targets(toolkit).contains(target), supported);
        prop_assert_eq!(form.message(toolkit, None, target).is_none(), supported);
        // Some forms went with a later version: shfl without .sync.
        prop_assert!(form.since_on(toolkit, target).is_some() || !supported);
        if let Some(message) = form.message(toolkit, None, target) {
            // A name that the release reads as another target's is not refused.
            prop_assert!(!message.to_string().is_empty() || !toolkit.ptx_targets().contains(target));
        }
        // With a version from its lowest on.
        if let Some(since) = form.since_on(toolkit, target) {
            prop_assert!(form.is_supported(toolkit, Some(since), target));
            prop_assert!(form.since(toolkit).unwrap() <= since);
        }
    }
}
