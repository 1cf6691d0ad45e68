import { onlyValue, type Field, type Option, type Seat } from '../../../engine/core/index.js';
import { factoryPrice } from '../rules/building/factory.js';
import { contractOf } from '../rules/contract/secure.js';
import { amounts, dataOf, goods, type Good } from '../rules/data/index.js';
import { columnOf } from '../rules/influence/track.js';
import { pricesOf } from '../rules/goods/market.js';
import { faceOf, siteOf } from '../rules/position/places.js';
import { markersOn } from '../rules/position/questions.js';
import { mainTiles, type SteamState, type ActionTile } from '../rules/position/state.js';
import { locomotiveOf } from '../rules/train/locomotives.js';
import type { Beginning, Tiles, TilesRequest } from '../../../present/tiles.js';
import { steamBoardWords } from '../words/board.js';
import { actionIcon } from './action-icons.js';
import { goodPicture } from './pictures.js';
import { asState, labelsOf, lotsOf, money, nameOf } from './shown.js';

/*
 * The eleven main actions as tiles, each with what it costs now.
 */

/** Kinds of move by the tile on which the hand marker is put for them. */
const typesOf: { readonly [tile in ActionTile]: readonly string[] } = {
  track: ['track'],
  staff: ['hire'],
  building: ['station', 'factory'],
  production: ['produce'],
  goods: ['buy', 'order'],
  locomotive: ['buy-locomotive', 'upgrade'],
  contract: ['contract'],
  charity: ['charity'],
  share: ['share'],
  donation: ['donate'],
  pass: ['pass'],
};

/** Of these, what is made by one press. */
const quick = ['buy', 'buy-locomotive', 'upgrade', 'contract', 'share'];

/** The values of a field to choose from. */
const valuesOf = (field: Field | undefined): readonly (string | number)[] => {
  if (!field) return [];
  if ('oneOf' in field) return field.oneOf as readonly (string | number)[];
  if ('manyOf' in field) return field.manyOf.map(({ of }) => of);
  const only = onlyValue(field);
  return typeof only === 'string' || typeof only === 'number' ? [only] : [];
};

/** What each way costs in money, by kind of move: the first unit, where there may be several. */
const prices: {
  readonly [type: string]: ((s: SteamState, fields: Option['fields']) => readonly number[]) | undefined;
} = {
  hire: (s, { column, bridge, tunnel }) =>
    column
      ? valuesOf(column).map(id => s.wages[id]!)
      : [bridge, tunnel].flatMap(field => (field ? [amounts.engineer] : [])),
  station: (s, { city }) => valuesOf(city).flatMap(id => faceOf(s, String(id)).station.price ?? []),
  factory: (s, { good, site }) =>
    valuesOf(site).flatMap(id =>
      valuesOf(good).map(one => factoryPrice(s, siteOf(s, String(id))!, one as Good)),
    ),
  buy: (s, { good }) => valuesOf(good).flatMap(one => pricesOf(s, one as Good)[0] ?? []),
  order: (s, { goods: ordered }) => valuesOf(ordered).flatMap(one => pricesOf(s, one as Good)[0] ?? []),
  'buy-locomotive': (s, { level }) => valuesOf(level).map(one => locomotiveOf(s, Number(one)).price),
  upgrade: (s, { from, to }) =>
    valuesOf(from).flatMap(old =>
      valuesOf(to).map(one => locomotiveOf(s, Number(one)).price - locomotiveOf(s, Number(old)).price),
    ),
};

type Costs = (
  shown: { readonly s: SteamState; readonly language: TilesRequest['language'] },
  options: readonly Option[],
  seat: Seat,
) => string;

/** The least that can be paid. */
const fromMoney: Costs = (shown, options) => {
  const all = options.flatMap(({ type, fields }) => prices[type]?.(shown.s, fields) ?? []);
  return labelsOf(shown).actions.from(money(shown, Math.min(...all)));
};

const free: Costs = shown => labelsOf(shown).actions.free;

