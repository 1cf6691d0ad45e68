import { DrawNeeded, begin, completeSettings, type Drawn, type Start } from '../../src/engine/core/index.js';
import type { RailGame } from '../../src/engine/rail/contract.js';
import type { CompanyData } from '../../src/engine/rail/data.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { capitalOf } from '../../src/engine/rail/shares/capital.js';
import {
  POOL,
  type Company,
  type Holder,
  type OperatingRound,
  type RailState,
  type Round,
  type StockRound,
} from '../../src/engine/rail/state.js';
import { startingRules } from '../../src/engine/rail/stock/starting.js';
import { parCell } from '../../src/engine/rail/shares/market.js';
import { deepFreeze } from './freeze.js';
import { partsOf, type CompanyParts, type PositionParts } from './rail-parts.js';

/** A company in a position: what is left out is as at its foundation. */
export interface CompanySetup extends CompanyParts {
  /** Par; its marker stands there unless `cell` says otherwise. The lowest there is when left out. */
  readonly par?: number;
  readonly cell?: readonly [row: number, column: number];
  /** Percent by seat; the largest holder (the first of several) has the president's certificate unless `president` says otherwise. */
  readonly shares?: readonly number[];
  readonly president?: number;
  /** Percent in the pool; the rest is where it came from. */
  readonly pool?: number;
  /** Who has the last, larger certificate, as part of their percent: a seat or the pool; else it is unsold. */
  readonly last?: number | 'pool';
  readonly cash?: number;
  readonly trains?: readonly string[];
  /** Left out: floated when enough is out of the offering. */
  readonly floated?: boolean;
  readonly operated?: boolean;
}

export interface PositionSetup extends PositionParts {
  readonly seats?: number;
  /** Number of the stock round and its set; 2 when left out. */
  readonly set?: number;
  /** Money of all seats or of each; 500 when left out. */
  readonly cash?: number | readonly number[];
  /** Money in the bank; what is over goes to the last seat. Left out: the rest of it. */
  readonly bank?: number;
  readonly companies?: { readonly [id: string]: CompanySetup };
  /** Owners by private; the others are closed. */
  readonly privates?: RailState['privates'];
  readonly laid?: RailState['board']['laid'];
  /** As `PRR H12` or `NYC G19.1`. Home tokens have to be named too. */
  readonly tokens?: readonly string[];
  /** The next train of the depot; the first of all when left out. The phase is that of the trains before it. */
  readonly next?: string;
  /** How many of the next trains are left; else those that are nowhere else. With all left, the next begins its phase. */
  readonly left?: number | undefined;
  readonly pool?: readonly string[];
  /** Markers in the order they came to rest; as the companies are listed when left out. */
  readonly stack?: readonly string[];
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
  started: false,
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
  laid: 0,
  tokened: false,
  freeToken: null,
  earned: 0,
  done: [],
  ...more,
});

/** Begins a game with these draws; after them chance deals everything out in its own order. */
export const beginPlainly = (title: RailTitle, start: Start, drawn: readonly Drawn[] = []): RailState => {
  const draws = [...drawn];
  for (;;) {
    try {
      return begin(title, start, draws);
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      const { request } = error;
      draws.push(request.kind === 'die' ? [1] : Array.from({ length: request.of }, (_, n) => n));
    }
  }
};

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Deals out the certificates: the president's, the larger last one where it is wanted, then singles. */
const certsOf = (sizes: readonly number[], unsold: Holder, c: CompanySetup): Holder[] => {
  const shares = c.shares ?? [];
  const certs: Holder[] = sizes.map(() => unsold);
  if (shares.length > 0) certs[0] = c.president ?? shares.indexOf(Math.max(...shares));
  if (c.last !== undefined) certs[sizes.length - 1] = c.last === 'pool' ? POOL : c.last;
  const percents = [...shares.map((percent, seat) => [seat, percent] as const), [POOL, c.pool ?? 0] as const];
  for (const [holder, percent] of percents) {
    let rest = percent - sum(sizes.filter((_, i) => certs[i] === holder));
    for (const [i, size] of sizes.entries())
      if (rest > 0 && i > 0 && certs[i] === unsold && size <= rest && size === sizes[1]) {
        certs[i] = holder;
        rest -= size;
      }
    if (rest !== 0) throw new Error(`${String(percent)} % cannot be dealt out to ${String(holder)}`);
  }
  return certs;
};

