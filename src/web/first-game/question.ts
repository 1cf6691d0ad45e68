import { make } from '../turn/make.js';
import type { Question } from './thinking.js';

/** The question what the computer would do; what answers it is loaded when it is asked. */
export const questionOf = (question: Question): HTMLElement => {
  const { adviceAsk } = question.words;
  const box = make('section', { id: 'advice', ariaLabel: adviceAsk });
  const onclick = async (): Promise<void> => (await import('./thinking.js')).answerIn(box, question);
  box.append(make('button', { type: 'button', className: 'quiet', onclick }, adviceAsk));
  return box;
};
