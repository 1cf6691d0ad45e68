import {
  begin,
  DrawNeeded,
  exampleAction,
  play,
  type Action,
  type Drawn,
  type Title,
} from '../../../engine/core/index.js';
import { dataOf, hubColours } from './data/index.js';
import type { SteamState } from './position/state.js';

/*
 * Moves at the beginning of a game of two, as an example of how they are written. They are found by playing, so they are
 * possible with any set of values.
 */

interface Example {
  readonly seats: number;
  readonly line: readonly string[];
  readonly others: readonly ({ readonly type: string } & Omit<Action, 'seat' | 'type'>)[];
}

/** How many moves at most. */
const longest = 36;

/** Kinds of move that say nothing by themselves, or are told beside the line. */
const beside = new Set(['pass', 'donate', 'discard', 'give-up', 'deliver', 'access']);

/** What is drawn is the first there is. */
const opening = (title: Title<SteamState>): SteamState => {
  const draws: Drawn[] = [];
  const start = { rules: title.rules, seats: 2, settings: { setup: 'fixed', 'hidden-money': false } };
  for (;;)
    try {
      return begin(title, start, draws);
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      const { request } = error;
      draws.push(request.kind === 'die' ? [1] : Array.from({ length: request.of }, (_, n) => n));
    }
};

/** A kind of move that has not come up yet: the sensible move if it is one, else any on the menu, else the sensible move. */
const nextMove = (title: Title<SteamState>, s: SteamState, seen: ReadonlySet<string>): Action => {
  const seat = title.turn(s).asked[0]!;
  const menu = title.menu(s, seat);
  const usual =
    title.sensible!({ seat, menu, view: title.view(s, seat), position: s }) ?? exampleAction(menu[0]!, seat);
  if (!seen.has(usual.type)) return usual;
  const fresh = menu.find(({ type }) => !seen.has(type) && !beside.has(type) && type !== 'end-turn');
  return fresh ? exampleAction(fresh, seat) : usual;
};

const lineOf = (title: Title<SteamState>): { readonly s: SteamState; readonly line: readonly string[] } => {
  let s = opening(title);
  const seen = new Set<string>();
  const line: string[] = [];
  while (line.length < longest && !title.status(s).ended) {
    const action = nextMove(title, s, seen);
    if (action.type !== 'bid') seen.add(action.type);
    line.push(`${action.seat} ${title.notation.print(action)}`);
    s = play(title, s, action).state;
  }
  return { s, line };
};

/** Moves of every other kind, and other ways to write them, by the ids of the set. */
const othersOf = (s: SteamState): Example['others'] => {
  const { links, workerBoards, boardSites, cityIds, contracts, locomotives } = dataOf(s);
  const [first, second] = links;
  const column = workerBoards[2].columns[0]!.id;
  const [bridge, tunnel] = [hubColours[0]!, hubColours[3]!];
  const [low, high] = [locomotives[0]!.level, locomotives[2]!.level];
  const site = boardSites[0]!.id;
  const city = s.hubs.blue.city;
  return [
    { type: 'token', spend: { influence: 1 } },
    { type: 'track', first: first!.id, workers: { 1: 2 } },
    { type: 'track', first: first!.id, second: second!.id, workers: { 2: 1, 3: 1 } },
    { type: 'second' },
    { type: 'give-up' },
    { type: 'discard', goods: { wood: 1 } },
    { type: 'hire', count: 1, column, bridge, tunnel },
    { type: 'hire', count: 1, column, bridge },
    { type: 'hire', count: 1, column, tunnel },
    { type: 'hire', count: 2, column },
    { type: 'hire', bridge, tunnel },
    { type: 'hire', bridge },
    { type: 'hire', tunnel },
    { type: 'station', city: cityIds[1]! },
    { type: 'factory', good: 'iron', site, worker: 'work-1' },
    { type: 'produce', sites: [site] },
    { type: 'buy', good: 'wood' },
    { type: 'order', goods: { wood: 1, iron: 1 } },
    { type: 'buy-locomotive', level: high },
    { type: 'upgrade', from: low, to: high },
    { type: 'contract', contract: contracts[0]!.id },
    { type: 'charity', steps: 2 },
    { type: 'share', rows: 1 },
    { type: 'donate' },
    { type: 'pass' },
    { type: 'sell' },
    { type: 'deliver', site, city },
    { type: 'access', link: s.crowns[0] ?? first!.id },
    { type: 'end-turn' },
  ];
};

/** The example of a title, as its help shows it. */
export const exampleOf = (title: Title<SteamState>): Example => {
  const { s, line } = lineOf(title);
  return { seats: 2, line, others: othersOf(s) };
};
