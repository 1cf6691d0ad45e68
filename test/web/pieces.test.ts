import { expect, test } from '@jest/globals';
import { idIn } from '../../src/web/pieces.js';

test('a piece is known by the id of its own element', () => {
  expect(idIn('<section class="panel" id="panel-map" data-swap><div id="map"></div></section>')).toBe(
    'panel-map',
  );
  expect(idIn('<p data-swap>')).toBe('');
});
