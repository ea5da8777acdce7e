// What passes between the server, the pages and the parts of the script. Only the checker reads this; it is not served.

/** A legal move, and the things to click that make it: `catalog::scene::MoveChoice`. */
export interface Choice {
  /** In notation: what is sent. */
  move: string;
  /** What it does, as a phrase. */
  say: string;
  /** What its button tells beneath its name, where that is not all of the phrase; empty where the name says it all. */
  news?: string;
  /** “$3, leaves $7” */
  balance?: string;
  /** Whether it only says that the turn is over, and ends it. */
  closes?: boolean;
  /** The spots that it leads over. */
  over?: string[];
  lays?: [piece: string, spot: string];
  path: Step[];
}

/** One thing to click: `catalog::scene::PathStep`. */
export type Step = SpotStep | PieceStep | NumberStep | ButtonStep;

export interface SpotStep {
  kind: "spot";
  spot: string;
  label: string;
}

/** A piece that would lie at a spot, turned by so many sixths. */
export interface PieceStep {
  kind: "piece";
  piece: string;
  turn: number;
  at: string;
  label: string;
}

export interface NumberStep {
  kind: "number";
  value: number;
  unit: string;
  label: string;
}

export interface ButtonStep {
  kind: "button";
  key: string;
  label: string;
  piece: string | null;
}

/** A choice with what tells each of its steps from its siblings. */
export interface Way extends Choice {
  ids: string[];
}

/** A step that can be next, with the choices behind it. */
export interface Next<S extends Step = Step> {
  id: string;
  step: S;
  behind: [Way, ...Way[]];
}

/** A piece that is seen to move from spot to spot: `guide::Motion`. */
export interface Motion {
  piece: string;
  from: string;
  to: string;
}

/** A part of a drawing that has a name: `data-spot`. */
export type Spot = SVGGraphicsElement;

/** What a page says in the language of its reader: `script_words` of the table’s page. */
export interface Words {
  back: string;
  /** The key that leads back. */
  escape: string;
  confirm: string;
  "turn-left": string;
  "turn-right": string;
  list: string;
  "lit-map": string;
  "lit-beside": string;
  lit: string;
  close: string;
  rule: string;
  nothing: string;
  failed: string;
  stale: string;
}

/** Why something was not done. */
export interface Refused {
  why: string;
  rule?: string;
  href?: string;
}

/** What the page does for those who choose. */
export interface Table {
  play(move: string): unknown;
  why(spot: string): unknown;
  dismiss(): void;
  words: Words;
}

/** What of a page has a mark: the first of its nodes, and what is nested in it. */
export interface Fragment {
  first: Tag;
  mark: string;
  nested: Fragment[];
}

/** An element of a page: all that a page has is one of these. */
export type Tag = HTMLElement | SVGElement;
