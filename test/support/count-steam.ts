/**
 * Random games of Imperial Steam with all invariants, in each position of which is tried what players and others could send:
 * counts moves, questions, events, refusals and parts of the scores.
 */
import { moves } from '../../src/titles/imperial-steam/rules/play/moves.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { layerImperialSteam } from '../../src/titles/imperial-steam/words/built-in.js';
import { countGame, countGames, countStep, type Count, type Simulation } from './count-games.js';
import { courseOfSteam, startOfSteam, steamThings, tryWith } from './games-steam.js';
import { playRandomGame } from './menu.js';
import { pick, random } from './random.js';

const scoring = ['cash', 'income', 'semmering', 'goods', 'large-keys', 'small-keys', 'hubs', 'contracts'];
const asks = ['bid', 'act', 'second-track', 'spend-token', 'make-room', 'clear-dock', 'end-turn'];
const { refusals, facts } = layerImperialSteam.words.en;

/** Refusals of special cases have their own words, behind a slash. */
const codes = new Set(Object.keys(refusals!).map(key => key.split('/')[0]!));

const expected = [
  ...moves.map(({ type }) => `move: ${type}`),
  ...asks.map(ask => `asked: ${ask}`),
  ...[...scoring, 'fees-paid', 'fees-received', 'dividend'].map(part => `score: ${part}`),
  ...Object.keys(facts!).map(kind => `event: ${kind}`),
  ...[...codes].map(code => `refused: ${code}`),
];

const play = (seed: number, count: Count): string => {
  const rng = random(1_000_000 + seed);
  const drawing = random(seed);
  const { state } = playRandomGame(titleImperialSteam, startOfSteam(seed), drawing, {
    ...courseOfSteam(seed, drawing),
    checkEvery: 10,
    onStep: step => {
      countStep(titleImperialSteam, step, count);
      const [asked] = titleImperialSteam.turn(step.before).asked;
      const seat = rng() < 0.05 ? pick(rng, [...step.before.order]) : asked!;
      const things = Array.from({ length: 3 }, () => pick(rng, steamThings));
      tryWith(step.before, seat, rng, things, code => {
        count(`refused: ${code}`);
      });
    },
  });
  countGame(titleImperialSteam, state, count);
  return titleImperialSteam.status(state).result?.reason ?? 'does not end';
};

export const countRandomSteam: Simulation = numbers => countGames({ play, numbers, expected });
