//! One suite for every kind of database: whatever holds for one of them holds for all.
#![allow(clippy::unwrap_used, reason = "tests")]

mod connecting;
mod files;
mod lasting;
mod lists;
mod nodes;
mod people;
mod sessions;
mod shared;
mod storage;
mod store_process;
mod tables;
mod test_database;
mod tls;

use std::pin::Pin;

use test_database::TestDatabase;

/// A test that gets a database of its own.
type Case = (&'static str, fn(TestDatabase) -> Pin<Box<dyn Future<Output = ()> + Send>>);

/// Turns functions into a list of named cases.
macro_rules! cases {
    ($($module:ident::$case:ident,)*) => {
        &[$((concat!(stringify!($module), "::", stringify!($case)), |database| Box::pin($module::$case(database)))),*]
    };
}

const EVERYWHERE: &[Case] = cases![
    people::guests_and_accounts,
    people::account_names_are_unique_whatever_their_case,
    people::strangers_are_told,
    people::merging_moves_everything,
    people::merging_spares_accounts,
    people::those_who_still_know_the_guest_may_go_on,
    people::merging_and_appending_at_the_same_time,
    sessions::opened_and_closed,
    sessions::a_session_lasts_while_it_is_used,
    sessions::old_sessions_are_swept_out,
    sessions::signing_up,
    sessions::a_new_password_closes_every_other_session,
    sessions::signing_in_leaves_no_session_of_the_guest,
    sessions::tabs_of_one_guest_sign_in_at_once,
    sessions::all_or_nothing,
    sessions::new_passwords_that_are_given_up_do_no_harm,
    sessions::browsers_that_are_known,
    tables::everything_comes_back,
    tables::an_id_is_used_once,
    tables::stale_appends_change_nothing,
    tables::a_refused_append_changes_nothing,
    tables::of_two_who_append_one_wins,
    tables::many_appenders_lose_nothing,
    tables::appends_that_are_given_up_do_no_harm,
    tables::sitters_come_and_go,
    tables::drafts_are_replaced_and_cleared,
    tables::snapshots_are_sorted_and_replaced,
    tables::large_and_odd_texts,
    lists::tables_of_somebody,
    lists::running_tables,
    lists::one_owner_does_not_fill_the_list,
    lists::work_for_bots,
    shared::every_change_has_a_revision,
    shared::what_came_since,
    shared::snapshots_are_healed,
    shared::audiences,
    shared::a_form_counts_once,
    shared::of_many_the_same_one_counts,
    shared::attempts_are_counted,
    shared::onlookers,
    shared::who_is_here,
    shared::people_who_leave,
    shared::whose_names_a_log_shows,
    shared::tables_that_are_taken_away,
    shared::an_owner_changes_only_when_it_is_said,
    shared::one_holds_a_lease,
    shared::refusals_in_company,
];

/// For databases that outlive their connections.
const LASTING: &[Case] = cases![
    lasting::reopening_keeps_everything,
    lasting::what_an_older_program_left,
    lasting::migrating_again_is_harmless,
    lasting::migrating_at_the_same_time,
    lasting::a_failed_migration_leaves_nothing,
    lasting::a_newer_schema_is_refused,
    lasting::a_newer_schema_that_only_adds_is_used,
    lasting::two_programs_share_a_database,
];

#[test]
fn sqlite_in_memory() {
    run(&[EVERYWHERE], |_| TestDatabase::memory());
}

#[test]
fn sqlite_in_a_file() {
    run(&[EVERYWHERE, LASTING], |_| TestDatabase::file());
}

#[test]
fn postgresql() {
    let server = testbed::Postgres::start();
    run(&[EVERYWHERE, LASTING], |number| TestDatabase::server(server.database(&format!("case_{number}"))));
}

/// Runs every case, then reports which of them failed.
fn run(lists: &[&[Case]], database: impl Fn(usize) -> TestDatabase) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().unwrap();
    let mut failed = Vec::new();
    for (number, (name, case)) in lists.iter().copied().flatten().enumerate() {
        let database = database(number);
        if runtime.block_on(runtime.spawn(case(database))).is_err() {
            failed.push(*name);
        }
    }
    assert!(failed.is_empty(), "failed: {failed:?}");
}
