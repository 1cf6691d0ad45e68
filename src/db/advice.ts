import type { Action, Level, Thought } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** What the computer would do for a seat. It tells what the seat sees, and is for its player alone. */
export type AdviceRow = Columns<
  'advice',
  'game_id' | 'seat' | 'number',
  {
    readonly level: Level;
    readonly action: Action;
    /** Null where nothing was compared. */
    readonly thought: Thought | null;
  }
>;

/** What was said to the seat last. */
export const readAdvice = async (tx: Tx, gameId: string, seat: number): Promise<AdviceRow | undefined> =>
  (await tx.rows<AdviceRow>('SELECT * FROM advice WHERE game_id = $1 AND seat = $2', [gameId, seat]))[0];

/** Keeps it in place of what was said to the seat before. */
export const keepAdvice = async (tx: Tx, advice: AdviceRow): Promise<void> => {
  await tx.rows(
    `INSERT INTO advice (game_id, seat, number, level, action, thought) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (game_id, seat) DO UPDATE SET number = excluded.number, level = excluded.level,
       action = excluded.action, thought = excluded.thought`,
    [
      advice.game_id,
      advice.seat,
      advice.number,
      advice.level,
      JSON.stringify(advice.action),
      advice.thought && JSON.stringify(advice.thought),
    ],
  );
};
