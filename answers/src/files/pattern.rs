//! Patterns of names as shells have them: `*`, `?`, `[a-z]`, `[!a-z]`, a backslash before what is meant as it is.

/// Whether a text is a pattern.
pub fn is_one(text: &[u8]) -> bool {
    text.iter().any(|byte| matches!(byte, b'*' | b'?' | b'['))
}

/// Whether a pattern matches the whole of a name. Takes time that grows with the product of both.
pub fn matches(pattern: &[u8], name: &[u8]) -> bool {
    let (mut rest, mut left) = (pattern, name);
    // Behind the last star, and the name from where it has not taken a byte yet.
    let mut star: Option<(&[u8], &[u8])> = None;
    loop {
        if let [b'*', behind @ ..] = rest {
            star = Some((behind, left));
            rest = behind;
            continue;
        }
        if let Some((byte, behind)) = left.split_first() {
            if let Some(next) = one(rest, *byte) {
                (rest, left) = (next, behind);
                continue;
            }
        } else if rest.is_empty() {
            return true;
        }
        // The last star takes a byte more.
        match star {
            Some((behind, [_, fewer @ ..])) => {
                star = Some((behind, fewer));
                (rest, left) = (behind, fewer);
            }
            _ => return false,
        }
    }
}

/// What follows in the pattern when its first element matches a byte.
fn one(pattern: &[u8], byte: u8) -> Option<&[u8]> {
    match pattern {
        [b'?', rest @ ..] => Some(rest),
        [b'[', rest @ ..] => match set(rest, byte) {
            Some((is_in, rest)) => is_in.then_some(rest),
            // Nothing closes it.
            None => (byte == b'[').then_some(rest),
        },
        [b'\\', meant, rest @ ..] | [meant, rest @ ..] => (*meant == byte).then_some(rest),
        [] => None,
    }
}

/// Whether a byte is in the set whose opening bracket was read, and what follows it; `None` where nothing closes it.
fn set(pattern: &[u8], byte: u8) -> Option<(bool, &[u8])> {
    let (is_inverted, mut rest) = match pattern {
        [b'!' | b'^', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let (mut is_in, mut is_first) = (false, true);
    loop {
        match rest {
            [b']', behind @ ..] if !is_first => return Some((is_in != is_inverted, behind)),
            [first, b'-', last, behind @ ..] if *last != b']' => {
                is_in |= (*first..=*last).contains(&byte);
                rest = behind;
            }
            [b'\\', meant, behind @ ..] | [meant, behind @ ..] => {
                is_in |= *meant == byte;
                rest = behind;
            }
            [] => return None,
        }
        is_first = false;
    }
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn patterns_match_whole_names() {
        for (pattern, name, expected) in [
            ("gemm*", "gemm_f16", true),
            ("gemm*", "sgemm", false),
            ("*f1?", "gemm_f16", true),
            ("*a*b*c", "xxaxxbxxbxc", true),
            ("[a-c]x", "bx", true),
            ("[!a-c]x", "bx", false),
            ("[]x]", "]", true),
            ("a[", "a[", true),
            (r"a\*", "a*", true),
            (r"a\*", "ab", false),
        ] {
            assert_eq!(matches(pattern.as_bytes(), name.as_bytes()), expected, "{pattern} {name}");
        }
    }
}
