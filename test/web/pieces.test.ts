import { expect, test } from '@jest/globals';
import { idOfMarkup } from '../../src/web/pieces.js';

test('a piece is known by the id of its own element', () => {
  expect(idOfMarkup('<section class="panel" id="panel-map" data-swap><div id="map"></div></section>')).toBe(
    'panel-map',
  );
  expect(idOfMarkup('<p data-swap>')).toBe('');
});
