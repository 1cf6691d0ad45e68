import {
  Illegal,
  begin,
  completeSettings,
  fits,
  play,
  type Action,
  type Fact,
  type Option,
} from '../../src/engine/core/index.js';
import {
  IPO,
  POOL,
  phaseOf,
  priceOf,
  type Company,
  type Holder,
  type OperatingRound,
  type RailState,
  type Round,
  type StockRound,
} from '../../src/engine/rail/index.js';
import { parCell } from '../../src/engine/rail/stock/market.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { deepFreeze } from './freeze.js';

/** A company in a position: what is left out is as at its foundation. */
export interface CompanySetup {
  /** Par; its marker stands there unless `cell` says otherwise. 67 when left out. */
  readonly par?: number;
  readonly cell?: readonly [row: number, column: number];
  /** Percent by seat; the largest holder (the first of several) has the president's certificate. */
  readonly shares?: readonly number[];
  /** Percent in the pool; the rest is in the offering. */
  readonly pool?: number;
  readonly cash?: number;
  readonly trains?: readonly string[];
  /** Left out: floated when 60 % are out of the offering. */
  readonly floated?: boolean;
  readonly operated?: boolean;
}

export interface PositionSetup {
  readonly seats?: number;
  /** Number of the stock round and its set; 2 when left out. */
  readonly set?: number;
  /** Money of all seats or of each; 500 when left out. */
  readonly cash?: number | readonly number[];
  /** Money in the bank; what is over goes to nobody. Left out: the rest of it. */
  readonly bank?: number;
  readonly companies?: { readonly [id: string]: CompanySetup };
  /** Owners by private; the others are closed. */
  readonly privates?: RailState['privates'];
  readonly laid?: RailState['board']['laid'];
  /** As `PRR H12` or `NYC G19.1`. Home tokens have to be named too. */
  readonly tokens?: readonly string[];
  /** The next train of the depot; `2` when left out. The phase is that of the trains before it. */
  readonly next?: string;
  /** How many of the next trains are left; else those that are nowhere else. With all left, the next begins its phase. */
  readonly left?: number | undefined;
  readonly pool?: readonly string[];
  readonly priority?: number;
  readonly lastSet?: number;
  readonly settings?: { readonly [id: string]: boolean | string };
  readonly round: Round;
}

/** A seat's turn in a stock round. */
export const stockTurn = (seats: number, current: number, more: Partial<StockRound> = {}): StockRound => ({
  kind: 'stock',
  current,
  passes: 0,
  acted: false,
  bought: null,
  boughtFrom: null,
  mayBuyMore: false,
  lastActor: null,
  sold: Array.from({ length: seats }, () => []),
  ...more,
});

/** A company's turn in an operating round, at its beginning unless said otherwise. */
export const companyTurn = (company: string, more: Partial<OperatingRound> = {}): OperatingRound => ({
  kind: 'operating',
  index: 1,
  of: 1,
  waiting: [],
  company,
  step: 'track',
  begun: false,
  laid: false,
  tokened: false,
  freeToken: null,
  earned: 0,
  done: [],
  ...more,
});

const certsOf = (shares: readonly number[], pool: number): Holder[] => {
  const president = shares.length === 0 ? IPO : shares.indexOf(Math.max(...shares));
  const certs: Holder[] = [president];
  shares.forEach((percent, seat) => {
    const count = (seat === president ? percent - 20 : percent) / 10;
    for (let i = 0; i < count; i++) certs.push(seat);
  });
  for (let i = 0; i < pool / 10; i++) certs.push(POOL);
  while (certs.length < 9) certs.push(IPO);
  if (certs.length !== 9) throw new Error('more than 100 % of a company');
  return certs;
};

const withCompany = (s: RailState, id: string, c: CompanySetup): Company => {
  const par = c.par ?? 67;
  const pool = c.pool ?? 0;
  const certs = certsOf(c.shares ?? [], pool);
  const out = 100 - certs.reduce((sum, h, i) => sum + (h === IPO ? (i === 0 ? 20 : 10) : 0), 0);
  const started = certs[0] !== IPO;
  return {
    ...s.companies[id]!,
    par: started ? par : null,
    cell: started ? (c.cell ?? parCell(title1830.game(s.settings), par)) : null,
    certs,
    cash: c.cash ?? 0,
    trains: c.trains ?? [],
    floated: c.floated ?? (started && out >= 60),
    operated: c.operated ?? false,
  };
};

