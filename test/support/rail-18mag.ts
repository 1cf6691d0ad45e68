import type { Drawn } from '../../src/engine/core/index.js';
import type { Company, OperatingRound, RailState } from '../../src/engine/rail/state.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { deepFreeze } from './freeze.js';
import { railTable } from './rail-table.js';

/** The table of 18 Magyarország. */
export const table = railTable(title18mag);

/** Start prices as they are printed on the cards, one company after the other; the players in their order. */
const plain = (seats: number): readonly Drawn[] => [
  Array.from({ length: 10 }, (_, card) => card),
  Array.from({ length: seats }, (_, seat) => seat),
];

type Settings = Parameters<typeof table.newGame>[1];

export const newGame = (
  seats: number,
  settings: Settings = {},
  draws: readonly Drawn[] = plain(seats),
): RailState => table.newGame(seats, settings, draws);

/** What each seat chooses in the draft, one after the other, by number of players. */
const choices: { readonly [seats: number]: readonly (readonly string[])[] } = {
  2: [
    ['1', '3', '4', 'SIK'],
    ['2', '6', '7', 'SKEV'],
  ],
  3: [
    ['1', '4', '7', '10', 'SIK', 'RABA'],
    ['2', '5', '8', '11', 'SKEV', 'LdStEG'],
    ['3', '6', '9', '12', 'MAVAG', 'SNW'],
  ],
  5: [
    ['1', '6', 'SIK', 'SIK'],
    ['2', '7', 'SKEV', 'LdStEG'],
    ['3', '8', 'MAVAG', 'SNW'],
    ['4', '9', 'G&C', 'RABA'],
    ['5', '10', 'SKEV', 'LdStEG'],
  ],
};

/** Plays the draft to its end. */
export const drafted = (seats = 3, settings: Settings = {}): RailState => {
  const left = choices[seats]!.map(list => [...list]);
  let state = newGame(seats, settings);
  for (;;) {
    const seat = Number(table.asks(state).split(' ')[0]);
    const company = state.round.kind === '18mag/draft' ? left[seat]!.shift() : undefined;
    if (company === undefined) return state;
    state = table.act(state, seat, `draft ${company}`);
  }
};

interface Changes extends Partial<
  Pick<RailState, 'board' | 'phase' | 'parts' | 'priority' | 'set' | 'round'>
> {
  /** Money by seat. */
  readonly cash?: readonly number[];
  readonly companies?: { readonly [id: string]: Partial<Company> };
}

/** The same position where something is otherwise; the bank has paid for it. */
export const changed = (state: RailState, { cash, companies = {}, ...more }: Changes): RailState => {
  const players = state.players.map((player, seat) => ({ ...player, cash: cash?.[seat] ?? player.cash }));
  const all = Object.fromEntries(
    Object.entries(state.companies).map(([id, company]) => [id, { ...company, ...companies[id] }]),
  );
  const paid = [...players, ...Object.values(all)].reduce((sum, one) => sum + one.cash!, 0);
  return deepFreeze({ ...state, ...more, players, companies: all, bank: -paid });
};

/** The turn of a company at a step of it, with nothing done. */
export const turnAt = (
  company: string,
  step: string,
  more: Partial<OperatingRound> = {},
): OperatingRound => ({
  kind: 'operating',
  index: 1,
  of: 1,
  waiting: [],
  company,
  step,
  begun: false,
  laid: 0,
  tokened: false,
  freeToken: null,
  earned: 0,
  done: [],
  ...more,
});

/** Certificates of a supporting company by seat, in percent; the largest holder (the first of several) is its director. */
export const certs = (...percents: readonly number[]): readonly number[] => {
  const most = percents.indexOf(Math.max(...percents));
  const led = (percents[most] ?? 0) >= 20;
  const singles = percents.flatMap((percent, seat) =>
    Array.from({ length: percent / 10 - (led && seat === most ? 2 : 0) }, () => seat),
  );
  return [led ? most : -2, ...singles, ...Array.from({ length: 8 - singles.length }, () => -2)];
};

/** Everybody passes until the round of that kind is over. */
export const passRound = (state: RailState): RailState => {
  let now = state;
  const { kind } = state.round;
  while (now.ended === null && now.round.kind === kind && now.round !== null) {
    const [seat, ask] = table.asks(now).split(' ');
    const line =
      ask === 'pay-out' ? 'pay 0' : ask === 'run-trains' ? table.bestRun(now, Number(seat)) : 'pass';
    const next = table.act(now, Number(seat), line);
    if (roundName(next) !== roundName(now)) return next;
    now = next;
  }
  return now;
};

/** `stock 2`, `operating 2.1`. */
export const roundName = ({ round, set }: RailState): string =>
  round.kind === 'operating'
    ? `operating ${String(set)}.${String(round.index)}`
    : `${round.kind} ${String(set)}`;
