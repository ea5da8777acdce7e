//! Makes the subsets that browsers fetch. At build time, since neither a start nor a first page should wait for it, and a
//! file made from a dependency has no place in the repository.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;

use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use skrifa::{FontRef, MetadataProvider};

include!("letters.rs");

/// What hints the outlines for coarse screens. Kerning and ligatures are left out: without them a text is exactly as wide as its
/// letters, which is how we measure.
const TABLES: &str = "cvt,fpgm,prep";

fn main() {
    println!("cargo::rerun-if-changed=letters.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    for (name, font) in [
        ("sans", dejavu::sans_condensed::regular()),
        ("sans-bold", dejavu::sans_condensed::bold()),
        ("serif-bold", dejavu::serif_condensed::bold()),
    ] {
        fs::write(out.join(format!("{name}.ttf")), make_subset(font))
            .expect("the folder of the build can be written");
    }
}

fn make_subset(font: &[u8]) -> Vec<u8> {
    let charmap = FontRef::new(font).expect("the crate carries fonts").charmap();
    let glyph = |letter| charmap.map(letter).and_then(|glyph| u16::try_from(glyph.to_u32()).ok());
    // The first glyph is the one for letters that are missing, and every font has it.
    let glyphs: BTreeSet<u16> = std::iter::once(0).chain(letters().filter_map(glyph)).collect();
    let glyphs: Vec<u16> = glyphs.into_iter().collect();
    let data = ReadScope::new(font).read::<FontData<'_>>().expect("the crate carries fonts");
    let tables = data.table_provider(0).expect("a file has one font");
    let profile = SubsetProfile::parse_custom(TABLES.to_owned()).expect("these tables exist");
    subset(&tables, &glyphs, &profile, CmapTarget::Unicode).expect("the glyphs are those of the font")
}
