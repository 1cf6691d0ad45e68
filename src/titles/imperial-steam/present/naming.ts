import { onlyValue, type Json, type Option } from '../../../engine/core/index.js';
import { dataOf, goods, hubColours, type Good } from '../rules/data/index.js';
import { factoryPrice } from '../rules/building/factory.js';
import { locomotiveOf } from '../rules/train/locomotives.js';
import { pricesOf } from '../rules/goods/market.js';
import { locomotiveGains } from './gist.js';
import { faceOf, siteOf } from '../rules/position/places.js';
import type { TallyRequest, ThingRequest, ValueRequest } from '../../../present/presenter.js';
import { asState, labelsOf, money, nameOf, fieldValueName, type Shown, type InSet } from './shown.js';

/*
 * What the values of a menu name: places of the map, rows of the tables, and what they cost now.
 */

/** By kind of move, the field that names the place: what else it names is chosen there. */
const placeFields: { readonly [type: string]: string | undefined } = {
  track: 'first',
  access: 'link',
  station: 'city',
  deliver: 'city',
  factory: 'site',
};

/** The place of the map at which such a move is made. */
export const placeOfField = (field: string, value: Json, type: string): string | undefined =>
  placeFields[type] === field && typeof value === 'string' ? value : undefined;

/** By kind of move, the field that names a row of a table, and what the row is called by. */
const rows: { readonly [type: string]: readonly [field: string, (value: string) => string] | undefined } = {
  contract: ['contract', id => id],
  'buy-locomotive': ['level', level => `IS-${level}`],
  upgrade: ['to', level => `IS-${level}`],
  buy: ['good', good => good],
  factory: ['good', good => `factory-${good}`],
  hire: ['column', column => column],
};

/** The row of a table that such a move is about. */
export const subjectOf = (field: string, value: Json, type: string): string | undefined => {
  const row = rows[type];
  return row?.[0] === field && (typeof value === 'string' || typeof value === 'number')
    ? row[1](String(value))
    : undefined;
};

/** What a factory there costs: by the factory board, that hangs on what it makes. */
const sitePriceWords = (
  shown: Pick<Shown, 's' | 'language'>,
  id: string,
  { fields: { good } }: Option,
): string | undefined => {
  const site = siteOf(shown.s, id);
  if (!site) return undefined;
  const made = good && 'oneOf' in good ? (good.oneOf as readonly Good[]) : goods;
  const prices = made.map(one => factoryPrice(shown.s, site, one));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? money(shown, least) : labelsOf(shown).between(String(least), money(shown, most));
};

type Costs = (
  shown: Pick<Shown, 's' | 'language'>,
  value: string,
  type: string,
  option: Option,
) => string | undefined;

/** What a locomotive costs and brings in place of the one that the form is about. */
const upgradeWords = (
  shown: Pick<Shown, 's' | 'language'>,
  to: string,
  { fields: { from } }: Option,
): string => {
  const only = from && onlyValue(from);
  const old = only === undefined ? undefined : Number(only);
  const saved = old === undefined ? 0 : locomotiveOf(shown.s, old).price;
  const price = locomotiveOf(shown.s, Number(to)).price - saved;
  return [money(shown, price), locomotiveGains(shown, Number(to), old)].join(', ');
};

/** What the value of a field costs. */
const costs: { readonly [field: string]: Costs | undefined } = {
  site: (shown, id, type, option) => (type === 'factory' ? sitePriceWords(shown, id, option) : undefined),
  city: (shown, id, type) => {
    const price = faceOf(shown.s, id).station.price;
    return type === 'station' && price !== undefined ? money(shown, price) : undefined;
  },
  column: (shown, id) => money(shown, shown.s.wages[id] ?? 0),
  level: (shown, level) =>
    [money(shown, locomotiveOf(shown.s, Number(level)).price), locomotiveGains(shown, Number(level))].join(
      ', ',
    ),
  to: (shown, level, _type, option) => upgradeWords(shown, level, option),
  good: (shown, good, type) => {
    const price = pricesOf(shown.s, good as Good)[0];
    return type === 'buy' && price !== undefined ? money(shown, price) : undefined;
  },
};

/** What a value of a menu is called, with what it costs now. */
export const nameValue = ({ view, language, option, field, value }: ValueRequest): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const shown = { s: asState(view), language };
  const cost = costs[field]?.(shown, String(value), option.type, option);
  if (cost === undefined) return undefined;
  return labelsOf(shown).costs(fieldValueName(shown, field, String(value)), cost);
};

/** What the numbers of a form come to: experience of workers, the price of an order, goods, points. */
export const tallyOf = ({ language, type, of: { to, sum } }: TallyRequest): string | undefined => {
  const words = labelsOf({ language }).tally;
  const most = String(to);
  if (type === 'track') return words.experience(String(sum?.from ?? 0));
  if (type === 'order') return words.cost(money({ language }, sum?.to ?? 0));
  if (type === 'discard') return words.goods(most);
  return type === 'token' ? words.points(most) : undefined;
};

/** What a thing is called that players can point at. */
export const thingNameBy =
  (title: string) =>
  ({ of, language }: ThingRequest): string | undefined => {
    const shown: InSet = { s: { title }, language };
    const data = dataOf(shown.s);
    const kinds: readonly (readonly [kind: string, known: boolean])[] = [
      ['city', data.cityIds.includes(of)],
      ['link', data.linkById.has(of)],
      ['good', goods.some(good => good === of)],
      ['contract', data.contractById.has(of)],
    ];
    const kind = kinds.find(([, known]) => known)?.[0];
    if (kind !== undefined) return nameOf(shown, kind, of);
    if (hubColours.some(hub => hub === of)) return labelsOf(shown).hubHere(nameOf(shown, 'hub', of));
    const site = nameOf(shown, 'site', of);
    return site === of ? undefined : site;
  };
