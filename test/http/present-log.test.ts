import { expect, test } from '@jest/globals';
import { wordedEntry } from '../../src/http/api/present-log.js';
import type { HttpDeps } from '../../src/http/deps.js';
import type { LogEntry } from '../../src/service/types.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';

const deps = { service: { titles }, wordsFor } as unknown as HttpDeps;
const game = { title: '1830', seats: [{ name: 'Anna' }, { name: 'Bert' }] } as never;

const row: LogEntry = {
  ...{ number: 5, kind: 'action', seat: 0, notation: 'pass', count: 1, cause: 'service', inForce: true },
  ...{ action: { seat: 0, type: 'pass' }, facts: [], draws: [], hash: '0'.repeat(64), at: new Date(0) },
  thought: { compared: 4, gain: 30, instead: 'sell 1 PRR' },
};

test('a row that brought nothing about says what was done', () => {
  expect(wordedEntry(deps, game, 'en')(row).words).toEqual(['Anna: end of the turn']);
  const passed = { kind: 'passed', seat: 0 };
  expect(wordedEntry(deps, game, 'en')({ ...row, facts: [passed] }).words).toEqual(['Anna passes']);
  expect(wordedEntry(deps, game, 'en')({ ...row, kind: 'undo', action: null }).words).toEqual([]);
});

test('why the computer moved so is a sentence, too, with the other move as its reader types it', () => {
  expect(wordedEntry(deps, game, 'en')(row).thought).toEqual({
    ...row.thought,
    reason: expect.stringContaining('“sell 1 PRR”'),
  });
  expect(wordedEntry(deps, game, 'de')(row).thought?.reason).toContain('„verkaufe 1 PRR“');
  expect(wordedEntry(deps, game, 'de')({ ...row, thought: null }).thought).toBeNull();
});
