import {
  DrawNeeded,
  begin,
  canonical,
  drawBy,
  findCounts,
  firstCounts,
  play,
  type Action,
  type Applied,
  type DrawRequest,
  type Drawn,
  type Entry,
  type Field,
  type GameState,
  type Json,
  type ManyOf,
  type Option,
  type Seat,
  type SomeOf,
  type Start,
  type Title,
} from '../../src/engine/core/index.js';
import { checkPlain, checkPosition, checkRefusals } from './invariants.js';
import { deepFreeze } from './freeze.js';
import { below, pick, shuffled, type Rng } from './random.js';

/** What the service would draw for the rules. */
export const drawn: (request: DrawRequest, rng: Rng) => Drawn = drawBy;

/** Runs `attempt` with more and more draws until it needs no further one. */
export const withDraws = <T>(
  rng: Rng,
  attempt: (draws: readonly Drawn[]) => T,
): { result: T; draws: readonly Drawn[] } => {
  const draws: Drawn[] = [];
  for (;;) {
    try {
      return { result: attempt(draws), draws };
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      draws.push(drawn(error.request, rng));
    }
  }
};

/** As many of them as are allowed, more often the fewest or the most. */
const some = ({ someOf, from, to, ordered }: SomeOf, rng: Rng): Json => {
  const edge = rng();
  const count = edge < 0.2 ? from : edge < 0.4 ? to : from + below(rng, to - from + 1);
  const chosen = shuffled(rng, someOf).slice(0, count);
  return ordered ? chosen : someOf.filter(one => chosen.includes(one));
};

/** Some counts that are allowed, with each lot's numbers tried in any order; now and then the first ones. */
const many = (field: ManyOf, rng: Rng): Json =>
  rng() < 0.2
    ? firstCounts(field)
    : (findCounts(field, most =>
        shuffled(
          rng,
          Array.from({ length: most + 1 }, (_, n) => n),
        ),
      ) ?? {});

/** A value the field allows. The ends of a range come up more often: that is where rules break. */
const fill = (field: Field, rng: Rng): Json => {
  if ('oneOf' in field) return pick(rng, field.oneOf);
  if ('checked' in field) return field.propose;
  if ('someOf' in field) return some(field, rng);
  if ('manyOf' in field) return many(field, rng);
  const steps = Math.floor((field.to - field.from) / field.by);
  const edge = rng();
  const step = edge < 0.15 ? 0 : edge < 0.3 ? steps : below(rng, steps + 1);
  return field.from + step * field.by;
};

/** The form, filled in at random. */
export const fillIn = (option: Option, seat: Seat, rng: Rng): Action => ({
  seat,
  type: option.type,
  ...Object.fromEntries(Object.entries(option.fields).map(([name, field]) => [name, fill(field, rng)])),
});

/** Any move from the seat's menu, or undefined when it is empty. */
export const randomAction = <S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  rng: Rng,
): Action | undefined => {
  const menu = title.menu(state, seat);
  return menu.length === 0 ? undefined : fillIn(pick(rng, menu), seat, rng);
};

/** Usually a seat that is asked; now and then another one that has something on its menu. */
const randomSeat = <S extends GameState>(
  title: Title<S>,
  state: S,
  asked: readonly Seat[],
  rng: Rng,
): Seat => {
  if (rng() < 0.1) {
    const others = Array.from({ length: state.seats }, (_, seat) => seat).filter(
      seat => !asked.includes(seat) && title.menu(state, seat).length > 0,
    );
    if (others.length > 0) return pick(rng, others);
  }
  return pick(rng, asked);
};

export interface RandomGameStep<S> {
  readonly before: S;
  readonly entry: Extract<Entry, { kind: 'action' }>;
  readonly applied: Applied<S>;
  /** Counted from 1, like the rows of the log. */
  readonly number: number;
}

