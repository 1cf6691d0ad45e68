import { operatingRules } from '../../engine/rail/company/operating-order.js';
import { tokensInGame, tokensLeft } from '../../engine/rail/company/tokens.js';
import type { ColumnValue, RailGame } from '../../engine/rail/contract.js';
import type { PrivateData } from '../../engine/rail/data.js';
import { cashOf } from '../../engine/rail/money.js';
import { stockRoundRules } from '../../engine/rail/round/stock.js';
import { netWorth } from '../../engine/rail/score.js';
import { capitalOf } from '../../engine/rail/shares/capital.js';
import { priceOf } from '../../engine/rail/shares/market.js';
import { percentOf, presidentOf } from '../../engine/rail/shares/shares.js';
import { POOL, TREASURY, type Company, type Holder, type RailState } from '../../engine/rail/state.js';
import { certificatesOf, limitRules } from '../../engine/rail/stock/limits.js';
import { saleValue } from '../../engine/rail/stock/selling.js';
import { startingRules } from '../../engine/rail/stock/starting.js';
import { known } from '../../engine/core/index.js';
import { percent, plainNames, wordsFor } from '../../words/index.js';
import { railLabels, readingLabels } from '../../words/rail/shown.js';
import type { Table } from '../presenter.js';
import { dash, tableOf, type ColumnSpec } from '../table-of.js';
import { companyOf, money, type Shown } from './shown.js';

/** An amount that may be hidden from the viewer. */
export const knownMoney = (shown: Pick<Shown, 's' | 'language'>, read: () => number): string => {
  const amount = known(read);
  return amount === null ? railLabels[shown.language].hidden : money(shown, amount);
};

/** What a company has, once it has anything. */
export const treasuryCell = (shown: Pick<Shown, 's' | 'language'>, id: string): string =>
  shown.s.companies[id]!.floated ? knownMoney(shown, () => cashOf(shown.s, id)) : dash;

export const nameOfSeat = ({ s, names, language }: Shown, seat: number): string =>
  plainNames(language, names, wordsFor(s.title)).seat(seat);

/** What all are called by whom a badge stands, also a player without a seat. */
export const badgeNames = (shown: Shown): readonly string[] =>
  shown.s.players.map((_, seat) => shown.names[seat] ?? nameOfSeat(shown, seat));

/** What a player holds, in a row; an asterisk marks a president. */
export const holdings = (shown: Shown, seat: number): string => {
  const { g, s, language } = shown;
  const shares = g.data.companies.flatMap(({ id, certs }) => {
    const held = percentOf(g, s, id, seat);
    if (held === 0) return [];
    // What has one owner alone has no parts to tell.
    const part = certs.length === 1 ? '' : ` ${percent(language, held)}`;
    return [`${companyOf(shown, id)}${part}${presidentOf(s, id) === seat ? '*' : ''}`];
  });
  const privates = g.data.privates.filter(p => s.privates[p.id] === seat).map(p => p.id);
  return [...shares, ...privates].join(', ') || dash;
};

/** Who has the priority deal, as it stands. */
export const prioritySeat = ({ g, s }: Shown): number =>
  s.round.kind === 'stock' && s.round.lastActor !== null
    ? stockRoundRules.of(g).nextPriority(s, s.round)
    : s.priority;

/** What is special about the seat. */
export const seatRemark = (shown: Shown, seat: number): string | undefined => {
  const { gone, priority } = railLabels[shown.language];
  if (shown.s.players[seat]!.out) return gone;
  return prioritySeat(shown) === seat ? priority : undefined;
};

/** The player's name, with what is special about the seat; a name may end in brackets, as that of a seat of the service. */
export const playerCell = (shown: Shown, seat: number): string => {
  const remark = seatRemark(shown, seat);
  return nameOfSeat(shown, seat) + (remark === undefined ? '' : ` · ${remark}`);
};

/** How many certificates count, of how many that may be held; whoever has no seat is held to no limit. */
export const certificatesCell = ({ g, s }: Shown, seat: number): string =>
  seat < s.seats
    ? `${String(certificatesOf(g, s, seat))}/${String(limitRules.of(g).certificateLimit(g, s))}`
    : dash;

