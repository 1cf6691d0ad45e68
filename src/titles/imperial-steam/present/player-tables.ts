import type { Seat } from '../../../engine/core/index.js';
import { columnOf } from '../rules/influence/track.js';
import { incomeOf } from '../rules/round/between.js';
import { mainTiles, type PlayerState } from '../rules/position/state.js';
import type { Table } from '../../../present/section.js';
import { dash, tableOf, type ColumnSpec } from '../../../present/table-of.js';
import { labelsOf, lotsOf, money, nameOf, seatPlayer, type Shown } from './shown.js';

const number = true;

/** What the seat has bid, as far as the viewer may know. */
const bidCell = (shown: Shown, seat: Seat): string => {
  const bid = shown.s.bids?.[seat] ?? null;
  if (bid === null) return dash;
  return bid === 'sealed' ? labelsOf(shown).hasBid : money(shown, bid);
};

/** The main actions on which hand markers of the seat lie: to repeat one costs influence. */
const usedCell = (shown: Shown, seat: Seat): string =>
  mainTiles
    .flatMap(tile => {
      const count = shown.s.players[seat]!.markers[tile] ?? 0;
      const name = nameOf(shown, 'tile', tile);
      return count === 0 ? [] : [count === 1 ? name : `${String(count)} × ${name}`];
    })
    .join(', ') || dash;

const seatsOf = ({ s }: Shown): readonly Seat[] => s.players.map((_, seat) => seat);

/** What all players act with, in seating order. */
export const steamPlayersTable = (shown: Shown): Table => {
  const { s } = shown;
  const words = labelsOf(shown);
  const specs: readonly ColumnSpec<Seat>[] = [
    { heading: words.player, cell: seat => seatPlayer(shown, seat) },
    s.bids ? { heading: words.bid, number, cell: seat => bidCell(shown, seat) } : null,
    { heading: words.cash, number, cell: seat => money(shown, s.players[seat]!.money) },
    { heading: words.influence, number, cell: seat => String(columnOf(s, seat)) },
    { heading: words.income, number, cell: seat => money(shown, incomeOf(s.players[seat]!)) },
    { heading: words.markers, number, cell: seat => String(s.players[seat]!.hand) },
    { heading: words.used, cell: seat => usedCell(shown, seat) },
  ];
  return tableOf(words.players, specs, seatsOf(shown));
};

/** The same beside the map, where there is little room: amounts without their currency. */
export const briefPlayersTable = (shown: Shown): Table => {
  const { s } = shown;
  const words = labelsOf(shown);
  const amount = (money: number | null): string => (money === null ? words.hidden : String(money));
  const specs: readonly ColumnSpec<Seat>[] = [
    { heading: words.player, cell: seat => seatPlayer(shown, seat) },
    s.bids ? { heading: words.bid, number, cell: seat => bidCell(shown, seat) } : null,
    { heading: words.cash, number, cell: seat => amount(s.players[seat]!.money) },
    { heading: words.income, number, cell: seat => `+${String(incomeOf(s.players[seat]!))}` },
    { heading: words.influence, number, cell: seat => String(columnOf(s, seat)) },
    { heading: words.hands, number, cell: seat => String(s.players[seat]!.hand) },
    s.bids ? null : { heading: words.sharePrice, number, cell: seat => String(s.players[seat]!.share) },
  ];
  return tableOf(words.players, specs, seatsOf(shown));
};

/** What else they have: one table of it all would be wider than its place on the page. */
export const holdingsTable = (shown: Shown): Table => {
  const { players } = shown.s;
  const words = labelsOf(shown);
  const count = (of: (player: PlayerState) => number) => (seat: Seat) => String(of(players[seat]!));
  const specs: readonly ColumnSpec<Seat>[] = [
    { heading: words.player, cell: seat => seatPlayer(shown, seat) },
    { heading: words.sharePrice, number, cell: count(({ share }) => share) },
    { heading: words.investors, number, cell: count(({ investors }) => investors) },
    { heading: words.shareholders, number, cell: count(({ shareholders }) => shareholders) },
    { heading: words.storage, cell: seat => lotsOf(shown, players[seat]!.goods) },
    { heading: words.dock, cell: seat => lotsOf(shown, players[seat]!.dock) },
    { heading: words.stationsLeft, number, cell: count(({ stationsLeft }) => stationsLeft) },
    { heading: words.tracksLeft, number, cell: count(({ tracksLeft }) => tracksLeft) },
  ];
  return tableOf(words.holdings, specs, seatsOf(shown));
};

/** The same for a mail: few and narrow columns. */
export const smallPlayersTable = (shown: Shown): Table => {
  const { s } = shown;
  const words = labelsOf(shown);
  return tableOf<Seat>(
    words.players,
    [
      { heading: words.player, cell: seat => seatPlayer(shown, seat) },
      s.bids ? { heading: words.bid, number, cell: seat => bidCell(shown, seat) } : null,
      { heading: words.cash, number, cell: seat => money(shown, s.players[seat]!.money) },
      { heading: words.influence, number, cell: seat => String(columnOf(s, seat)) },
      { heading: words.markers, number, cell: seat => String(s.players[seat]!.hand) },
    ],
    seatsOf(shown),
  );
};

/** What else there is to say about each player, below the row of a mail's table. */
export const playerDetails = (shown: Shown): readonly string[] => {
  const words = labelsOf(shown);
  return seatsOf(shown).map(seat => {
    const { goods, dock, trains, share } = shown.s.players[seat]!;
    return [
      [words.trains, trains.map(level => `IS-${String(level)}`).join(' ')],
      [words.storage, lotsOf(shown, goods)],
      [words.dock, lotsOf(shown, dock)],
      [words.sharePrice, String(share)],
    ]
      .map(([heading, said]) => `${heading!}: ${said!}`)
      .join(' · ');
  });
};
