import { completeSettings, Illegal, type Settings } from '../../src/engine/core/index.js';
import type { RailGame, RailTitle } from '../../src/engine/rail/index.js';
import { titles } from '../../src/titles/registry.js';

/** The titles that are made with the kit. */
export const railTitles: readonly RailTitle[] = [...titles.values()]
  .filter(title => 'game' in title)
  .map(title => title as unknown as RailTitle);

/** The game with these values; none where they do not go together. */
const gameWith = (title: RailTitle, chosen: Settings): readonly RailGame[] => {
  try {
    return [title.game(completeSettings(title.settings, chosen))];
  } catch (error) {
    if (error instanceof Illegal) return [];
    throw error;
  }
};

/**
 * The title's game with every two values of its settings together: so each of its features is in one of them. A setting that is not
 * named has its first value.
 */
export const gamesOf = (title: RailTitle): readonly RailGame[] => {
  const one = [
    {},
    ...title.settings.flatMap(({ id, values }) =>
      values.slice(1).map((value): Settings => ({ [id]: value })),
    ),
  ];
  return one.flatMap((first, at) =>
    one.slice(at).flatMap(second => gameWith(title, { ...first, ...second })),
  );
};
