import { amounts } from '../data/amounts.js';
import type { SetFile } from '../data/set-file.js';
import { goods, hubColours } from '../data/types.js';
import type { SetFault } from './spec.js';

/* What must be right of boards, tracks and cards beyond the form of each value. */

const fault = (at: string, code: string, params: SetFault['params'] = {}): SetFault => ({ at, code, params });

const counts = ['2', '3', '4'] as const;

interface Row {
  readonly id: string;
}

/** A table that has these rows, and no others. */
const rowFaults = (table: string, rows: readonly Row[], wanted: readonly string[]): readonly SetFault[] => {
  const ids = rows.map(({ id }) => id);
  return [
    ...wanted.filter(id => !ids.includes(id)).map(id => fault(`${table}/${id}`, 'missing-row')),
    ...ids
      .filter(id => !wanted.includes(id))
      .map(id => fault(`${table}/${id}`, 'unknown-row', { known: wanted.join(', ') })),
  ];
};

const factoryFaults = ({ factoryBoards }: SetFile): readonly SetFault[] => [
  ...rowFaults(
    'factoryBoards',
    factoryBoards,
    counts.flatMap(players => goods.map(good => `${players}S-${good}`)),
  ),
  ...factoryBoards.flatMap(({ id, build, delivery }): readonly SetFault[] => {
    // Three factories of each kind for each player.
    const count = 3 * Number(id[0]);
    const isCoal = id.endsWith('-coal');
    if (build.length !== count) return [fault(`factoryBoards/${id}/build`, 'other-length', { count })];
    if (isCoal) return delivery ? [fault(`factoryBoards/${id}/delivery`, 'coal-in-keys')] : [];
    return delivery?.length === count
      ? []
      : [fault(`factoryBoards/${id}/delivery`, 'other-length', { count })];
  }),
];

const workerFaults = ({ workerBoards }: SetFile): readonly SetFault[] => [
  ...rowFaults(
    'workerBoards',
    workerBoards,
    counts.map(players => `${players}S`),
  ),
  ...workerBoards.flatMap(({ id, engineers }): readonly SetFault[] => {
    const count = 2 * Number(id[0]);
    const sum = hubColours.reduce((all, hub) => all + engineers[hub], 0);
    return sum === count ? [] : [fault(`workerBoards/${id}/engineers`, 'other-sum', { count, sum })];
  }),
];

const locomotiveFaults = ({ locomotives }: SetFile): readonly SetFault[] => {
  const start = `IS-${amounts.startLocomotive}`;
  const levels = locomotives.map(({ id }) => Number(id.slice(3)));
  return [
    ...(locomotives[0]?.id === start ? [] : [fault(`locomotives/${start}`, 'not-first')]),
    ...locomotives.flatMap(({ id, fromRound }, at): readonly SetFault[] => {
      if (at > 0 && levels[at]! <= levels[at - 1]!) return [fault(`locomotives/${id}`, 'not-ascending')];
      if (at === 0)
        return fromRound === undefined ? [] : [fault(`locomotives/${id}/fromRound`, 'not-for-sale')];
      return fromRound === undefined ? [fault(`locomotives/${id}/fromRound`, 'needs-round')] : [];
    }),
    ...upgradeFaults(locomotives),
  ];
};

/** Whoever upgrades pays the difference and gets more cars: neither may be less than nothing. */
const upgradeFaults = (locomotives: SetFile['locomotives']): readonly SetFault[] =>
  (['price', 'cars'] as const).flatMap(field =>
    locomotives.flatMap((locomotive, at): readonly SetFault[] => {
      const lower = locomotives[at - 1]?.[field] ?? 0;
      return locomotive[field] < lower
        ? [fault(`locomotives/${locomotive.id}/${field}`, 'falls', { least: lower })]
        : [];
    }),
  );

const shareFaults = ({ shareRows }: SetFile): readonly SetFault[] => [
  ...shareRows.flatMap(({ id, price, raiseSteps }, at): readonly SetFault[] => {
    if (at > 0 && price <= shareRows[at - 1]!.price) return [fault(`shareRows/${id}/price`, 'not-ascending')];
    if ((at === 0) === (raiseSteps === undefined)) return [];
    return [fault(`shareRows/${id}/raiseSteps`, at === 0 ? 'lowest-row' : 'needs-steps')];
  }),
  ...(shareRows.length >= 2 ? [] : [fault('shareRows', 'too-few', { count: 2 })]),
  ...(shareRows.every(({ investors }) => investors === 0)
    ? [fault('shareRows/row-1/investors', 'needs-investor')]
    : []),
];

const contractFaults = ({ contracts }: SetFile): readonly SetFault[] => [
  ...contracts
    .filter(({ id, reserved }) => Number(id[1]) !== reserved)
    .map(({ id, reserved }) =>
      fault(`contracts/${id}/reserved`, 'other-stack', { reserved, stack: Number(id[1]) }),
    ),
  ...[1, 2, 3]
    .filter(
      stack => contracts.filter(({ reserved }) => reserved === stack).length < amounts.contractsShown[4],
    )
    .map(stack => fault('contracts', 'small-stack', { stack, count: amounts.contractsShown[4] })),
];

/** Each cube of a hub moves it on, and each coal takes one of its two keys. */
const hubFaults = ({ hubTiles, growthTiles }: SetFile): readonly SetFault[] => {
  const most = Math.max(0, ...hubTiles.map(({ demand }) => demand.length));
  return [
    ...rowFaults('hubTiles', hubTiles, hubColours),
    ...hubTiles
      .filter(({ demand }) => demand.filter(good => good === 'coal').length > 2)
      .map(({ id }) => fault(`hubTiles/${id}/demand`, 'too-much-coal')),
    ...growthTiles
      .filter(({ steps }) => steps.length < most)
      .map(({ id }) => fault(`growthTiles/${id}/steps`, 'too-short', { count: most })),
    ...(growthTiles.length >= hubColours.length ? [] : [fault('growthTiles', 'too-few', { count: 4 })]),
  ];
};

const keyFaults = ({ smallKeys, values }: SetFile): readonly SetFault[] =>
  rowFaults(
    'smallKeys',
    smallKeys,
    Array.from({ length: values.lastInfluenceColumn / 10 + 1 }, (_, at) => String(10 * at)),
  );

/** Four cards say where hubs begin, and one how many crowns there are. */
const cardFaults = ({ connections, values: { lastInfluenceColumn } }: SetFile): readonly SetFault[] => {
  const cards = connections.flatMap(({ id, card }) => (card === undefined ? [] : [{ id, card }]));
  if (cards.length < 5) return [fault('connections', 'few-cards', { count: 5 })];
  const highest = cards.reduce((a, b) => (b.card > a.card ? b : a));
  return 4 * 10 * highest.card > lastInfluenceColumn
    ? [fault('values/lastInfluenceColumn', 'track-too-short', { column: 40 * highest.card })]
    : [];
};

/** What is wrong with the boards and cards of a data set, from factories to hubs; empty where nothing is. */
export const boardFaults = (file: SetFile): readonly SetFault[] => [
  ...factoryFaults(file),
  ...workerFaults(file),
  ...locomotiveFaults(file),
  ...shareFaults(file),
  ...contractFaults(file),
  ...hubFaults(file),
  ...keyFaults(file),
  ...cardFaults(file),
];
