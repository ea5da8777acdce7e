//! The typefaces of the drawings. What is measured here is what pages and pictures show: pictures are made with these
//! fonts, and pages fetch a subset of each.
//!
//! The fonts are DejaVu's, from the crate of that name, without their kerning and ligatures. Their licence lets anybody change and pass them on, as long as a
//! changed font is not called Bitstream Vera or Arev; a subset may keep the name DejaVu.

mod fitting;

use std::sync::LazyLock;

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider};

/// A typeface of the drawings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typeface {
    Sans,
    SansBold,
    SerifBold,
}

impl Typeface {
    pub const ALL: [Self; 3] = [Self::Sans, Self::SansBold, Self::SerifBold];

    /// Its name in drawings and style sheets.
    #[must_use]
    pub const fn family(self) -> &'static str {
        match self {
            Self::Sans | Self::SansBold => "DejaVu Sans Condensed",
            Self::SerifBold => "DejaVu Serif Condensed",
        }
    }

    /// The font with all its letters.
    #[must_use]
    pub const fn font(self) -> &'static [u8] {
        match self {
            Self::Sans => include_bytes!(concat!(env!("OUT_DIR"), "/sans.ttf")),
            Self::SansBold => include_bytes!(concat!(env!("OUT_DIR"), "/sans-bold.ttf")),
            Self::SerifBold => include_bytes!(concat!(env!("OUT_DIR"), "/serif-bold.ttf")),
        }
    }

    /// The part of the font that browsers fetch: the letters of English, French and names in Latin letters.
    #[must_use]
    pub const fn subset(self) -> &'static [u8] {
        match self {
            Self::Sans => include_bytes!(concat!(env!("OUT_DIR"), "/sans-subset.ttf")),
            Self::SansBold => include_bytes!(concat!(env!("OUT_DIR"), "/sans-bold-subset.ttf")),
            Self::SerifBold => include_bytes!(concat!(env!("OUT_DIR"), "/serif-bold-subset.ttf")),
        }
    }

    /// How wide a text is in this size.
    #[must_use]
    pub fn width(self, text: &str, size: f64) -> f64 {
        let advances = &ADVANCES[self as usize];
        text.chars().map(|letter| advances.of(letter)).sum::<f64>() * size
    }
}

/// Letters below this one are looked up in a table: nearly all that is drawn.
const COMMON: usize = 0x180;
/// The width of letters that the typeface lacks: any other typeface that shows them is hardly wider.
const MISSING: f64 = 1.0;

/// How far each letter moves the pen, in sizes.
struct Advances {
    common: [f64; COMMON],
    charmap: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
}

static ADVANCES: LazyLock<[Advances; 3]> = LazyLock::new(|| Typeface::ALL.map(Advances::read));

impl Advances {
    fn read(typeface: Typeface) -> Self {
        let font = FontRef::new(typeface.font()).expect("the crate carries fonts");
        let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
        let mut advances = Self { common: [MISSING; COMMON], charmap: font.charmap(), metrics };
        for code in 0..COMMON {
            let letter = u32::try_from(code).ok().and_then(char::from_u32);
            advances.common[code] = letter.map_or(MISSING, |letter| advances.look_up(letter));
        }
        advances
    }

    fn of(&self, letter: char) -> f64 {
        self.common.get(letter as usize).copied().unwrap_or_else(|| self.look_up(letter))
    }

    fn look_up(&self, letter: char) -> f64 {
        let advance = self.charmap.map(letter).and_then(|glyph| self.metrics.advance_width(glyph));
        advance.map_or(MISSING, f64::from)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use brotli::CompressorWriter;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use skrifa::string::StringId;

    use super::*;

    include!("../letters.rs");

    #[test]
    fn a_text_is_as_wide_as_its_letters() {
        for typeface in Typeface::ALL {
            let width = typeface.width("Chicago", 10.0);
            assert!((30.0..50.0).contains(&width), "{typeface:?}: {width}");
            assert!((typeface.width("Chicago", 20.0) - 2.0 * width).abs() < 1e-9);
            assert_eq!(typeface.width("", 10.0), 0.0);
        }
        assert!(Typeface::Sans.width("Wales", 1.0) < Typeface::SansBold.width("Wales", 1.0));
        assert!(Typeface::Sans.width("iii", 1.0) < Typeface::Sans.width("mmm", 1.0) / 2.0);
    }

    #[test]
    fn a_subset_has_its_letters_as_wide_as_the_font_has_them() {
        for typeface in Typeface::ALL {
            let font = FontRef::new(typeface.subset()).unwrap();
            let metrics = font.glyph_metrics(Size::new(1.0), LocationRef::default());
            for letter in letters() {
                let glyph = font.charmap().map(letter);
                let glyph = glyph.unwrap_or_else(|| panic!("{typeface:?} lacks {letter:?}"));
                let advance = metrics.advance_width(glyph).map(f64::from);
                assert_eq!(advance, Some(typeface.width(letter.encode_utf8(&mut [0; 4]), 1.0)), "{letter:?}");
            }
        }
    }

    /// Their licence asks that it goes wherever they go.
    #[test]
    fn a_font_carries_its_name_and_licence() {
        for (typeface, font) in Typeface::ALL.iter().flat_map(|one| [(one, one.font()), (one, one.subset())])
        {
            let font = FontRef::new(font).unwrap();
            let string = |id| font.localized_strings(id).map(|found| found.to_string()).collect::<Vec<_>>();
            assert_eq!(string(StringId::FAMILY_NAME), [typeface.family()]);
            let [licence] = &string(StringId::LICENSE_DESCRIPTION)[..] else { panic!("{typeface:?}") };
            assert!(licence.contains("Permission is hereby granted"), "{licence}");
            assert!(string(StringId::COPYRIGHT_NOTICE)[0].contains("Bitstream"), "{typeface:?}");
        }
    }

    /// In the encodings that the server makes of files: browsers ask for Brotli only over HTTPS.
    #[test]
    fn a_subset_is_small_on_the_way() {
        for typeface in Typeface::ALL {
            let subset = typeface.subset();
            let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
            gzip.write_all(subset).unwrap();
            let gzip = gzip.finish().unwrap().len();
            let mut brotli = CompressorWriter::new(Vec::new(), 4096, 11, 22);
            brotli.write_all(subset).unwrap();
            let brotli = brotli.into_inner().len();
            println!("{typeface:?}: {brotli} bytes as Brotli, {gzip} as gzip");
            assert!(brotli <= 20_000 && gzip <= 20_000, "{typeface:?}: {brotli} and {gzip} bytes");
        }
    }
}
