import { canonical } from './canon.js';
import { drawBy, type Chance } from './chance.js';
import { DrawNeeded, type Draw } from './draw.js';
import { HiddenNeeded } from './hidden-needed.js';
import { Illegal } from './illegal.js';
import type { Seat } from './json.js';
import { fits, type Action } from './option.js';
import type { Sight } from './sight.js';
import type { GameState } from './state.js';

/*
 * A seat of the service may think ahead: it tries its moves, plays on from each as people with habits would, and takes
 * the one that leaves it best off. It knows what its seat may see; what is hidden it guesses.
 */

/** How a seat of the service plays: by habit alone, or thinking ahead more or less far. */
export const levels = ['easy', 'ordinary', 'strong'] as const;
export type Level = (typeof levels)[number];

/** How much is tried. */
export interface Breadth {
  /** About how many moves are carried out, including those after the first. */
  readonly steps: number;
  /** How many places for track or a station are tried in addition to the one that habit chooses; they take long to evaluate. */
  readonly places: number;
}

/** How far a seat thinks ahead. */
export interface Effort {
  readonly level: Exclude<Level, 'easy'>;
  /** What is drawn while playing on, and which of equals is taken. */
  readonly chance: Chance;
  /** Is there no time left? Then what has been found so far is taken. */
  readonly isOver?: () => boolean;
}

/** What came of it. */
export interface Thought {
  readonly action: Action;
  /** How many moves were compared. */
  readonly compared: number;
  /** By how much it is expected to leave the seat better off than the best of another kind, in points of the title. */
  readonly gain: number;
  /** That other one; null where there is none. */
  readonly instead: Action | null;
}

/** What a title brings for it. */
export interface Search<S extends GameState> {
  readonly breadth: { readonly [level in Effort['level']]: Breadth };
  /** The position with a guess in place of all that the seat does not see. */
  guess(s: S, seat: Seat, chance: Chance): S;
  /** What the seat would do without thinking. */
  usual(sight: Sight<S>): Action | null;
  /** What it tries of its menu. @param places how many places for track or a station */
  moves(s: S, sight: Sight<S>, places: number): readonly Action[];
  /** @throws Illegal, DrawNeeded, HiddenNeeded */
  apply(s: S, action: Action, draw: Draw): S;
  /** Who moves next, and what they do, after a move that is tried; null where playing on ends. */
  next(from: S, s: S, draw: Draw, tried: Action): Action | null;
  /** How well the seat stands, in points of the title; better where the others stand worse. */
  standing(s: S, seat: Seat): number;
  /** Moves that do nothing more: of equals they are taken rather than others, as habit's are. */
  readonly idle?: ReadonlySet<string>;
  /** Moves that have to pay for themselves: that others lose by them is no reason to make them. */
  readonly forItself?: {
    readonly types: ReadonlySet<string>;
    /** How well the seat stands by itself, however the others do. */
    standing(s: S, seat: Seat): number;
  };
}

/** No position is so far away. */
const FARTHEST = 600;

/** Of two moves that differ by less, in parts of a hundred, either may be taken. */
const EQUAL = 0.2;

/** The position after a move; null where the rules refuse it, or where it hangs on something that is not known. */
export const attempt = <T>(carryOut: () => T): T | null => {
  try {
    return carryOut();
  } catch (error) {
    if (error instanceof Illegal || error instanceof DrawNeeded || error instanceof HiddenNeeded) return null;
    throw error;
  }
};

/** Each kind of move has its turn: where there is no time for all, something of each has been tried. */
const inTurns = (moves: readonly Action[], chance: Chance): readonly Action[] => {
  const tried = new Map<string, number>();
  const turnOf = (kind: string): number => {
    const turn = tried.get(kind) ?? 0;
    tried.set(kind, turn + 1);
    return turn;
  };
  return moves
    .map(move => ({ move, luck: chance() }))
    .sort((a, b) => a.luck - b.luck)
    .map(({ move }) => ({ move, turn: turnOf(move.type) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ move }) => move);
};

