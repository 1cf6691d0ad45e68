import { expect, test } from '@jest/globals';
import { named } from '../../src/db/named.js';

test('a name that stands twice is one parameter, and values come in the order of the names', () => {
  const move = named(`UPDATE game SET number = {number}, top = {number} WHERE id = {id} AND turn @> '{}'`);
  expect(move.text).toBe(`UPDATE game SET number = $1, top = $1 WHERE id = $2 AND turn @> '{}'`);
  expect(move.values({ id: 'g', number: 7 })).toEqual([7, 'g']);
  // @ts-expect-error a value too few
  move.values({ id: 'g' });
});
