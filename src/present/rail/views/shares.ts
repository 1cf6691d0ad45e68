import { companyMark, playerMark } from '../../../board/index.js';
import type { Action, Option, Seat } from '../../../engine/core/index.js';
import { turnOfGame } from '../../../engine/rail/ask.js';
import type { RailGame } from '../../../engine/rail/contract.js';
import { cashOf } from '../../../engine/rail/money.js';
import { capitalOf } from '../../../engine/rail/shares/capital.js';
import { priceOf } from '../../../engine/rail/shares/market.js';
import { hasLast, percentOf, presidentOf, sharesOfPresident } from '../../../engine/rail/shares/shares.js';
import { unit } from '../../../engine/rail/shares/unit.js';
import { IPO, POOL, TREASURY, type Holder, type RailState, type Source } from '../../../engine/rail/state.js';
import { offerOf } from '../../../engine/rail/stock/buying.js';
import { awaitingPar, startingRules } from '../../../engine/rail/stock/starting.js';
import { percent } from '../../../words/index.js';
import { railLabels, viewWords } from '../../../words/rail/shown.js';
import type {
  Chip,
  Behind,
  Deed,
  Deeds,
  Ledger,
  LedgerCell,
  LedgerColumn,
  LedgerRow,
} from '../../section.js';
import { dash } from '../../table-of.js';
import { looks } from '../looks.js';
import { companyOf, money, type Shown } from '../shown.js';
import {
  certificatesCell,
  companiesInOrder,
  knownMoney,
  badgeNames,
  nameOfSeat,
  prioritySeat,
  treasuryCell,
} from '../tables.js';
import { deedOf, movesFor, nameIn } from './offered.js';

/** Who looks at it, and what they may do. */
export interface Viewer {
  readonly seat: Seat | null;
  readonly menu?: readonly Option[] | undefined;
  readonly why?: ((thing: string) => string) | undefined;
  readonly tell?: ((company: string) => string) | undefined;
}

/** Where shares lie that nobody holds, by the word of the move that buys them. */
const places: readonly { readonly source: Source; readonly holder: Holder }[] = [
  { source: 'ipo', holder: IPO },
  { source: 'treasury', holder: TREASURY },
  { source: 'pool', holder: POOL },
];

/** Companies of which shares are bought: all but those that have one owner alone. */
const traded = (shown: Shown): readonly string[] =>
  companiesInOrder(shown).filter(id => shown.g.company[id]!.certs.length > 1);

/** Has anybody a share of it, or has it a price? */
const isBegun = ({ g, s }: Shown, id: string): boolean =>
  priceOf(g, s, id) !== null || s.companies[id]!.certs.some(holder => holder >= 0);

const markFor = (g: RailGame): ((id: string) => string) => {
  const look = new Map(looks(g).map(company => [company.id, company]));
  return id => companyMark(look.get(id) ?? { id, colour: '' });
};

/** What is paid for the shares that the move buys. */
const priceOfBuying = (shown: Shown, action: Action): string => {
  const { from, shares, last } = action;
  const company = nameIn(action, 'company');
  const offer = offerOf(shown.g, shown.s, company, from as Source, Number(shares), last === true);
  return money(shown, offer?.price ?? null);
};

/** The first share at one press, several behind a word. */
const buying = (shown: Shown, { seat, menu = [] }: Viewer, id: string, from: Source): (Deed | Deeds)[] => {
  const words = viewWords[shown.language];
  const [first, ...more] = movesFor(menu, seat, 'buy', { company: id, from });
  if (!first) return [];
  const several = more.map(action => {
    const price = priceOfBuying(shown, action);
    return deedOf(
      action,
      action['last'] ? words.withLast(price) : `${String(Number(action['shares']))}: ${price}`,
    );
  });
  const once = deedOf(first, words.buy(priceOfBuying(shown, first)));
  return several.length > 0 ? [once, { text: words.severalAtOnce, deeds: several }] : [once];
};

