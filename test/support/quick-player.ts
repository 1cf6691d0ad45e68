import type { Action, Field, Json, Option, Seat } from '../../src/engine/core/index.js';
import { pick, type Rng } from './random.js';

/** Kinds of action that only put a game off. */
const idle = new Set(['offer', 'withdraw', 'exchange', 'use-lay', 'use-token']);

/** Kinds that bring a game of trains on, the first of them first. */
const eager = ['train', 'run', 'dividend', 'discard', 'bankrupt'];

const least = (field: Field, rng: Rng): Json => {
  if ('oneOf' in field) return pick(rng, field.oneOf);
  return 'from' in field ? field.from : field.propose;
};

/** Chooses from a menu alone, so that a game of trains comes to its end soon. */
export const quickMove = (menu: readonly Option[], seat: Seat, rng: Rng): Action => {
  const sensible = menu.filter(option => !idle.has(option.type));
  const kinds = [...new Set((sensible.length > 0 ? sensible : menu).map(option => option.type))];
  const kind = eager.find(type => kinds.includes(type)) ?? pick(rng, kinds);
  const option = pick(
    rng,
    menu.filter(o => o.type === kind),
  );
  const fields = Object.entries(option.fields).map(([name, field]) => [name, least(field, rng)] as const);
  return { seat, type: kind, ...Object.fromEntries(fields) };
};
