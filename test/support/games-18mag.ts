import { completeSettings, sensibleMove, type Settings, type Start } from '../../src/engine/core/index.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { byKind, type Player } from './rail-player.js';

const choices: readonly Settings[] = [{}, { runs: 'any' }];

const anything = byKind(title18mag, { offer: 0.1, sell: 0.5, train: 3, 'hand-over': 0.3 });

const moves = byKind(title18mag, {
  ...{ offer: 0.02, scrap: 0.02, sell: 0.1, 'hand-over': 0.2 },
  ...{ train: 4, lay: 6, 'lay-marked': 3, token: 2, run: 2, pass: 0.5 },
});

/** Sensible moves as often as the number says, else any; track seldom, since it takes long to look at. */
const mostly =
  (share: number): Player =>
  (state, seat, rng) => {
    const laysTrack = title18mag.menu(state, seat).some(({ type }) => type === 'lay');
    const thinks = rng() < (laysTrack ? share / 8 : share);
    return (thinks && sensibleMove(title18mag, state, seat)) || moves(state, seat, rng);
  };

/** Those who do anything, and those who want to earn. */
const styles: readonly Player[] = [moves, mostly(0.6), anything];

/** Random game number `seed` of 18Mag: all player counts in turn. */
export const startOf18mag = (seed: number): Start => ({
  rules: title18mag.rules,
  seats: 2 + (seed % 5),
  settings: completeSettings(title18mag.settings, choices[Math.floor(seed / 5) % choices.length]!),
});

/** Who plays it: all in one style, and in every third game each seat in its own. */
export const playerOf18mag = (seed: number): Player =>
  seed % 3 === 0
    ? (state, seat, rng) => styles[(seed / 3 + seat) % styles.length]!(state, seat, rng)
    : styles[seed % styles.length]!;

const levels = ['easy', 'medium', 'hard'];

/** Random game number `seed` of one player against Istvan: all levels, full and short. */
export const startAlone = (seed: number): Start => ({
  rules: title18mag.rules,
  seats: 1,
  settings: completeSettings(title18mag.settings, {
    level: levels[seed % 3]!,
    length: seed % 2 === 0 ? 'full' : 'short',
  }),
});

/** Who plays it: somebody who does anything but buys trains, and in every second game thinks now and then. */
export const playerAlone = (seed: number): Player => (seed % 2 === 0 ? mostly(0.6) : moves);
