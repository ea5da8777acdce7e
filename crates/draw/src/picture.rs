//! From SVG to PNG.

use std::sync::{Arc, LazyLock};

use fonts::Typeface;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree, fontdb};

/// Why a drawing could not be made into a picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] usvg::Error),
    #[error("a picture can be 1 to {MOST_PIXELS} pixels wide and high, not {width} × {height}")]
    Size { width: u32, height: u32 },
    #[error("the picture cannot be written: {0}")]
    Writing(String),
}

const MOST_PIXELS: u32 = 16_384;

/// The typefaces that the drawings name first. They come with the program, as a server may have no fonts at all.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for typeface in Typeface::ALL {
        fonts.load_font_data(typeface.font().to_vec());
    }
    Arc::new(fonts)
});

/// A drawing as a PNG of this width; its height follows from the drawing.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    let options = Options { fontdb: Arc::clone(&FONTS), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let size = PictureError::Size { width, height };
    if width > MOST_PIXELS || height > MOST_PIXELS {
        return Err(size);
    }
    let mut pixels = Pixmap::new(width, height).ok_or(size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PictureError::Writing(error.to_string()))
}
