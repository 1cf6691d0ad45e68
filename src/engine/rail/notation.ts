import { defineNotation, type Codec, type Form, type Json, type Notation } from '../core/index.js';
import type { Run } from './map/types.js';

/** `E19` is the first stop of E19, `G19.1` the second of G19. */
const spot: Codec = {
  print: String,
  parse: word => (/^[A-Z]+\d+(\.\d)?$/i.test(word) ? word.toUpperCase() : undefined),
};

const hex: Codec = {
  print: String,
  parse: word => (/^[A-Z]+\d+$/i.test(word) ? word.toUpperCase() : undefined),
};

/** Companies and privates are written in capitals, but need not be typed so. */
const id: Codec = { print: String, parse: word => word.toUpperCase() };

/** `P1` is the first seat. */
const seat: Codec = {
  print: value => `P${String(Number(value) + 1)}`,
  parse: word => (/^P[1-9]\d?$/i.test(word) ? Number(word.slice(1)) - 1 : undefined),
};

const printRun = (run: Run): string => `${run.train} ${run.path.join('-')}`;

const parseRun = (text: string): Run | undefined => {
  const match = /^(\S+) (\S+)$/.exec(text.trim());
  return match ? { train: match[1]!.toUpperCase(), path: match[2]!.toUpperCase().split('-') } : undefined;
};

/** `3 E19-F20-G19, 2 G19-F20`: each train with its hexes in order of travel. */
const runs: Codec = {
  greedy: true,
  print: value => (value as unknown as readonly Run[]).map(printRun).join(', ') || 'nothing',
  parse: text => {
    if (text.toLowerCase() === 'nothing') return [];
    const all = text.split(',').map(parseRun);
    return all.every(run => run !== undefined) ? (all as unknown as Json) : undefined;
  },
};

/** The words of every 18xx. A title adds its own forms behind them. */
export const railForms: readonly Form[] = [
  { type: 'pass', form: 'pass' },
  { type: 'take', form: 'take <private:id>' },
  { type: 'bid', form: 'bid <private:id> <price:int>' },
  { type: 'par', form: 'par <company:id> <price:int>' },
  { type: 'buy', form: 'buy <company:id>', fixed: { from: 'ipo', shares: 1 } },
  { type: 'buy', form: 'buy <company:id> pool', fixed: { from: 'pool', shares: 1 } },
  { type: 'buy', form: 'buy <shares:int> <company:id>', fixed: { from: 'ipo' } },
  { type: 'buy', form: 'buy <shares:int> <company:id> pool', fixed: { from: 'pool' } },
  { type: 'sell', form: 'sell <shares:int> <company:id>' },
  { type: 'exchange', form: 'exchange <private:id>', fixed: { from: 'ipo' } },
  { type: 'exchange', form: 'exchange <private:id> pool', fixed: { from: 'pool' } },
  { type: 'home', form: 'home <spot:spot>' },
  { type: 'use-lay', form: 'use <private:id> <hex:hex> <tile> r<rotation:int>' },
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
  { type: 'lay', form: '<hex:hex> <tile> r<rotation:int>' },
];

/** The notation of an 18xx title, with forms of its own if it has any. */
export const railNotation = (own: readonly Form[] = []): Notation =>
  defineNotation([...own, ...railForms], { spot, hex, id, seat, runs });
