//! The few SVG elements that a chart needs.

use std::fmt::Write as _;

/// An SVG file being written.
#[derive(Debug)]
pub(super) struct Svg(String);

/// Which end of a text stands at its point.
#[derive(Debug, Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

const STYLE: &str = "\
text { font: 13px system-ui, 'DejaVu Sans', sans-serif; fill: #222 }
.title { font-size: 20px; font-weight: 600 }
.heading { font-size: 14px; font-weight: 600 }
.name { font-family: ui-monospace, 'DejaVu Sans Mono', monospace }
.label { font-size: 12px }
.cell, .on-dark { font-size: 11px; font-variant-numeric: tabular-nums }
.on-dark { fill: #fff }
.number { font-variant-numeric: tabular-nums }
.quiet { font-size: 12px; fill: #666 }
line { stroke-width: 1 }
.grid { stroke: #e4e4e4 }
.axis { stroke: #999 }
.even { stroke: #222; stroke-dasharray: 4 3 }
.whisker { stroke: #222; stroke-width: 1.5 }
";

impl Svg {
    pub(super) fn new(width: f64, height: f64) -> Self {
        let mut svg = Self(String::new());
        svg.write(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\">\n<style>\n{STYLE}</style>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
        ));
        svg
    }

    pub(super) fn text(&mut self, x: f64, y: f64, anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escape(text);
        self.write(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>\n"
        ));
    }

    /// A text that rises to the right from its point, for names above narrow columns.
    pub(super) fn slanted_text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        let text = escape(text);
        self.write(format_args!(
            "<text transform=\"translate({x:.1} {y:.1}) rotate(-50)\" class=\"{class}\">{text}</text>\n"
        ));
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        self.write(format_args!(
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" class=\"{class}\"/>\n",
            from.0, from.1, to.0, to.1
        ));
    }

    pub(super) fn bar(&mut self, corner: (f64, f64), size: (f64, f64), colour: &str) {
        self.write(format_args!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{colour}\"/>\n",
            corner.0,
            corner.1,
            size.0.max(0.0),
            size.1.max(0.0)
        ));
    }

    pub(super) fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    fn write(&mut self, arguments: std::fmt::Arguments<'_>) {
        self.0.write_fmt(arguments).expect("writing to a string never fails");
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_break_the_file() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.text(0.0, 0.0, Anchor::Start, "quiet", "<b> & co");
        assert!(svg.finish().contains(">&lt;b&gt; &amp; co</text>"));
    }
}
