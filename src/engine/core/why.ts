import { HiddenNeeded } from './ahead.js';
import { canonical } from './canon.js';
import { DrawNeeded } from './draw.js';
import { Illegal } from './illegal.js';
import type { Seat } from './json.js';
import { fits, type Action } from './option.js';
import { play } from './play.js';
import type { GameState } from './state.js';
import type { Title } from './title.js';

/*
 * Why something cannot be done: what a player would try is tried, and the rules themselves say what is wrong with
 * it. There is no second account of the rules.
 */

/** What the rules say to a move that they refuse. */
export type Refusal = Pick<Illegal, 'code' | 'params'>;

/** What a title knows of moves that somebody would try. */
export interface Tries<S extends GameState = GameState> {
  /**
   * What a seat would try with a thing of the game, by the thing's name, or with nothing in particular: whether it is
   * allowed or not. Ways that differ in their last field alone, such as the turns of a tile, are one way.
   */
  actions(state: S, seat: Seat, of: string | null): readonly Action[];
  /**
   * How far a move has come through the rules that is refused so: 0 where it is not the moment for it, 1 where there
   * is nothing to do it with, 2 where something forbids it.
   */
  readonly reach: (refusal: Refusal) => 0 | 1 | 2;
}

/** Why some ways to make a move are refused. */
export interface Reason extends Refusal {
  /** These ways, one action for each. */
  readonly actions: readonly Action[];
}

/** A kind of move, with what became of each way to make it. */
export interface Tried {
  readonly type: string;
  readonly possible: readonly Action[];
  /** Only of those that came as far through the rules as any; none where something is possible and nothing forbids the rest. */
  readonly reasons: readonly Reason[];
  /** Is it refused just because it is not the moment? */
  readonly untimely: boolean;
}

/** What the rules say to the action; undefined where they take it, or where that hangs on something hidden or drawn. */
const refusalOf = <S extends GameState>(title: Title<S>, state: S, action: Action): Illegal | undefined => {
  try {
    play(title, state, action);
    return undefined;
  } catch (error) {
    if (error instanceof Illegal) return error;
    if (error instanceof DrawNeeded || error instanceof HiddenNeeded) return undefined;
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

/**
 * What becomes of everything that the seat would try with a thing, or with nothing in particular: for each kind of move
 * the ways that are possible, and of the others why not. Nothing where nobody would try anything with it.
 */
export const whyNot = <S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  of: string | null,
): readonly Tried[] => {
  const { tries } = title;
  if (!tries) return [];
  const menu = title.menu(state, seat);
  const isOffered = (action: Action): boolean => menu.some(option => fits(option, action));
  /** Those that came as far through the rules as any. */
  const furthest = (refused: readonly Refused[]): readonly Refused[] => {
    const far = Math.max(...refused.map(tries.reach));
    return refused.filter(one => tries.reach(one) === far);
  };
  const refusedIn = (way: readonly Action[]): readonly Refused[] =>
    furthest(
      way.flatMap(action => {
        const why = refusalOf(title, state, action);
        return why ? { code: why.code, params: why.params, action } : [];
      }),
    ).slice(0, 1);

  return grouped(tries.actions(state, seat, of), ({ type }) => type).map((actions): Tried => {
    const ways = waysOf(actions);
    const possible = ways.flatMap(way => way.find(isOffered) ?? []);
    const refused = furthest(ways.filter(way => !way.some(isOffered)).flatMap(refusedIn));
    const untimely = possible.length === 0 && refused.every(one => tries.reach(one) === 0);
    // Beside what is possible only what is forbidden is worth a word.
    const told = possible.length === 0 ? refused : refused.filter(one => tries.reach(one) === 2);
    return { type: actions[0]!.type, possible, reasons: reasonsOf(told), untimely };
  });
};
