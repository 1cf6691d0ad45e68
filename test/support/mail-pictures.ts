import { begin, play, type GameState, type Title } from '../../src/engine/core/index.js';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { readStoredGame } from './stored-games.js';

/** So many moves lie between two mails to one player. */
const APART = 12;

/** All positions of a stored game up to that one. */
const positionsOf = (title: Title, name: string, last: number): readonly GameState[] => {
  const { start, rows } = readStoredGame(name);
  const positions = [begin(title, start, start.draws)];
  for (const { action, draws } of rows.slice(0, last))
    positions.push(play(title, positions.at(-1)!, action, draws).state);
  return positions;
};

/** The boards that mails of a stored game would show, at those parts of its way (0 to 1). */
export const boardsInMails = (name: string, parts: readonly number[]): readonly string[] => {
  const { start, rows } = readStoredGame(name);
  const title = titles.get(start.title)!;
  const numbers = parts.map(part => Math.round(part * rows.length));
  const positions = positionsOf(title, name, Math.max(...numbers));
  const names = Array.from({ length: start.seats }, (_, seat) => `Player ${String(seat + 1)}`);
  return numbers.map(number => {
    const [before, after] = [positions[Math.max(0, number - APART)]!, positions[number]!];
    const { picture } = presenters[title.id]!.letter!({
      ...{ view: title.view(after, 0), before: title.view(before, 0), names },
      ...{ language: 'en', news: 'News' },
    });
    return picture!;
  });
};
