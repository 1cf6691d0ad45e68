import { factoryBoardTable, locomotiveTable, shareTable, valueTable, workerBoardTable } from './printed.js';
import { numbersOf, optional, rowOf, rowsOf } from './read.js';
import {
  goods,
  hubColours,
  type ByGood,
  type ByHub,
  type ByPlayers,
  type FactoryRow,
  type Locomotive,
  type PlayerCount,
  type ShareRow,
  type WorkerBoard,
} from './types.js';

const byPlayers = <T>(of: (players: PlayerCount) => T): ByPlayers<T> => ({ 2: of(2), 3: of(3), 4: of(4) });

const factoryBoard = (players: PlayerCount): ByGood<FactoryRow> => {
  const row = (good: string): FactoryRow => {
    const [, build, delivery] = rowOf(factoryBoardTable, `${players}S-${good}`);
    return { build: numbersOf(build!), ...optional('delivery', delivery!, numbersOf) };
  };
  return Object.fromEntries(goods.map(good => [good, row(good)])) as unknown as ByGood<FactoryRow>;
};

export const factoryBoards = byPlayers(factoryBoard);

const workerBoard = (players: PlayerCount): WorkerBoard => {
  const [, columns, engineers] = rowOf(workerBoardTable, String(players));
  const widths = numbersOf(columns!);
  const places = numbersOf(engineers!);
  return {
    columns: hubColours.flatMap((hub, index) =>
      Array.from({ length: widths[index]! }, (_, column) => ({ id: `${hub}-${column + 1}`, hub })),
    ),
    engineers: Object.fromEntries(
      hubColours.map((hub, index) => [hub, places[index]!]),
    ) as unknown as ByHub<number>,
  };
};

export const workerBoards = byPlayers(workerBoard);

export const locomotives: readonly Locomotive[] = rowsOf(locomotiveTable).map(
  ([level, price, cars, influence, fromRound]) => ({
    level: Number(level!.replace('IS-', '')),
    price: Number(price),
    cars: Number(cars),
    influence: Number(influence),
    ...optional('fromRound', fromRound!, Number),
  }),
);

/** From the lowest price up. */
export const shareRows: readonly ShareRow[] = rowsOf(shareTable).map(([price, raise, investors]) => ({
  price: Number(price),
  ...optional('raise', raise!, Number),
  investors: Number(investors),
}));

const value = (name: string): readonly number[] => numbersOf(rowOf(valueTable, name)[1]!);

/** Columns of the influence track are 0, 10, 20 and so on. */
export const lastInfluenceColumn = value('lastInfluenceColumn')[0]!;

/**
 * What a small key is worth at the end, where its hub stands on this column: half of it, rounded up. The rulebook has those of
 * 100 to 120, the rest goes on alike. A large key is worth the column.
 */
export const smallKeyWorth = (column: number): number => Math.ceil(column / 20) * 10;

export const tracksPerPlayer = value('tracksPerPlayer')[0]!;

/** The market's rows from the top: a full column sells at the first price, its last cube at the last. */
export const marketPrices = value('marketPrices');

/** The tiles of rounds 1 to 7 in the fixed set-up (A1 1). */
export const fixedShipment = value('fixedShipment');

/** All nine. */
export const shipmentTiles: readonly number[] = [...fixedShipment, ...value('spareShipment')];