/** Money and holdings of the players, in seating order; an asterisk marks a president. */
export const playersTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const number = true;
  const specs: readonly ColumnSpec<number>[] = [
    { heading: words.player, cell: seat => playerCell(shown, seat) },
    { heading: words.cash, number, cell: seat => knownMoney(shown, () => cashOf(s, seat)) },
    ...ownColumns(
      shown,
      g.features.flatMap(feature => feature.playerColumns ?? []),
      s.players.map((_, seat) => seat),
    ),
    { heading: words.worth, number, cell: seat => knownMoney(shown, () => netWorth(g, s, seat)) },
    {
      heading: readingLabels[language].liquidity,
      number,
      cell: seat => knownMoney(shown, () => cashOf(s, seat) + saleValue(g, s, seat)),
    },
    { heading: words.certificates, number, cell: seat => certificatesCell(shown, seat) },
    { heading: words.shares, cell: seat => holdings(shown, seat) },
  ];
  return tableOf(
    words.players,
    specs,
    s.players.map((_, seat) => seat),
  );
};

/** Companies that have started, in operating order. */
export const startedInOrder = ({ g, s }: Pick<Shown, 'g' | 's'>): readonly string[] =>
  operatingRules
    .of(g)
    .operatingOrder(
      g,
      s,
      g.data.companies.map(({ id }) => id),
    )
    .filter(id => s.companies[id]!.floated || priceOf(g, s, id) !== null);

/** Started companies in operating order, then those that may still start; in their order, where there is one. */
export const companiesInOrder = ({ g, s }: Shown): readonly string[] => {
  const ids = g.data.companies.map(c => c.id);
  const started = startedInOrder({ g, s });
  const { neverStart, waitingInOrder } = startingRules.of(g);
  const gone = neverStart(g, s);
  const others = ids.filter(id => !started.includes(id) && !gone.includes(id));
  return [...started, ...(waitingInOrder(g, s) ?? others)];
};

/** Who leads the company, or as which it may start. */
export const leader = (shown: Shown, id: string): string => {
  const { g, s, language } = shown;
  const president = presidentOf(s, id);
  if (president !== null) return nameOfSeat(shown, president);
  const place = startingRules.of(g).waitingInOrder(g, s)?.indexOf(id) ?? -1;
  return place < 0 ? dash : railLabels[language].starts(place + 1);
};

/** Tokens that are left, of how many. */
export const tokenCount = ({ g, s }: Shown, id: string): string =>
  `${String(tokensLeft(g, s, id))}/${String(tokensInGame(g, s, id))}`;

/**
 * Where shares lie before anybody buys them, as the heading of a column: as the title's companies have it. Null where
 * they lie in the pool, which has a column anyway.
 */
const unsoldColumn = ({
  g,
  language,
}: Shown): { readonly heading: string; readonly holder: Holder } | null => {
  const { unsold } = capitalOf(g, g.data.companies[0]!.id);
  if (unsold === POOL) return null;
  const { treasury, offering } = railLabels[language];
  return { heading: unsold === TREASURY ? treasury : offering, holder: unsold };
};

/** What a feature shows in a column of its own. */
const cellOf = (shown: Shown, column: string, value: ColumnValue | null): string => {
  if (value === null) return dash;
  if ('money' in value) return money(shown, value.money);
  if ('number' in value) return String(value.number);
  const { s, language } = shown;
  return value.names.map(name => wordsFor(s.title).value(language, column, name) ?? name).join(' ');
};

interface OwnColumn<Row> {
  readonly name: string;
  value(g: RailGame, s: RailState, row: Row): ColumnValue | null;
}

/** The columns of features that have something to show for one of the rows. */
export const ownColumns = <Row>(
  shown: Shown,
  columns: readonly OwnColumn<Row>[],
  rows: readonly Row[],
): readonly ColumnSpec<Row>[] => {
  const { g, s, language } = shown;
  return columns.map(column => {
    const values = rows.map(row => column.value(g, s, row)).filter(one => one !== null);
    if (values.length === 0) return null;
    const isText = values.some(one => 'names' in one);
    const cell = (row: Row): string => cellOf(shown, column.name, column.value(g, s, row));
    const heading = wordsFor(s.title).field(language, column.name);
    return isText ? { heading, cell } : { heading, number: true, cell };
  });
};

const privatesOfCompany = ({ g, s }: Shown, id: string): string =>
  g.data.privates
    .filter(p => s.privates[p.id] === id)
    .map(p => p.id)
    .join(' ') || dash;

