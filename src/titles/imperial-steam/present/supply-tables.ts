import {
  amounts,
  dataOf,
  goods,
  hubColours,
  type Good,
  type HubColour,
  type Locomotive,
} from '../rules/data/index.js';
import { contractOf } from '../rules/contract/secure.js';
import { deliveryPrice } from '../rules/delivery/deliver.js';
import { pricesOf } from '../rules/goods/market.js';
import { isInReach } from '../rules/influence/track.js';
import { playersOf } from '../rules/position/questions.js';
import type { Table } from '../../../present/section.js';
import { dash, tableOf, type ColumnSpec } from '../../../present/table-of.js';
import {
  labelsOf,
  goodsIn,
  money,
  nameOf,
  seatPlayer,
  playerNames,
  fieldValueName,
  type Shown,
  type InSet,
} from './shown.js';

/* What is on offer, a table for each kind: subjects are named beside the tables, in the order of their rows. */

const number = true as const;

/** How many of the prices to come are told. */
const pricesTold = 4;

/** Rows of the worker board, in order. */
export const columnsOf = ({
  s,
}: Pick<Shown, 's'>): readonly { readonly id: string; readonly hub: HubColour }[] =>
  dataOf(s).workerBoards[playersOf(s)].columns;

/** The market that goods are bought and ordered from. */
export const marketTable = (shown: Shown): Table => {
  const words = labelsOf(shown);
  const first = (good: Good): number | undefined => pricesOf(shown.s, good)[0];
  return tableOf<Good>(
    words.market,
    [
      { heading: words.good, cell: good => nameOf(shown, 'good', good) },
      { heading: words.left, number, cell: good => String(shown.s.market[good]) },
      {
        heading: words.price,
        number,
        cell: good => (first(good) === undefined ? dash : money(shown, first(good)!)),
      },
      {
        heading: words.nextPrices,
        cell: good =>
          pricesOf(shown.s, good)
            .slice(1, 1 + pricesTold)
            .join(', ') || dash,
      },
    ],
    goods,
  );
};

/** The factories that can still be built, and what deliveries pay. */
export const factoriesTable = (shown: Shown): Table => {
  const { s } = shown;
  const words = labelsOf(shown);
  const row = (good: Good) => dataOf(s).factoryBoards[playersOf(s)][good];
  const price = (good: Good): number | undefined => row(good).build[s.built[good]];
  const pays = (good: Good): string => {
    if (row(good).delivery === undefined) return words.keys;
    return s.built[good] === 0 ? dash : money(shown, deliveryPrice(s, good));
  };
  return tableOf<Good>(
    words.factories,
    [
      { heading: words.good, cell: good => nameOf(shown, 'good', good) },
      { heading: words.built, number, cell: good => String(s.built[good]) },
      { heading: words.left, number, cell: good => String(row(good).build.length - s.built[good]) },
      {
        heading: words.price,
        number,
        cell: good => (price(good) === undefined ? dash : money(shown, price(good)!)),
      },
      { heading: words.delivery, number, cell: pays },
    ],
    goods,
  );
};

const reachers = (shown: Shown, hub: HubColour): string => {
  const seats = shown.s.players.flatMap((_, seat) => (isInReach(shown.s, seat, hub) ? [seat] : []));
  return playerNames(shown, seats) || dash;
};

/** What a worker costs in each column of the worker board. */
export const columnsTable = (shown: Shown): Table => {
  const words = labelsOf(shown);
  return tableOf(
    words.columns,
    [
      { heading: words.column, cell: ({ id }) => fieldValueName(shown, 'column', id) },
      { heading: words.wage, number, cell: ({ id }) => money(shown, shown.s.wages[id] ?? null) },
      { heading: words.inReach, cell: ({ hub }) => reachers(shown, hub) },
    ],
    columnsOf(shown),
  );
};

/** The engineers that each hub has left. */
export const engineersTable = (shown: Shown): Table => {
  const words = labelsOf(shown);
  const left = (hub: HubColour, kind: 'bridge' | 'tunnel'): string =>
    String(shown.s.hubs[hub].engineers[kind]);
  return tableOf<HubColour>(
    words.engineers,
    [
      { heading: words.hub, cell: hub => nameOf(shown, 'hub', hub) },
      { heading: words.bridge, number, cell: hub => left(hub, 'bridge') },
      { heading: words.tunnel, number, cell: hub => left(hub, 'tunnel') },
      { heading: words.inReach, cell: hub => reachers(shown, hub) },
    ],
    hubColours,
  );
};

