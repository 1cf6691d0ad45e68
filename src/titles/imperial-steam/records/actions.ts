import type { Action, Json, Seat } from '../../../engine/core/index.js';
import type { SteamAction } from './record.js';

interface Fields {
  readonly [name: string]: Json | undefined;
}

/** Counts without those of which there are none. */
const some = (counts: {
  readonly [thing: string]: number | undefined;
}): { readonly [thing: string]: number } =>
  Object.fromEntries(Object.entries(counts).flatMap(([thing, count]) => (count ? [[thing, count]] : [])));

const trackFields = ({ links = [], workers = {} }: SteamAction): Fields => {
  const [first, second, third] = links;
  return { first, second, third, workers };
};

const hireFields = ({ column, count, engineers = [] }: SteamAction): Fields => ({
  column,
  count,
  ...Object.fromEntries(engineers.map(({ kind, hub }) => [kind, hub])),
});

const tokenFields = ({ influence = 0, share = 0, convert = 0 }: SteamAction): Fields => ({
  spend: some({ influence, share, car: convert }),
});

/** The same action in our words: its type and its fields. */
const translations: { readonly [type: string]: readonly [string, (action: SteamAction) => Fields] } = {
  bid: ['bid', ({ amount }) => ({ amount })],
  track: ['track', trackFields],
  second: ['second', () => ({})],
  giveUp: ['give-up', () => ({})],
  hire: ['hire', hireFields],
  station: ['station', ({ city }) => ({ city })],
  factory: ['factory', ({ good, site, field, area }) => ({ good, site, worker: `${area!}-${field!}` })],
  produce: ['produce', ({ sites = [] }) => ({ sites: [...sites].sort() })],
  buy: ['buy', ({ good }) => ({ good })],
  order: ['order', ({ goods = {} }) => ({ goods })],
  buyLoco: ['buy-locomotive', ({ level }) => ({ level })],
  upgrade: ['upgrade', ({ from, to }) => ({ from, to })],
  contract: ['contract', ({ id }) => ({ contract: id })],
  charity: ['charity', ({ steps }) => ({ steps })],
  share: ['share', ({ rows }) => ({ rows })],
  donate: ['donate', () => ({})],
  pass: ['pass', () => ({})],
  sell: ['sell', () => ({})],
  deliver: ['deliver', ({ site, city }) => ({ site, city })],
  access: ['access', ({ link }) => ({ link })],
  cityBonus: ['token', tokenFields],
  discard: ['discard', ({ goods = {} }) => ({ goods })],
  endTurn: ['end-turn', () => ({})],
};

const actionOf = (seat: Seat, type: string, fields: Fields): Action => ({
  ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [name: string]: Json;
  }),
  seat,
  type,
});

/**
 * Our actions for one of the record: what it throws away at once is an action of its own here. A type that we do not know
 * is left as it is, for the rules to refuse.
 */
export const actionsOfRecord = (seat: Seat, action: SteamAction): readonly Action[] => {
  const [type, fieldsOf] = translations[action.type] ?? [action.type, () => ({})];
  const main = actionOf(seat, type, fieldsOf(action));
  const { discard } = action;
  return discard ? [main, actionOf(seat, 'discard', { goods: discard })] : [main];
};
