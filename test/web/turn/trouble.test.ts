import { expect, test } from '@jest/globals';
import type { Edited, EditedPart } from '../../../src/present/editing.js';
import { troubleOf } from '../../../src/web/turn/trouble.js';

const fine: EditedPart = { name: '2-train', stops: [], worth: '$50', sample: '' };
const short: EditedPart = { ...fine, unfinished: 'one stop more' };
const wrong: EditedPart = { ...fine, problem: 'too long', code: 'run-too-long' };
const edited = (...parts: readonly EditedPart[]): Edited => ({
  parts,
  total: '$50',
  value: [],
  refused: false,
});

test('nothing stands against runs that are whole', () => {
  expect(troubleOf(edited(fine, fine), 0, '')).toBeNull();
});

test('what came of the last tap comes first', () => {
  expect(troubleOf(edited(wrong), 0, 'no way there')).toEqual({ text: 'no way there', code: undefined });
});

test('then what is wrong with this run, with its rule, or missing from it', () => {
  expect(troubleOf(edited(fine, wrong), 1, '')).toEqual({ text: 'too long', code: 'run-too-long' });
  expect(troubleOf(edited(short, wrong), 0, '')).toEqual({ text: 'one stop more', code: undefined });
});

test('of two that are wrong the one that is edited is told with its own rule', () => {
  const other: EditedPart = { ...fine, problem: 'too short', code: 'run-too-short' };
  expect(troubleOf(edited(wrong, other), 1, '')).toEqual({ text: 'too short', code: 'run-too-short' });
});

test('then what is wrong with another', () => {
  expect(troubleOf(edited(fine, fine, wrong), 0, '')).toEqual({ text: 'too long', code: 'run-too-long' });
});
