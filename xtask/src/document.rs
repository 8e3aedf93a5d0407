//! The places of a document that belong to a figure: between `<!-- figure: NAME -->` and
//! `<!-- end of figure -->`.

use anyhow::{Context as _, Result};

const END: &str = "<!-- end of figure -->";

/// The document with another text in the place of the figure.
pub(crate) fn with_block(document: &str, name: &str, block: &str) -> Result<String> {
    let mark = format!("<!-- figure: {name} -->");
    let (before, rest) =
        document.split_once(&mark).with_context(|| format!("the document has no {mark}"))?;
    let (_, after) = rest.split_once(END).with_context(|| format!("{mark} has no end"))?;
    Ok(format!("{before}{mark}\n\n{}\n\n{END}{after}", block.trim()))
}

/// A table in Markdown.
pub(crate) fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let heads: Vec<String> = heads.iter().map(ToString::to_string).collect();
    let rule = vec!["---".to_owned(); heads.len()];
    [heads, rule].iter().chain(rows).map(|cells| line(cells)).collect()
}

/// Commands as they are typed.
pub(crate) fn shell(commands: &[String]) -> String {
    format!("```sh\n{}\n```\n\n", commands.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "# A\n\n<!-- figure: a -->\nold\n<!-- end of figure -->\n\nwords\n\n\
        <!-- figure: b -->\nkept\n<!-- end of figure -->\n";

    #[test]
    fn only_the_named_place_changes() {
        let text = with_block(DOCUMENT, "a", "new\n").expect("the place is there");
        assert!(text.contains("<!-- figure: a -->\n\nnew\n\n<!-- end of figure -->"));
        assert!(!text.contains("old") && text.contains("words") && text.contains("kept"));
        assert_eq!(with_block(&text, "a", "new").expect("the place is there"), text);
    }

    #[test]
    fn a_missing_place_is_told() {
        let told = |name, text| with_block(text, name, "").expect_err("no place").to_string();
        assert_eq!(told("c", DOCUMENT), "the document has no <!-- figure: c -->");
        assert_eq!(told("c", "<!-- figure: c -->"), "<!-- figure: c --> has no end");
    }

    #[test]
    fn a_table_has_a_rule_under_its_heads() {
        let rows = [vec!["1".to_owned(), "2".to_owned()]];
        assert_eq!(table(&["a", "b"], &rows), "| a | b |\n| --- | --- |\n| 1 | 2 |\n");
    }
}
