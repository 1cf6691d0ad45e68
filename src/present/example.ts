import {
  begin,
  DrawNeeded,
  play,
  settingsFor,
  type Drawn,
  type Fact,
  type GameState,
  type Title,
} from '../engine/core/index.js';

/** Moves at the beginning of a game, written out: each behind its seat, `0 take SV`. */
interface Line {
  readonly seats: number;
  readonly settings?: { readonly [id: string]: unknown };
  readonly line: readonly string[];
}

/** A move as the notation prints it, and what it brought. */
export interface PlayedMove {
  readonly seat: number;
  readonly type: string;
  readonly notation: string;
  readonly facts: readonly Fact[];
}

/** Does something that may draw; what is drawn is the first there is, so that it is the same each time. */
const withDraws = <T>(act: (draws: readonly Drawn[]) => T): T => {
  const draws: Drawn[] = [];
  for (;;) {
    try {
      return act(draws);
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      const { request } = error;
      draws.push(request.kind === 'die' ? [1] : Array.from({ length: request.of }, (_, n) => n));
    }
  }
};

const seatOf = (line: string): number => Number(line.split(' ', 1)[0]);

/** A game before its first move, by the rules of today; what is left out of the settings is as usual. */
export const openingOf = (title: Title, { seats, settings = {} }: Omit<Line, 'line'>): GameState => {
  const start = { rules: title.rules, seats, settings: settingsFor(title, seats, settings) };
  return withDraws(draws => begin(title, start, draws));
};

/**
 * Plays the moves from the start of a game, by the rules of today.
 * @throws Illegal for one that the rules do not allow
 */
export const playLine = (title: Title, { line, ...start }: Line): readonly PlayedMove[] => {
  let state = openingOf(title, start);
  return line.map(words => {
    const seat = seatOf(words);
    const action = title.notation.parse(words.slice(words.indexOf(' ')), seat);
    const applied = withDraws(draws => play(title, state, action, draws));
    state = applied.state;
    return { seat, type: action.type, notation: title.notation.print(action), facts: applied.facts };
  });
};
