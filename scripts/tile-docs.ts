import { tileSheet } from '../src/board/tile-sheet.js';
import { completeSettings } from '../src/engine/core/index.js';
import type { RailTitle } from '../src/engine/rail/define.js';
import { titles } from '../src/titles/registry.js';

/** What `docs/tiles.md` and the sheets beside it say; made from the code, so that they cannot grow old. */

const railTitles = [...titles.values()].flatMap(title =>
  'game' in title ? [title as unknown as RailTitle] : [],
);

const page = (sections: readonly string[]): string =>
  `# All tiles

For players: all tiles of all titles as Bahnpost draws them, unrotated, with their number and how many there are. \`npm run tiles\`
generates this page and its pictures from the code. A test fails if they differ from what the code draws.

- Standard gauge is a solid line, narrow gauge a ladder of ties, dual gauge a solid line with a light dashed core.
- Where tracks cross without joining, one passes over the other on a bridge, and the lower track is interrupted.
- A town on a single line is a bar across it. Where several lines meet, it is a dot. A city has a circle for each token.
- The letter after the small number is the tile's colour: \`y\`ellow, \`g\`reen, \`b\`rown.

${sections.join('\n')}`;

/** Contents by path. */
export const tileDocs = (): ReadonlyMap<string, string> => {
  const maps = railTitles.map(title => ({
    id: title.id,
    map: title.game(completeSettings(title.settings, {})).data.map,
  }));
  const sheets = maps.map(
    ({ id, map }) => [`docs/tiles/${id}.svg`, `${tileSheet(map, `Tiles of ${id}`)}\n`] as const,
  );
  const sections = maps.map(({ id, map }) => {
    const colours = [...new Set(map.tiles.map(tile => tile.colour))].map(
      colour => `${map.tiles.filter(tile => tile.colour === colour).length} ${colour}`,
    );
    return `## ${id}\n\n${map.tiles.length} different tiles: ${colours.join(', ')}.\n\n![Tiles of ${id}](tiles/${id}.svg)\n`;
  });
  return new Map([['docs/tiles.md', page(sections)], ...sheets]);
};
