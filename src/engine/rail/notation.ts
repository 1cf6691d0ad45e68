import {
  defineNotation,
  listOf,
  seatCalled,
  seatName,
  type Codec,
  type NotationForm,
  type Json,
  type Notation,
} from '../core/index.js';
import type { Run } from './map/types.js';
import type { Source } from './state.js';

/** Finds the name of something typed in any case: most are in capitals, but some have small letters (`a12`, `LdStEG`). */
type Name = (typed: string) => string;

const namesAmong = (names: readonly string[]): Name => {
  const small = new Map(names.filter(one => one !== one.toUpperCase()).map(one => [one.toUpperCase(), one]));
  return typed => small.get(typed.toUpperCase()) ?? typed.toUpperCase();
};

/** `E19` is the first stop of E19, `G19.1` the second of G19. */
const spotOf = (name: Name): Codec => ({
  print: String,
  parse: word => {
    const match = /^([A-Z]+\d+)(\.\d)?$/i.exec(word);
    return match ? name(match[1]!) + (match[2] ?? '') : undefined;
  },
});

const hexOf = (name: Name): Codec => ({
  print: String,
  parse: word => (/^[A-Z]+\d+$/i.test(word) ? name(word) : undefined),
});

/** Companies and privates are written as their ids are, but need not be typed so; what is none of these, such as a tile or a train, in capitals. */
export const idAmong = (ids: readonly string[]): Codec => ({ print: String, parse: namesAmong(ids) });

/** A word in small letters, in whatever case it is typed. */
export const word: Codec = { print: String, parse: text => text.toLowerCase() };

/** `P1` is the first seat. */
const seat: Codec = { print: value => seatName(Number(value)), parse: seatCalled };

const printRun = (run: Run): string => `${run.train} ${run.path.join('-')}`;

const parseRun = (text: string, name: Name): Run | undefined => {
  const match = /^(\S+) (\S+)$/.exec(text.trim());
  if (!match) return undefined;
  const path = match[2]!.replace(/\b[A-Z]+\d+/gi, name).split('-');
  return { train: match[1]!.toUpperCase(), path };
};

/** `3 E19-F20-G19, 2 G19-F20`: each train with its hexes in order of travel. */
const runsOf = (name: Name): Codec => ({
  greedy: true,
  print: value => (value as unknown as readonly Run[]).map(printRun).join(', ') || 'nothing',
  parse: text => {
    if (text.toLowerCase() === 'nothing') return [];
    const all = text.split(',').map(run => parseRun(run, name));
    return all.every(run => run !== undefined) ? (all as unknown as Json) : undefined;
  },
});

/** Where shares are bought, with the word for it behind the company: none for the first place, where most are sold. */
export const placesOf = (
  sells: readonly Source[],
): readonly { readonly from: Source; readonly named: string }[] =>
  [...new Set<Source>([...sells, 'pool'])].map((from, at) => ({ from, named: at === 0 ? '' : ` ${from}` }));

/** Taking shares: a plain `buy PRR` takes from where the title's companies first sell theirs, `exchange MH` likewise. */
const shareForms = (sells: readonly Source[]): readonly NotationForm[] => {
  const places = placesOf(sells);
  return [
    ...places.map(({ from, named }) => ({
      type: 'buy',
      form: `buy <company:id>${named}`,
      fixed: { from, shares: 1 },
    })),
    ...places.map(({ from, named }) => ({
      type: 'buy',
      form: `buy <shares:int> <company:id>${named}`,
      fixed: { from },
    })),
    ...places.map(({ from, named }) => ({
      type: 'exchange',
      form: `exchange <private:id>${named}`,
      fixed: { from },
    })),
  ];
};

/** The words of every 18xx. A title adds its own forms behind them. */
export const railForms: readonly NotationForm[] = [
  { type: 'pass', form: 'pass' },
  { type: 'take', form: 'take <private:id>' },
  { type: 'bid', form: 'bid <private:id> <price:int>' },
  { type: 'par', form: 'par <company:id> <price:int>' },
  { type: 'sell', form: 'sell <shares:int> <company:id>' },
  { type: 'home', form: 'home <spot:spot>' },
  { type: 'use-lay', form: 'use <private:id> <hex:hex> <tile:id> r<rotation:int>' },
  { type: 'use-token', form: 'use <private:id> token <spot:spot>' },
  { type: 'token', form: 'token <spot:spot>' },
  { type: 'run', form: 'run <runs:runs>' },
  { type: 'dividend', form: 'pay', fixed: { kind: 'pay' } },
  { type: 'dividend', form: 'withhold', fixed: { kind: 'withhold' } },
  { type: 'train', form: 'train <train:id>', fixed: { from: 'depot' } },
  { type: 'train', form: 'train <train:id> pool', fixed: { from: 'pool' } },
  { type: 'train', form: 'train <train:id> for <trade:id>', fixed: { from: 'depot' } },
  { type: 'train', form: 'train <train:id> from <from:id> <price:int>' },
  { type: 'discard', form: 'discard <train:id> of <company:id>' },
  { type: 'acquire', form: 'acquire <private:id> <price:int>' },
  {
    type: 'offer',
    form: 'offer train <item:id> from <from:id> to <buyer:id> <price:int>',
    fixed: { what: 'train' },
  },
  {
    type: 'offer',
    form: 'offer private <item:id> from <from:id> to <buyer:id> <price:int>',
    fixed: { what: 'private' },
  },
  { type: 'accept', form: 'accept <offer:int>' },
  { type: 'decline', form: 'decline <offer:int>' },
  { type: 'withdraw', form: 'withdraw <offer:int>' },
  { type: 'bankrupt', form: 'bankrupt' },
  { type: 'lay', form: '<hex:hex> <tile:id> r<rotation:int>' },
];

interface NotationOfTitle {
  /** Forms of the title's own, read before the general ones. */
  readonly own?: readonly NotationForm[];
  /** Where companies sell their shares; a plain `buy PRR` takes from the first. */
  readonly sells?: readonly Source[];
  /** The map's hexes. */
  readonly hexes?: readonly string[];
  /** The ids of companies and privates. */
  readonly ids?: readonly string[];
}

/** The notation of an 18xx title. */
export const railNotation = ({
  own = [],
  sells = ['ipo'],
  hexes = [],
  ids = [],
}: NotationOfTitle = {}): Notation => {
  const name = namesAmong(hexes);
  const id = idAmong(ids);
  return defineNotation([...own, ...shareForms(sells), ...railForms], {
    spot: spotOf(name),
    hex: hexOf(name),
    id,
    ids: listOf(id),
    word,
    seat,
    runs: runsOf(name),
  });
};
