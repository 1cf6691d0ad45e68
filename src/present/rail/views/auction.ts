import { auctionPrice } from '../../../engine/rail/auction/bids.js';
import { termsOf } from '../../../engine/rail/auction/terms.js';
import type { PrivateData } from '../../../engine/rail/data.js';
import { cashOf } from '../../../engine/rail/money.js';
import type { RailState } from '../../../engine/rail/state.js';
import { wordsFor } from '../../../words/index.js';
import { railLabels, viewWords } from '../../../words/rail/shown.js';
import type { Deed, Ledger, LedgerCell, LedgerRow } from '../../section.js';
import { dash } from '../../table-of.js';
import { money, type Shown } from '../shown.js';
import { certificatesCell, knownMoney, type Auction } from '../tables.js';
import { bidDeeds } from './bids.js';
import { deedOf, movesFor, optionsFor } from './offered.js';
import { playerColumns, type Viewer } from './shares.js';

/** The one that is for sale at its price now: the cheapest, where no bids are contested. */
const forSale = ({ g, s }: Shown, { contest }: Auction): string | undefined =>
  contest ? contest.privateId : g.data.privates.find(({ id }) => s.privates[id] === 'bank')?.id;

const bidding = (shown: Shown, { seat, menu = [] }: Viewer, id: string): readonly Deed[] =>
  seat === null
    ? []
    : optionsFor(menu, 'bid', { private: id }).flatMap(({ fields: { price } }) =>
        bidDeeds(shown, 'bid', { private: id }, price, `${id} ${shown.g.private[id]!.name}`),
      );

const taking = (shown: Shown, { seat, menu = [] }: Viewer, round: Auction, id: string): readonly Deed[] =>
  movesFor(menu, seat, 'take', { private: id }).map(action =>
    deedOf(action, viewWords[shown.language].buy(money(shown, auctionPrice(shown.g, round, id)))),
  );

/** Money of the seat that does not lie in bids. */
const freeCash = (s: RailState, round: Auction, seat: number): number =>
  Object.values(round.bids)
    .flat()
    .reduce((rest, bid) => (bid.seat === seat ? rest - bid.price : rest), cashOf(s, seat));

/** What the private costs now; with what must be bid at least, where bids are made. */
const priceCell = (shown: Shown, round: Auction, { id }: PrivateData): LedgerCell => {
  const { g, s, language } = shown;
  if (s.privates[id] !== 'bank') return { text: dash };
  const price = money(shown, auctionPrice(g, round, id));
  const words = viewWords[language];
  if (round.contest?.privateId === id) return { text: price, note: words.contest };
  if (forSale(shown, round) === id) return { text: price, note: words.nextForSale };
  return { text: price };
};

/** The privates with their bids, in whose rows one bids and buys. */
export const auctionLedger = (shown: Shown, round: Auction, viewer: Viewer): Ledger => {
  const { g, s, language } = shown;
  const labels = railLabels[language];
  const words = viewWords[language];
  const effect = (id: string): string | undefined => wordsFor(s.title).thing(language, 'private', id);
  const bidOf = (id: string, seat: number): LedgerCell | null => {
    const bids = round.bids[id] ?? [];
    const bid = bids.find(one => one.seat === seat);
    if (s.privates[id] === seat) return { text: '✓' };
    if (!bid) return null;
    const passed = round.contest?.privateId === id && round.contest.passed.includes(seat);
    return { text: money(shown, bid.price), ...(passed && { note: words.passed }) };
  };
  const rows = g.data.privates.map((p): LedgerRow => {
    const note = effect(p.id);
    const bids = bidding(shown, viewer, p.id);
    const takes = taking(shown, viewer, round, p.id);
    // A bid would buy at once what can be had for less: whoever wants that has it in the menu.
    const deeds = takes.length > 0 ? takes : bids;
    return {
      heading: `${p.id} ${p.name}`,
      ...(note !== undefined && { note }),
      ...(viewer.why && { ask: viewer.why(p.id) }),
      ...(s.privates[p.id] !== 'bank' && { faint: true as const }),
      cells: [
        priceCell(shown, round, p),
        { text: money(shown, p.income) },
        deeds.length > 0 ? { deeds } : null,
        ...s.players.map((_, seat) => bidOf(p.id, seat)),
      ],
    };
  });
  const feet = (text: (seat: number) => string): LedgerRow['cells'] => [
    null,
    null,
    null,
    ...s.players.map((_, seat) => ({ text: text(seat) })),
  ];
  const bids = termsOf(g).takesBids;
  return {
    caption: labels.privates,
    tall: true,
    columns: [
      { heading: labels.privates },
      { heading: labels.cost, number: true },
      { heading: labels.income, number: true },
      { heading: bids ? words.bid : words.nextForSale },
      ...playerColumns(shown, viewer.seat),
    ],
    rows,
    feet: [
      { heading: labels.cash, cells: feet(seat => knownMoney(shown, () => cashOf(s, seat))) },
      { heading: words.free, cells: feet(seat => knownMoney(shown, () => freeCash(s, round, seat))) },
      { heading: labels.certificates, cells: feet(seat => certificatesCell(shown, seat)) },
    ],
  };
};
