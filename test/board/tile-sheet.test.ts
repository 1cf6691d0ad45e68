import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { tileDocs } from '../../scripts/tile-docs.js';
import { mapData as map1830 } from '../../src/titles/1830/rules/map.js';
import { mapData as map1849 } from '../../src/titles/1849/rules/map.js';
import { count } from './fixtures.js';

const docs = tileDocs();

describe('the sheet of every tile', () => {
  test.each([...docs])('%s is what the code draws; else run `npm run tiles` and look', (path, text) => {
    const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
    // Compared as a whole: a difference of two long drawings tells nobody anything.
    expect(kept === text).toBe(true);
  });

  test.each([
    ['1830', map1830],
    ['1849', map1849],
  ])('has each tile of %s once, with its number', (title, map) => {
    const svg = docs.get(`docs/tiles/${title}.svg`)!;
    for (const { id } of map.tiles) expect(count(svg, `<g id="tile-${id}"`)).toBe(1);
    expect(count(svg, '<g id="tile-')).toBe(map.tiles.length);
  });
});
