use super::*;

fn code(english: &str, french: &str, wanted: &[(&str, Vec<String>)]) -> Result<String, Vec<Fault>> {
    let locale = |language: &str, file: &str| {
        let (messages, families) = Default::default();
        let mut locale = Locale { language: language.into(), messages, families };
        locale.add(file).map(|()| locale).map_err(|fault| vec![fault])
    };
    write::code(&[locale("en", english)?, locale("fr", french)?], wanted)
}

#[test]
fn a_message_is_a_type_with_its_gaps_as_fields() {
    let code = code("too-dear = Costs { $cost }.\n", "too-dear = Coûte { $cost }.\n", &[]).unwrap();
    assert!(code.contains("pub(crate) struct too_dear { pub(crate) cost: ::kernel::Arg, }"), "{code}");
    assert!(code.contains(r#"Text("Coûte "), ::kernel::text::Piece::Gap(0)"#), "{code}");
}

#[test]
fn a_gap_of_either_language_has_to_be_filled() {
    let code = code("a = { $one }\n", "a = { $one } { $other }\n", &[]).unwrap();
    assert!(code.contains("pub(crate) one: ::kernel::Arg, pub(crate) other: ::kernel::Arg"), "{code}");
}

#[test]
fn faults_are_told_with_their_key() {
    for (english, french, told) in [
        ("a = x\n", "b = x\n", "a is missing in locales/fr"),
        ("a = { b }\n", "a = x\n", "a of locales/en holds b, which is missing"),
        ("a = { b }\nb = { $c }\n", "a = x\nb = { $c }\n", "a of locales/en holds a message with gaps"),
        ("a = x\na = y\n", "a = x\n", "a stands there twice"),
        ("a = { NUMBER($b) }\n", "a = x\n", "this is not read"),
        ("a =\n    .b = x\n", "a =\n    .b = x\n", "does not say what the members of a are"),
    ] {
        let faults = code(english, french, &[]).unwrap_err().join("\n");
        assert!(faults.contains(told), "{english:?}: {faults}");
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
        let (messages, families) = Default::default();
        let mut locale = Locale { language: language.into(), messages, families };
        locale.add(file).unwrap();
        let faults = typography::faults(&locale);
        match told {
            None => assert!(faults.is_empty(), "{file}: {faults:?}"),
            Some(told) => assert!(faults.iter().any(|fault| fault.contains(told)), "{file}: {faults:?}"),
        }
    }
}