export interface RandomGameOptions<S> {
  /** Where it goes on from, instead of the start of a game. */
  readonly from?: S;
  readonly onStep?: (step: RandomGameStep<S>) => void;
  /** The game is broken off here (default 10 000). */
  readonly maxSteps?: number;
  /** The invariants are checked in every n-th position (default 1); `audit` always. */
  readonly checkEvery?: number;
  /** How many choices of the menu are tried out in a checked position, beside the one played (default 4). */
  readonly tries?: number;
  /** Chooses a move instead of any one of the menu, for games that would never end otherwise. */
  readonly choose?: (state: S, seat: Seat, rng: Rng) => Action | undefined;
}

export interface RandomGame<S> {
  readonly state: S;
  readonly setupDraws: readonly Drawn[];
  readonly log: readonly Entry[];
  /** False when it was broken off after `maxSteps`. */
  readonly ended: boolean;
}

/**
 * Plays a whole game by picking from the menus alone, and checks in each position what must hold in
 * every game: see `invariants.ts`.
 * @throws Error that names the step and the last move; with the generator's seed the game can be repeated
 */
export const playRandomGame = <S extends GameState>(
  title: Title<S>,
  start: Start,
  rng: Rng,
  { from, onStep, maxSteps = 10_000, checkEvery = 1, tries = 4, choose }: RandomGameOptions<S> = {},
): RandomGame<S> => {
  const { result: first, draws: setupDraws } = from
    ? { result: from, draws: [] }
    : withDraws(rng, draws => begin(title, start, draws));
  const log: Entry[] = [];
  let state = deepFreeze(first);
  let action: Action | undefined;
  try {
    for (;;) {
      const thorough = log.length % checkEvery === 0;
      title.audit(state);
      if (thorough) checkPosition(title, state);
      const { asked } = title.turn(state);
      if (asked.length === 0 || log.length >= maxSteps)
        return { state, setupDraws, log, ended: asked.length === 0 };

      const seat = randomSeat(title, state, asked, rng);
      if (thorough) {
        tryOut(title, state, seat, rng, tries);
        checkRefusals(title, state, seat, rng);
      }
      const chosen = choose?.(state, seat, rng) ?? randomAction(title, state, seat, rng);
      if (!chosen) throw new Error(`seat ${seat} is asked but has nothing on its menu`);
      action = deepFreeze(chosen);
      const before = state;
      const { applied, draws } = playOffered(title, before, action, rng);
      checkPlain(applied.facts, 'facts');
      state = deepFreeze(applied.state);
      const entry = { kind: 'action', action, ...(draws.length > 0 && { draws }) } as const;
      log.push(entry);
      onStep?.({ before, entry, applied, number: log.length });
    }
  } catch (error) {
    const where = `step ${log.length} of ${title.id} with ${start.seats} seats, last move ${JSON.stringify(action)}`;
    throw new Error(`${where}: ${String(error)}`, { cause: error });
  }
};

/** Plays what the menu offered; whatever goes wrong is a fault of the title. */
const playOffered = <S extends GameState>(
  title: Title<S>,
  state: S,
  action: Action,
  rng: Rng,
): { applied: Applied<S>; draws: readonly Drawn[] } => {
  const line = title.notation.print(action);
  const back = title.notation.parse(line, action.seat);
  if (canonical(back) !== canonical(action))
    throw new Error(`the notation "${line}" of ${JSON.stringify(action)} reads as ${JSON.stringify(back)}`);
  const { result, draws } = withDraws(rng, given => play(title, state, back, given));
  return { applied: result, draws };
};

/** Whatever the menu offers is accepted: tries some of it, without keeping the outcome. */
const tryOut = <S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  rng: Rng,
  tries: number,
): void => {
  for (let n = 0; n < tries; n++) {
    const action = randomAction(title, state, seat, rng);
    if (!action) return;
    try {
      playOffered(title, state, action, rng);
    } catch (error) {
      throw new Error(`${JSON.stringify(action)} was offered but not accepted: ${String(error)}`, {
        cause: error,
      });
    }
  }
};
