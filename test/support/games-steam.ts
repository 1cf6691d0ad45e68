import {
  begin,
  exampleAction,
  fits,
  Illegal,
  play,
  type Action,
  type Seat,
  type Start,
} from '../../src/engine/core/index.js';
import { boardSites, cities, contracts, goods, hubColours, links, locomotives } from './steam-data.js';
import type { SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { withDraws } from './menu.js';
import { below, pick, type Rng } from './random.js';
import { steamBuilder, steamLayer, steamPlayer, withPlenty } from './steam-player.js';

const ways = ['fixed', 'normal', 'random'];

/** Random game number `seed`: all numbers of players and set-ups in turn, with open and hidden money. */
export const startOfSteam = (seed: number): Start => ({
  rules: titleImperialSteam.rules,
  seats: 2 + (seed % 3),
  settings: { setup: ways[Math.floor(seed / 3) % 3]!, 'hidden-money': seed % 4 === 0 },
});

const styles = [...[0, 0.6, 0.9, 0.98].map(steamPlayer), steamBuilder, steamLayer];

interface Course {
  readonly choose: (typeof styles)[number];
  /** Where whoever plays it needs more than players have at the start. */
  readonly from?: SteamState;
}

/** Who plays it, with more or less sense. */
export const courseOfSteam = (seed: number, rng: Rng): Course => {
  const choose = styles[Math.floor(seed / 9) % styles.length]!;
  if (choose !== steamLayer) return { choose };
  const { result } = withDraws(rng, draws => begin(titleImperialSteam, startOfSteam(seed), draws));
  return { choose, from: withPlenty(result) };
};

/** Things to try something with. */
export const steamThings: readonly (string | null)[] = [
  null,
  ...cities.map(({ id }) => id),
  ...links.map(({ id }) => id),
  ...goods,
  ...hubColours,
  ...contracts.map(({ id }) => id),
  ...locomotives.map(({ level }) => `IS-${level}`),
  ...boardSites.map(({ id }) => id),
  ...cities.flatMap(({ id }) => [`${id}-t1`, `${id}-t2`]),
];

/** What somebody could send, right or wrong, beyond what is tried with one thing. */
const guesses = (seat: Seat, rng: Rng): readonly Action[] => [
  { seat, type: 'bid', amount: 5 * below(rng, 40) },
  { seat, type: 'charity', steps: below(rng, 30) },
  { seat, type: 'share', rows: below(rng, 9) - 6 },
  { seat, type: 'token', spend: { influence: 1 + below(rng, 2), car: 1 + below(rng, 3) } },
  { seat, type: 'token', spend: { share: 1 + below(rng, 3) } },
  { seat, type: 'discard', goods: { wood: 1 + below(rng, 2), coal: 1 + below(rng, 2) } },
  { seat, type: 'order', goods: { wood: 1 + below(rng, 3), iron: 1 + below(rng, 3) } },
  { seat, type: 'order', goods: {} },
  { seat, type: 'produce', sites: [] },
  {
    ...{ seat, type: 'hire', count: below(rng, 16) },
    column: `${pick(rng, hubColours)}-${1 + below(rng, 2)}`,
  },
  { seat, type: 'hire', count: below(rng, 6), bridge: pick(rng, hubColours) },
  { seat, type: 'access', link: `${pick(rng, cities).id}--${pick(rng, cities).id}` },
  { seat, type: 'upgrade', from: pick(rng, locomotives).level, to: pick(rng, locomotives).level },
  { seat, type: 'factory', good: pick(rng, goods), site: 'nowhere', worker: 'training-1' },
  { seat, type: 'track', workers: {} },
  ...Array.from({ length: 4 }, () => ({
    ...{ seat, type: 'track', first: pick(rng, links).id, second: pick(rng, links).id },
    workers: { 1: 1 + below(rng, 3), 3: 1 + below(rng, 2) },
  })),
];

/** Track with one worker more than is there to be sent, where some are away at work. */
const withTooMany = (state: SteamState, seat: Seat): readonly Action[] => {
  const { training, work } = state.players[seat]!;
  const at = work.findIndex(away => away > 0);
  if (at < 0) return [];
  return titleImperialSteam
    .menu(state, seat)
    .filter(({ type }) => type === 'track')
    .slice(0, 2)
    .map(option => ({ ...exampleAction(option, seat), workers: { [at + 1]: training[at]! + 1 } }));
};

/** Track and access wherever they could be, for whoever has hardly a piece left. */
const withLastPieces = (state: SteamState, seat: Seat): readonly Action[] =>
  state.players[seat]!.tracksLeft > 1
    ? []
    : links.flatMap(({ id }) => titleImperialSteam.tries!.actions(state, seat, id));

/** Why the action is refused; null where it is not. */
const codeOf = (state: SteamState, action: Action): string | null => {
  try {
    play(titleImperialSteam, state, action);
    return null;
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return error.code;
  }
};

/** What players would try with some things, and what nobody would. */
export const attemptsOf = (
  state: SteamState,
  seat: Seat,
  rng: Rng,
  things: readonly (string | null)[],
): readonly Action[] => [
  ...things.flatMap(thing => titleImperialSteam.tries!.actions(state, seat, thing)),
  ...guesses(seat, rng),
  ...withTooMany(state, seat),
  ...withLastPieces(state, seat),
];

/**
 * Tries all that.
 * @returns how many actions were tried
 * @throws Error naming one that is accepted and not offered, or the other way round
 */
export const tryWith = (
  state: SteamState,
  seat: Seat,
  rng: Rng,
  things: readonly (string | null)[],
  onRefused: (code: string) => void,
): number => {
  const menu = titleImperialSteam.menu(state, seat);
  const actions = attemptsOf(state, seat, rng, things);
  for (const action of actions) {
    const code = codeOf(state, action);
    if (code !== null) onRefused(code);
    if ((code === null) !== menu.some(option => fits(option, action)))
      throw new Error(`${JSON.stringify(action)} is offered or refused, not the other: ${String(code)}`);
  }
  return actions.length;
};
