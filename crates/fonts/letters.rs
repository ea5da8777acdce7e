// Which letters the subsets have. The build script makes them by this list, and a test looks for each.

/// The signs beyond ASCII and the two Latin blocks that our texts and drawings use, and those of Romanian names.
const SIGNS: &str = "–—‘’“”„•…\u{202f}‹›€←↑→↓−∩╳■○●ȘșȚț";

/// Every letter of the subsets: English, French, and the names of people who write with Latin letters.
fn letters() -> impl Iterator<Item = char> {
    (' '..='~').chain('\u{a0}'..='\u{17f}').chain(SIGNS.chars())
}
