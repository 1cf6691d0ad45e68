import { menuAhead } from './ahead.js';
import { HiddenNeeded } from './hidden-needed.js';
import { canonical } from './canon.js';
import { DrawNeeded } from './draw.js';
import { refusalIn, type Refusal } from './illegal.js';
import type { Seat } from './json.js';
import { kept } from './kept.js';
import { fits, type Action } from './option.js';
import { play } from './play.js';
import type { GameState } from './state.js';
import type { Title } from './title.js';
import type { Tries } from './tries.js';

/*
 * Why something cannot be done: what a player would try is tried, and the rules themselves say what is wrong with
 * it. There is no second account of the rules.
 */

/** Why some ways to make a move are refused. */
export interface Reason extends Refusal {
  /** These ways, one action for each. */
  readonly actions: readonly Action[];
}

/** A kind of move, with what became of each way to make it. */
export interface Tried {
  readonly type: string;
  readonly possible: readonly Action[];
  /**
   * Only of those that came as far through the rules as any; none where something is possible and nothing forbids the rest.
   * None either where nobody can tell, since that hangs on something hidden or drawn: then nothing is possible for sure.
   */
  readonly reasons: readonly Reason[];
  /** Is it refused just because it is not the moment? */
  readonly untimely: boolean;
}

/** What the rules say to the action; null where they take it, or where that hangs on something hidden or drawn. */
const refusalOf = <S extends GameState>(title: Title<S>, state: S, action: Action): Refusal | null => {
  try {
    return refusalIn(() => play(title, state, action)) ?? null;
  } catch (error) {
    if (error instanceof DrawNeeded || error instanceof HiddenNeeded) return null;
    throw error;
  }
};

/** The items in groups, in the order in which each group is met first. */
const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
};

/** Ways to make a move, each with its turns. */
const waysOf = (actions: readonly Action[]): readonly (readonly Action[])[] =>
  grouped(actions, action => JSON.stringify(Object.entries(action).slice(0, -1)));

interface Refused extends Refusal {
  readonly action: Action;
}

/** The same reason, whichever tile or place it names: what only repeats the action does not tell it from another. */
const reasonKey = ({ code, params, action }: Refused): string =>
  canonical([
    code,
    ...Object.entries(params).map(([name, value]) => (name in action ? [name] : [name, value])),
  ]);

const reasonsOf = (refused: readonly Refused[]): readonly Reason[] =>
  grouped(refused, reasonKey).map(same => ({
    code: same[0]!.code,
    params: same[0]!.params,
    actions: same.map(({ action }) => action),
  }));

/** Those that came as far through the rules as any, and how far that is. */
const furthest = (
  { reach }: Pick<Tries, 'reach'>,
  refused: readonly Refused[],
): { readonly far: number; readonly refused: readonly Refused[] } => {
  const far = Math.max(0, ...refused.map(reach));
  return { far, refused: refused.filter(one => reach(one) === far) };
};

/** What the rules say to a way to make a move; of its turns the one is told that comes furthest. */
const refusedWay = (
  tries: Pick<Tries, 'reach'>,
  refusal: (action: Action) => Refusal | null,
  way: readonly Action[],
): readonly Refused[] => {
  const refused = way.flatMap(action => {
    const why = refusal(action);
    return why ? { code: why.code, params: why.params, action } : [];
  });
  return furthest(tries, refused).refused.slice(0, 1);
};

/**
 * What becomes of everything that the seat would try with a thing, or with nothing in particular: for each kind of
 * move the ways that are possible, and of the others why not. What is possible comes first, then what came furthest
 * through the rules. Nothing where nobody would try anything with it.
 */
export const whyNot = <S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  of: string | null,
): readonly Tried[] => {
  const { tries } = title;
  if (!tries) return [];
  const menu = menuAhead(title, state, seat);
  const refusal = kept((action: Action) => refusalOf(title, state, action));
  const isOffered = (action: Action): boolean =>
    menu.some(
      option =>
        fits(option, action) &&
        // What the menu leaves to the rules is asked of them.
        (!Object.values(option.fields).some(field => 'checked' in field) || !refusal(action)),
    );
  const kinds = grouped(tries.actions(state, seat, of), ({ type }) => type).map(actions => {
    const ways = waysOf(actions);
    const offered = ways.map(way => way.find(isOffered));
    const possible = offered.filter(action => action !== undefined);
    const closed = ways.filter((_, at) => !offered[at]);
    const { far, refused } = furthest(
      tries,
      closed.flatMap(way => refusedWay(tries, refusal, way)),
    );
    // Beside what is possible only what is forbidden is worth a word.
    const reasons = reasonsOf(possible.length === 0 || far === 2 ? refused : []);
    const untimely = possible.length === 0 && refused.length > 0 && far === 0;
    const tried: Tried = { type: actions[0]!.type, possible, reasons, untimely };
    return { tried, far: possible.length > 0 ? 3 : far };
  });
  return kinds.toSorted((a, b) => b.far - a.far).map(({ tried }) => tried);
};