const withCompany = (
  g: RailGame,
  s: RailState,
  { id, certs: sizes }: CompanyData,
  c: CompanySetup,
): Company => {
  const par = c.par ?? g.parPrices[0]!;
  const { unsold } = capitalOf(g, id);
  const certs = certsOf(sizes, unsold, c);
  const out = sum(sizes.filter((_, i) => certs[i] !== unsold));
  const started = certs[0] !== unsold;
  const hasPrice = started && startingRules.of(g).hasPrice(g, id);
  return {
    ...s.companies[id]!,
    par: hasPrice ? par : null,
    cell: hasPrice ? (c.cell ?? parCell(g, par)) : null,
    certs,
    cash: c.cash ?? 0,
    trains: c.trains ?? [],
    floated: c.floated ?? (started && out >= g.data.floatPercent),
    operated: c.operated ?? false,
  };
};

/** What the depot holds when `next` is the next train, and the phase that goes with it. */
const depotOf = (g: RailGame, setup: PositionSetup): Pick<RailState, 'depot' | 'phase'> => {
  const { trains, phases } = g.data;
  const { next = trains[0]!.name, pool = [], companies = {} } = setup;
  const at = trains.findIndex(t => t.name === next);
  if (at < 0) throw new Error(`no train ${next}`);
  const out = [...pool, ...Object.values(companies).flatMap(c => c.trains ?? [])].filter(t => t === next);
  const { count } = trains[at]!;
  const left = setup.left ?? (count === null ? null : count - out.length);
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

/** All money where it belongs; a poor bank makes the last seat of the table as rich as need be. */
const withMoney = (g: RailGame, s: RailState, bank: number | undefined): RailState => {
  const owned = sum(s.players.map(p => p.cash!)) + sum(Object.values(s.companies).map(c => c.cash!));
  const all = g.data.bank ?? 0;
  const inBank = bank ?? all - owned;
  const rest = all - owned - inBank;
  const last = s.seats - 1;
  const players = s.players.map((p, seat) => (seat === last ? { ...p, cash: p.cash! + rest } : p));
  return { ...s, players, bank: inBank };
};

/** A position in the middle of a game, with all money accounted for. */
export const positionOf = (title: RailTitle, setup: PositionSetup): RailState => {
  const { seats = 3, cash = 500, companies = {} } = setup;
  const settings = completeSettings(title.settings, setup.settings ?? {});
  const empty = beginPlainly(title, { rules: title.rules, seats, settings });
  const { parts: _drawn, ...plain } = empty;
  const g = title.game(empty.settings);
  const made = withMoney(
    g,
    {
      ...plain,
      ...depotOf(g, setup),
      players: empty.players.map((p, seat) => ({
        ...p,
        cash: typeof cash === 'number' ? cash : cash[seat]!,
      })),
      companies: Object.fromEntries(
        g.data.companies.map(c => [
          c.id,
          companies[c.id] ? withCompany(g, empty, c, companies[c.id]!) : empty.companies[c.id]!,
        ]),
      ),
      stack: setup.stack ?? Object.keys(companies),
      ...partsOf(empty, setup, companies),
      privates: Object.fromEntries(g.data.privates.map(({ id }) => [id, setup.privates?.[id] ?? 'closed'])),
      board: { laid: setup.laid ?? {}, tokens: (setup.tokens ?? []).map(readToken) },
      set: setup.set ?? 2,
      priority: setup.priority ?? 0,
      lastSet: setup.lastSet ?? null,
      round: setup.round,
    },
    setup.bank,
  );
  title.audit(deepFreeze(made));
  return made;
};
