import {
  completeSettings,
  sensibleMove,
  type Action,
  type Seat,
  type Settings,
  type Start,
} from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { byKind, type Player } from './rail-player.js';
import type { Rng } from './random.js';

const choices: readonly Settings[] = [
  {},
  { 'alternative-destinations': true },
  { 'eight-trains': true },
  { 'unlimited-bonus-tokens': true, runs: 'any' },
  { 'alternative-destinations': true, 'eight-trains': true, 'unlimited-bonus-tokens': true },
];

const anything = byKind(title1856);

const moves = byKind(title1856, { offer: 0.02, sell: 0.1, bid: 0.3, train: 6, lay: 4, token: 2, pass: 0.3 });

/** Sensible moves as often as the number says, else any; track seldom, since it takes long to look at. */
const mostly =
  (share: number): Player =>
  (state, seat, rng) => {
    const laysTrack = title1856.menu(state, seat).some(({ type }) => type === 'lay');
    const thinks = rng() < (laysTrack ? share / 4 : share);
    return (thinks && sensibleMove(title1856, state, seat)) || moves(state, seat, rng);
  };

const ambitious = mostly(0.94);

/** Takes every loan, gives none back, and leaves the company to the government in the end. */
const hostile: Player = (state: RailState, seat: Seat, rng: Rng): Action | undefined => {
  const offered = new Set(title1856.menu(state, seat).map(({ type }) => type));
  if (offered.has('take-loan') && rng() < 0.5) return { seat, type: 'take-loan' };
  if (offered.has('settle-loans') && rng() < 0.5) return anything(state, seat, rng);
  const action = ambitious(state, seat, rng);
  return action?.type === 'redeem-loans' ? { seat, type: 'pass' } : action;
};

/** Those who do anything, those who want their companies to thrive, and those who ruin them. */
const styles: readonly Player[] = [ambitious, hostile, anything, hostile, ambitious];

/** Random game number `seed` of 1856: all settings and player counts in turn. */
export const startOf1856 = (seed: number): Start => ({
  rules: title1856.rules,
  seats: 3 + (seed % 4),
  settings: completeSettings(title1856.settings, choices[Math.floor(seed / 4) % choices.length]!),
});

/** Who plays it: all in one style, and in every third game each seat in its own. */
export const playerOf1856 = (seed: number): Player =>
  seed % 3 === 0
    ? (state, seat, rng) => styles[(seed / 3 + seat) % styles.length]!(state, seat, rng)
    : styles[seed % styles.length]!;