/** The companies, those that have not started last. */
export const companiesTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const number = true;
  const heldBy = (holder: number) => (id: string) => percent(language, percentOf(g, s, id, holder));
  const unsold = unsoldColumn(shown);
  const hasPrivates = g.data.privates.length > 0;
  const of = (id: string): Company => s.companies[id]!;
  return tableOf<string>(
    words.companies,
    [
      { heading: words.company, cell: id => companyOf(shown, id) },
      { heading: words.president, cell: id => leader(shown, id) },
      { heading: words.price, number, cell: id => money(shown, priceOf(g, s, id)) },
      { heading: words.par, number, cell: id => money(shown, of(id).par) },
      unsold && { heading: unsold.heading, number, cell: heldBy(unsold.holder) },
      { heading: words.pool, number, cell: heldBy(POOL) },
      { heading: words.cash, number, cell: id => treasuryCell(shown, id) },
      { heading: words.trains, cell: id => of(id).trains.join(' ') || dash },
      ...ownColumns(
        shown,
        g.features.flatMap(feature => feature.columns ?? []),
        g.data.companies.map(company => company.id),
      ),
      { heading: words.tokens, number, cell: id => tokenCount(shown, id) },
      hasPrivates ? { heading: words.ownPrivates, cell: id => privatesOfCompany(shown, id) } : null,
      { heading: words.lastRun, number, cell: id => money(shown, of(id).lastRun) },
    ],
    companiesInOrder(shown),
  );
};

/** What features know of the companies that have started, such as their loans; nothing where they know of one alone. */
export const ownTable = (shown: Shown): readonly Table[] => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const number = true;
  const ids = startedInOrder(shown).filter(id =>
    g.features.some(({ columns = [] }) => columns.some(column => column.value(g, s, id) !== null)),
  );
  const own = ownColumns(
    shown,
    g.features.flatMap(feature => feature.columns ?? []),
    ids,
  );
  if (ids.length < 2) return [];
  return [
    tableOf<string>(
      words.companies,
      [
        { heading: words.company, cell: id => companyOf(shown, id) },
        { heading: words.president, cell: id => leader(shown, id) },
        { heading: words.cash, number, cell: id => treasuryCell(shown, id) },
        ...own,
      ],
      ids,
    ),
  ];
};

/** The round in which privates are auctioned. */
export type Auction = Extract<RailState['round'], { readonly kind: 'auction' }>;

/** What is bid on the private in the auction. */
export const bidsCell = (shown: Shown, round: Auction, id: string): string =>
  (round.bids[id] ?? []).map(bid => `${nameOfSeat(shown, bid.seat)} ${money(shown, bid.price)}`).join(', ') ||
  dash;

/** Who owns a private. */
export const ownerCell = (shown: Shown, id: string): string => {
  const { unsold, closed } = railLabels[shown.language];
  const owner = shown.s.privates[id]!;
  if (typeof owner === 'number') return nameOfSeat(shown, owner);
  return owner === 'bank' ? unsold : owner === 'closed' ? closed : owner;
};

/** Who owns which private, and what it is for; while they are auctioned, also the bids. */
export const privatesTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const { round } = s;
  const words = railLabels[language];
  const number = true;
  const effect = (id: string): string | undefined => wordsFor(s.title).thing(language, 'private', id);
  return tableOf<PrivateData>(
    words.privates,
    [
      { heading: words.privates, cell: p => `${p.id} ${p.name}` },
      { heading: words.cost, number, cell: p => money(shown, p.price) },
      { heading: words.income, number, cell: p => money(shown, p.income) },
      { heading: words.owner, cell: p => ownerCell(shown, p.id) },
      ...ownColumns(
        shown,
        g.features
          .flatMap(feature => feature.privateColumns ?? [])
          .map(column => ({
            name: column.name,
            value: (_g: RailGame, _s: RailState, { id }: PrivateData) => column.value(g, s, id),
          })),
        g.data.privates,
      ),
      round.kind === 'auction' ? { heading: words.bids, cell: p => bidsCell(shown, round, p.id) } : null,
      g.data.privates.some(p => effect(p.id) !== undefined)
        ? { heading: words.effect, cell: p => effect(p.id) ?? dash }
        : null,
    ],
    g.data.privates,
  );
};

/** Who holds how much of each company, in operating order; an asterisk marks the president. */
export const sharesTable = (shown: Shown): Table => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const number = true;
  const held =
    (holder: number) =>
    (id: string): string => {
      const part = percentOf(g, s, id, holder);
      return part === 0 ? dash : `${percent(language, part)}${presidentOf(s, id) === holder ? '*' : ''}`;
    };
  const unsold = unsoldColumn(shown);
  return tableOf<string>(
    readingLabels[language].shareholders,
    [
      { heading: words.company, cell: id => companyOf(shown, id) },
      ...s.players.map(
        (_, seat) => ({ heading: nameOfSeat(shown, seat), number, cell: held(seat) }) as const,
      ),
      { heading: words.pool, number, cell: held(POOL) },
      unsold && { heading: unsold.heading, number, cell: held(unsold.holder) },
    ],
    companiesInOrder(shown),
  );
};