/** What may be sold, the least first, each with what it brings. */
const selling = (shown: Shown, { seat, menu = [] }: Viewer, id: string): readonly Deeds[] => {
  const { g, s, language } = shown;
  const words = viewWords[language];
  const moves = movesFor(menu, seat, 'sell', { company: id });
  if (moves.length === 0) return [];
  const deeds = moves.map(action => {
    const shares = Number(action['shares']);
    const lot = words.lot(
      percent(language, shares * unit(g, s, id)),
      money(shown, shares * (priceOf(g, s, id) ?? 0)),
    );
    return deedOf(action, action['last'] && hasLast(g, s, id, seat!) ? words.withLast(lot) : lot);
  });
  return [{ text: words.sell, deeds }];
};

/** Who is asked in the round, whose own moves do not come in between. */
const askedIn = (g: RailGame, s: RailState): readonly Seat[] => turnOfGame(g, s).asked;

/** A column for each player. */
export const playerColumns = (shown: Shown, seat: Seat | null): readonly LedgerColumn[] => {
  const { g, s, language } = shown;
  const asked = askedIn(g, s);
  return s.players.map((_, at) => ({
    heading: nameOfSeat(shown, at),
    mark: playerMark(at, badgeNames(shown)),
    number: true,
    ...(at === seat && { own: true }),
    ...(asked.includes(at) && { asked: true }),
    ...(prioritySeat(shown) === at && { note: railLabels[language].priority }),
  }));
};

/** Everybody's privates, by name. */
const privatesRow = (shown: Shown, before: number): readonly LedgerRow[] => {
  const { g, s, language } = shown;
  const owned = s.players.map((_, seat) => g.data.privates.filter(({ id }) => s.privates[id] === seat));
  if (owned.every(some => some.length === 0)) return [];
  return [
    {
      heading: viewWords[language].ownPrivates,
      cells: [...blank(before), ...owned.map(some => ({ text: some.map(({ id }) => id).join(' ') || dash }))],
    },
  ];
};

const blank = (count: number): readonly null[] => Array.from({ length: count }, () => null);

/** Money, privates and certificates of the players, below as many columns as there are before theirs. */
export const playerFeet = (shown: Shown, before: number): readonly LedgerRow[] => {
  const { s, language } = shown;
  const words = railLabels[language];
  const each = (text: (seat: Seat) => string): LedgerRow['cells'] => [
    ...blank(before),
    ...s.players.map((_, seat) => ({ text: text(seat) })),
  ];
  return [
    { heading: words.cash, cells: each(seat => knownMoney(shown, () => cashOf(s, seat))) },
    { heading: words.certificates, cells: each(seat => certificatesCell(shown, seat)) },
    ...privatesRow(shown, before),
  ];
};

/** Who holds how much of the companies that have begun, with what may be bought and sold of it. */
export const sharesLedger = (shown: Shown, viewer: Viewer): Ledger => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const ids = traded(shown).filter(id => isBegun(shown, id));
  const markOf = markFor(g);
  const unsold = capitalOf(g, g.data.companies.at(-1)!.id).unsold;
  const used = places.filter(
    ({ holder }) => holder === unsold || holder === POOL || ids.some(id => percentOf(g, s, id, holder) > 0),
  );
  const headings = { [IPO]: words.offering, [TREASURY]: words.treasury, [POOL]: words.pool };
  const sold = s.round.kind === 'stock' ? s.round.sold : [];
  const cellOf = (id: string, holder: Holder): LedgerCell | null => {
    const held = percentOf(g, s, id, holder);
    return held === 0 ? null : { text: percent(language, held) };
  };
  const ofPlayer = (id: string, seat: Seat): LedgerCell | null => {
    const held = percentOf(g, s, id, seat);
    const deeds = seat === viewer.seat ? selling(shown, viewer, id) : [];
    const note = sold[seat]?.includes(id) ? { note: viewWords[language].soldNow } : {};
    if (held === 0) return 'note' in note ? note : null;
    return {
      text: `${percent(language, held)}${presidentOf(s, id) === seat ? '*' : ''}`,
      ...note,
      ...(deeds.length > 0 && { deeds }),
    };
  };
  const rows = ids.map((id): LedgerRow => {
    const note = [treasuryCell(shown, id), s.companies[id]!.trains.join(' ')].filter(
      text => text !== dash && text !== '',
    );
    return {
      heading: companyOf(shown, id),
      mark: markOf(id),
      ...(note.length > 0 && { note: note.join(' · ') }),
      ...(viewer.tell ? { tell: viewer.tell(id) } : viewer.why && { ask: viewer.why(id) }),
      cells: [
        { text: money(shown, priceOf(g, s, id)) },
        ...used.map(({ source, holder }) => {
          const deeds = buying(shown, viewer, id, source);
          const cell = cellOf(id, holder);
          return deeds.length > 0 ? { ...cell, deeds } : cell;
        }),
        ...s.players.map((_, seat) => ofPlayer(id, seat)),
      ],
    };
  });
  const before = 1 + used.length;
  return {
    caption: viewWords[language].stockRound,
    columns: [
      { heading: words.company },
      { heading: words.price, number: true },
      ...used.map(({ holder }) => ({ heading: headings[holder]!, number: true as const })),
      ...playerColumns(shown, viewer.seat),
    ],
    rows,
    feet: playerFeet(shown, before),
  };
};

