import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  chanceFrom,
  type Level,
  type Seat,
  type Sight,
  type Thought,
  type Title,
} from '../../engine/core/index.js';

/** How long a seat thinks about one move at most, in milliseconds of the processor. */
const LIMITS = { ordinary: 50, strong: 2_000 } as const satisfies { readonly [level in Level]?: number };

/** Milliseconds of the processor since then: what else the machine does shortens nobody's thoughts. */
const processorTime = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

/** Another game and another seat choose otherwise among equals; the same move thought about again comes out alike. */
const seedOf = (gameId: string, number: number, seat: Seat): number =>
  createHash('sha256')
    .update(`${gameId}:${String(number)}:${String(seat)}`)
    .digest()
    .readUInt32BE();

interface Place {
  readonly gameId: string;
  /** Rows in the game's log. */
  readonly number: number;
  /** Of the seat whose move it is. */
  readonly sight: Sight;
  readonly level: Level;
}

/**
 * Thinks about a move, from what the seat may see and nothing else. Each try is followed by a rest as long as it took, so
 * that mails and clocks go on meanwhile.
 * @returns null where the seat plays by habit, or has nothing to think about
 */
export const thinkBeside = async (
  title: Title,
  { gameId, number, sight, level }: Place,
): Promise<Thought | null> => {
  if (level === 'easy' || !title.think) return null;
  let spent = 0;
  let began = process.cpuUsage();
  const thinking = title.think(sight, {
    level,
    chance: chanceFrom(seedOf(gameId, number, sight.seat)),
    isOver: () => spent + processorTime(began) > LIMITS[level],
  });
  for (;;) {
    began = process.cpuUsage();
    const { done, value } = thinking.next();
    const took = processorTime(began);
    if (done) return value;
    spent += took;
    await pause(took);
  }
};
