import type { Level } from '../engine/core/index.js';
import type { WordsOf } from './pages.js';

/** What the computer compared, in the title's notation. */
export interface Compared {
  readonly compared: number;
  readonly gain: number;
  /** The best move of another kind; null where there was none. */
  readonly instead: string | null;
}

/** The texts that say why the computer chose a move. */
export const thoughtKeys = [
  'thoughtMore',
  'thoughtEqual',
  'thoughtBest',
  'thoughtOnly',
  'thoughtHabit',
  'thoughtNone',
] as const;

type Said = WordsOf<(typeof thoughtKeys)[number]>;

/** What says how much a move is worth, in the words of the title, and which move it was, as the reader types it. */
interface Worth {
  readonly worth: (amount: number) => string;
  readonly line: (line: string) => string;
}

/** Why the computer chose a move for which it thought ahead, as a sentence. */
export const thoughtText = (t: Said, { worth, line }: Worth, thought: Compared): string => {
  const { compared, gain } = thought;
  if (compared === 1) return t('thoughtOnly');
  if (thought.instead === null) return t('thoughtBest', { compared });
  const instead = line(thought.instead);
  if (gain <= 0) return t('thoughtEqual', { instead, compared });
  return t('thoughtMore', { worth: worth(gain), instead, compared });
};

/** The same of any move that it would make; nothing was compared where the thought is null. */
export const reasonText = (
  t: Said,
  words: Worth,
  { thought, level }: { readonly thought: Compared | null; readonly level: Level },
): string => {
  if (thought) return thoughtText(t, words, thought);
  return t(level === 'easy' ? 'thoughtHabit' : 'thoughtNone');
};
