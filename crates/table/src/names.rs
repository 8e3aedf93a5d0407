//! Names and lines of chat that can be shown: nothing invisible, nothing that turns the text around
//! it, and no name that looks like somebody else's at the table.

use unicode_security::confusable_detection::skeleton;

const NAME_LONGEST: usize = 40;
const CHAT_LONGEST: usize = 500;

/// A name that can be shown: something, in one line, and not too long.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    shown(name, NAME_LONGEST)
}

/// A line of chat that can be shown.
pub(crate) fn clean_chat(text: &str) -> Option<String> {
    shown(text, CHAT_LONGEST)
}

/// Whether people would take one name for the other.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    // Capitals are looked at as they are, and as small letters: I and l, but also A and a.
    let is_same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    let (one, other) = (bare(one), bare(other));
    is_same(&one, &other) || is_same(&one.to_lowercase(), &other.to_lowercase())
}

fn shown(text: &str, longest: usize) -> Option<String> {
    let mut kept = String::with_capacity(text.len());
    let mut letters = text.chars().filter(|letter| !is_dropped(*letter)).peekable();
    while let Some(letter) = letters.next() {
        // What joins two letters stands between two.
        let joins = is_joiner(letter);
        let before = kept.chars().next_back().is_some_and(|it| !is_joiner(it) && !is_blank(it));
        let after = letters.peek().is_some_and(|it| !is_joiner(*it) && !is_blank(*it));
        if !joins || (before && (after || letter == EMOJI)) {
            kept.push(letter);
        }
    }
    let kept = kept.trim_matches(is_blank);
    let fits = kept.chars().any(|it| !is_blank(it) && !is_joiner(it));
    (fits && kept.chars().count() <= longest).then(|| kept.to_owned())
}

/// Only what is seen, with single blanks.
fn bare(name: &str) -> String {
    let seen: String = name.chars().filter(|it| !is_joiner(*it)).collect();
    seen.split(is_blank).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Shows the letter before it as a picture.
const EMOJI: char = '\u{fe0f}';

/// Invisible, but some scripts and most pictures of people are written with them.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | EMOJI)
}

/// Letters that look like nothing are blanks too.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
}

/// What no name needs: control codes, marks that change the direction of what follows, and
/// everything else that takes part in a text without being seen.
fn is_dropped(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
                | '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0e}' | '\u{feff}'
                | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
                // Nobody else sees what one means by these.
                | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_what_is_seen_and_nothing_else() {
        for (given, kept) in [
            ("  Ada ", Some("Ada")),
            ("\u{202e}adA\u{202c}", Some("adA")),
            ("A\u{200b}d\u{2066}a\u{feff}", Some("Ada")),
            ("Ada\n\u{1b}[31m", Some("Ada[31m")),
            ("\u{200f}\u{3164}\u{2800}", None),
            ("\u{200d}\u{200d}", None),
            ("A\u{200d}\u{200d}da\u{200c}", Some("A\u{200d}da")),
            // Persian, a family, and a heart: joined as people write them.
            ("می\u{200c}نا", Some("می\u{200c}نا")),
            ("👩\u{200d}🚀", Some("👩\u{200d}🚀")),
            ("❤\u{fe0f}", Some("❤\u{fe0f}")),
            ("שרה", Some("שרה")),
            ("", None),
            (" ", None),
        ] {
            assert_eq!(clean_name(given).as_deref(), kept, "{given:?}");
        }
        assert!(clean_name(&"x".repeat(40)).is_some() && clean_name(&"x".repeat(41)).is_none());
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Ada", "Ada"),
            ("Ada", "ada"),
            ("Ada", "Аdа"), // Cyrillic
            ("Ilya", "llya"),
            ("Bob", "B\u{200d}ob"),
            ("Mary Ann", "Mary\u{3164}Ann"),
            ("paypal", "раураl"),
            ("É", "E\u{301}"),
        ] {
            assert!(look_alike(one, other), "{one} and {other}");
        }
        for (one, other) in [("Ada", "Eda"), ("Bot 1", "Bot 2"), ("Zoé", "Zoe"), ("Анна", "Anna")]
        {
            assert!(!look_alike(one, other), "{one} and {other}");
        }
    }
}
