//! Which actions an answer is about.

/// Whether a notation is what a pattern describes: the same text, where `%` stands for anything.
///
/// Only the texts before, between and after the signs count, in this order.
pub(crate) fn fits(pattern: &str, notation: &str) -> bool {
    let Some((before, rest)) = pattern.split_once('%') else { return pattern == notation };
    let Some(mut left) = notation.strip_prefix(before) else { return false };
    let mut parts: Vec<&str> = rest.split('%').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        match left.find(part) {
            Some(at) => left = &left[at + part.len()..],
            None => return false,
        }
    }
    left.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn the_sign_stands_for_anything() {
        for (pattern, notation, expected) in [
            ("c3-d3", "c3-d3", true),
            ("c3-d3", "c3-d4", false),
            ("c3-%", "c3-d4", true),
            ("c3-%", "c3xd4", false),
            ("shield gd* %", "shield gd* b4", true),
            ("shield gd* %", "shield go* b4", false),
            ("%x%", "c3-d3xd4", true),
            ("%x%", "c3-d3", false),
            ("c3-%xd4", "c3-d3xd4", true),
            ("c3-%xd4", "c3-d3xd5", false),
            ("%", "", true),
            ("a%a", "a", false),
            ("%b%b", "ab", false),
        ] {
            assert_eq!(fits(pattern, notation), expected, "{pattern} {notation}");
        }
    }
}
