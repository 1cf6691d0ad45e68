import { asCounts, defineNotation, listOf, type Codec, type Json } from '../../engine/core/index.js';
import { goods, links } from './data/index.js';

/** An id, which may be typed in any case: all of them are lower case. */
const id: Codec = {
  print: word => (typeof word === 'string' ? word : ''),
  parse: word => word.toLowerCase(),
};

/** Contracts alone begin with a capital. */
const contract: Codec = { ...id, parse: word => word.toUpperCase() };

/** Either city of a connection may be named first. */
const linkBy: ReadonlyMap<string, string> = new Map(
  links.map(({ id: link }) => [link.split('--').reverse().join('--'), link]),
);

/** The id that somebody means who writes a connection; other ids of small letters as they are. */
export const typedLink = (word: string): string => linkBy.get(word.toLowerCase()) ?? word.toLowerCase();

const link: Codec = { ...id, parse: typedLink };

const placeOf = (thing: string): number => (goods as readonly string[]).indexOf(thing);

/** So many of several things in one word: `wood:2,iron:1`, or `-` for none. */
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
export const codecs = { id, ids: listOf(id), contract, link, counts };

const written = defineNotation(
  [
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
  ],
  codecs,
);

/** The end of a turn may be typed as `end`, but is not written so: in a mail, such a line ends what is read of it. */
export const notation: typeof written = {
  ...written,
  parse: (line, seat) => written.parse(/^\s*end\s*$/iu.test(line) ? 'end turn' : line, seat),
};
