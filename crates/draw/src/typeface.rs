//! What texts are set in.

use fonts::Typeface;

use crate::svg::Element;

/// What documents are set in: first the typeface that comes with the program, which pictures are made with and pages fetch,
/// then what shows a letter that it lacks.
pub(crate) const SANS: &str = "DejaVu Sans Condensed, DejaVu Sans, Tahoma, Segoe UI, Arial, sans-serif";
const SERIF: &str = "DejaVu Serif Condensed, DejaVu Serif, Georgia, Cambria, serif";

impl Element<'_> {
    /// Sets a text, or all that is inside, in this typeface rather than in the document's [`Typeface::Sans`]. A text that has
    /// to fit is measured in the same.
    pub fn typeface(self, typeface: Typeface) -> Self {
        match typeface {
            Typeface::Sans => self,
            Typeface::SansBold => self.bold(),
            Typeface::SerifBold => self.set("font-family", SERIF).bold(),
        }
    }
}
