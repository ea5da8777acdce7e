use super::*;

fn locale(language: &str, file: &str) -> Result<Locale, Vec<LocaleError>> {
    let (messages, families) = Default::default();
    let mut locale = Locale { language: language.into(), messages, families };
    locale.add(file).map(|()| locale).map_err(|error| vec![error])
}

fn code(english: &str, french: &str, wanted: &[(&str, Vec<String>)]) -> Result<String, Vec<LocaleError>> {
    super::code(&[locale("en", english)?, locale("fr", french)?], &[], wanted)
}

#[test]
fn a_message_is_a_type_with_its_gaps_as_fields() {
    let code = code("too-dear = Costs { $cost }.\n", "too-dear = Coûte { $cost }.\n", &[]).unwrap();
    assert!(code.contains("pub(crate) struct too_dear { pub(crate) cost: ::kernel::Arg, }"), "{code}");
    assert!(code.contains(r#"Text("Coûte "), ::kernel::text::Piece::Gap(0)"#), "{code}");
}

#[test]
fn the_gaps_of_a_message_are_the_same_in_every_language() {
    let errors = |english, french| code(english, french, &[]).unwrap_err();
    assert_eq!(errors("a = { $one } { $cost }\n", "a = { $one }\n"), ["a: locales/fr has no { $cost }"]);
    assert_eq!(errors("a = x\n", "a = { $cost }\n"), ["a: locales/en has no { $cost }"]);
    // In another order, and where a choice is made by it.
    let french = "a = { $two }{ $one ->\n    [one] un\n   *[other] { $one }\n}\n";
    let code = code("a = { $one } { $two }\n", french, &[]).unwrap();
    assert!(code.contains("pub(crate) one: ::kernel::Arg, pub(crate) two: ::kernel::Arg"), "{code}");
}

/// What is said of a colour agrees with a word of this crate or of the rules.
#[test]
fn a_choice_is_made_by_a_word_that_some_message_says() {
    let city = "city = ville { $colour ->\n    [bleu] bleue\n   *[other] { $colour }\n}\n";
    let locales = |french: &str| {
        vec![locale("en", "city = { $colour } city\n").unwrap(), locale("fr", french).unwrap()]
    };
    let words = |file: &str| vec![locale("en", file).unwrap(), locale("fr", file).unwrap()];
    let code = super::code(&locales(city), &words("blue = bleu\nsky = bleu\n"), &[]).unwrap();
    assert!(code.contains(r#"::kernel::text::Case::Word("bleu")"#), "{code}");
    assert!(super::code(&locales(city), &words("tint =\n    .b = bleu\n"), &[]).is_ok());
    for file in ["blue = bleue\n", "blue = { $shade }bleu\n", ""] {
        let errors = super::code(&locales(city), &words(file), &[]).unwrap_err();
        assert_eq!(errors, ["city of locales/fr: no message says “bleu”"], "{file}");
    }
    let inner = "city = { $n ->\n    [one] { $colour ->\n        [bleux] x\n       *[other] y\n    }\n   *[other] z\n}\n";
    let errors = super::code(&locales(inner), &[], &[]).unwrap_err().join("\n");
    assert!(errors.contains("“bleux”"), "{errors}");
}

#[test]
fn errors_are_told_with_their_key() {
    for (english, french, told) in [
        ("a = x\n", "b = x\n", "a is missing in locales/fr"),
        ("a = { b }\n", "a = x\n", "a of locales/en holds b, which is missing"),
        ("a = { b }\nb = { $c }\n", "a = x\nb = { $c }\n", "a of locales/en holds a message with gaps"),
        ("a = x\na = y\n", "a = x\n", "a stands there twice"),
        ("a = { NUMBER($b) }\n", "a = x\n", "this is not read"),
        ("a =\n    .b = x\n", "a =\n    .b = x\n", "does not say what the members of a are"),
    ] {
        let errors = code(english, french, &[]).unwrap_err().join("\n");
        assert!(errors.contains(told), "{english:?}: {errors}");
    }
}

#[test]
fn a_family_has_the_members_that_are_wanted() {
    let wanted = |names: &[&str]| vec![("does", names.iter().map(|name| (*name).to_owned()).collect())];
    let file = "does =\n    .wendy = free\n    .hai = more\n";
    let code = |names| code(file, file, &wanted(names));
    assert!(code(&["hai", "wendy"]).unwrap().contains("pub(crate) fn does(name: &str)"));
    assert_eq!(code(&["hai"]).unwrap_err(), ["does-wendy belongs to nothing"]);
    assert!(code(&["hai", "wendy", "ran"]).unwrap_err()[0].contains("does-ran is missing"));
}

#[test]
fn a_member_of_a_family_holds_whole_messages() {
    let wanted = [("does", vec!["hai".to_owned()])];
    for (english, told) in [
        ("does =\n    .hai = { fee }\n", "does-hai of locales/en holds fee, which is missing"),
        ("does =\n    .hai = { fee }\nfee = { $n }\n", "does-hai of locales/en holds a message with gaps"),
    ] {
        let french = english.replace("{ fee }", "x");
        assert_eq!(code(english, &french, &wanted).unwrap_err(), [told]);
    }
    let whole = "does =\n    .hai = { fee }\nfee = x\n";
    assert!(code(whole, whole, &wanted).is_ok());
}

#[test]
fn texts_are_set_as_their_language_is() {
    for (language, file, told) in [
        ("en", "a = It's\n", Some("quotes and apostrophes are curved")),
        ("en", "a = one  two\n", Some("two spaces")),
        ("en", "a = Really? “Yes”: it’s { $cost }!\n", None),
        ("fr", "a = Vraiment\u{202f}? «\u{202f}Oui\u{202f}»\u{202f}: { $cost }\u{202f}$\n", None),
        ("fr", "a = Vraiment ?\n", Some("stands before ?")),
        ("fr", "a = { $cost }$\n", Some("stands before $")),
        ("fr", "a = «oui\u{202f}»\n", Some("stands after «")),
    ] {
        let errors = typography::errors(&locale(language, file).unwrap());
        match told {
            None => assert!(errors.is_empty(), "{file}: {errors:?}"),
            Some(told) => assert!(errors.iter().any(|error| error.contains(told)), "{file}: {errors:?}"),
        }
    }
}
