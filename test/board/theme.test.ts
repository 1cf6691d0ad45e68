import { describe, expect, test } from '@jest/globals';
import { contrast, dark, light, looks } from '../../src/board/theme.js';
import { companies } from '../../src/titles/1830/companies.js';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  test('text and track read on every hex', () => {
    for (const colour of Object.values(theme.hex)) {
      expect(contrast(theme.mark, colour)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.track, colour)).toBeGreaterThanOrEqual(3);
    }
  });

  test('yellow, green and brown stay apart without hue', () => {
    expect(contrast(theme.hex.yellow, theme.hex.green)).toBeGreaterThan(1.3);
    expect(contrast(theme.hex.green, theme.hex.brown)).toBeGreaterThan(1.3);
  });

  test('no pure black or white, which mail programs invert', () => {
    const colours = JSON.stringify(theme).toLowerCase();
    expect(colours).not.toMatch(/"#(000|fff|000000|ffffff)"/);
  });
});

describe('companies', () => {
  test('every company of 1830 has letters that read', () => {
    for (const { id, colour, textColour } of companies) {
      const { fill, text } = looks({ id, colour, ...(textColour === undefined ? {} : { text: textColour }) });
      expect(fill).toBe(colour);
      expect(contrast(fill, text)).toBeGreaterThanOrEqual(3);
    }
  });

  test('letters that would not read are replaced', () => {
    expect(looks({ id: 'X', colour: '#ffffff', text: '#fffff0' }).text).toBe('#161513');
    expect(looks({ id: 'X', colour: '#000080' }).text).toBe('#fdfcf8');
  });

  test('what is no colour becomes grey', () => {
    expect(looks({ id: 'X', colour: 'red;}' }).fill).toBe('#808080');
    expect(looks(undefined).fill).toBe('#808080');
  });
});
