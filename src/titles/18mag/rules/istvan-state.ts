import type { RailGame } from '../../../engine/rail/contract.js';
import { placedTokens } from '../../../engine/rail/map/board.js';
import { companyPart, part } from '../../../engine/rail/parts.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import type { RailState } from '../../../engine/rail/state.js';
import type { Supporter } from './kinds.js';
import {
  companyCards,
  shareCards,
  type CompanyCard,
  type SoloLevel,
  type CardLine,
  type ShareCard,
} from './solo-cards.js';

/** Istvan is the player besides the only seat: he has money and papers, and nobody is asked for him. */
export const ISTVAN = 1;

/** What was dealt to him. */
type Hand = {
  readonly minors: readonly string[];
  /** Which of the share cards of his level. */
  readonly share: number;
};

export const hand = part<Hand>('18mag-istvan', { minors: [], share: 0 });

/** How many lines of its card a minor of his has behind it. */
export const linesDone = companyPart<number>('18mag-istvan-lines', 0);

/** How hard Istvan plays in this game. */
export const levelOf = (s: RailState): SoloLevel => s.settings['level'] as SoloLevel;

/** The card of one of his minors. */
export const cardOf = (s: RailState, minor: string): CompanyCard => companyCards[levelOf(s)][minor]!;

/** The card that tells which shares Istvan buys. */
export const shareCardOf = (s: RailState): ShareCard => shareCards[levelOf(s)][hand.of(s).share]!;

/** The topmost line of the minor's card that is not done yet, numbered from 1; no item where all are. */
export const cardLineOf = (
  s: RailState,
  minor: string,
): { readonly number: number; readonly item: CardLine | null } => {
  const done = linesDone.of(s, minor);
  return { number: done + 1, item: cardOf(s, minor).lines[done] ?? null };
};

/** What it has to buy next, whatever stands on its card: without a train, one. */
export const nextOnCard = (s: RailState, minor: string): CardLine | null =>
  s.companies[minor]!.trains.length === 0 ? '2' : cardLineOf(s, minor).item;

/** Companies of his share card of which he has less than stands there, with the number of the line. */
export const wantedShares = (
  g: RailGame,
  s: RailState,
): readonly { readonly company: Supporter; readonly number: number }[] =>
  shareCardOf(s).targets.flatMap(([company, percent], at) =>
    percentOf(g, s, company, ISTVAN) < percent ? [{ company, number: at + 1 }] : [],
  );

/** What its next station costs the minor; null when it has none left. */
export const stationPrice = (g: RailGame, s: RailState, minor: string): number | null =>
  g.company[minor]!.tokens[placedTokens(s, minor)] ?? null;
