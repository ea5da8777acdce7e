// Steps and choices as the server would put them into a page.

/** @import { ButtonStep, Choice, NumberStep, PieceStep, SpotStep, Step } from "../../assets/types.d.ts" */

/** @type {(spot: string, label?: string) => SpotStep} */
export const aSpot = (spot, label = spot) => ({ kind: "spot", spot, label });
/** @type {(piece: string, turn?: number, at?: string) => PieceStep} */
export const aPiece = (piece, turn = 0, at = "hex-A") => ({ kind: "piece", piece, turn, at, label: piece });
/** @type {(value: number) => NumberStep} */
export const aNumber = (value) => ({ kind: "number", value, unit: "Bid", label: `$${value}` });
/** @type {(key: string, label?: string, piece?: string | null) => ButtonStep} */
export const aButton = (key, label = key, piece = null) => ({ kind: "button", key, label, piece });

/** @type {(move: string, path: Step[], more?: Partial<Choice>) => Choice} */
export const aChoice = (move, path, more = {}) => ({ move, say: `do ${move}`, path, ...more });
