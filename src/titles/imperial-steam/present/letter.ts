import { playerBadges } from '../../../present/badges.js';
import type { Letter, LetterRequest } from '../../../present/presenter.js';
import { influenceLines } from './board-text.js';
import { changedPlaces, steamMap } from './map.js';
import { mapScene } from './map-scene.js';
import { mapTitles } from './map-text.js';
import { steamLight } from './palette.js';
import { playerDetails, smallPlayersTable } from './player-tables.js';
import { asState, labelsOf, type Shown } from './shown.js';

/** What a mail shows: money and influence, what is new on the map, and the map itself. */
export const letterOf = ({ view, before, names, language, news }: LetterRequest): Letter => {
  const shown: Shown = { s: asState(view), names, language };
  const scene = mapScene(shown, { theme: steamLight, label: news });
  const changed = before ? changedPlaces(mapScene({ ...shown, s: asState(before) }), scene) : [];
  const titles = mapTitles(shown);
  const words = labelsOf(shown);
  const lines = changed.flatMap(place => titles[place] ?? []);
  return {
    tables: [
      {
        ...smallPlayersTable(shown),
        badges: {
          0: playerBadges(
            shown.s.players.map((_, seat) => seat),
            names,
          ),
        },
        details: playerDetails(shown),
      },
    ],
    notes: [
      ...(lines.length > 0 ? [{ heading: words.map, pictured: true as const, lines }] : []),
      { heading: words.influence, lines: influenceLines(shown) },
    ],
    picture: steamMap({ ...scene, changed }),
  };
};
