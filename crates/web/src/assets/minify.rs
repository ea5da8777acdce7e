//! A script without what is only there to be read: comments, with all that they say about types, and spaces around signs.

/// Words after which a slash begins a regular expression, as no value stands before it that it could divide.
const BEFORE_VALUES: [&str; 6] = ["return", "typeof", "case", "in", "of", "await"];

/// Signs that keep apart what stands around them. A module, unlike other scripts, has no comments that are made of some.
const SIGNS: &str = "{}()[],;:=?&|<>";

/// Strings, templates and regular expressions stay as they are, whatever they hold, and so do lines.
pub(super) fn squeezed(script: &str) -> String {
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
            let is_sign = |end: Option<char>| end.is_some_and(|end| SIGNS.contains(end));
            if !is_sign(out.chars().next_back()) && !is_sign(rest.chars().next()) {
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

/// How long the comment is that this begins with, if it does: the end of its line is no part of it.
fn comment(rest: &str) -> Option<usize> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    let inside = rest.strip_prefix("/*")?;
    Some(inside.find("*/").map_or(rest.len(), |end| end + "/**/".len()))
}

/// Puts in place of a comment what keeps apart what stood around it; gives what is behind it.
fn replaced<'a>(out: &mut String, comment: &str, behind: &'a str) -> &'a str {
    let is_word = |end: Option<char>| end.is_some_and(|end| end.is_alphanumeric() || "_$".contains(end));
    if comment.contains('\n') {
        out.push('\n');
    } else if is_word(out.chars().next_back()) && is_word(behind.chars().next()) {
        out.push(' ');
    }
    behind
}

/// How long a string is, with its quotes.
fn quoted(rest: &str, quote: char) -> usize {
    until(rest, |_, next| next == quote)
}

/// How long what this begins with is of a template: up to its end, or to the code in it.
fn template(rest: &str, templates: &mut Vec<usize>) -> usize {
    let length = until(rest, |before, next| next == '`' || (before == '$' && next == '{'));
    if rest[..length].ends_with("${") {
        templates.push(0);
    }
    length
}

/// How long it is, without its flags. One that its line does not end is a mere slash.
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

/// How long this is up to the first character behind its beginning, not escaped, that is the end, with that one.
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

/// Whether a value begins here: then a slash is no division.
fn begins_value(before: &str) -> bool {
    let before = before.trim_end();
    let word = before.rsplit(|c: char| !c.is_alphanumeric() && !"_$".contains(c)).next().unwrap_or_default();
    before.is_empty()
        || before.ends_with(|c| "([{,;:=!&|?+-*%<>~^".contains(c))
        || BEFORE_VALUES.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::squeezed;

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
            assert_eq!(squeezed(script), left, "{script}");
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
            assert_eq!(squeezed(script), script);
        }
    }
}
