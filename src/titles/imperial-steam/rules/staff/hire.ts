import {
  orNone,
  refuse,
  wholeNumber,
  wordAmong,
  wordOf,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { amounts, dataOf, hubColours, type HubColour } from '../data/index.js';
import { columnOf, hubsInReach, isInReach } from '../influence/track.js';
import { pay } from '../money/cash.js';
import type { Move, Say } from '../play/move.js';
import { byOffers } from '../play/offers.js';
import { unlessPaid } from '../play/refusals.js';
import { moneyOf, playersOf } from '../position/questions.js';
import type { Draft } from '../position/draft.js';
import { engineerKinds, type EngineerKind, type SteamState } from '../position/state.js';
import { affordable, hiring } from './wages.js';
import { withWorkers } from './workers.js';

/** A column and a number for workers, a hub for each engineer; any of them may be left out. */
interface HireFields {
  readonly column: string | undefined;
  readonly count: number | undefined;
  readonly bridge: HubColour | undefined;
  readonly tunnel: HubColour | undefined;
}

const hubOfColumn = (s: SteamState, column: string): HubColour | undefined =>
  dataOf(s).workerBoards[playersOf(s)].columns.find(({ id }) => id === column)?.hub;

const reachRefusal = (s: SteamState, seat: Seat, hub: HubColour): Refusal | undefined =>
  isInReach(s, seat, hub)
    ? undefined
    : refuse('hub-reach', { hub, at: s.hubs[hub].column, influence: columnOf(s, seat) });

const engineerRefusal = (
  s: SteamState,
  seat: Seat,
  kind: EngineerKind,
  hub: HubColour,
): Refusal | undefined => {
  if (s.players[seat]!.engineers.includes(kind)) return refuse('engineer-owned', { engineer: kind });
  const isGone = s.hubs[hub].engineers[kind] === 0;
  return (
    reachRefusal(s, seat, hub) ?? (isGone ? refuse('engineer-gone', { engineer: kind, hub }) : undefined)
  );
};

const workersRefusal = (s: SteamState, seat: Seat, column: string, count: number): Refusal | undefined => {
  const hub = hubOfColumn(s, column);
  if (!hub) return refuse('no-such-column', { column, players: s.seats });
  const chosen = s.turn?.begun?.column;
  if (chosen !== undefined && chosen !== column) return refuse('one-column', { column: chosen });
  // Where hiring has begun it goes on, however far the hub has moved.
  const reach = chosen === column ? undefined : reachRefusal(s, seat, hub);
  if (reach) return reach;
  const { supply } = s.players[seat]!;
  return count > supply
    ? refuse('workers-out', { left: supply, count, all: amounts.workersPerPlayer })
    : undefined;
};

const engineersOf = (fields: HireFields): readonly (readonly [EngineerKind, HubColour])[] =>
  engineerKinds.flatMap(kind => {
    const hub = fields[kind];
    return hub ? [[kind, hub] as const] : [];
  });

const costOf = (s: SteamState, fields: HireFields): number => {
  const { column = '', count = 0 } = fields;
  return hiring(s.wages[column]!, count).cost + amounts.engineer * engineersOf(fields).length;
};

const refusal = (s: SteamState, seat: Seat, fields: HireFields): Refusal | undefined => {
  const { column, count = 0 } = fields;
  const hired = engineersOf(fields);
  if (count < 1 && (hired.length === 0 || fields.count !== undefined || column !== undefined))
    return refuse('nothing-done', { case: 'hire' });
  if (column === undefined && fields.count !== undefined) return refuse('no-column', { count });
  const refused = column === undefined ? undefined : workersRefusal(s, seat, column, count);
  if (refused) return refused;
  for (const [kind, hub] of hired) {
    const engineer = engineerRefusal(s, seat, kind, hub);
    if (engineer) return engineer;
  }
  return unlessPaid(s, seat, costOf(s, fields));
};

/** Each choice of engineers, none at all included, as fields of a form. */
const engineerChoices = (
  s: SteamState,
  seat: Seat,
): readonly { readonly [kind: string]: { readonly oneOf: readonly HubColour[] } }[] => {
  const hubsWith = (kind: EngineerKind): readonly HubColour[] =>
    hubsInReach(s, seat).filter(hub => !engineerRefusal(s, seat, kind, hub));
  const field = (
    kind: EngineerKind,
  ): { readonly [kind: string]: { readonly oneOf: readonly HubColour[] } } => ({
    [kind]: { oneOf: hubsWith(kind) },
  });
  const [bridge, tunnel] = engineerKinds.map(kind => hubsWith(kind).length > 0);
  return [
    {},
    ...(bridge ? [field('bridge')] : []),
    ...(tunnel ? [field('tunnel')] : []),
    ...(bridge && tunnel ? [{ ...field('bridge'), ...field('tunnel') }] : []),
  ];
};

const options = (s: SteamState, seat: Seat): readonly Option[] => {
  const money = moneyOf(s, seat);
  const chosen = s.turn?.begun?.column;
  const columns = dataOf(s).workerBoards[playersOf(s)].columns.filter(({ id, hub }) =>
    chosen === undefined ? isInReach(s, seat, hub) : id === chosen,
  );
  return engineerChoices(s, seat).flatMap((engineers): readonly Option[] => {
    const chosen = Object.keys(engineers).length;
    const left = money - amounts.engineer * chosen;
    if (left < 0) return [];
    const most = ({ id }: { readonly id: string }): readonly number[] => {
      const count = affordable(s.wages[id]!, left, s.players[seat]!.supply);
      return count > 0 ? [count] : [];
    };
    const withWorkersToo = byOffers(columns, most).map(({ items, offers: [to] }) => ({
      type: 'hire',
      fields: {
        column: { oneOf: items.map(({ id }) => id) },
        count: { from: 1, to: to as number, by: 1 },
        ...engineers,
      },
    }));
    return chosen > 0 ? [...withWorkersToo, { type: 'hire', fields: engineers }] : withWorkersToo;
  });
};

const hireWorkers = (d: Draft, seat: Seat, column: string, count: number, say: Say): void => {
  const { cost, wage } = hiring(d.wages[column]!, count);
  const player = d.players[seat]!;
  pay(d, seat, cost);
  d.wages = { ...d.wages, [column]: wage };
  player.supply -= count;
  player.training = withWorkers(player.training, '1', count);
  say({ kind: 'workers-hired', seat, column, count, cost });
};

const hireEngineer = (d: Draft, seat: Seat, kind: EngineerKind, hub: HubColour, say: Say): void => {
  const player = d.players[seat]!;
  const market = d.hubs[hub].engineers;
  pay(d, seat, amounts.engineer);
  const engineers = { ...market, [kind]: market[kind] - 1 };
  d.hubs = { ...d.hubs, [hub]: { ...d.hubs[hub], engineers } };
  player.engineers = engineerKinds.filter(one => one === kind || player.engineers.includes(one));
  say({ kind: 'engineer-hired', seat, engineer: kind, hub, cost: amounts.engineer });
};

const columnField = wordAmong((s: SteamState) =>
  Object.values(dataOf(s).workerBoards).flatMap(({ columns }) => columns.map(({ id }) => id)),
);

/** Main action 2: workers of one column, and up to one engineer of each kind from any hubs (ruling R9). */
export const hire: Move<HireFields> = {
  type: 'hire',
  when: 'main',
  tile: 'staff',
  fields: {
    column: orNone(columnField),
    count: orNone(wholeNumber),
    bridge: orNone(wordOf(hubColours)),
    tunnel: orNone(wordOf(hubColours)),
  },
  options,
  refusal,
  parts: ({ column }, before) => {
    const chosen = column ?? before?.column;
    return chosen === undefined ? {} : { column: chosen };
  },
  play: (d, seat, fields, say) => {
    if (fields.column !== undefined) hireWorkers(d, seat, fields.column, fields.count!, say);
    for (const [kind, hub] of engineersOf(fields)) hireEngineer(d, seat, kind, hub, say);
  },
};
