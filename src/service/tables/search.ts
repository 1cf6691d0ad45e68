import { direct, knownGames, type GameRow, type Phase } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import type { Actor, GameSummary } from '../types.js';
import { seatSessionGame, summaries } from './games.js';

/** What is looked for, and where. */
export interface GameSearch extends Page {
  /** Words, each of which is found in a game's name, in its title or in a player's name. */
  readonly search?: string;
  readonly status?: Phase;
}

/** More words than these tell nothing more. */
const MOST_WORDS = 10;

/** What somebody typed as words. */
export const soughtWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/\s+/u)
    .filter(word => word !== '')
    .slice(0, MOST_WORDS);

/** A character as part of a pattern, in either case. */
const eitherCase = (char: string): string => {
  const cases = [char.toLowerCase(), char.toUpperCase()].filter(one => [...one].length === 1);
  if (/\p{L}/u.test(char)) return `[${[...new Set([char, ...cases])].join('')}]`;
  return /[\p{N}\p{M}]/u.test(char) || char > '~' ? char : `\\${char}`;
};

/**
 * A regular expression for PostgreSQL that finds a word in either case. It names both cases of each letter, since the
 * database's own rules for that depend on its locale and may know no letters but the English ones.
 */
export const patternOf = (word: string): string => [...word].map(eitherCase).join('');

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Titles with a word in what they are called. */
const titlesWith = (deps: Deps, word: string, titleName: (title: string) => string): readonly string[] =>
  [...deps.titles.keys()].filter(id => folded(`${id} ${titleName(id)}`).includes(folded(word)));

/**
 * Games the actor may know of in which all words are found, the newest first: their own, those they are invited to or
 * follow, and open tables. A seat session finds its one game.
 * @param titleName what a title is called in the reader's language
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const searchGames = async (
  deps: Deps,
  actor: Actor,
  { search = '', status, ...page }: GameSearch,
  titleName: (title: string) => string,
): Promise<Paged<GameSummary>> => {
  const tx = direct(deps.db);
  const only = seatSessionGame(actor);
  const words = soughtWords(search);
  const list = `search:${actor.personId}:${only ?? ''}:${status ?? ''}:${words.join(' ')}`;
  const size = sizeOf(page);
  const place = placeAfter(deps, list, page);
  const rows = await knownGames(tx, actor.personId, {
    words: words.map(word => ({ pattern: patternOf(word), titles: titlesWith(deps, word, titleName) })),
    phase: status ?? null,
    only,
    most: size + 1,
    after: place && { at: new Date(place[0]!), id: place[1]! },
  });
  const placeOf = (row: GameRow): readonly string[] => [row.created_at.toISOString(), row.id];
  const { items, next } = cut(deps, list, rows, { size, placeOf });
  return { items: await summaries(deps, tx, actor, items), next };
};
