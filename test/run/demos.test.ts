import { expect, test } from '@jest/globals';
import { makeDemos } from '../../src/run/demos.js';

test('a demo game that could not be made is tried again, and those of other titles come as well', async () => {
  const said: string[] = [];
  let fails = 2;
  await makeDemos({
    titles: ['1830', '1849'],
    ensure: title =>
      title === '1830' && fails-- > 0
        ? Promise.reject(new Error('too busy'))
        : Promise.resolve(`${title}-demo`),
    show: id => said.push(id),
    warn: (error, title) => said.push(`${title}: ${(error as Error).message}`),
    signal: new AbortController().signal,
    backOff: { next: () => 0 },
  });
  expect(said).toEqual(['1830: too busy', '1830: too busy', '1830-demo', '1849-demo']);
});

test('who stops the service does not wait for the next try', async () => {
  const ending = new AbortController();
  const asked: string[] = [];
  await makeDemos({
    titles: ['1830', '1849'],
    ensure: title => {
      asked.push(title);
      return Promise.reject(new Error('gone'));
    },
    show: () => undefined,
    warn: () => setImmediate(() => ending.abort()),
    signal: ending.signal,
    backOff: { next: () => 1_000_000 },
  });
  expect(asked).toEqual(['1830']);
});
