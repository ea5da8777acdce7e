use crate::program::{Folder, run, run_with};

/// Plays with these lines typed; the first player with this seed is seat 0.
fn typed(lines: &[&str]) -> String {
    let input = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    run_with(&["play", "age-of-steam", "--seed", "7"], input.as_bytes()).ok()
}

#[test]
fn the_end_of_input_is_a_goodbye() {
    let said = run(&["play", "age-of-steam"]).ok();
    assert!(said.contains("Age of Steam") && said.contains("help") && said.ends_with("playing.\n"), "{said}");
}

#[test]
fn one_can_leave_at_once() {
    let said = typed(&["quit", "issue 3"]);
    assert!(said.contains("How many shares") && said.contains("Goodbye"), "{said}");
    assert!(!said.contains("issues 3"));
}

#[test]
fn a_turn_is_played_taken_back_and_made_to_count() {
    let said = typed(&["3", "undo", "redo", "start over", "undo", "issue 2", "", "quit"]);
    let order = [
        "issues 3 shares for $15: 5 in all",
        "Taken back.",
        "Played again.",
        "starts over",
        "nothing to take back",
        "issues 2 shares for $10: 4 in all",
        "count now",
        "Player 2 issues",
        "Auction",
    ];
    let mut rest = said.as_str();
    for part in order {
        rest = rest.split_once(part).unwrap_or_else(|| panic!("no “{part}” in its place in\n{said}")).1;
    }
}

#[test]
fn a_refused_move_shows_its_rule_and_the_rule_can_be_read() {
    let said = typed(&["issue 14", "rules 1.3", "rules", "rules 99.9", "bid 2"]);
    assert!(said.contains("[AOS-1.3]") && said.contains("[AOS-0.8]"), "{said}");
    assert!(said.contains("- AOS-1.3 Nobody may have issued more than 15 shares"), "{said}");
    assert!(said.contains("AOS-4 Build track") && said.contains("no rule “99.9”"), "{said}");
}

#[test]
fn everything_can_be_looked_at() {
    let said = typed(&["board", "state", "log", "hint", "help", "moves", "nonsense", "iss"]);
    for part in [
        "/Q10 \\",
        "Chicag",
        "Goods display",
        "Kansas City",
        "A bot would play “issue",
        "record FILE",
        "“nonsense” is",
    ] {
        assert!(said.contains(part), "{part} in\n{said}");
    }
    assert!(!said.contains('\x1b'), "no colour where there is no terminal");
}

#[test]
fn help_names_every_command_in_either_language() {
    let commands = [
        "undo",
        "redo",
        "start over",
        "restart",
        "commit",
        "moves",
        "board",
        "state",
        "hint",
        "log",
        "log all",
        "rules",
        "rules 4",
        "rules 4.12",
        "record",
        "help",
        "?",
        "quit",
        "exit",
    ];
    for (lang, money) in [("en", "$10 >"), ("fr", "10\u{202f}$ >")] {
        let said = run_with(&["play", "age-of-steam", "--seed", "7", "--lang", lang], b"help\n").ok();
        let help = said.split(money).nth(1).unwrap_or_else(|| panic!("no prompt “{money}” in\n{said}"));
        for command in commands {
            assert!(help.contains(command), "{command} in\n{help}");
        }
    }
}

#[test]
fn building_lists_hexes_then_tiles_with_their_costs() {
    let said = typed(&["issue 3", "", "drop", "", "1", "", "build R11", "build q10", "moves", "quit"]);
    assert!(said.contains("What do you build?"), "{said}");
    assert!(said.contains("build R11 … (") && said.contains("build R11 straight/"), "{said}");
    assert!(said.contains("build on R11 for $2"), "{said}");
}

#[test]
fn the_record_of_a_game_that_was_left_verifies() {
    let folder = Folder::new();
    let (kept, at_end) = (folder.path("kept.txt"), folder.path("end.txt"));
    let input = format!("issue 2\n\nrecord {kept}\nrecord /no/such/folder/x\nquit\n");
    let args = ["play", "age-of-steam", "--seed", "7", "--players", "3", "--lang", "fr", "--record", &at_end];
    let said = run_with(&args, input.as_bytes()).ok();
    let why = "Impossible d’écrire l’enregistrement dans /no/such/folder/x\u{202f}: ";
    assert!(said.contains("kept.txt") && said.contains(why), "{said}");
    for record in [kept, at_end] {
        assert!(run(&["verify", &record]).ok().contains("not finished"));
    }
}

