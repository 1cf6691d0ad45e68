import { expect, test } from '@jest/globals';
import type { PresentRequest } from '../../src/present/presenter.js';
import { warmUp } from '../../src/run/warm-up.js';
import { titles } from '../../src/titles/registry.js';

const drawnUntil = async (
  stop: number,
  rest?: (milliseconds: number) => Promise<void>,
): Promise<readonly string[]> => {
  const ending = new AbortController();
  const drawn: string[] = [];
  const present = (id: string) => ({
    present: ({ language }: PresentRequest) => {
      drawn.push(`${id} ${language}`);
      if (drawn.length === stop) ending.abort();
      return { sections: [] };
    },
  });
  const presenters = Object.fromEntries([...titles.keys()].map(id => [id, present(id)]));
  await warmUp({ titles: titles.values(), presenters, signal: ending.signal, ...(rest && { rest }) });
  return drawn;
};

test('every title is drawn in both languages before anybody asks for it, also one that is drawn by lot', async () => {
  const all = [...titles.keys()].flatMap(id => [`${id} en`, `${id} de`]);
  expect([...(await drawnUntil(Infinity))].sort()).toEqual(all.sort());
});

test('a service that ends draws nothing more', async () => {
  expect(await drawnUntil(2)).toHaveLength(2);
});

test('before each drawing others have their turn', async () => {
  const rests: number[] = [];
  const drawn = await drawnUntil(Infinity, async milliseconds => {
    rests.push(milliseconds);
  });
  expect(rests).toHaveLength(drawn.length);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(50);
});
