import { OWN } from '../../present/first-game.js';
import { fill } from '../../words/fill.js';
import { make, tool } from '../turn/make.js';
import { saidOf } from './suggested.js';
import type { Question } from './thinking.js';

/**
 * The question what the computer would do. What answers it is loaded when it is asked, and is given what this page has already: else both
 * would wait for a file that they have in common.
 */
export const questionOf = (about: Omit<Question, 'seat' | 't' | 'said'>): HTMLElement => {
  const { adviceAsk, thought } = about.words;
  const t: Question['t'] = (key, ...[params]) => fill(thought[key], params ?? {});
  const question = { ...about, seat: OWN, t, said: saidOf };
  const box = make('section', { id: 'advice', ariaLabel: adviceAsk });
  const answer = async (): Promise<void> => (await import('./thinking.js')).answerIn(box, question);
  box.append(tool(() => void answer(), adviceAsk));
  return box;
};
