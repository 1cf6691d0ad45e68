import { expect, test } from '@jest/globals';
import { titles } from '../../src/library/index.js';
import { titles as ofTheService } from '../../src/titles/registry.js';

test('programs are given every title that the service plays, in the same order, by the same rules', () => {
  expect([...titles].map(([id, { rules }]) => [id, rules])).toEqual(
    [...ofTheService].map(([id, { rules }]) => [id, rules]),
  );
});
