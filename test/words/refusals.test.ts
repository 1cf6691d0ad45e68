import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { titles } from '../../src/titles/registry.js';
import { plainNames, wordsFor } from '../../src/words/index.js';

const source = (folder: string): string => {
  const path = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(path, name), 'utf8'))
    .join('\n');
};

const code = /^[a-z]+(?:-[a-z0-9]+)+$/;

/** The arguments of each call of `name`, as text. */
const callsOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map(match => {
    const from = match.index + match[0].length;
    let depth = 1;
    let at = from;
    while (depth > 0 && at < text.length) {
      if (text[at] === '(') depth++;
      if (text[at] === ')') depth--;
      at++;
    }
    return text.slice(from, at - 1);
  });

const literals = (text: string): string[] => [...text.matchAll(/'([^'\n]*)'/g)].map(match => match[1]!);

/** Codes with which the engine refuses: in `must`, in `Illegal`, in a pair that becomes one, or documented. */
const codesIn = (text: string): Set<string> => {
  const codes = new Set<string>();
  for (const call of [...callsOf(text, 'must'), ...callsOf(text, 'new Illegal')]) {
    // What follows the code are its parameters.
    const found = literals(call.replace(/\{[^{}]*\}/g, '')).filter(word => code.test(word));
    const last = found.at(-1);
    if (last !== undefined) codes.add(last);
  }
  for (const [, word] of text.matchAll(/return \['([a-z-]+)'/g)) codes.add(word!);
  for (const [, doc] of text.matchAll(/@throws Illegal((?:[^*]|\*(?!\/))*)/g))
    for (const [, word] of doc!.matchAll(/`([a-z]+(?:-[a-z0-9]+)+)`/g)) codes.add(word!);
  return codes;
};

const engine = source('engine') + source('titles');
const codes = [...codesIn(engine)].sort();
const words = wordsFor('1830');
const names = plainNames('en', ['Anna']);

test('the sources are read', () => {
  expect(codes).toEqual(
    expect.arrayContaining(['not-offered', 'sold-before', 'run-no-token', 'tile-drops-track']),
  );
});

test.each(codes)('%s is worded in both languages, with the same parameters', refusal => {
  const parameters = (['de', 'en'] as const).map(language => {
    const asked = new Set<string>();
    const params = new Proxy(
      {},
      {
        has: () => true,
        getOwnPropertyDescriptor: (_target, name) => (
          asked.add(String(name)),
          { configurable: true, value: name, enumerable: true }
        ),
        get: (_target, name) => String(name),
      },
    );
    const text = words.refusal(language, refusal, params, names);
    expect(text).toMatch(/^\S.*\.$/);
    return [...asked].sort();
  });
  expect(parameters[0]).toEqual(parameters[1]);
});

describe('a refusal names the offending value and what would have been right', () => {
  test.each([
    ['not-enough-money', { needed: 180, has: 1200 }, '$180 is needed, and there is only $1,200.'],
    [
      'no-share-there',
      { company: 'PRR', from: 'pool' },
      'There is no such share of PRR to be had (bank pool).',
    ],
    ['no-such-train', { company: 'PRR', train: '4', has: ['2', '3'] }, 'PRR has no train 4; it has: 2, 3.'],
    ['not-offered', { type: 'lay' }, 'That is not possible now (lay a tile).'],
    ['bad-count', {}, '– is not a possible number.'],
    ['not-now', { type: 'buy' }, 'Shares can only be bought in a stock round.'],
    ['not-bankrupt', {}, 'You are not bankrupt: what has to be paid can still be paid.'],
    [
      'run-ends-there',
      { train: 'D', hex: 'F2' },
      'Train D cannot run through F2: a run begins or ends there.',
    ],
    [
      'company-not-private',
      { company: 'RCS', known: ['SCE', 'SIGI'] },
      'RCS is a company, not a private company; the private companies are: SCE, SIGI.',
    ],
  ])('%s', (refusal, params, text) => {
    expect(words.refusal('en', refusal, params, names)).toBe(text);
  });

  test('a hostile value is shown, not followed, and not at any length', () => {
    const value = `{company} ${'x'.repeat(5000)}`;
    const text = words.refusal('en', 'unknown-company', { company: value, known: ['PRR'] }, names)!;
    expect(text).toContain('{company} xxx');
    expect(text.length).toBeLessThan(300);
  });
});

test('every setting of every title has a name and its values in both languages', () => {
  for (const title of titles.values())
    for (const def of title.settings)
      for (const language of ['de', 'en'] as const) {
        const setting = wordsFor(title.id).setting(language, def.id);
        expect(setting.name).not.toBe(def.id);
        for (const value of def.values)
          if (typeof value === 'string') expect(setting.values?.[value]).toEqual(expect.any(String));
      }
});

test('every kind of action has a name in both languages', () => {
  const types = [...engine.matchAll(/^ {2}type: '([a-z-]+)',$/gm)].map(match => match[1]!);
  expect(types.length).toBeGreaterThan(10);
  for (const type of types) {
    expect(words.option('de', type)).not.toBe(type);
    if (type !== 'pass') expect(words.option('en', type)).not.toBe(type);
  }
});

test('every end of a game has words in both languages', () => {
  const reasons = [...engine.matchAll(/\bended = \{\s*reason: '([a-z-]+)'/g)].map(match => match[1]!);
  expect(reasons).toEqual(expect.arrayContaining(['bank', 'stalled']));
  for (const reason of reasons)
    for (const language of ['de', 'en'] as const) expect(words.reason(language, reason)).not.toBe(reason);
});

test('a company that passes says on what, in every step that can be passed', () => {
  const steps = [...engine.matchAll(/^(?: {2}name:|const name =) '([a-z]+)'/gm)].map(match => match[1]!);
  expect(steps).toEqual(expect.arrayContaining(['track', 'shares', 'station']));
  // In English many are called as in the code.
  for (const step of steps)
    expect(words.sentence('de', { kind: 'passed', seat: 0, company: 'PRR', step }, names)).not.toContain(
      `(${step})`,
    );
});