#[test]
fn a_whole_game_is_played_to_its_standing() {
    let folder = Folder::new();
    let record = folder.path("game.txt");
    // Whatever is asked: the first choice, then commit; where something is drawn, yes.
    let input = "1\n\ny\ndrop\n\ndone\n\ndecline\ny\n\n".repeat(400);
    let args =
        ["play", "age-of-steam", "--seed", "7", "--players", "3", "--bots", "random", "--record", &record];
    let said = run_with(&args, input.as_bytes()).ok();
    assert!(
        said.contains("1. Player") && said.contains("points"),
        "{}",
        &said[said.len().saturating_sub(3000)..]
    );
    assert!(run(&["verify", &record]).ok().contains("the standing is"));
}

#[test]
fn a_game_is_kept_from_its_beginning_and_gone_on_with() {
    let folder = Folder::new();
    let record = folder.path("game.txt");
    let args = ["play", "age-of-steam", "--seed", "7", "--record", &record];
    let said = run_with(&args, b"issue 2\n\n").ok();
    assert!(said.contains("roundhouse play --resume") && said.contains("--seat 0 --bots greedy"), "{said}");
    let before = folder.read("game.txt");
    assert!(run_with(&args, b"").complaint().contains("is not overwritten"));
    assert_eq!(folder.read("game.txt"), before);

    let said = run_with(&["play", "--resume", &record], b"drop\n\nlog all\n").ok();
    assert!(said.contains("issues 2 shares") && said.contains("drops out"), "{said}");
    assert!(folder.read("game.txt").len() > before.len());
    assert!(run(&["verify", &record]).ok().contains("not finished"));
    let left = std::fs::read_dir(folder.path("")).unwrap().count();
    assert_eq!(left, 1, "nothing but the record is left");
}

#[test]
fn what_cannot_be_kept_or_gone_on_with_is_said_before_the_game() {
    let folder = Folder::new();
    let finished = crate::program::record(&folder);
    let nowhere = folder.path("no/such/folder/game.txt");
    let other = folder.write("other.txt", "dear diary");
    let cases: &[(&[&str], &str)] = &[
        (&["play", "age-of-steam", "--record", &nowhere], "The record cannot be written to"),
        (&["play", "age-of-steam", "--record", &other], "is not overwritten"),
        (&["play", "--resume", &finished], "this game is over"),
        (&["play", "--resume", &other], "a record begins with"),
        (&["play", "--resume", &finished, "--seed", "7"], "cannot be used with"),
        (&["play"], "GAME"),
        (&["play", "age-of-steam", "--bots", "greedy,random,greedy,random"], "3 other seats"),
        (&["play", "age-of-steam", "--bots", "greedy,oracle"], "there is no bot “oracle”"),
        (&["play", "age-of-steam", "--seed", " "], "a seed or secret has"),
    ];
    for (args, fragment) in cases {
        let run = run(args);
        assert!(run.complaint().contains(fragment), "{args:?}: {}", run.err);
        assert_eq!(run.text(), "", "{args:?}");
    }
    assert_eq!(folder.read("other.txt"), b"dear diary");
}

#[test]
fn the_command_that_gives_the_game_again_does() {
    let args = ["play", "age-of-steam", "--seed", "it's 7", "--seat", "2", "--bots", "random,greedy"];
    let said = run(&args).ok();
    let command =
        r"roundhouse play age-of-steam --players 4 --seat 2 --bots random,greedy --seed 'it'\''s 7'";
    assert!(said.contains(command), "{said}");
    assert_eq!(run(&args).ok(), said);
}

#[test]
fn what_is_typed_wrong_gets_one_sentence() {
    let long = "x".repeat(100);
    let said =
        typed(&["3000", "record", "issue 1", "issue 2", "UNDO", &long, "build\x07ing", "ISSUE 3", "Q"]);
    let order = [
        "There is no choice 3000 in this list.",
        "record game.txt",
        "Your turn is over and waits for Enter",
        "Taken back.",
        "xxx…” is",
        "“building” is",
        "issues 3 shares",
        "Goodbye",
    ];
    let mut rest = said.as_str();
    for part in order {
        rest = rest.split_once(part).unwrap_or_else(|| panic!("no “{part}” in its place in\n{said}")).1;
    }
    assert!(!said.contains(&long[..41]) && !said.contains('\x07'), "{said}");
}

#[test]
fn the_map_is_shown_once_and_a_hex_where_nothing_can_be_built_has_its_reason() {
    let said = typed(&[
        "issue 3",
        "",
        "drop",
        "",
        "1",
        "",
        "build L7",
        "build R11 straight/1",
        "undo",
        "undo",
        "quit",
    ]);
    assert_eq!(said.matches("R red, B blue, P purple, Y yellow, K black").count(), 1, "{said}");
    assert!(said.contains("Chicago is a city") && said.contains("ways, $2)"), "{said}");
    assert!(said.contains("bid 1 to 25 – or just type the amount"), "{said}");
}
