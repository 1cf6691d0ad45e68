import type { Advice } from '../../service/computer/advice.js';
import type { Position } from '../../service/types.js';
import { wordedAdvice } from '../advice.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';

/** A move with which the form for typed ones is filled in, and what is said of that. */
export interface ProposedMove {
  readonly line: string;
  readonly said: string;
}

/** What the turn shows of what the computer would do: the question, or the answer. */
export interface AdviceModel {
  readonly seat: number;
  readonly given: GivenAdvice | undefined;
}

interface GivenAdvice {
  /** What the move brings about. */
  readonly said: string;
  readonly reason: string;
  readonly notation: string;
  /** Where the move is put into the form. */
  readonly use: string;
  /** The reader has just asked. */
  readonly fresh: boolean;
}

/** The address of the game's page with one choice more. */
const withChoice = (path: string, choice: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${choice}`;

/**
 * Undefined where the reader may not ask, or is not waited for.
 * @param given what they were told of this position; @param path of the game's page, with the seat where one was chosen
 */
export const adviceModel = (
  { deps, query }: PageCall,
  { game, language }: Scene,
  at: Position,
  given: Advice | null,
  path: string,
): AdviceModel | undefined => {
  if (!game.advice || at.seat === null || !at.turn.asked.includes(at.seat)) return undefined;
  const worded = given && wordedAdvice({ deps, language }, game, at, given);
  return {
    seat: at.seat,
    given: worded
      ? {
          said: `${worded.words.join('; ')}.`,
          reason: worded.reason,
          notation: given.notation,
          use: `${withChoice(path, `advice=${String(given.number)}`)}#typed`,
          fresh: query['advised'] !== undefined,
        }
      : undefined,
  };
};

/** The move with which the game's page is asked to fill in its form (`?advice=`), where that was said of this position. */
export const advisedMove = ({ query, t }: PageCall, given: Advice | null): ProposedMove | undefined =>
  given && query['advice'] === String(given.number)
    ? { line: given.notation, said: t('adviceWritten') }
    : undefined;
