# What the server says.

web-guest = Guest
web-no-table = There is no such table.
web-no-page = There is no such page.
web-not-yours = This is not yours to do at this table.
web-too-many = That was a little too much at once. Wait a moment and try again.
web-too-many-pages = Too many pages are open where you are. Close some of them, and this one goes on.
web-bad-form = Something in this form is not as it should be.
web-bad-request = This request cannot be understood.
web-too-slow = The server did not answer in time. Look how things stand before you try again.
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
web-weak-common = This password is among the first that anybody would try. Several unrelated words make a better one.
web-weak-name = This password is too close to your name. Several unrelated words make a better one.
web-weak-pattern = Rows of keys or letters, repetitions and dates are guessed quickly. Several unrelated words make a better password.
web-weak = This password can be guessed quickly. Several unrelated words make a better one.
web-wait-seconds =
    { $count ->
        [one] That was too often. Try again in a second.
       *[other] That was too often. Try again in { $count } seconds.
    }
web-wait-minutes =
    { $count ->
        [one] That was too often. Try again in a minute.
       *[other] That was too often. Try again in { $count } minutes.
    }
web-private = This table is private: only players and invited onlookers see it. If you play here, sign in or open it in the browser you joined with; otherwise ask its owner for a link.
web-removed = The owner of this table has asked you to leave.
web-muted = The owner of this table does not want you to write here.
web-deleted = This table was deleted by its owner.
web-deleted-record = This table was deleted by its owner. Its record stays yours: load the page again to get it.
web-wrong-own-password = This is not your password. Nothing was deleted.
web-not-now = A game that is running cannot be deleted. It can be once it is over.
web-still-plays = Whoever plays here cannot be removed: first give the seat to somebody else.
web-other-rules = This game was played by version { $theirs } of its rules. This program knows version { $ours } and cannot show it.