/** Where the hubs lie, what they are worth and who has their keys. */
export const hubsTable = (shown: Shown): Table => {
  const { s } = shown;
  const words = labelsOf(shown);
  const key = (hub: HubColour, which: 'gold' | 'silver'): string => {
    const seat = s.hubs[hub][which];
    return seat === null ? dash : seatPlayer(shown, seat);
  };
  const growth = (hub: HubColour): string => {
    const { growth: tile, cubes } = s.hubs[hub];
    const steps = dataOf(s).growthTiles[tile]?.[cubes];
    return steps === undefined ? dash : words.steps(steps);
  };
  return tableOf<HubColour>(
    words.hubs,
    [
      { heading: words.hub, cell: hub => nameOf(shown, 'hub', hub) },
      { heading: words.city, cell: hub => nameOf(shown, 'city', s.hubs[hub].city) },
      { heading: words.influence, number, cell: hub => String(s.hubs[hub].column) },
      { heading: words.delivered, number, cell: hub => String(s.hubs[hub].cubes) },
      { heading: words.next, cell: growth },
      { heading: words.largeKey, cell: hub => key(hub, 'gold') },
      { heading: words.smallKey, cell: hub => key(hub, 'silver') },
    ],
    hubColours,
  );
};

/** Those for sale, now or in a round to come. */
export const forSale = ({ s }: Pick<InSet, 's'>): readonly Locomotive[] =>
  dataOf(s).locomotives.filter(({ fromRound }) => fromRound !== undefined);

const locomotiveSpecs = (shown: InSet): readonly ColumnSpec<Locomotive>[] => {
  const words = labelsOf(shown);
  return [
    { heading: words.locomotive, cell: ({ level }: Locomotive) => `IS-${String(level)}` },
    { heading: words.price, number, cell: ({ price }: Locomotive) => money(shown, price) },
    { heading: words.cars, number, cell: ({ cars }: Locomotive) => String(cars) },
    { heading: words.influence, cell: ({ influence }: Locomotive) => words.steps(influence) },
    {
      heading: words.from,
      number,
      cell: ({ fromRound }: Locomotive) => (fromRound === undefined ? words.notForSale : String(fromRound)),
    },
  ];
};

/** The locomotives on offer, with how many are left. */
export const locomotivesTable = (shown: Shown): Table => {
  const words = labelsOf(shown);
  const left = ({ level }: Locomotive): string => String(shown.s.locomotives[level] ?? 0);
  return tableOf(
    words.locomotives,
    [...locomotiveSpecs(shown), { heading: words.left, number, cell: left }],
    forSale(shown),
  );
};

const contractSpecs = (shown: InSet): readonly ColumnSpec<string>[] => {
  const words = labelsOf(shown);
  return [
    { heading: words.contract, cell: (id: string) => goodsIn(shown, contractOf(shown.s, id).factories) },
    { heading: words.reward, number, cell: (id: string) => money(shown, contractOf(shown.s, id).reward) },
    { heading: words.reserved, number, cell: (id: string) => String(contractOf(shown.s, id).reserved) },
    { heading: words.investors, number, cell: (id: string) => String(contractOf(shown.s, id).investors) },
  ];
};

/** The contracts that can be secured. */
export const contractsTable = (shown: Shown): Table =>
  tableOf(labelsOf(shown).contracts, contractSpecs(shown), shown.s.display);

/** What each round brings. */
export const roundsTable = (shown: Shown): Table => {
  const { s } = shown;
  const words = labelsOf(shown);
  const rounds = Array.from({ length: amounts.rounds }, (_, at) => at + 1);
  const newIn = (round: number): string =>
    forSale(shown)
      .flatMap(({ level, fromRound }) => (fromRound === round ? [`IS-${String(level)}`] : []))
      .join(', ');
  return tableOf<number>(
    words.rounds,
    [
      {
        heading: words.round,
        cell: round => (round === s.round ? words.now(String(round)) : String(round)),
      },
      { heading: words.shipment, number, cell: round => String(s.shipment[round - 1] ?? dash) },
      { heading: words.refill, cell: round => goodsIn(shown, s.refill[round] ?? []) },
      { heading: words.locomotives, cell: round => newIn(round) || dash },
    ],
    rounds,
  );
};

/** What the rules say in tables, without any game. */
export const referenceTables = (shown: InSet): { readonly [name: string]: Table } => ({
  locomotives: tableOf(labelsOf(shown).locomotives, locomotiveSpecs(shown), dataOf(shown.s).locomotives),
  contracts: tableOf(labelsOf(shown).contracts, contractSpecs(shown), [
    ...dataOf(shown.s).contractById.keys(),
  ]),
});
