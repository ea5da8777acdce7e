//! Drawings to look at.

use std::path::PathBuf;
use std::{env, fs};

use draw::Aside;
use words::{Language, Words};

/// A directory that drawings are put into.
#[derive(Debug)]
pub struct Album {
    directory: PathBuf,
    /// What the drawings are labelled in.
    pub words: Words,
}

impl Album {
    /// The directory and the language that were given to a program, with these names for the seats: `boards` and English
    /// where none were.
    ///
    /// # Panics
    /// When there is no such language, or the directory cannot be made.
    #[must_use]
    pub fn from_args(names: &[&str]) -> Self {
        let mut args = env::args().skip(1);
        let directory = PathBuf::from(args.next().unwrap_or_else(|| "boards".into()));
        let language = args.next().map_or(Language::English, |tag| tag.parse().expect("en or fr"));
        fs::create_dir_all(&directory).expect("the directory can be made");
        let names = names.iter().map(ToString::to_string).collect();
        Self { directory, words: Words::new(language).with_names(names) }
    }

    /// Puts in a drawing, as it is and as a picture of this width.
    ///
    /// # Panics
    /// When it cannot be written.
    pub fn put(&self, name: &str, svg: &str, width: u32) {
        let file = self.directory.join(name);
        fs::write(file.with_extension("svg"), svg).expect("the drawing can be written");
        let png = draw::png(svg, width).expect("the drawing is good SVG");
        fs::write(file.with_extension("png"), png).expect("the picture can be written");
    }

    /// Puts in what lies beside a board, with the symbols of the board that it uses.
    pub fn put_beside(&self, name: &str, board: &str, aside: &Aside, width: u32) {
        let svg = aside.svg();
        let (start, content) = svg.split_at(svg.find('>').map_or(0, |end| end + 1));
        self.put(name, &format!("{start}<defs>{board}</defs>{content}"), width);
    }
}
