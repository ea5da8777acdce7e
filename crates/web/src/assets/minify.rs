//! Minifies a script: removes comments, including the types in them, and spaces around punctuation.

/// Words after which a slash begins a regular expression: they are no value that could be divided.
const BEFORE_VALUES: [&str; 6] = ["return", "typeof", "case", "in", "of", "await"];

/// Characters that need no space around them. (Modules, unlike other scripts, have no comments such as `<!--`.)
const PUNCTUATION: &str = "{}()[],;:=?&|<>";

/// Minifies a script. Strings, templates and regular expressions stay as they are, and so do line breaks.
pub(super) fn minify(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut rest = script;
    // How many braces are open in the code of each template around us.
    let mut templates: Vec<usize> = Vec::new();
    while let Some(first) = rest.chars().next() {
        if let Some(length) = comment(rest) {
            let (comment, behind) = rest.split_at(length);
            rest = replaced(&mut out, comment, behind);
            continue;
        }
        if first == ' ' {
            rest = rest.trim_start_matches(' ');
            let is_punctuation = |end: Option<char>| end.is_some_and(|end| PUNCTUATION.contains(end));
            if !is_punctuation(out.chars().next_back()) && !is_punctuation(rest.chars().next()) {
                out.push(' ');
            }
            continue;
        }
        let length = match first {
            '"' | '\'' => quoted(rest, first),
            '/' if begins_value(&out) => regular_expression(rest),
            '`' => template(rest, &mut templates),
            '}' if templates.last() == Some(&0) => {
                templates.pop();
                template(rest, &mut templates)
            }
            '{' | '}' => {
                if let Some(open) = templates.last_mut() {
                    *open = if first == '{' { *open + 1 } else { *open - 1 };
                }
                1
            }
            _ => first.len_utf8(),
        };
        let (code, behind) = rest.split_at(length);
        out.push_str(code);
        rest = behind;
    }
    out
}

/// The length of the comment at the start of this text, if there is one, without the line break at its end.
fn comment(rest: &str) -> Option<usize> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    let inside = rest.strip_prefix("/*")?;
    Some(inside.find("*/").map_or(rest.len(), |end| end + "/**/".len()))
}

/// Replaces a comment by a line break or space where its neighbours need one; returns the text after it.
fn replaced<'a>(out: &mut String, comment: &str, behind: &'a str) -> &'a str {
    let is_word = |end: Option<char>| end.is_some_and(|end| end.is_alphanumeric() || "_$".contains(end));
    if comment.contains('\n') {
        out.push('\n');
    } else if is_word(out.chars().next_back()) && is_word(behind.chars().next()) {
        out.push(' ');
    }
    behind
}

/// The length of a string, including its quotes.
fn quoted(rest: &str, quote: char) -> usize {
    until(rest, |_, next| next == quote)
}

/// The length of a piece of a template: up to its end, or to the code inside it.
fn template(rest: &str, templates: &mut Vec<usize>) -> usize {
    let length = until(rest, |before, next| next == '`' || (before == '$' && next == '{'));
    if rest[..length].ends_with("${") {
        templates.push(0);
    }
    length
}

/// The length of a regular expression, without its flags. If it does not end on its line, it is only a slash.
fn regular_expression(rest: &str) -> usize {
    let mut in_class = false;
    let length = until(rest, |_, next| {
        match next {
            '[' => in_class = true,
            ']' => in_class = false,
            _ => {}
        }
        next == '\n' || (next == '/' && !in_class)
    });
    if rest[..length].ends_with('/') { length } else { 1 }
}

/// The length up to and including the first unescaped end character after the first one.
fn until(rest: &str, mut is_end: impl FnMut(char, char) -> bool) -> usize {
    let mut escaped = false;
    let mut before = '\0';
    for (at, next) in rest.char_indices().skip(1) {
        if escaped {
            escaped = false;
            before = '\0';
            continue;
        }
        if is_end(before, next) {
            return at + next.len_utf8();
        }
        escaped = next == '\\';
        before = next;
    }
    rest.len()
}

/// Whether a value is expected here, so that a slash begins a regular expression and does not divide.
fn begins_value(before: &str) -> bool {
    let before = before.trim_end();
    let word = before.rsplit(|c: char| !c.is_alphanumeric() && !"_$".contains(c)).next().unwrap_or_default();
    before.is_empty()
        || before.ends_with(|c| "([{,;:=!&|?+-*%<>~^".contains(c))
        || BEFORE_VALUES.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::minify;

    #[test]
    fn comments_and_spaces_go() {
        for (script, left) in [
            ("a; // why\nb;", "a;\nb;"),
            ("/** What.\n * @type {A} */\nlet a;", "\n\nlet a;"),
            ("let a = /** @type {A} */ (b);", "let a=(b);"),
            ("return/* */a / b; /* c", "return a / b;"),
            ("f(/* a */ /* b */ c, (d) => { e(); })", "f(c,(d)=>{e();})"),
            ("  a + +b  - -c in  d", " a + +b - -c in d"),
            ("a = `${ b } ${ { c: d }.c } `", "a=`${b} ${{c:d}.c} `"),
        ] {
            assert_eq!(minify(script), left, "{script}");
        }
    }

    #[test]
    fn what_only_looks_like_a_comment_stays() {
        for script in [
            r#"a("// no",'/* no */',"\"//  { ");"#,
            r"a=`// ${f(`/* ${b} */`,{c:'}'})} /* no */`;",
            r"a=/[/*]\/*  { /.test(b)?c / d / e:/\/\/'/g;",
            "return /'/.test(a)/ 2;",
            r"a=`\`// \${no} ${`}`} //`;",
            "a=b\n/ c / 2;",
        ] {
            assert_eq!(minify(script), script);
        }
    }
}
