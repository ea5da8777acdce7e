//! What only the terminal says. Everything that a web page says too is in the words crate.

use words::Language;

/// `{}` in a phrase is filled by [`fill`].
#[derive(Debug)]
pub(crate) struct Phrases {
    pub(crate) turn: &'static str,
    pub(crate) map_legend: &'static str,
    pub(crate) display: &'static str,
    pub(crate) cities: &'static str,
    pub(crate) you_are: &'static str,
    pub(crate) seed: &'static str,
    pub(crate) first_help: &'static str,
    pub(crate) more_help: &'static str,
    pub(crate) ready: &'static str,
    pub(crate) hint: &'static str,
    pub(crate) kept: &'static str,
    pub(crate) no_match: &'static str,
    pub(crate) no_rule: &'static str,
    pub(crate) more_log: &'static str,
    pub(crate) yes: &'static [&'static str],
}

impl Phrases {
    pub(crate) const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
        }
    }
}

/// The phrase with its gap filled.
pub(crate) fn fill(phrase: &str, gap: &str) -> String {
    phrase.replacen("{}", gap, 1)
}

static ENGLISH: Phrases = Phrases {
    turn: "Turn",
    map_legend: "A city shows its colour (R B P Y K), its name and its cubes. ○ town, ~ water, ^ mountain. \
                 A digit on track is its owner's seat, · is nobody's.",
    display: "Goods display (top box first)",
    cities: "Cities: colour, place, cubes",
    you_are: "You are {}. The others are bots.",
    seed: "The seed is {}: with --seed it gives this game again.",
    first_help: "Type a number, a move, or part of one. “help” tells what else there is, “board” shows the map.",
    more_help: "build Q10 – show what fits there; any other part of a move does the same
state – show players, goods and cities
hint – ask a bot
log – show what happened
rules 4.12 – show a rule; “rules 4” a chapter
record FILE – keep the record of the game",
    ready: "Press Enter to make this count, or type “undo”.",
    hint: "A bot would play “{}”.",
    kept: "The record is in {}.",
    no_match: "No legal move matches “{}”.",
    no_rule: "There is no rule “{}”. “rules” shows the chapters.",
    more_log: "… “log all” shows everything.",
    yes: &["y", "yes"],
};

static FRENCH: Phrases = Phrases {
    turn: "Tour",
    map_legend: "Une ville montre sa couleur (R B P Y K), son nom et ses cubes. ○ bourg, ~ eau, ^ montagne. \
                 Un chiffre sur la voie donne le siège de son propriétaire, · personne.",
    display: "Marchandises à venir (case du haut d’abord)",
    cities: "Villes : couleur, lieu, cubes",
    you_are: "Vous êtes {}. Les autres sont des robots.",
    seed: "La graine est {} : avec --seed elle redonne cette partie.",
    first_help: "Tapez un numéro, un coup ou une partie d’un coup. « help » dit le reste, « board » montre la carte.",
    more_help: "build Q10 – montrer ce qui y convient ; toute autre partie d’un coup fait de même
state – montrer les joueurs, les marchandises et les villes
hint – demander à un robot
log – montrer ce qui s’est passé
rules 4.12 – montrer une règle ; « rules 4 » un chapitre
record FICHIER – garder l’enregistrement de la partie",
    ready: "Appuyez sur Entrée pour valider, ou tapez « undo ».",
    hint: "Un robot jouerait « {} ».",
    kept: "L’enregistrement est dans {}.",
    no_match: "Aucun coup permis ne correspond à « {} ».",
    no_rule: "Il n’y a pas de règle « {} ». « rules » montre les chapitres.",
    more_log: "… « log all » montre tout.",
    yes: &["o", "oui", "y", "yes"],
};
