//! The few pages that the server writes itself. Scripts and inline styles are forbidden by our
//! own policy, so there is one small style sheet.

use std::fmt::Write as _;

use axum::http::header;
use axum::response::{Html, IntoResponse as _, Response};
use kernel::Sentence;
use words::Words;

const STYLE: &str = include_str!("page.css");
/// Where [`style`] is found.
pub(crate) const STYLE_PATH: &str = "/api/page.css";
/// The client's sign, which is there without the client too.
const ICON: &str = include_str!("../../../web/public/icon.svg");
/// Where [`icon`] is found.
pub(crate) const ICON_PATH: &str = "/api/icon.svg";

pub(crate) async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response()
}

pub(crate) async fn icon() -> Response {
    ([(header::CONTENT_TYPE, "image/svg+xml")], ICON).into_response()
}

/// A page of sentences.
pub(crate) fn show(words: &Words, title: &Sentence, sentences: &[Sentence]) -> Response {
    let mut body = String::new();
    for sentence in sentences {
        let said = words.say(sentence, &[]);
        let _ = writeln!(body, "<p>{}</p>", escape(&said));
    }
    let title = words.say(title, &[]);
    document(words.language().code(), &title, &body)
}

/// A whole document around a body that is HTML already.
pub(crate) fn document(language: &str, title: &str, body: &str) -> Response {
    let title = escape(title);
    let html = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<link rel=\"icon\" href=\"{ICON_PATH}\">\n\
         <link rel=\"stylesheet\" href=\"{STYLE_PATH}\">\n</head>\n\
         <body>\n<header><a href=\"/\"><img src=\"{ICON_PATH}\" alt=\"\"> Passerelle</a></header>\n\
         <main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n"
    );
    Html(html).into_response()
}

/// Text as it may stand between tags and in attributes.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_text() {
        assert_eq!(escape("<b a='\"'>&"), "&lt;b a=&#39;&quot;&#39;&gt;&amp;");
    }
}
