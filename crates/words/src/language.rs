//! The languages that the program speaks.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language of the program.
///
/// ```
/// use words::Language;
///
/// assert_eq!("fr".parse(), Ok(Language::Fr));
/// assert_eq!(Language::Fr.to_string(), "fr");
/// assert_eq!(
///     "tlh".parse::<Language>().unwrap_err().to_string(),
///     "unknown language `tlh`: choose `en` or `fr`",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    #[default]
    En,
    Fr,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The code that names the language on the command line and its folder under `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language of a locale such as `fr_CA.UTF-8`; English when we do not speak it.
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        language.to_lowercase().parse().unwrap_or_default()
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
    /// that is set and not empty decides, as POSIX has it.
    ///
    /// ```
    /// use words::Language;
    ///
    /// let language = Language::from_variables(|name| std::env::var(name).ok());
    /// assert!(Language::ALL.contains(&language));
    /// ```
    pub fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .map_or_else(Self::default, |locale| Self::from_locale(&locale))
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our codes are language tags")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A language was asked for that has no folder under `locales/`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown language `{0}`: choose `en` or `fr`")]
pub struct UnknownLanguage(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        for (locale, language) in [
            ("fr_FR.UTF-8", Language::Fr),
            ("fr", Language::Fr),
            ("FR-ca", Language::Fr),
            ("en_GB", Language::En),
            ("C", Language::En),
            ("C.UTF-8", Language::En),
            ("", Language::En),
            ("frisian", Language::En),
        ] {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn the_stronger_variable_decides() {
        let environment = |all: &'static str, lang: &'static str| {
            move |name: &str| match name {
                "LC_ALL" => Some(all.to_owned()),
                "LANG" => Some(lang.to_owned()),
                _ => None,
            }
        };
        assert_eq!(Language::from_variables(environment("fr_FR", "en_GB")), Language::Fr);
        assert_eq!(Language::from_variables(environment("C", "fr_FR")), Language::En);
        assert_eq!(Language::from_variables(environment("", "fr_FR")), Language::Fr);
        assert_eq!(Language::from_variables(|_| None), Language::En);
    }
}
