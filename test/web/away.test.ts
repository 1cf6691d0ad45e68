import { expect, test } from '@jest/globals';
import { isUnreachable, isSaid } from '../../src/web/away.js';

test('a proxy in front says that nobody is there; any other answer is one of the service', () => {
  const answers = [200, 400, 404, 429, 500, 501, 502, 503, 504];
  expect(answers.filter(isUnreachable)).toEqual([502, 503, 504]);
});

test('that nothing new is heard does not take the place of that something was not sent', () => {
  expect([isSaid('unheard', false), isSaid('unheard', true)]).toEqual([true, false]);
  expect([isSaid('unsent', false), isSaid('unsent', true)]).toEqual([true, true]);
});
