import {
  firstValue,
  type Action,
  type Field,
  type Json,
  type Option,
  type Seat,
} from '../../src/engine/core/index.js';
import { pick, type Rng } from './random.js';

/** Kinds of action that only put a game off. */
const idle = new Set(['offer', 'withdraw', 'exchange', 'use-lay', 'use-token']);

/** Kinds that hold a game up when they are chosen often; now and then they are. */
const seldom = new Set(['sell', 'redeem', 'repay', 'bankrupt', 'discard']);
const NOW_AND_THEN = 0.03;

/** Kinds that bring a game of trains on, the first of them first. */
const eager = ['run', 'dividend', 'train', 'electrify', 'lay', 'token'];

/** Whoever may buy shares mostly does. */
const BUYS = 0.8;

const least = (field: Field, rng: Rng): Json => {
  if ('oneOf' in field) return pick(rng, field.oneOf);
  return firstValue(field);
};

const without = (menu: readonly Option[], kinds: ReadonlySet<string>): readonly Option[] => {
  const others = menu.filter(option => !kinds.has(option.type));
  return others.length > 0 ? others : menu;
};

const chooseKind = (menu: readonly Option[], rng: Rng): string => {
  const useful = without(menu, idle);
  const sensible = rng() < NOW_AND_THEN ? useful : without(useful, seldom);
  const kinds = [...new Set(sensible.map(option => option.type))];
  if (kinds.includes('buy') && rng() < BUYS) return 'buy';
  return eager.find(type => kinds.includes(type)) ?? pick(rng, kinds);
};

/** Chooses from a menu alone, so that a game of trains comes to its end in some hundred moves. */
export const quickMove = (menu: readonly Option[], seat: Seat, rng: Rng): Action => {
  const kind = chooseKind(menu, rng);
  const option = pick(
    rng,
    menu.filter(o => o.type === kind),
  );
  const fields = Object.entries(option.fields).map(([name, field]) => [name, least(field, rng)] as const);
  return { seat, type: kind, ...Object.fromEntries(fields) };
};