const costs: { readonly [tile in ActionTile]: Costs } = {
  track: shown => lotsOf(shown, { ...Object.fromEntries(goods.map(good => [good, 1])), coal: 0 } as never),
  staff: fromMoney,
  building: fromMoney,
  production: free,
  goods: fromMoney,
  locomotive: fromMoney,
  contract: (shown, options) =>
    labelsOf(shown).actions.cars(
      Math.min(
        ...options.flatMap(({ fields }) =>
          valuesOf(fields['contract']).map(id => contractOf(shown.s, String(id)).reserved),
        ),
      ),
    ),
  charity: shown => labelsOf(shown).actions.aStep(money(shown, amounts.charity)),
  share: (shown, options, seat) => {
    const rows = options.flatMap(({ fields }) => valuesOf(fields['rows']));
    const { shareRows } = dataOf(shown.s);
    const now = shareRows.findIndex(({ price }) => price === shown.s.players[seat]!.share);
    return rows.includes(1)
      ? labelsOf(shown).actions.steps(shareRows[now + 1]?.raise ?? 0)
      : labelsOf(shown).actions.free;
  },
  donation: shown => `+${money(shown, amounts.donation)}`,
  pass: free,
};

/** What it costs now, own hand markers that lie there already included: each of them costs a step of influence. */
const costOf = (
  shown: Parameters<Costs>[0],
  tile: ActionTile,
  options: readonly Option[],
  seat: Seat,
): string => {
  if (options.length === 0) return '';
  const lying = markersOn(shown.s.players[seat]!, tile);
  const words = labelsOf(shown).actions;
  const cost = costs[tile](shown, options, seat);
  return lying === 0 ? cost : cost === words.free ? words.steps(lying) : `${cost} + ${words.steps(lying)}`;
};

/** Money, influence, goods and idle workers. */
const meansOf = (shown: Parameters<Costs>[0], seat: Seat): string => {
  const words = labelsOf(shown);
  const { money: cash, goods: stored, training } = shown.s.players[seat]!;
  const idle = training.reduce((sum, count) => sum + count, 0);
  return [
    money(shown, cash),
    words.actions.influence(columnOf(shown.s, seat)),
    lotsOf(shown, stored),
    words.actions.idle(idle),
  ].join(' · ');
};

/** Workers before engineers, and where they cost least first. */
const byWage = (s: SteamState, options: readonly Option[]): readonly Option[] => {
  const rank = ({ fields }: Option): number =>
    fields['column'] ? Math.min(...prices['hire']!(s, fields)) : Infinity;
  return options.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
};

/** The goods that can be ordered, each at its price. */
const orders = (shown: Parameters<Costs>[0], options: readonly Option[]): readonly Beginning[] =>
  options
    .filter(({ type }) => type === 'order')
    .flatMap(({ type, fields }) =>
      valuesOf(fields['goods']).map(value => {
        const good = value as Good;
        const price = pricesOf(shown.s, good)[0]!;
        return {
          ...{ type, of: good, name: nameOf(shown, 'good', good), price, costs: money(shown, price) },
          picture: goodPicture(good, steamBoardWords[shown.language].letters),
        };
      }),
    );

/** The main actions, where one of them is to be chosen. */
export const actionTiles = ({ view, seat, language, ask, menu }: TilesRequest): Tiles | undefined => {
  if (ask !== 'act') return undefined;
  const shown = { s: asState(view), language };
  const { heading, names } = labelsOf(shown).actions;
  return {
    heading,
    means: meansOf(shown, seat),
    all: mainTiles.map(tile => {
      const types = typesOf[tile];
      const options = menu.filter(({ type }) => types.includes(type));
      return {
        id: tile,
        name: names[tile],
        picture: actionIcon(tile),
        types,
        quick,
        ...(tile === 'staff' && { moves: byWage(shown.s, options) }),
        costs: costOf(shown, tile, options, seat),
        ...(tile === 'goods' && { begins: orders(shown, options) }),
      };
    }),
  };
};
