import type { Action, Json, Seat, Tries } from '../../../engine/core/index.js';
import { dataOf, goods, hubColours } from './data/index.js';
import { ownGoods } from './goods/produce.js';
import { typedLink } from './notation.js';
import { siteOf, sitesIn } from './position/places.js';
import { playersOf } from './position/questions.js';
import type { PlayerState, SteamState } from './position/state.js';
import { onField, workerFields } from './staff/workers.js';
import { layingRefusal } from './track/link-rules.js';
import { connectedCities, isConnected } from './track/network.js';
import { locomotiveLevels, locomotiveOf } from './train/locomotives.js';

/* What players would try with a thing of the game. */

interface Trying {
  readonly s: SteamState;
  readonly seat: Seat;
  readonly me: PlayerState;
}

type Attempt = readonly [type: string, fields?: { readonly [field: string]: Json }];

/** Everybody who is idle. */
const allIdle = ({ training }: PlayerState): { readonly [field: string]: number } =>
  Object.fromEntries(
    workerFields.flatMap(field => (onField(training, field) > 0 ? [[field, onField(training, field)]] : [])),
  );

const withLink = (link: string, { me }: Trying): readonly Attempt[] => [
  ['track', { first: link, workers: allIdle(me) }],
  ['access', { link }],
];

const withCity = (city: string, { s, seat }: Trying): readonly Attempt[] => [
  ['station', { city }],
  ...ownGoods(s, seat).map((site): Attempt => ['deliver', { site, city }]),
];

/** Workers from each field of each area. */
const factoryWorkers = ['training', 'work'].flatMap(area => workerFields.map(field => `${area}-${field}`));

const withSite = (site: string, { s }: Trying): readonly Attempt[] => [
  ...goods.flatMap(good => factoryWorkers.map((worker): Attempt => ['factory', { good, site, worker }])),
  ['produce', { sites: [site] }],
  ...Object.keys(s.demand).map((city): Attempt => ['deliver', { site, city }]),
];

const withHub = (hub: string, { s }: Trying): readonly Attempt[] => [
  ...dataOf(s)
    .workerBoards[playersOf(s)].columns.filter(column => column.hub === hub)
    .map((column): Attempt => ['hire', { column: column.id, count: 1 }]),
  ['hire', { bridge: hub }],
  ['hire', { tunnel: hub }],
];

const withGood = (good: string): readonly Attempt[] => [
  ['buy', { good }],
  ['order', { goods: { [good]: 1 } }],
];

const withLevel = (level: number, { me }: Trying): readonly Attempt[] => [
  ['buy-locomotive', { level }],
  ...[...new Set(me.trains)].map((from): Attempt => ['upgrade', { from, to: level }]),
];

const withNothing: readonly Attempt[] = [
  ['share', { rows: 1 }],
  ['share', { rows: -1 }],
  ['charity', { steps: 1 }],
  ['sell'],
  ['donate'],
  ['pass'],
  ['second'],
  ['give-up'],
  ['end-turn'],
];

/** The links that only workers and goods are missing for, or else all that the network touches. */
const linksToTry = ({ s, seat }: Trying): readonly string[] => {
  const touched = dataOf(s).links.filter(({ ends }) => ends.some(city => isConnected(s, seat, city)));
  const possible = touched.filter(link => layingRefusal(s, seat, link) === undefined);
  return (possible.length > 0 ? possible : touched).map(({ id }) => id);
};

/** The levels above another that come up for sale at all. */
const levelsToTry = (s: SteamState, above = 0): readonly string[] =>
  locomotiveLevels(s)
    .filter(level => locomotiveOf(s, level).fromRound !== undefined && level > above)
    .map(level => `IS-${String(level)}`);

/** The levels above the weakest own locomotive; all where none is higher. */
const higherLevels = ({ s, me }: Trying): readonly string[] => {
  const higher = levelsToTry(s, Math.min(...me.trains));
  return higher.length > 0 ? higher : levelsToTry(s);
};

const ownCities = ({ s, seat }: Trying): readonly string[] => connectedCities(s, seat);

/** Each good, site, hub, level or contract, to be tried with a move of that kind. */
const thingsFor: { readonly [type: string]: ((trying: Trying) => readonly string[]) | undefined } = {
  track: linksToTry,
  access: ({ s }) => s.crowns,
  station: ownCities,
  deliver: ownCities,
  factory: trying => ownCities(trying).flatMap(city => sitesIn(trying.s, city).map(({ id }) => id)),
  produce: ({ s, seat }) => ownGoods(s, seat),
  hire: () => hubColours,
  buy: () => goods,
  order: () => goods,
  'buy-locomotive': ({ s }) => levelsToTry(s),
  upgrade: higherLevels,
  contract: ({ s }) => s.display,
};

/** All that would be tried to make a move of that kind. */
const attemptsToMake = (type: string, trying: Trying): readonly Attempt[] => {
  const things = thingsFor[type]?.(trying) ?? [null];
  const attempts = things.flatMap(thing => attemptsWith(thing, trying)).filter(([kind]) => kind === type);
  // Whoever has no factory finds that out, too.
  return attempts.length === 0 && type === 'produce' ? [['produce', { sites: [] }]] : attempts;
};

const attemptsWith = (of: string | null, trying: Trying): readonly Attempt[] => {
  if (of === null) return withNothing;
  if (Object.hasOwn(thingsFor, of) || withNothing.some(([type]) => type === of))
    return attemptsToMake(of, trying);
  const data = dataOf(trying.s);
  if (data.linkById.has(of)) return withLink(of, trying);
  if (data.cityIds.includes(of)) return withCity(of, trying);
  if (hubColours.some(hub => hub === of)) return withHub(of, trying);
  if (goods.some(good => good === of)) return withGood(of);
  if (data.contractById.has(of)) return [['contract', { contract: of }]];
  const level = locomotiveLevels(trying.s).find(one => `IS-${one}` === of);
  if (level !== undefined) return withLevel(level, trying);
  return siteOf(trying.s, of) ? withSite(of, trying) : [];
};

const untimely = new Set(['wrong-phase', 'not-your-turn', 'no-room', 'no-marker', 'bid-done']);

/** There is nothing to do it with. */
const lacking = new Set([
  'repeat-cost',
  'no-money',
  'fee-money',
  'no-pieces',
  'need-bridge',
  'need-tunnel',
  'need-goods',
  'need-experience',
  'need-influence',
  'need-cars',
  'need-coal',
  'worker-busy',
  'no-worker',
  'workers-out',
  'stations-out',
  'nothing-to-produce',
  'no-factory-good',
  'no-investor',
]);

/** The same, of a thing that may be typed as in the notation: in any case, and a connection from either end. */
const attemptsWithTyped = (of: string | null, trying: Trying): readonly Attempt[] =>
  of === null
    ? attemptsWith(null, trying)
    : ([typedLink(dataOf(trying.s), of), of.toUpperCase()]
        .map(id => attemptsWith(id, trying))
        .find(found => found.length > 0) ?? []);

export const tries: Tries<SteamState> = {
  actions: (s, seat, of) =>
    attemptsWithTyped(of, { s, seat, me: s.players[seat]! }).map(([type, fields]): Action => ({
      seat,
      type,
      ...fields,
    })),
  reach: ({ code }) => {
    if (untimely.has(code)) return 0;
    return lacking.has(code) ? 1 : 2;
  },
};
