import {
  byPrice,
  certificatesOf,
  IPO,
  netWorth,
  percentOf,
  phaseOf,
  POOL,
  presidentOf,
  priceOf,
  trainLimit,
  type RailGame,
  type RailState,
} from '../engine/rail/index.js';
import { dollars, type Language } from '../words/index.js';
import type { Table } from './presenter.js';
import { railLabels } from './rail-words.js';

const none = '–';

/** What the tables are made from. */
export interface Shown {
  readonly g: RailGame;
  readonly s: RailState;
  readonly names: readonly string[];
  readonly language: Language;
}

const money = ({ language }: Shown, amount: number | null): string =>
  amount === null ? none : dollars(language, amount);

const nameOf = ({ names }: Shown, seat: number): string => names[seat] ?? `P${String(seat + 1)}`;

const holdings = ({ g, s }: Shown, seat: number): string => {
  const shares = g.data.companies.flatMap(({ id }) => {
    const percent = percentOf(g, s, id, seat);
    return percent > 0 ? [`${id} ${String(percent)} %${presidentOf(s, id) === seat ? '*' : ''}`] : [];
  });
  const privates = g.data.privates.filter(p => s.privates[p.id] === seat).map(p => p.id);
  return [...shares, ...privates].join(', ') || none;
};

const prioritySeat = (s: RailState): number =>
  s.round.kind === 'stock' && s.round.lastActor !== null ? (s.round.lastActor + 1) % s.seats : s.priority;

/** Money and holdings of the players, in seating order; an asterisk marks a president. */
export const playersTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const limit = g.rules.certificateLimit(g, s);
  return {
    caption: words.players,
    columns: [
      { heading: words.player },
      { heading: words.cash, number: true },
      { heading: words.worth, number: true },
      { heading: words.certificates, number: true },
      { heading: words.shares },
    ],
    rows: s.players.map((player, seat) => [
      nameOf(shown, seat) + (prioritySeat(s) === seat ? ` (${words.priority})` : ''),
      money(shown, player.cash),
      money(shown, netWorth(g, s, seat)),
      `${String(certificatesOf(g, s, seat))}/${String(limit)}`,
      holdings(shown, seat),
    ]),
  };
};

/** Started companies in operating order, then the others. */
const companiesInOrder = ({ g, s }: Shown): readonly string[] => {
  const ids = g.data.companies.map(c => c.id);
  const started = byPrice(g, s, ids);
  return [...started, ...ids.filter(id => !started.includes(id))];
};

export const companiesTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const number = true;
  return {
    caption: words.companies,
    columns: [
      { heading: words.company },
      { heading: words.president },
      { heading: words.price, number },
      { heading: words.par, number },
      { heading: words.offering, number },
      { heading: words.pool, number },
      { heading: words.cash, number },
      { heading: words.trains },
      { heading: words.tokens, number },
      { heading: words.privates },
      { heading: words.lastRun, number },
    ],
    rows: companiesInOrder(shown).map(id => {
      const c = s.companies[id]!;
      const president = presidentOf(s, id);
      const tokens = g.company[id]!.tokens.length;
      const placed = s.board.tokens.filter(t => t.company === id).length;
      return [
        id,
        president === null ? none : nameOf(shown, president),
        money(shown, priceOf(g, s, id)),
        money(shown, c.par),
        `${String(percentOf(g, s, id, IPO))} %`,
        `${String(percentOf(g, s, id, POOL))} %`,
        c.floated ? money(shown, c.cash) : none,
        c.trains.join(' ') || none,
        `${String(tokens - placed)}/${String(tokens)}`,
        g.data.privates
          .filter(p => s.privates[p.id] === id)
          .map(p => p.id)
          .join(' ') || none,
        money(shown, c.lastRun),
      ];
    }),
  };
};

/** The same with fewer columns, for mails. */
export const companiesInShort = (shown: Shown): Table => {
  const { rows, caption, columns } = companiesTable(shown);
  const kept = [0, 1, 2, 6, 7, 8];
  return { caption, columns: kept.map(i => columns[i]!), rows: rows.map(row => kept.map(i => row[i]!)) };
};

export const trainsTable = ({ g, s, language }: Shown): Table => {
  const words = railLabels[language];
  return {
    caption: `${words.trains}: ${words.phase} ${phaseOf(g, s).name}, ${words.limit} ${String(trainLimit(g, s))}, ${words.bank} ${dollars(language, s.bank)}`,
    columns: [
      { heading: words.train },
      { heading: words.price, number: true },
      { heading: words.left, number: true },
      { heading: words.pool, number: true },
      { heading: words.scraps },
    ],
    rows: g.data.trains.map(t => [
      t.name,
      t.tradeIn
        ? `${dollars(language, t.price)} / ${dollars(language, t.tradeIn.price)}`
        : dollars(language, t.price),
      s.depot.left[t.name] === null ? words.unlimited : String(s.depot.left[t.name]),
      String(s.depot.pool.filter(name => name === t.name).length),
      t.rustsOn ?? none,
    ]),
  };
};

export const privatesTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const owner = (id: string): string => {
    const o = s.privates[id]!;
    if (typeof o === 'number') return nameOf(shown, o);
    return o === 'bank' ? words.unsold : o === 'closed' ? words.closed : o;
  };
  const bids = (id: string): string =>
    s.round.kind === 'auction'
      ? (s.round.bids[id] ?? [])
          .map(b => `${nameOf(shown, b.seat)} ${dollars(language, b.price)}`)
          .join(', ') || none
      : none;
  return {
    caption: words.privates,
    columns: [
      { heading: words.privates },
      { heading: words.price, number: true },
      { heading: words.income, number: true },
      { heading: words.owner },
      ...(s.round.kind === 'auction' ? [{ heading: words.bids }] : []),
    ],
    rows: g.data.privates.map(p => [
      `${p.id} ${p.name}`,
      dollars(language, p.price),
      dollars(language, p.income),
      owner(p.id),
      ...(s.round.kind === 'auction' ? [bids(p.id)] : []),
    ]),
  };
};
