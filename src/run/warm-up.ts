import { setTimeout as pause } from 'node:timers/promises';
import { mostSeats, type Title } from '../engine/core/index.js';
import { openingOf } from '../present/example.js';
import type { Presenters } from '../present/presenter.js';
import { languages } from '../words/language.js';

interface Warmed {
  readonly titles: Iterable<Title>;
  readonly presenters: Presenters;
  /** Once it is aborted, nothing more is begun. */
  readonly signal: AbortSignal;
  /** Leaves the process to others, for about so many milliseconds. */
  readonly rest?: (milliseconds: number) => Promise<unknown>;
}

/** The least rest, in milliseconds: a connection to the database is made in it. */
const REST = 50;

/**
 * Draws each title's opening once, for nobody: the first drawing of a title takes a quarter of a second longer than
 * those after it, and should not keep the first reader after a start waiting. Each drawing is followed by a rest as long
 * as it took: what goes to and fro with the database several times, such as a new connection, would otherwise wait for a
 * drawing each time, and be given up.
 */
export const warmUp = async ({
  titles,
  presenters,
  signal,
  rest = milliseconds => pause(milliseconds, undefined, { signal }).catch(() => undefined),
}: Warmed): Promise<void> => {
  let took = 0;
  for (const title of titles)
    for (const language of languages) {
      await rest(Math.max(REST, took));
      if (signal.aborted) return;
      const began = performance.now();
      const seats = mostSeats(title);
      const view = title.view(openingOf(title, { seats }), null);
      const names = Array.from({ length: seats }, (_, at) => String(at + 1));
      presenters[title.id]?.present({ view, seat: null, names, language });
      took = performance.now() - began;
    }
};
