import { expect, test } from '@jest/globals';
import { isPlainClick } from '../../src/web/clicks.js';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('a click with the main button alone is one of the page', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'one with %j is the browser’s',
  more => {
    expect(isPlainClick({ ...plain, ...more })).toBe(false);
  },
);
