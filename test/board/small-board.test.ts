import { expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { smallBoard } from '../../src/board/small-board.js';
import { dark, light } from '../../src/board/theme.js';
import { companies } from '../../src/titles/1830/rules/companies.js';
import { mapData } from '../../src/titles/1830/rules/map.js';
import { late1830 } from './late-boards.js';

const view = { map: mapData, board: late1830, companies, label: 'Map' };
const svg = smallBoard(view);

/** How many discs the one path of that colour has. */
const discs = (drawn: string, colour: string): number =>
  new RegExp(`d="([^"]*h0)" stroke="${colour}"`).exec(drawn)?.[1]?.match(/h0/g)?.length ?? 0;

test('a small board has every tile, town, city and token, and no letters', () => {
  expect(svg).not.toContain('<text');
  expect(svg).toContain('aria-label="Map"');
  for (const { id, colour } of companies)
    expect([id, discs(svg, colour)]).toEqual([
      id,
      late1830.tokens.filter(({ company }) => company === id).length,
    ]);
  for (const colour of [light.hex.yellow, light.hex.green, light.hex.brown, light.hex.gray])
    expect(svg).toContain(`fill="${colour}"`);
  const bare = smallBoard({ ...view, board: { laid: {}, tokens: [] } });
  expect(bare).not.toContain(light.hex.green);
  expect(discs(bare, light.paper)).toBeLessThan(discs(svg, light.paper));
});

test('it is small to send, and drawn for the dark where that is wanted', () => {
  expect(gzipSync(svg).length).toBeLessThan(8_000);
  expect(smallBoard({ ...view, theme: dark })).toContain(dark.hex.brown);
});
