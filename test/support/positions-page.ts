import { readFileSync } from 'node:fs';

/** What the page about positions says, for tests that hold it to what is played. */
const text = readFileSync(new URL('../../docs/positions.md', import.meta.url), 'utf8');

const code = (cell: string): readonly string[] => [...cell.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name!);

/** The rows of the table that follows some words: what is code in the first column, and in the second. */
export const tableAfter = (words: string): readonly (readonly [readonly string[], readonly string[]])[] =>
  /\n\|.*?(?=\n\n|\n*$)/s
    .exec(text.slice(text.indexOf(words)))![0]
    .trim()
    .split('\n')
    .slice(2)
    .map(line => line.split('|').map(code))
    .map(cells => [cells[1]!, cells[2]!] as const);
