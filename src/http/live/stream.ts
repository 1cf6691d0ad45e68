import type { Response } from 'express';
import type { Marks } from '../../service/live/marks.js';

/** After a stream has ended the browser waits for so long, in milliseconds; many that end together come back one by one. */
const RETRY = { least: 1_000, most: 5_000 };

/** What has not been taken up, in bytes: nobody reads it any more. */
const MOST_UNREAD = 16_384;

/** One answer that stays open, in the form of server-sent events. */
interface Line {
  /** Shows proxies and the reader's program that somebody is there. */
  readonly beat: () => void;
  readonly end: () => void;
}

/** Of a game. */
export interface Stream extends Line {
  /** Tells where the game stands. */
  readonly tell: (marks: Marks) => void;
}

/** Of a person. */
export interface TurnsStream extends Line {
  /** Tells how many games wait for them. */
  readonly count: (games: number) => void;
}

/** Where a game of an account stands. */
export interface AccountGame extends Marks {
  readonly game: string;
}

/** Of all games of a person. */
export interface AccountStream extends Line {
  /** Tells where all of them stand. */
  readonly begin: (games: readonly AccountGame[]) => void;
  /** Tells where one of them stands now. */
  readonly changed: (game: string, marks: Marks) => void;
}

/** Begins to answer. No proxy may keep back or pack what comes. */
export const openStream = (res: Response): Stream & TurnsStream & AccountStream => {
  res.status(200);
  res.setHeader('Content-Type', 'text/event-stream');
  res.setHeader('Cache-Control', 'no-store, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
  const write = (text: string): void => {
    if (res.writableEnded) return;
    if (res.writableLength > MOST_UNREAD) res.destroy();
    else res.write(text);
  };
  write(`retry: ${String(Math.round(RETRY.least + Math.random() * (RETRY.most - RETRY.least)))}\n\n`);
  return {
    tell: marks => write(`id: ${String(marks.number)}\nevent: game\ndata: ${JSON.stringify(marks)}\n\n`),
    begin: games => write(`event: games\ndata: ${JSON.stringify({ games })}\n\n`),
    changed: (game, marks) => write(`event: game\ndata: ${JSON.stringify({ game, ...marks })}\n\n`),
    count: games => write(`event: turns\ndata: ${String(games)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => res.end(),
  };
};
