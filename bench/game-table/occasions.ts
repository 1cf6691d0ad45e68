import { begin, play, type Action, type GameState, type Title } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { titles } from '../../src/titles/registry.js';
import { readStoredGame, type StoredRow } from '../../test/support/stored-games.js';

/** A stored game of the usual rules, by title: what is done in it is done in most games. */
const games: { readonly [title: string]: string } = {
  1830: '1830-classic-4.jsonl',
  1849: '1849-basic-3.jsonl',
  1856: '1856-diesels-2.jsonl',
  '18mag': '18mag-large-2.jsonl',
  'imperial-steam': 'imperial-steam-normal-2.jsonl',
};

/** Something that players do again and again, and in how few presses it should be done. */
export interface Deed {
  readonly what: string;
  readonly presses: number;
  /** Is it what comes next? */
  readonly isNext: (next: Next) => boolean;
  /** It goes on until another company or player has the turn. */
  readonly wholeTurn?: true;
}

/** A row of a game that is about to be played, and those after it. */
interface Next {
  readonly state: GameState;
  readonly action: Action;
  readonly later: readonly StoredRow[];
}

const roundOf = (state: GameState): string | undefined => (state as Partial<RailState>).round?.kind;

/** Does the company that is about to lay a tile run trains in the same turn, without its president having to find money? */
const laysThenRuns = ({ state, action, later }: Next): boolean => {
  if (roundOf(state) !== 'operating' || action.type !== 'lay') return false;
  const end = later.findIndex(one => one.action.type === 'lay' || one.action.seat !== action.seat);
  const types = later.slice(0, end).map(one => one.action.type);
  return types.includes('run') && !types.includes('sell');
};

const hasPrivate = (state: GameState): boolean => {
  const { round, privates } = state as RailState;
  return round.kind === 'operating' && Object.values(privates).includes(round.company);
};

export const deeds: readonly Deed[] = [
  {
    what: 'an own operating turn with a run',
    presses: 6,
    wholeTurn: true,
    isNext: next => laysThenRuns(next) && !hasPrivate(next.state),
  },
  {
    what: 'the same with privates',
    presses: 6,
    wholeTurn: true,
    isNext: next => laysThenRuns(next) && hasPrivate(next.state),
  },
  { what: 'a bid', presses: 1, isNext: ({ action }) => action.type === 'bid' },
  {
    what: 'a company started',
    presses: 2,
    isNext: ({ state, action }) => roundOf(state) === 'stock' && action.type === 'par',
  },
  {
    what: 'a share bought',
    presses: 1,
    isNext: ({ state, action }) => roundOf(state) === 'stock' && action.type === 'buy',
  },
  {
    what: 'shares sold',
    presses: 2,
    isNext: ({ state, action }) => roundOf(state) === 'stock' && action.type === 'sell',
  },
  { what: 'goods ordered', presses: 3, isNext: ({ action }) => action.type === 'order' },
];

/** Where in a stored game a deed is about to be done. */
export interface Occasion {
  readonly game: string;
  readonly step: number;
  readonly action: Action;
  readonly line: string;
}

/** That many of them, spread over the game. */
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** Where in a title's game each deed is done, so often at most; nothing for what it does not know. */
export const occasionsOf = (
  id: string,
  count: number,
): readonly { readonly deed: Deed; readonly occasions: readonly Occasion[] }[] => {
  const game = games[id]!;
  const title: Title = titles.get(id)!;
  const { start, rows } = readStoredGame(game);
  const found = deeds.map(deed => ({ deed, occasions: [] as Occasion[] }));
  let state = begin(title, start, start.draws);
  for (const [step, { action, draws }] of rows.entries()) {
    const next = { state, action, later: rows.slice(step + 1, step + 20) };
    for (const { deed, occasions } of found)
      // What nothing came before is nowhere to be set up.
      if (step > 0 && deed.isNext(next))
        occasions.push({ game, step, action, line: title.notation.print(action) });
    ({ state } = play(title, state, action, draws));
  }
  return found
    .filter(({ occasions }) => occasions.length > 0)
    .map(({ deed, occasions }) => ({ deed, occasions: spread(occasions, count) }));
};
