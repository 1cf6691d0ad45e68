import {
  firstValue,
  type Action,
  type Field,
  type Json,
  type Option,
} from '../../../../engine/core/index.js';
import type { EngineerKind, PlayerState, SteamState } from '../position/state.js';
import type { WorkAhead } from './way.js';

/** What lies before a player who has to move. */
export interface Look {
  readonly s: SteamState;
  readonly seat: number;
  readonly me: PlayerState;
  readonly menu: readonly Option[];
  /** Where the network is to grow. */
  readonly way: WorkAhead;
}

/** A move where there is one of the kind to be made. */
export type Habit = (look: Look) => Action | null;

/** The values of a form that are chosen; null where the form is not wanted. */
type Choice = (option: Option) => { readonly [field: string]: Json } | null;

/** The first form of a type that is wanted, filled in; `choice` takes the place of what stands there first. */
export const doing = ({ menu, seat }: Look, type: string, choice: Choice = () => ({})): Action | null => {
  for (const option of menu) {
    const chosen = option.type === type ? choice(option) : null;
    if (!chosen) continue;
    const first = Object.entries(option.fields).map(([name, field]) => [name, firstValue(field)]);
    return { ...(Object.fromEntries(first) as object), ...chosen, seat, type };
  }
  return null;
};

/** Does whatever is offered first of that type. */
export const simply =
  (type: string): Habit =>
  look =>
    doing(look, type);

/** What a field offers to choose one of; nothing where the form has no such field. */
export const onlyOf = (field: Field | undefined): readonly Json[] =>
  (field as Extract<Field, { readonly oneOf: unknown }> | undefined)?.oneOf ?? [];

/** The highest number that a field takes. */
export const highestIn = (field: Field | undefined): number =>
  (field as Extract<Field, { readonly to: number }>).to;

/** The engineer whom the next bridge or tunnel on the way takes, if there is none yet. */
export const neededEngineer = ({ me, way }: Look): EngineerKind | undefined =>
  way.links.flatMap(({ kind }) => (kind === 'normal' || me.engineers.includes(kind) ? [] : [kind]))[0];

/** As many as can be of what is listed first. */
export const downwards = (most: number): readonly number[] =>
  Array.from({ length: most + 1 }, (_, n) => most - n);

/** The first of those with the highest worth. */
export const highestBy = <T>(things: readonly T[], worth: (thing: T) => number): T | undefined => {
  let best: { readonly thing: T; readonly worth: number } | undefined;
  for (const thing of things) {
    const found = worth(thing);
    if (!best || found > best.worth) best = { thing, worth: found };
  }
  return best?.thing;
};