/** What the depot holds when `next` is the next train, and the phase that goes with it. */
const depotOf = (s: RailState, setup: PositionSetup): Pick<RailState, 'depot' | 'phase'> => {
  const { trains, phases } = title1830.game(s.settings).data;
  const { next = '2', pool = [], companies = {} } = setup;
  const at = trains.findIndex(t => t.name === next);
  if (at < 0) throw new Error(`no train ${next}`);
  const out = [...pool, ...Object.values(companies).flatMap(c => c.trains ?? [])].filter(t => t === next);
  const left = setup.left ?? trains[at]!.count! - out.length;
  const begun = setup.left === undefined && out.length === 0 ? at - 1 : at;
  const phase = phases.findLastIndex(
    p => p.on === null || trains.findIndex(t => t.name === p.on) <= Math.max(begun, 0),
  );
  const leftOf = (i: number): number | null => (i < at ? 0 : i === at ? left : trains[i]!.count);
  return { depot: { left: Object.fromEntries(trains.map((t, i) => [t.name, leftOf(i)])), pool }, phase };
};

const readToken = (text: string): RailState['board']['tokens'][number] => {
  const [company, spot] = text.split(' ');
  const [hex, stop] = spot!.split('.');
  return { company: company!, hex: hex!, stop: Number(stop ?? 0) };
};

/** A position in the middle of a game of 1830, with all money accounted for. */
export const position = (setup: PositionSetup): RailState => {
  const { seats = 3, cash = 500, companies = {} } = setup;
  const settings = completeSettings(title1830.settings, setup.settings ?? {});
  const empty = begin(title1830, { rules: title1830.rules, seats, settings });
  const g = title1830.game(settings);
  const state: RailState = {
    ...empty,
    ...depotOf(empty, setup),
    players: empty.players.map((p, seat) => ({ ...p, cash: typeof cash === 'number' ? cash : cash[seat]! })),
    companies: Object.fromEntries(
      g.data.companies.map(({ id }) => [
        id,
        companies[id] ? withCompany(empty, id, companies[id]) : empty.companies[id]!,
      ]),
    ),
    stack: Object.keys(companies),
    privates: Object.fromEntries(g.data.privates.map(({ id }) => [id, setup.privates?.[id] ?? 'closed'])),
    board: { laid: setup.laid ?? {}, tokens: (setup.tokens ?? []).map(readToken) },
    set: setup.set ?? 2,
    priority: setup.priority ?? 0,
    lastSet: setup.lastSet ?? null,
    round: setup.round,
  };
  const owned =
    state.players.reduce((sum, p) => sum + p.cash, 0) +
    Object.values(state.companies).reduce((sum, c) => sum + c.cash, 0);
  // A poor bank: the first seat of the table is as rich as need be.
  const bank = setup.bank ?? g.data.bank - owned;
  const rest = g.data.bank - owned - bank;
  const players = state.players.map((p, seat) => (seat === seats - 1 ? { ...p, cash: p.cash + rest } : p));
  const made = deepFreeze({ ...state, players, bank });
  title1830.audit(made);
  return made;
};

/** The start of a game: the auction of the privates. */
export const newGame = (seats: number, settings: PositionSetup['settings'] = {}): RailState =>
  deepFreeze(
    begin(title1830, {
      rules: title1830.rules,
      seats,
      settings: completeSettings(title1830.settings, settings),
    }),
  );

/** A line of notation as the action of a seat. */
export const read = (seat: number, line: string): Action => title1830.notation.parse(line, seat);

/** Plays one move, written in notation, with its facts; the sums are checked. */
export const actFully = (
  state: RailState,
  seat: number,
  line: string,
): { readonly state: RailState; readonly facts: readonly Fact[] } => {
  const action = read(seat, line);
  const offered = title1830.menu(state, seat).some(option => fits(option, action));
  const applied = play(title1830, state, action);
  if (!offered) throw new Error(`accepted but not offered: ${line}`);
  title1830.audit(applied.state);
  return { state: deepFreeze(applied.state), facts: applied.facts };
};

