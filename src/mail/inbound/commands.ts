import { commandLine, plainLine } from './lines.js';
import { attribution, isClosing, isEarlierMail, isGreeting, isQuoted, isSignature } from './quotes.js';

/** What a reply tells us to do. */
export interface Commands {
  /** The first lines, each a command, in their order. */
  readonly commands: readonly string[];
  /** The beginning of what its author wrote besides; it is not read as commands. */
  readonly rest: string;
}

/** Commands of one mail; nobody needs more for a turn. */
export const MOST_COMMANDS = 20;

/** Longest line that is read; the runs of a company with many trains are far shorter. */
const MOST_LETTERS = 1000;

/** Lines looked at; a quote of the turn's mail above the reply is shorter. */
const MOST_LINES = 3000;

/** Kept of what was written besides the commands. */
const MOST_REST = 300;

const stop = /^(?:\.|ende?)$/iu;

/** What its author wrote: lines that quote an earlier mail, or a signature, are left out. */
const written = (lines: readonly string[]): readonly string[] => {
  const own: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (isSignature(line) || isEarlierMail(lines, at)) break;
    if (isQuoted(line)) {
      own.push('');
      at++;
      continue;
    }
    const named = attribution(lines, at);
    if (named > 0) {
      let next = at + named;
      while (lines[next] === '') next++;
      // Where the quote is not marked line by line, nothing after it can be told from it.
      if (!isQuoted(lines[next] ?? '')) break;
      own.push('');
      at = next;
      continue;
    }
    own.push(line);
    at++;
  }
  return own;
};

/** The first lines of a reply's text: up to an empty line, a closing, a line `.` or `end`, or a quote. */
export const readCommands = (text: string): Commands => {
  const lines = text
    .split(/\r\n|\r|\n|\u2028|\u2029/u, MOST_LINES)
    .map(line => plainLine(line.slice(0, 2 * MOST_LETTERS)));
  const own = written(lines);
  const commands: string[] = [];
  let at = 0;
  for (; at < own.length && commands.length < MOST_COMMANDS; at++) {
    const line = own[at]!;
    const bare = stop.test(line) ? line : commandLine(line);
    if (bare === '') {
      if (commands.length > 0) break;
      continue;
    }
    if (stop.test(bare)) {
      at++;
      break;
    }
    if (isClosing(line)) break;
    if (commands.length === 0 && isGreeting(line)) continue;
    commands.push(bare.slice(0, MOST_LETTERS));
  }
  const rest = own.slice(at).join('\n').trim();
  return { commands, rest: [...rest].slice(0, MOST_REST).join('') };
};
