import { companyLook, trainLook } from '../../board/index.js';
import { auctionPrice } from '../../engine/rail/auction/bids.js';
import type { PrivateData } from '../../engine/rail/data.js';
import { cashOf } from '../../engine/rail/money.js';
import { netWorth } from '../../engine/rail/score.js';
import { priceOf } from '../../engine/rail/shares/market.js';
import type { Company, RailState } from '../../engine/rail/state.js';
import { wordsFor } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import { playerBadges } from '../badges.js';
import type { Badge, LetterTable } from '../presenter.js';
import { dash, tableOf } from '../table-of.js';
import { trainColour } from './marks.js';
import { companyOf, money, type Shown } from './shown.js';
import {
  bidsCell,
  certificatesCell,
  holdings,
  knownMoney,
  leader,
  ownColumns,
  ownerCell,
  playerCell,
  startedInOrder,
  tokenCount,
  treasuryCell,
  type Auction,
} from './tables.js';

/*
 * The tables of a mail: few and narrow columns, so that a phone shows them whole, and what else there is to say about a
 * row below it. Only what there is: no company before it starts, no private once it is sold.
 */

const number = true;

/** Privates with what they do: price, income and a column that tells them apart. */
const privates = (
  shown: Shown,
  rows: readonly PrivateData[],
  price: (p: PrivateData) => number,
  last: { readonly heading: string; readonly cell: (p: PrivateData) => string },
): LetterTable => {
  const { s, language } = shown;
  const words = railLabels[language];
  return {
    ...tableOf<PrivateData>(
      words.privates,
      [
        { heading: words.privates, cell: p => `${p.id} ${p.name}` },
        { heading: words.cost, number, cell: p => money(shown, price(p)) },
        { heading: words.income, number, cell: p => money(shown, p.income) },
        last,
      ],
      rows,
    ),
    details: rows.map(({ id }) => wordsFor(s.title).thing(language, 'private', id) ?? ''),
  };
};

/** Those that are still to be had. */
const onAuction = (shown: Shown, round: Auction): LetterTable => {
  const { g, s, language } = shown;
  const left = g.data.privates.filter(({ id }) => s.privates[id] === 'bank');
  const bids = { heading: railLabels[language].bids, cell: (p: PrivateData) => bidsCell(shown, round, p.id) };
  return privates(shown, left, p => auctionPrice(g, round, p.id), bids);
};

/** Those in the game, as long as there is nothing else: sold in another way, dealt by lot, or just auctioned. */
const atFirst = (shown: Shown): readonly LetterTable[] => {
  const { g, s, language } = shown;
  const open = g.data.privates.filter(({ id }) => s.privates[id] !== 'closed');
  if (open.length === 0 || startedInOrder(shown).length > 0) return [];
  const owner = { heading: railLabels[language].owner, cell: (p: PrivateData) => ownerCell(shown, p.id) };
  return [privates(shown, open, p => p.price, owner)];
};

/** Money of the players in seating order, and what they hold. */
const players = (shown: Shown): LetterTable => {
  const { g, s, language, names } = shown;
  const words = railLabels[language];
  const seats = s.players.map((_, seat) => seat);
  return {
    ...tableOf<number>(
      words.players,
      [
        { heading: words.player, cell: seat => playerCell(shown, seat) },
        { heading: words.cash, number, cell: seat => knownMoney(shown, () => cashOf(s, seat)) },
        ...ownColumns(
          shown,
          g.features.flatMap(feature => feature.playerColumns ?? []),
          seats,
        ),
        { heading: words.worth, number, cell: seat => knownMoney(shown, () => netWorth(g, s, seat)) },
        { heading: words.certificates, number, cell: seat => certificatesCell(shown, seat) },
      ],
      seats,
    ),
    badges: { 0: playerBadges(seats, names) },
    details: seats.map(seat => {
      const held = holdings(shown, seat);
      return held === dash ? '' : held;
    }),
  };
};

/** The price of a share, after what it was before if it was another. */
const priceCell = (shown: Shown, before: RailState | undefined, id: string): string => {
  const { g, s } = shown;
  const now = money(shown, priceOf(g, s, id));
  const was = before && priceOf(g, before, id);
  return was === null || was === undefined || was === priceOf(g, s, id)
    ? now
    : `${money(shown, was)} → ${now}`;
};

/** Companies that have started, in operating order. */
const companies = (shown: Shown, before: RailState | undefined): readonly LetterTable[] => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const started = startedInOrder(shown);
  if (started.length === 0) return [];
  const own = ownColumns(
    shown,
    g.features.flatMap(feature => feature.columns ?? []),
    started,
  );
  // Their letters are not pure white or black as on a token: programs that invert a mail turn those around.
  const colours = new Map(g.data.companies.map(({ id, colour }) => [id, colour]));
  const company = (id: string): Badge => ({
    shape: 'company',
    ...companyLook({ id, colour: colours.get(id)! }),
  });
  const train = (name: string): Badge => ({ shape: 'train', ...trainLook(name, trainColour(g, name)) });
  const of = (id: string): Company => s.companies[id]!;
  const below = [
    { heading: words.tokens, cell: (id: string) => tokenCount(shown, id) },
    ...own.filter(column => column !== null),
  ];
  return [
    {
      ...tableOf<string>(
        words.companies,
        [
          { heading: words.company, cell: id => companyOf(shown, id) },
          { heading: words.president, cell: id => leader(shown, id) },
          { heading: words.price, number, cell: id => priceCell(shown, before, id) },
          { heading: words.cash, number, cell: id => treasuryCell(shown, id) },
          { heading: words.trains, cell: id => of(id).trains.join(' ') || dash },
        ],
        started,
      ),
      badges: { 0: started.map(id => [company(id)]), 4: started.map(id => of(id).trains.map(train)) },
      details: started.map(id =>
        below
          .map(({ heading, cell }) => [heading, cell(id)])
          .filter(([, said]) => said !== '' && said !== dash)
          .map(([heading, said]) => `${heading}: ${said}`)
          .join(' · '),
      ),
    },
  ];
};

/** What stands where: before any company starts the privates first. `before` is what the receiver saw last. */
export const letterTables = (shown: Shown, before: RailState | undefined): readonly LetterTable[] => [
  ...(shown.s.round.kind === 'auction' ? [onAuction(shown, shown.s.round)] : atFirst(shown)),
  players(shown),
  ...companies(shown, before),
];
