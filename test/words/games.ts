import { goTogether } from '../../src/engine/core/index.js';
import type { RailGame } from '../../src/engine/rail/contract.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { titles } from '../../src/titles/registry.js';
import { coveringRows } from '../support/pairs.js';
import { random } from '../support/random.js';

/** The titles that are made with the kit. */
export const railTitles: readonly RailTitle[] = [...titles.values()]
  .filter(title => 'game' in title)
  .map(title => title as unknown as RailTitle);

const composed = new Map<RailTitle, readonly RailGame[]>();

/** The title's games in which every two values of its settings come together: so each of its features is in one of them. */
export const gamesOf = (title: RailTitle): readonly RailGame[] => {
  const games = composed.get(title) ?? coveringGames(title);
  composed.set(title, games);
  return games;
};

const coveringGames = ({ settings, game }: RailTitle): readonly RailGame[] =>
  coveringRows(settings, row => goTogether(settings, row), random(1)).map(row => game(row));
