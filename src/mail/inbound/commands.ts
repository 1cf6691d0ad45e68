import { anySender, type Ours } from './attribution.js';
import { commandText, cutTo, plainLine } from './lines.js';
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

/** Lines that one move may have been broken into. */
const MOST_BROKEN = 5;

/** Kept of what was written besides the commands. */
const MOST_REST = 300;

const stop = /^(?:\.|ende?)$/iu;

/** One or two words and a mark that parts them from what follows, or a few and a colon: `Hi, pass`, `My next move: pass`. */
const opening =
  /^(?:[^\s,:;.!\d]+(?: [^\s,:;.!\d]+)?(?: ?[,:;.!]| -)|(?:[^\s,:;.!\d]+ ){1,4}?[^\s,:;.!\d]+ ?:)(?=.)/u;

/** A bullet that a word processor has made a letter. */
const letter = /^\p{L} (?=.)/u;

/** What parts a move from a greeting before it or a closing behind it: `pass, thanks`. */
const mark = /[,:;.!]| - /gu;

/** Longest line in which a move is looked for between a greeting and a closing, and longest of those two. */
const LONGEST_POLITE = { line: 200, part: 80 };

/** Greetings and closings taken off one line at each end. */
const MOST_POLITE = 3;

const withoutMarks = (text: string): string => text.replace(/^[,:;.! -]+/u, '');

const marksIn = (text: string): readonly number[] => [...text.matchAll(mark)].map(({ index }) => index);

/** The line without its first greeting or word of thanks; null where it begins with none. */
const withoutGreeting = (text: string): string | null => {
  const end = marksIn(text.slice(0, LONGEST_POLITE.part)).find(at => {
    const before = text.slice(0, at);
    return isGreeting(before) || isClosing(before);
  });
  return end === undefined ? null : withoutMarks(text.slice(end));
};

/** The line without its last closing, parted by a mark or by nothing; null where it ends in none. */
const withoutClosing = (text: string): string | null => {
  const from = Math.max(1, text.length - LONGEST_POLITE.part);
  const parted = marksIn(text).find(at => at >= from && isClosing(withoutMarks(text.slice(at))));
  if (parted !== undefined) return text.slice(0, parted);
  const words = [...text.matchAll(/ (?=\S{4}|\S+ \S)/gu)].map(({ index }) => index);
  const spoken = words.find(at => at >= from && isClosing(text.slice(at + 1)));
  return spoken === undefined ? null : text.slice(0, spoken);
};

/** What is left of a text each time a part is taken off. */
const peeled = (text: string, without: (text: string) => string | null): readonly string[] => {
  const all = [text];
  for (let count = 0; count < MOST_POLITE; count++) {
    const next = without(all.at(-1)!);
    if (next === null || next === '') break;
    all.push(next);
  }
  return all;
};

/** What a line holds between greetings or a label before it and closings behind it: what may be a move. */
const inside = (bare: string): readonly string[] => {
  if (bare.length > LONGEST_POLITE.line) return [];
  const greeted = peeled(bare, withoutGreeting);
  const labelled = greeted.flatMap(text => {
    const label = opening.exec(text)?.[0];
    return label === undefined ? [] : [withoutMarks(text.slice(label.length))];
  });
  return [...greeted, ...labelled, bare.replace(letter, '')].flatMap(text => peeled(text, withoutClosing));
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

/** Reading a move takes a while, and the same lines are looked at again and again. */
const remembering = (look: (line: string) => LineLook): ((line: string) => LineLook) => {
  const known = new Map<string, LineLook>();
  return line => {
    const found = known.get(line) ?? look(line);
    known.set(line, found);
    return found;
  };
};

/** One pass over an author's own lines. */
interface Reader {
  readonly own: readonly OwnLine[];
  readonly look: (line: string) => LineLook;
}

const isGap = (line: OwnLine | undefined): boolean => line === undefined || line === null || line === '';
const isLong = (line: OwnLine | undefined): boolean => typeof line === 'string' && line.length >= WRAPPED;

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

/** Does a line that looks like nothing belong to a move that a mail program has broken? */
const goesOn = ({ own, look }: Reader, at: number): boolean => {
  for (let from = at - 1; from >= Math.max(0, at - MOST_BROKEN) && isLong(own[from]); from--) {
    let joined = commandText(own[from]!);
    for (let to = from + 1; to < from + MOST_BROKEN && !isGap(own[to]); to++) {
      joined = joined.endsWith('-') ? joined + own[to]! : `${joined} ${own[to]!}`;
      if (to >= at && look(commandText(joined)) === 'move') return true;
      if (!isLong(own[to])) break;
    }
  }
  return false;
};

/** Is what stands at `at` behind a move no command any more: a closing, a name, a sentence? */
const endsAt = (reader: Reader, at: number): boolean => {
  const line = reader.own[at]!;
  if (isClosing(line)) return true;
  if (asCommand(line, reader.look).look !== 'other' || goesOn(reader, at)) return false;
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
    if (commands.length === 0 ? isClosing(line) && look(bare) !== 'move' : endsAt(reader, at)) break;
    commands.push(cutTo(bare, MOST_LETTERS));
  }
  return { commands, to: at };
};

/**
 * The first moves of a reply's text: up to a closing, a line `.` or `end`, a quote, or an empty line behind which no move
 * stands. What is passed over before them, and what follows them, is the rest.
 */
export const readCommands = (
  text: string,
  { ours = anySender, look: lookAt = lookAlone }: ReplyContext = {},
): Commands => {
  const look = remembering(lookAt);
  const lines = text
    .split(/\r\n|\r|\n|\u2028|\u2029/u, MOST_LINES)
    .map(line => plainLine(line.slice(0, 2 * MOST_LETTERS)));
  const reader = { own: ownLines(lines, ours, line => asCommand(line, look).look), look };
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
