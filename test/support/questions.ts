import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { begin, play, type GameState, type Title } from '../../src/engine/core/index.js';
import { titles } from '../../src/titles/registry.js';
import { namesOfStoredGames, readStoredGame } from './stored-games.js';

/*
 * A position of a stored game for each kind of question that a title asks, by the round in which it is asked: a question a line,
 * `npm run store-games` adds those that are missing.
 */

const questionsFile = fileURLToPath(new URL('../fixtures/questions.txt', import.meta.url));

/** What the rules of a title ask in a round. */
interface Asked {
  readonly title: string;
  /** `-` in a title whose rounds are all alike. */
  readonly round: string;
  readonly kind: string;
}

/** The same, and a stored game in which they do. */
export interface Question extends Asked {
  readonly game: string;
  /** How many moves have been made there. */
  readonly step: number;
}

/** What is asked in a position: the round, and the kind of question; null where nothing is. */
export const askedIn = (
  title: Title,
  state: GameState & { readonly round?: { readonly kind?: string } },
): Asked | null => {
  const { asked, ask } = title.turn(state);
  return asked.length === 0 ? null : { title: title.id, round: state.round?.kind ?? '-', kind: ask.kind };
};

export const sameQuestion = (one: Asked, other: Asked): boolean =>
  one.title === other.title && one.round === other.round && one.kind === other.kind;

export const readQuestions = (): readonly Question[] =>
  readFileSync(questionsFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => {
      const [title, round, kind, game, step] = line.split(' ');
      return { title: title!, round: round!, kind: kind!, game: `${game!}.jsonl`, step: Number(step) };
    });

/** How far into a game a position should be: there is much on the table, and not everything has been decided. */
const WELL_INTO = 0.6;

/** Where each question of a stored game is asked, as near to that as there is. */
const questionsOf = (game: string): readonly (Question & { readonly far: number })[] => {
  const { start, rows } = readStoredGame(game);
  const title = titles.get(start.title)!;
  const found: (Question & { far: number })[] = [];
  let state = begin(title, start, start.draws);
  for (const [step, { action, draws }] of rows.entries()) {
    const asked = askedIn(title, state);
    const far = Math.abs(step / rows.length - WELL_INTO);
    const known = asked && found.findIndex(one => sameQuestion(one, asked));
    if (asked && known === -1) found.push({ ...asked, game, step, far });
    else if (asked && far < found[known!]!.far) found[known!] = { ...asked, game, step, far };
    ({ state } = play(title, state, action, draws));
  }
  return found;
};

/** Walks through all stored games and adds the questions that are not listed yet. */
export const storeQuestions = (): void => {
  const listed = existsSync(questionsFile) ? [...readQuestions()] : [];
  const before = listed.length;
  const found = namesOfStoredGames().flatMap(questionsOf);
  for (const one of found.toSorted((a, b) => a.far - b.far))
    if (!listed.some(known => sameQuestion(known, one))) listed.push(one);
  const lines = listed.map(({ title, round, kind, game, step }) =>
    [title, round, kind, game.replace('.jsonl', ''), String(step)].join(' '),
  );
  writeFileSync(questionsFile, `${lines.sort().join('\n')}\n`);
  if (listed.length > before) console.log(`questions: ${String(listed.length - before)} more`);
};
