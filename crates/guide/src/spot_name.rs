use std::fmt::Display;

/// What can be pointed at in a game's drawing. Written out, it is the name in `data-spot`: its kind and which one it is, such
/// as `hex-Q10`.
pub trait SpotName: Display + Sized {
    /// The spot of this kind that the rest of the name stands for; the rest is empty where there is only one.
    fn read(kind: &str, which: &str) -> Option<Self>;

    /// The spot of this name.
    #[must_use]
    fn parse(name: &str) -> Option<Self> {
        let (kind, which) = name.split_once('-').unwrap_or((name, ""));
        // One spot has one name.
        Self::read(kind, which).filter(|spot| spot.to_string() == name)
    }
}