interface Tried {
  readonly action: Action;
  readonly worth: number;
  /** The same with some luck, which decides among equals. */
  readonly weighed: number;
}

const bestAmong = (tried: readonly Tried[]): Tried | undefined => {
  let best = tried[0];
  for (const one of tried) if (best && one.weighed > best.weighed) best = one;
  return best;
};

const thoughtOf = (tried: readonly Tried[]): Thought | null => {
  const best = bestAmong(tried);
  if (!best) return null;
  const other = bestAmong(tried.filter(({ action }) => action.type !== best.action.type));
  return {
    action: best.action,
    compared: tried.length,
    gain: other ? Math.max(0, best.worth - other.worth) : 0,
    instead: other?.action ?? null,
  };
};

/** The moves that are compared: what the seat would do without thinking stands first. None where nothing is to be tried. */
const compared = <S extends GameState>(
  search: Search<S>,
  s: S,
  sight: Sight<S>,
  { chance, level }: Effort,
): readonly Action[] => {
  const all = search.moves(s, sight, search.breadth[level].places);
  if (all.length === 0) return [];
  const usual = search.usual({ ...sight, position: s });
  const first = usual && sight.menu.some(option => fits(option, usual)) ? [usual] : [];
  const others = all.filter(move => !first.some(one => canonical(move) === canonical(one)));
  return [...first, ...inTurns(others, chance)];
};

/** Plays on from a move. @returns where that leads, and how many moves were carried out */
const playedOn = <S extends GameState>(
  search: Search<S>,
  s: S,
  action: Action,
  draw: Draw,
): { readonly end: S; readonly steps: number } => {
  let end = search.apply(s, action, draw);
  for (let steps = 1; steps < FARTHEST; steps++) {
    const next = search.next(s, end, draw, action);
    if (!next) return { end, steps };
    end = search.apply(end, next, draw);
  }
  return { end, steps: FARTHEST };
};

/** Where playing on from the first of the moves has led, with which those are compared that have to pay for themselves. */
interface First {
  readonly worth: number;
  readonly alone: number;
}

/** How well the seat stands in the end: after a move that has to pay for itself, no better than by what it has itself. */
const worthOf = <S extends GameState>(
  search: Search<S>,
  { type, seat }: Action,
  end: S,
  first: First | null,
): number => {
  const worth = search.standing(end, seat);
  const { forItself } = search;
  if (!first || !forItself?.types.has(type)) return worth;
  return Math.min(worth, first.worth + forItself.standing(end, seat) - first.alone);
};

/**
 * Thinks, a move at a time: whoever asks may do something else in between. Null where nothing is known of the position,
 * or nothing is to be chosen.
 * @returns what to do; a move of the sight's menu
 */
export function* thinkBy<S extends GameState>(
  search: Search<S>,
  sight: Sight<S>,
  effort: Effort,
): Generator<undefined, Thought | null> {
  if (!sight.position) return null;
  const { chance, level, isOver } = effort;
  const s = search.guess(sight.position, sight.seat, chance);
  const moves = compared(search, s, sight, effort);
  if (moves.length < 2) return null;
  const draw: Draw = request => drawBy(request, chance);
  const tried: Tried[] = [];
  let first: First | null = null;
  let left = search.breadth[level].steps;
  for (const [at, action] of moves.entries()) {
    if (tried.length > 0 && (left <= 0 || isOver?.())) break;
    const played = attempt(() => playedOn(search, s, action, draw));
    if (!played) continue;
    left -= played.steps;
    const worth: number = worthOf(search, action, played.end, first);
    first ??= { worth, alone: search.forItself?.standing(played.end, sight.seat) ?? worth };
    // Among equals habit wins, which sees farther than playing on does, and then doing nothing.
    const luck = at === 0 || search.idle?.has(action.type) ? 1 : chance();
    tried.push({ action, worth, weighed: worth + (Math.abs(worth) * luck * EQUAL) / 100 });
    yield undefined;
  }
  return thoughtOf(tried);
}

/** Thinks without a pause. */
export const thought = (thinking: Generator<undefined, Thought | null>): Thought | null => {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
};
