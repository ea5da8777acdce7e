//! `backup`: a copy of a database while it is used.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::serve::{address_without_password, database};

pub(crate) const EXAMPLE: &str = "Example:\n  roundhouse backup tables-monday.db\n\n\
     The copy is a database like any other. To restore it, stop the server, remove what lies beside its file (those that end \
     in -wal, -shm and .lock), put the copy in the place of the file, and start the server again. Or look into it with `roundhouse serve --database sqlite:tables-monday.db`.";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file to write; it must not be there yet.
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// The database to copy, as `serve` takes it; a server may go on using it meanwhile [default: what
    /// ROUNDHOUSE_DATABASE says, or sqlite:roundhouse.db].
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let database = database(args.database.as_deref())?;
    let was_there = args.to.exists();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let copied = runtime.block_on(store::backup(&database, &args.to));
    if copied.is_err() && !was_there {
        // An incomplete copy must not be mistaken for a backup.
        let _ = std::fs::remove_file(&args.to);
    }
    let bytes = copied.with_context(|| {
        let database = address_without_password(&database);
        format!("{database} could not be copied to {}", args.to.display())
    })?;
    writeln!(out, "{}: {bytes} bytes", args.to.display())?;
    Ok(())
}
