import { begin, canonical, foldLog, type Fact, type GameState, type Title } from '../../engine/core/index.js';
import type { Replay } from '../../present/replay.js';

/** A position, and what the row that led to it made happen. */
export interface ReachedPosition {
  readonly state: GameState;
  readonly facts: readonly Fact[];
}

/** Rows played without a pause: a few milliseconds. */
const AT_ONCE = 40;

/** Lets the browser do something else. */
const yieldToBrowser = (): Promise<void> => new Promise(next => setTimeout(next));

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * All positions of a game by the number of the row that led there. They share what stays the same, so that all of them
 * take little more room than one.
 * @returns null where these rules do not lead to the position that the service has
 */
export const playThrough = async (
  title: Title,
  replay: Replay,
): Promise<readonly ReachedPosition[] | null> => {
  const opening = begin(title, replay.start, replay.setupDraws);
  const reached: ReachedPosition[] = [{ state: opening, facts: title.opening?.(opening) ?? [] }];
  for (const { number, state, facts } of foldLog(title, opening, replay.log)) {
    reached.push({ state, facts });
    if (number % AT_ONCE === 0) await yieldToBrowser();
  }
  return (await sha256(canonical(reached.at(-1)!.state))) === replay.stateHash ? reached : null;
};
