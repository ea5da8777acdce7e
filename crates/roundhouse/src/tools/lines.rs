//! Lines of bounded length from a reader that may send anything.

use std::io::{self, BufRead};

/// More than any command needs: a loaded state has some tens of thousands of bytes.
pub(crate) const LONGEST: usize = 1 << 20;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    Whole,
    /// It was read to its end and discarded.
    TooLong,
    /// There is no further line.
    End,
}

/// Reads the next line into `line`, without its line break. Not more than the longest line is ever kept in memory.
pub(crate) fn read(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut too_long = false;
    let mut began = false;
    loop {
        let ready = match input.fill_buf() {
            Ok(ready) => ready,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = ready.iter().position(|byte| *byte == b'\n');
        let part = &ready[..end.unwrap_or(ready.len())];
        too_long |= line.len() + part.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(part);
        }
        let at_end_of_input = ready.is_empty();
        began |= !at_end_of_input;
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || at_end_of_input {
            return Ok(match (began, too_long) {
                (false, _) => Line::End,
                (true, true) => Line::TooLong,
                (true, false) => Line::Whole,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_and_long_ones_skipped() {
        let long = vec![b'x'; LONGEST + 1];
        let input = [b"one\n\n".as_slice(), &long, b"\n", &long[1..], b"\nlast"].concat();
        // A small buffer, so that lines come in parts.
        let mut input = io::BufReader::with_capacity(7, input.as_slice());
        let mut line = Vec::new();
        let mut lines = Vec::new();
        loop {
            match read(&mut input, &mut line).unwrap() {
                Line::End => break,
                kind => lines.push((kind, if kind == Line::Whole { line.len() } else { 0 })),
            }
        }
        let whole = |length| (Line::Whole, length);
        assert_eq!(lines, [whole(3), whole(0), (Line::TooLong, 0), whole(LONGEST), whole(4)]);
    }
}
