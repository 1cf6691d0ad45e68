import {
  asCounts,
  defineNotation,
  listOf,
  type Codec,
  type NotationForm,
  type Json,
  type Notation,
} from '../../../engine/core/index.js';
import { goods, type SteamData } from './data/index.js';

/** An id, which may be typed in any case: all of them are lower case. */
const id: Codec = {
  print: word => (typeof word === 'string' ? word : ''),
  parse: word => word.toLowerCase(),
};

/** Contracts alone begin with a capital. */
const contract: Codec = { ...id, parse: word => word.toUpperCase() };

/**
 * The id that somebody means who writes a connection, of which either city may be named first; other ids of small letters
 * as they are.
 */
export const typedLink = ({ linkById }: SteamData, word: string): string => {
  const typed = word.toLowerCase();
  const turned = typed.split('--').reverse().join('--');
  return linkById.has(turned) ? turned : typed;
};

const placeOf = (thing: string): number => (goods as readonly string[]).indexOf(thing);

/** Numbers of several things in one word: `wood:2,iron:1`, or `-` for none. */
const counts: Codec = {
  // Goods in the order of the board, whatever order a database gives them in.
  print: value =>
    Object.entries(asCounts(value) ?? {})
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
      .map(([thing, count]) => `${thing}:${count}`)
      .join(',') || '-',
  parse: word => {
    if (word === '-') return {};
    const found: [string, Json][] = [];
    for (const part of word.toLowerCase().split(',')) {
      const [, thing, count] = /^(\w+):(\d{1,4})$/u.exec(part) ?? [];
      if (thing === undefined || Number(count) < 1) return undefined;
      found.push([thing, Number(count)]);
    }
    return new Set(found.map(([thing]) => thing)).size === found.length
      ? Object.fromEntries(found)
      : undefined;
  },
};

/** How what stands in moves and orders is written. */
export const codecs = { id, ids: listOf(id), contract, counts };

const forms: readonly NotationForm[] = [
  { type: 'bid', form: 'bid <amount:int>' },
  { type: 'track', form: 'track <first:link> <second:link> with <workers:counts>' },
  { type: 'track', form: 'track <first:link> with <workers:counts>' },
  { type: 'second', form: 'second' },
  { type: 'give-up', form: 'give up' },
  { type: 'token', form: 'token <spend:counts>' },
  { type: 'discard', form: 'discard <goods:counts>' },
  { type: 'hire', form: 'hire <count:int> <column:id> bridge <bridge:id> tunnel <tunnel:id>' },
  { type: 'hire', form: 'hire <count:int> <column:id> bridge <bridge:id>' },
  { type: 'hire', form: 'hire <count:int> <column:id> tunnel <tunnel:id>' },
  { type: 'hire', form: 'hire <count:int> <column:id>' },
  { type: 'hire', form: 'hire bridge <bridge:id> tunnel <tunnel:id>' },
  { type: 'hire', form: 'hire bridge <bridge:id>' },
  { type: 'hire', form: 'hire tunnel <tunnel:id>' },
  { type: 'station', form: 'station <city:id>' },
  { type: 'factory', form: 'factory <good:id> <site:id> <worker:id>' },
  { type: 'produce', form: 'produce <sites:ids>' },
  { type: 'buy', form: 'buy <good:id>' },
  { type: 'order', form: 'order <goods:counts>' },
  { type: 'buy-locomotive', form: 'locomotive <level:int>' },
  { type: 'upgrade', form: 'upgrade <from:int> to <to:int>' },
  { type: 'contract', form: 'contract <contract:contract>' },
  { type: 'charity', form: 'charity <steps:int>' },
  { type: 'share', form: 'share <rows:int>' },
  { type: 'donate', form: 'donate' },
  { type: 'pass', form: 'pass' },
  { type: 'sell', form: 'sell' },
  { type: 'deliver', form: 'deliver <site:id> <city:id>' },
  { type: 'access', form: 'access <link:link>' },
  { type: 'end-turn', form: 'end turn' },
];

/**
 * How the moves of a game with that set are written. The end of a turn may be typed as `end`, but is not written so: in a
 * mail, such a line ends what is read of it.
 */
export const notationOf = (data: SteamData): Notation => {
  const link: Codec = { ...id, parse: word => typedLink(data, word) };
  const written = defineNotation(forms, { ...codecs, link });
  return {
    ...written,
    parse: (line, seat) => written.parse(/^\s*end\s*$/iu.test(line) ? 'end turn' : line, seat),
  };
};
