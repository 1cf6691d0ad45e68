import { completeSettings, type Settings } from '../../src/engine/core/index.js';
import type { RailGame, RailTitle } from '../../src/engine/rail/index.js';
import { titles } from '../../src/titles/registry.js';

/** The titles that are made with the kit. */
export const railTitles: readonly RailTitle[] = [...titles.values()]
  .filter(title => 'game' in title)
  .map(title => title as unknown as RailTitle);

/** The title's game with every two values of its settings together: so each of its features is in one of them. */
export const gamesOf = (title: RailTitle): readonly RailGame[] => {
  const one = title.settings.flatMap(({ id, values }) => values.map((value): Settings => ({ [id]: value })));
  return one.flatMap((first, at) =>
    one.slice(at).map(second => title.game(completeSettings(title.settings, { ...first, ...second }))),
  );
};
