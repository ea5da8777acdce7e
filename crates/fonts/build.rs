//! Makes the typefaces: whole ones for pictures, and the subsets that browsers fetch. At build time, since neither a start nor
//! a first page should wait for it, and a file made from a dependency has no place in the repository.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;

use allsorts::binary::read::ReadScope;
use allsorts::binary::write::{WriteBinary as _, WriteBuffer};
use allsorts::error::ParseError;
use allsorts::font_data::{DynamicFontTableProvider, FontData};
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use allsorts::tables::{FontTableProvider, NameTable, owned};
use allsorts::tag;
use skrifa::raw::TableProvider as _;
use skrifa::{FontRef, MetadataProvider};

include!("letters.rs");

/// What hints the outlines for coarse screens. Kerning and ligatures are left out: without them a text is exactly as wide
/// as its letters, which is how we measure.
const TABLES: &str = "cvt,fpgm,prep";

/// The platform by whose encoding all systems read the names of a font.
const WINDOWS: u16 = 3;

fn main() {
    println!("cargo::rerun-if-changed=letters.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    for (name, font) in [
        ("sans", dejavu::sans_condensed::regular()),
        ("sans-bold", dejavu::sans_condensed::bold()),
        ("serif-bold", dejavu::serif_condensed::bold()),
    ] {
        for (name, glyphs) in [(name.to_owned(), all_glyphs(font)), (format!("{name}-subset"), fetched(font))]
        {
            fs::write(out.join(format!("{name}.ttf")), made_of(font, &glyphs))
                .expect("the folder of the build can be written");
        }
    }
}

fn all_glyphs(font: &[u8]) -> Vec<u16> {
    let font = FontRef::new(font).expect("the crate carries fonts");
    (0..font.maxp().expect("a font counts its glyphs").num_glyphs()).collect()
}

/// The glyphs of the letters that browsers fetch.
fn fetched(font: &[u8]) -> Vec<u16> {
    let charmap = FontRef::new(font).expect("the crate carries fonts").charmap();
    let glyph = |letter| charmap.map(letter).and_then(|glyph| u16::try_from(glyph.to_u32()).ok());
    // The first glyph is the one for letters that are missing, and every font has it.
    let glyphs: BTreeSet<u16> = std::iter::once(0).chain(letters().filter_map(glyph)).collect();
    glyphs.into_iter().collect()
}

fn made_of(font: &[u8], glyphs: &[u16]) -> Vec<u8> {
    let data = ReadScope::new(font).read::<FontData<'_>>().expect("the crate carries fonts");
    let tables = data.table_provider(0).expect("a file has one font");
    let profile = SubsetProfile::parse_custom(TABLES.to_owned()).expect("these tables exist");
    let tables = NamedOnce { names: names(&tables), tables };
    subset(&tables, glyphs, &profile, CmapTarget::Unicode).expect("the glyphs are those of the font")
}

/// A font whose names and licence stand there in one encoding. The font has them in two, of several kilobytes each.
struct NamedOnce<'a> {
    tables: DynamicFontTableProvider<'a>,
    names: Vec<u8>,
}

impl FontTableProvider for NamedOnce<'_> {
    fn table_data(&self, tag: u32) -> Result<Option<Cow<'_, [u8]>>, ParseError> {
        if tag == tag::NAME { Ok(Some((&self.names).into())) } else { self.tables.table_data(tag) }
    }

    fn has_table(&self, tag: u32) -> bool {
        self.tables.has_table(tag)
    }

    fn table_tags(&self) -> Option<Vec<u32>> {
        self.tables.table_tags()
    }
}

fn names(tables: &impl FontTableProvider) -> Vec<u8> {
    let data = tables.read_table_data(tag::NAME).expect("a font has names");
    let names = ReadScope::new(&data).read::<NameTable<'_>>().expect("the crate carries fonts");
    let mut names = owned::NameTable::try_from(&names).expect("the crate carries fonts");
    names.name_records.retain(|record| record.platform_id == WINDOWS);
    let mut written = WriteBuffer::new();
    owned::NameTable::write(&mut written, &names).expect("what is left is shorter than before");
    written.into_inner()
}
