import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Whatever is pressed, said or drawn on a table changes the page. A rule with :has() that any element meets, or any focus, has a browser
 * look at the whole table anew with each change, which a phone needs more than a tenth of a second for.
 */

const folder = fileURLToPath(new URL('../../assets/style/', import.meta.url));

/** All selectors of a style sheet, as they are written: of rules within rules each for itself. */
const selectorsIn = (file: string): readonly string[] =>
  [
    ...readFileSync(folder + file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, selector]) => selector!.trim().replace(/\s+/g, ' '))
    .filter(selector => !selector.startsWith('@'));

/** What stands in the brackets of each :has(), those of other selectors in it too. */
const askedFor = (selector: string): readonly string[] =>
  [...selector.matchAll(/:has\(/g)].map(({ index }) => {
    const from = index + ':has('.length;
    let depth = 1;
    let at = from;
    for (; depth > 0; at++) depth += selector[at] === '(' ? 1 : selector[at] === ')' ? -1 : 0;
    return selector.slice(from, at - 1);
  });

const files = readdirSync(folder);

test('no rule asks with :has() for what every element is, or for what has the focus', () => {
  const asked = files.flatMap(file => selectorsIn(file).flatMap(askedFor));
  expect(asked).toContain('> .deep');
  expect(asked.filter(one => /\*|:not\(|:focus|:hover|:active/.test(one))).toEqual([]);
});

test('no rule of a game’s page says how everything within looks that has something', () => {
  const last = (selector: string): string => selector.split(/ |>/).at(-1)!;
  const selectors = files.flatMap(file => selectorsIn(file).flatMap(one => one.split(/,(?![^(]*\))/)));
  expect(selectors.filter(one => one.includes(':has(') && /^(\*|:not\(.*)$/.test(last(one)))).toEqual([]);
});
