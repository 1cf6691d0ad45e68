import { isLanguage, type Language } from './language.js';

/*
 * The Markdown of rules in short as blocks of lines: a heading, a mark, or a paragraph in its languages.
 */

/** Tells that a document is wrong in a line, and what would be right there. */
export type Fault = (line: number, what: string) => void;

/** Lines that belong together. */
export interface Block {
  /** The number of the first, from 1 on. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** A heading, and what stands below it up to the next one. */
export interface Chapter {
  readonly heading: Block;
  readonly blocks: readonly Block[];
}

/** One thing in the languages of a document. */
export type Told = { readonly [L in Language]?: string };

export const isHeading = ({ lines: [first] }: Block): boolean => first!.startsWith('#');
export const isRuling = ({ lines: [first] }: Block): boolean => first!.startsWith('- ');
export const isMark = ({ lines: [first] }: Block): boolean => first!.startsWith('shows:');
export const isParagraph = (block: Block): boolean => !isHeading(block) && !isRuling(block) && !isMark(block);

/** What begins a block even without an empty line above it. */
const BEGINS = /^(?:#|- |shows:)/;

/** What ends with its line. */
const IN_ONE_LINE = /^(?:#|shows:)/;

const blocksIn = (text: string): readonly Block[] => {
  const blocks: { line: number; lines: string[] }[] = [];
  let goesOn = false;
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.trim();
    if (line !== '' && goesOn && !BEGINS.test(line)) blocks.at(-1)!.lines.push(line);
    else if (line !== '') blocks.push({ line: at + 1, lines: [line] });
    goesOn = line !== '' && !IN_ONE_LINE.test(line);
  }
  return blocks;
};

/** A document from heading to heading. What stands above the first of them belongs to none. */
export const chaptersIn = (text: string, fault: Fault): readonly Chapter[] => {
  const chapters: { heading: Block; blocks: Block[] }[] = [];
  for (const block of blocksIn(text)) {
    if (isHeading(block)) chapters.push({ heading: block, blocks: [] });
    else if (chapters.length > 0) chapters.at(-1)!.blocks.push(block);
    else fault(block.line, 'the document begins with a heading, such as `# Rules in short`');
  }
  return chapters;
};

/** `en: ...` and `de: ...` of a paragraph or a ruling. A line that names no language goes on with the one above it. */
export const toldIn = (block: Block, fault: Fault): Told => {
  const told: { [L in Language]?: string } = {};
  let last: Language | undefined;
  for (const [at, whole] of block.lines.entries()) {
    const line = block.line + at;
    const [, label, said = ''] = /^(?:- )?([a-z]{2}):(.*)$/.exec(whole) ?? [];
    if (label === undefined) {
      if (last) told[last] += ` ${whole}`;
      else fault(line, 'a paragraph begins with its language, as in `en: All money is open.`');
    } else if (!isLanguage(label)) fault(line, `\`${label}:\` is no language of this service`);
    else if (told[label] !== undefined)
      fault(line, `a second \`${label}:\` in one paragraph; an empty line stands between paragraphs`);
    else {
      told[label] = said.trim();
      last = label;
      if (told[label] === '') fault(line, `\`${label}:\` says nothing`);
    }
  }
  return told;
};