/** Companies that nobody has begun: the one that must have a price now, or else all that can be started. */
const waitingToStart = (shown: Shown): readonly string[] => {
  const { g, s } = shown;
  const due = awaitingPar(g, s);
  const { cannotStart } = startingRules.of(g);
  return traded(shown).filter(id =>
    due ? id === due.company : priceOf(g, s, id) === null && cannotStart(g, s, id) === null,
  );
};

/** How many shares whoever starts a company buys at once; undefined where companies differ, or the certificate was had with a private. */
export const sharesToStart = (shown: Shown): number | undefined => {
  const { g, s } = shown;
  const sizes = new Set(waitingToStart(shown).map(company => sharesOfPresident(g, s, company)));
  return sizes.size === 1 && !awaitingPar(g, s) ? [...sizes][0] : undefined;
};

/** Companies that nobody has begun, each with the prices at which the viewer may start it. */
export const companiesToStart = (shown: Shown, { seat, menu = [], why }: Viewer): readonly Chip[] => {
  const { g, s } = shown;
  const markOf = markFor(g);
  const order = startingRules.of(g).waitingInOrder(g, s);
  const chips = waitingToStart(shown).map((id): Chip => {
    const deeds = movesFor(menu, seat, 'par', { company: id }).map(action =>
      deedOf(action, money(shown, Number(action['price']))),
    );
    const place = order?.indexOf(id) ?? -1;
    return {
      mark: markOf(id),
      text: companyOf(shown, id),
      ...(place >= 0 && { note: viewWords[shown.language].place(place + 1) }),
      ...(deeds.length > 0 ? { deeds } : why && { ask: why(id) }),
    };
  });
  const alone = chips.filter(({ deeds }) => deeds).length === 1;
  return chips.map(chip => (alone && chip.deeds ? { ...chip, alone } : chip));
};

/** The anchor of what can be started at a price. */
export const parAnchor = (price: number): string => `par-${String(price)}`;

/** For each price at which the viewer may start a company, which ones. */
export const startsByPrice = (shown: Shown, { seat, menu = [] }: Viewer): readonly Behind[] => {
  const { g, language } = shown;
  const words = viewWords[language];
  const markOf = markFor(g);
  const moves = movesFor(menu, seat, 'par', {});
  const prices = [...new Set(moves.map(({ price }) => Number(price)))].sort((a, b) => a - b);
  const shares = sharesToStart(shown);
  return prices.map(price => ({
    id: parAnchor(price),
    text: words.startAt(money(shown, price), shares === undefined ? undefined : money(shown, price * shares)),
    close: words.close,
    deeds: moves
      .filter(action => action['price'] === price)
      .map(action => {
        const id = nameIn(action, 'company');
        return deedOf(action, companyOf(shown, id), markOf(id));
      }),
  }));
};
