# What the server says.

web-guest = Guest
web-no-table = There is no such table.
web-no-page = There is no such page.
web-not-yours = This is not yours to do at this table.
web-too-many = That was a little too much at once. Wait a moment and try again.
web-too-many-pages = Too many pages are open where you are. Close some of them, and this one goes on.
web-bad-form = Something in this form is not as it should be.
web-bad-request = This request cannot be understood.
web-inside = Something went wrong on our side. Nothing that you did before is lost.
web-cannot-save = We cannot save right now. Whatever was confirmed before is kept. Please try again in a moment.
web-other-site = This request came from another site, and was refused.
web-other-host = Nobody here goes by this name. This table is at { $url }.
web-unknown-host = This server does not know that it is called so. Whoever runs it can tell it with --public-url.
web-full = So many people are here that there is no room at the moment. Please try again in a few seconds.
web-full-title = The roundhouse is full
web-who = We do not know who you are: open a table, or sign in.
web-stale = The table has moved on meanwhile.
web-no-title = A title has at most { $most } characters.
web-no-record = This record cannot be used. { $why }
web-name-taken = This name is taken. If it is yours, sign in.
web-wrong-password = There is no account with this name and password.
web-wrong-old-password = The old password is not right.
web-no-password = A password has { $least } to { $most } characters.
web-other-rules = This game was played by version { $theirs } of its rules. This program knows version { $ours } and cannot show it.
