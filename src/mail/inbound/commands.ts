import { anySender, type Ours } from './attribution.js';
import { commandText, plainLine } from './lines.js';
import { isProse, lookAlone, type LineLook } from './looks.js';
import { isClosing, isGreeting } from './quotes.js';
import { ownLines, type OwnLine } from './written.js';

/** What a reply tells us to do. */
export interface Commands {
  /** The first lines, each a command, in their order. */
  readonly commands: readonly string[];
  /** The beginning of what its author wrote besides; it is not read as commands. */
  readonly rest: string;
}

/** What is known of the mail that is answered. */
export interface ReplyContext {
  readonly ours?: Ours;
  /** What a line looks like, judged with the game at hand. */
  readonly look?: (line: string) => LineLook;
}

/** Commands of one mail; nobody needs more for a turn. */
export const MOST_COMMANDS = 20;

/** Longest line that is read; the runs of a company with many trains are far shorter. */
const MOST_LETTERS = 1000;

/** Lines looked at; a quote of the turn's mail above the reply is shorter. */
const MOST_LINES = 3000;

/** Sentences before the first move that are passed over, greetings not counted. */
const MOST_SKIPPED = 3;

/** Mail programs break lines at about 72 letters: what follows a longer one may belong to it. */
const WRAPPED = 50;

/** Kept of what was written besides the commands. */
const MOST_REST = 300;

const stop = /^(?:\.|ende?)$/iu;

/** One or two words and a mark that parts them from what follows: `Hi, pass`, `My move: pass`. */
const opening = /^[^\s,:;.!\d]+(?: [^\s,:;.!\d]+)?(?: ?[,:;.!]| -)(?=.)/u;

/** What parts a move from a closing behind it: `pass, thanks`. */
const marks = [',', ';', '.', '!', ' - '];

const withoutMarks = (text: string): string => text.replace(/^[,:;.! -]+/u, '');

/** What a line holds between a greeting before it and a closing behind it: what may be a move. */
const inside = (bare: string): readonly string[] => {
  const greeting = opening.exec(bare)?.[0] ?? '';
  const at = Math.max(...marks.map(mark => bare.lastIndexOf(mark)));
  return [
    ...(greeting === '' ? [] : [withoutMarks(bare.slice(greeting.length))]),
    ...(at > 0 && isClosing(withoutMarks(bare.slice(at))) ? [bare.slice(0, at)] : []),
  ];
};

/** A line as a command, and how it looks; a greeting before the move on the same line, or a closing behind, is left out. */
const asCommand = (
  line: string,
  look: (line: string) => LineLook,
): { readonly bare: string; readonly look: LineLook } => {
  const bare = commandText(line);
  const first = look(bare);
  if (first === 'move') return { bare, look: first };
  const inner = inside(bare)
    .map(commandText)
    .find(part => part !== '' && look(part) === 'move');
  return inner === undefined ? { bare, look: first } : { bare: inner, look: 'move' };
};

/** One pass over an author's own lines. */
interface Reader {
  readonly own: readonly OwnLine[];
  readonly look: (line: string) => LineLook;
}

const isGap = (line: OwnLine | undefined): boolean => line === undefined || line === null || line === '';

/**
 * Where the first move stands: behind greetings, thanks and a few sentences. -1 where there is none, or where a line
 * before it may be a move with a slip: nothing is played past that.
 */
const firstMove = ({ own, look }: Reader): number => {
  let skipped = 0;
  for (const [at, line] of own.entries()) {
    if (line === null || line === '') continue;
    const { bare, look: looks } = asCommand(line, look);
    if (isClosing(line) && looks !== 'move') continue;
    if (looks !== 'other') return at;
    if (isGreeting(line) || (bare === '' && !stop.test(line))) continue;
    if (stop.test(line) || !isProse(line, look) || ++skipped > MOST_SKIPPED) return -1;
  }
  return -1;
};

/** The first line that is not a greeting, where no move was found: what stands there may be meant as one. */
const firstText = ({ own }: Reader): number => {
  const found = own.findIndex(
    line => line && (stop.test(line) || (commandText(line) !== '' && !isGreeting(line))),
  );
  return found === -1 ? own.length : found;
};

/** Does a move still follow in the same block of lines? */
const moveFollows = ({ own, look }: Reader, from: number): boolean => {
  for (let at = from; !isGap(own[at]); at++) {
    const line = own[at]!;
    if (stop.test(line) || isClosing(line)) return false;
    if (asCommand(line, look).look !== 'other') return true;
  }
  return false;
};

/** Is what stands at `at` behind a move no command any more: a closing, a name, a sentence? */
const endsAt = (reader: Reader, at: number, before: string): boolean => {
  const line = reader.own[at]!;
  if (isClosing(line)) return true;
  if (asCommand(line, reader.look).look !== 'other' || before.length >= WRAPPED) return false;
  return !moveFollows(reader, at + 1);
};

/** Reads commands from a line on. @returns with them the line at which reading ended */
const readFrom = (
  reader: Reader,
  from: number,
): { readonly commands: readonly string[]; readonly to: number } => {
  const { own, look } = reader;
  const commands: string[] = [];
  let at = from;
  for (; at < own.length && commands.length < MOST_COMMANDS; at++) {
    const line = own[at]!;
    if (line === null) break;
    if (stop.test(line)) return { commands, to: at + 1 };
    const { bare } = asCommand(line, look);
    if (line === '' || bare === '') {
      // Some programs put an empty line behind each: one is passed over where a move follows.
      const next = own[at + 1];
      if (isGap(next) || asCommand(next!, look).look !== 'move') break;
      continue;
    }
    if (
      commands.length === 0 ? isClosing(line) && look(bare) !== 'move' : endsAt(reader, at, own[at - 1] ?? '')
    )
      break;
    commands.push(bare.slice(0, MOST_LETTERS));
  }
  return { commands, to: at };
};

/**
 * The first moves of a reply's text: up to a closing, a line `.` or `end`, a quote, or an empty line behind which no move
 * stands. What is passed over before them, and what follows them, is the rest.
 */
export const readCommands = (
  text: string,
  { ours = anySender, look = lookAlone }: ReplyContext = {},
): Commands => {
  const lines = text
    .split(/\r\n|\r|\n|\u2028|\u2029/u, MOST_LINES)
    .map(line => plainLine(line.slice(0, 2 * MOST_LETTERS)));
  const reader = { own: ownLines(lines, ours, look), look };
  const move = firstMove(reader);
  const from = move === -1 ? firstText(reader) : move;
  const { commands, to } = readFrom(reader, from);
  const skipped = reader.own.slice(0, from).filter(line => line && !isGreeting(line) && !isClosing(line));
  const rest = [...skipped, ...reader.own.slice(to)]
    .map(line => line ?? '')
    .join('\n')
    .trim();
  return { commands, rest: [...rest].slice(0, MOST_REST).join('') };
};
