import { commandText } from './lines.js';

/** What a line looks like: a move, the beginning of one (or one with a slip), or nothing of the kind. */
export type LineLook = 'move' | 'like' | 'other';

const verbs =
  /^(?:pass|bid|buy|sell|par|run|pay|withhold|half|lay|token|take|draft|exchange|discard|scrap|undo|help|auto|\?)(?: |$)/iu;
const place = /^[a-z]{1,2}\d{1,2} \d{1,4} r[0-5]$/iu;

/** The look of a line where no game is known: by the words that begin most moves. */
export const lookAlone = (line: string): LineLook =>
  verbs.test(line) || place.test(line) ? 'move' : 'other';

/** Parts of the language of moves: figures, places, companies' letters. */
const coded = /\d|(?:^|[\s&,])\p{Lu}[\p{Lu}&]+(?:[\s&,.!]|$)/u;

/** Does a line end as a move stands, behind other words: `I would like to pass`? */
const endsInMove = (line: string, look: (line: string) => LineLook): boolean => {
  const words = commandText(line).split(' ', 12);
  return words.some((_, at) => look(words.slice(at).join(' ')) === 'move');
};

/** Is a line that does not look like a move somebody's sentence, and not meant as a move? */
export const isProse = (line: string, look: (line: string) => LineLook): boolean =>
  (/[,:!?\u2026]$/u.test(line) || !coded.test(line)) && !endsInMove(line, look);