/** The position after one move, written in notation. */
export const act = (state: RailState, seat: number, line: string): RailState =>
  actFully(state, seat, line).state;

/** Plays moves written as `0 buy PRR`, each with its seat. */
export const acts = (state: RailState, ...lines: readonly string[]): RailState =>
  lines.reduce((now, line) => {
    const at = line.indexOf(' ');
    return act(now, Number(line.slice(0, at)), line.slice(at + 1));
  }, state);

/** The facts of one kind that a move brought. */
export const factsOf = (state: RailState, seat: number, line: string, kind: string): readonly Fact[] =>
  actFully(state, seat, line).facts.filter(fact => fact.kind === kind);

/**
 * The code with which a move is refused; the menu must not offer it either.
 * @throws Error when it is accepted
 */
export const refused = (state: RailState, seat: number, line: string): string => {
  const action = read(seat, line);
  try {
    play(title1830, state, action);
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    const open = title1830.menu(state, seat).some(option => fits(option, action) && !isChecked(option));
    if (open) throw new Error(`offered but refused with ${error.code}: ${line}`, { cause: error });
    return error.code;
  }
  throw new Error(`not refused: ${line}`);
};

const isChecked = (option: Option): boolean => Object.values(option.fields).some(field => 'checked' in field);

/** Is the move on the seat's menu? It is then accepted, and refused otherwise. */
export const may = (state: RailState, seat: number, line: string): boolean => {
  const action = read(seat, line);
  if (!title1830.menu(state, seat).some(option => fits(option, action))) {
    refused(state, seat, line);
    return false;
  }
  act(state, seat, line);
  return true;
};

/** Kinds of move on the seat's menu, each once. */
export const kinds = (state: RailState, seat: number): readonly string[] => [
  ...new Set(title1830.menu(state, seat).map(option => option.type)),
];

/** All forms of one kind on the seat's menu. */
export const forms = (state: RailState, seat: number, type: string): readonly Option[] =>
  title1830.menu(state, seat).filter(option => option.type === type);

/** Whole menu choices of one field, over all forms of a kind. */
export const choices = (
  state: RailState,
  seat: number,
  type: string,
  field: string,
): readonly (string | number)[] => [
  ...new Set(
    forms(state, seat, type).flatMap(({ fields }) => {
      const f = fields[field];
      return f && 'oneOf' in f ? f.oneOf : [];
    }),
  ),
];

/** The run that the menu proposes, as a line of notation. */
export const bestRun = (state: RailState, seat: number): string => {
  const field = forms(state, seat, 'run')[0]?.fields['runs'];
  if (!field || !('propose' in field)) throw new Error('nothing to run');
  return title1830.notation.print({ seat, type: 'run', runs: field.propose });
};

/** Who is asked, and for what kind of decision. */
export const asks = (state: RailState): string => {
  const { asked, ask } = title1830.turn(state);
  return `${asked.join(' ')} ${ask.kind}`;
};

export const cash = (state: RailState): readonly number[] => state.players.map(p => p.cash);

export const price = (state: RailState, company: string): number | null =>
  priceOf(title1830.game(state.settings), state, company);

export const phase = (state: RailState): string => phaseOf(title1830.game(state.settings), state).name;

/** Percent of a company by seat. */
export const shares = (state: RailState, company: string): readonly number[] =>
  state.players.map((_, seat) =>
    state.companies[company]!.certs.reduce((sum, h, i) => sum + (h === seat ? (i === 0 ? 20 : 10) : 0), 0),
  );

/** The seat with the president's certificate; -1 while it is in the offering. */
export const president = (state: RailState, company: string): number => state.companies[company]!.certs[0]!;

/** Percent of a company in the pool. */
export const inPool = (state: RailState, company: string): number =>
  state.companies[company]!.certs.filter(h => h === POOL).length * 10;

/** A company's turn where it is in the operating round, as `PRR trains`. */
export const turn = (state: RailState): string =>
  state.round.kind === 'operating' ? `${state.round.company} ${state.round.step}` : state.round.kind;
