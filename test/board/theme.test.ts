import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { contrast, dark, light, companyColours, onPage, themeOn, type Theme } from '../../src/board/theme.js';
import { companies } from '../../src/titles/1830/rules/companies.js';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  test('text and track read on every hex; what is ringed or costs something is seen', () => {
    for (const [name, colour] of Object.entries(theme.hex) as [keyof Theme['hex'], string][]) {
      const { mark, choice, changed, water, mountain } = themeOn(theme, name);
      expect([name, contrast(mark, colour) >= 4.5]).toEqual([name, true]);
      if (name === 'white' || name === 'yellow')
        for (const sign of [choice, changed, water, mountain])
          expect([name, sign, contrast(sign, colour) >= 3]).toEqual([name, sign, true]);
    }
    expect(contrast(theme.wall, theme.hex.white)).toBeGreaterThanOrEqual(3);
  });

  test('what is written on paper, on the plate and on the market reads', () => {
    expect(contrast(theme.bright.mark, theme.paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.mark, theme.plate)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.mark, theme.cell)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.parLine, theme.cell)).toBeGreaterThanOrEqual(3);
    for (const zone of Object.values(theme.zones))
      expect(contrast(theme.bright.mark, zone)).toBeGreaterThanOrEqual(4.5);
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

test('the style sheet has every colour of a drawing on a page, light and dark', () => {
  const css = readFileSync('assets/style/tokens.css', 'utf8');
  const sheet = new Map([...css.matchAll(/(--map-[\w-]+): ([^;]+);/g)].map(([, name, said]) => [name, said]));
  const leaves = (part: object): readonly string[] =>
    Object.values(part).flatMap((value: unknown) =>
      typeof value === 'string' ? [value] : leaves(value as object),
    );
  const without = (theme: Theme): object => ({ ...theme, routes: {} });
  const [names, inLight, inDark] = [onPage, light, dark].map(theme => leaves(without(theme)));
  const wanted = names!.map((name, at) => {
    const [one, other] = [inLight![at]!, inDark![at]!];
    return [name.slice(4, -1), one === other ? one : `light-dark(${one}, ${other})`] as const;
  });
  expect(sheet).toEqual(new Map(wanted));
});

describe('companies', () => {
  test('every company of 1830 has letters that read', () => {
    for (const { id, colour, textColour } of companies) {
      const { fill, text } = companyColours({
        id,
        colour,
        ...(textColour === undefined ? {} : { text: textColour }),
      });
      expect(fill).toBe(colour);
      expect(contrast(fill, text)).toBeGreaterThanOrEqual(3);
    }
  });

  test('letters that would not read are replaced', () => {
    expect(companyColours({ id: 'X', colour: '#ffffff', text: '#fffff0' }).text).toBe('#161513');
    expect(companyColours({ id: 'X', colour: '#000080' }).text).toBe('#fdfcf8');
  });

  test('what is no colour becomes grey', () => {
    expect(companyColours({ id: 'X', colour: 'red;}' }).fill).toBe('#808080');
    expect(companyColours(undefined).fill).toBe('#808080');
  });
});
