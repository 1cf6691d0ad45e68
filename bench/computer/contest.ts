import {
  begin,
  chanceFrom,
  completeSettings,
  drawBy,
  DrawNeeded,
  fits,
  play,
  sensibleMove,
  sightOf,
  thought,
  type Action,
  type Chance,
  type Drawn,
  type GameState,
  type Level,
  type Seat,
  type Title,
} from '../../src/engine/core/index.js';
import { fillIn } from '../../test/support/menu.js';

/**
 * So many moves from the start, one of five is made at random: no two games are alike. Not of somebody who plays alone, whom they
 * would only hurt.
 */
const OPENING = 30;
const NOISE = 0.2;

export interface Outcome {
  /** Points by seat. */
  readonly points: readonly number[];
  /** Why the game ended; null where it did not. */
  readonly end: string | null;
  /** Milliseconds of the processor that each move of the seats took to be found, by seat. */
  readonly took: readonly (readonly number[])[];
  /** Stock rounds, in an 18xx. */
  readonly stockRounds: number | null;
}

const withDraws = <T>(chance: Chance, attempt: (draws: readonly Drawn[]) => T): T => {
  const draws: Drawn[] = [];
  for (;;) {
    try {
      return attempt(draws);
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      draws.push(drawBy(error.request, chance));
    }
  }
};

/** Milliseconds of the processor that this process has taken: other work on the machine does not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What a seat of this level does; it may take as long as it likes. */
const moveBy = <S extends GameState>(
  title: Title<S>,
  s: S,
  seat: Seat,
  level: Level,
  chance: Chance,
): Action => {
  const thinking = level === 'easy' ? undefined : title.think?.(sightOf(title, s, seat), { level, chance });
  const action = (thinking && thought(thinking))?.action ?? sensibleMove(title, s, seat);
  if (!action || !title.menu(s, seat).some(option => fits(option, action)))
    throw new Error(`not on the menu: ${JSON.stringify(action)}`);
  return action;
};

const atRandom = <S extends GameState>(title: Title<S>, s: S, seat: Seat, chance: Chance): Action => {
  const menu = title.menu(s, seat).filter(({ type }) => type !== 'offer');
  return fillIn(menu[Math.floor(chance() * menu.length)]!, seat, chance);
};

/**
 * Plays a game to its end, or so many moves of it.
 * @param levels how each seat plays
 */
export const contest = <S extends GameState>(
  title: Title<S>,
  levels: readonly Level[],
  seed: number,
  most = Infinity,
): Outcome => {
  const chance = chanceFrom(seed);
  const settings = completeSettings(title.settings, {});
  const start = { rules: title.rules, seats: levels.length, settings };
  let s = withDraws(chance, draws => begin(title, start, draws));
  const took = levels.map((): number[] => []);
  for (let n = 0; n < most; n++) {
    const [seat] = title.turn(s).asked;
    if (seat === undefined) break;
    const isRandom = levels.length > 1 && n < OPENING && chance() < NOISE;
    const before = processorTime();
    const action = isRandom
      ? atRandom(title, s, seat, chance)
      : moveBy(title, s, seat, levels[seat]!, chance);
    if (!isRandom) took[seat]!.push(processorTime() - before);
    s = withDraws(chance, draws => play(title, s, action, draws)).state;
  }
  const points = levels.map(() => 0);
  for (const score of title.scores!(s)) points[score.seat] = score.points;
  const end = title.status(s).result?.reason ?? null;
  return { points, end, took, stockRounds: 'set' in s ? (s.set as number) : null };
};
