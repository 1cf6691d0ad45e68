import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { reconstruction } from '../../../src/titles/imperial-steam/rules/data/reconstruction.js';
import { titles } from '../../../src/titles/registry.js';
import type { JsonObject } from '../../../src/engine/core/index.js';
import type { RailGame } from '../../../src/engine/rail/contract.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import type { RailInBrowser } from '../../../src/titles/rail.js';
import { playableOf } from '../../../src/web/turn/titles.js';
import { table } from '../../support/steam-table.js';

/* A title whose values are a set asks the service for it. */
const { fetch: before } = globalThis;
beforeEach(() => {
  globalThis.fetch = address =>
    Promise.resolve(
      address === '/data-sets/imperial-steam.json'
        ? Response.json(reconstruction)
        : new Response(null, { status: 404 }),
    );
});
afterEach(() => {
  globalThis.fetch = before;
});

test('a browser knows no other title', () => {
  expect(playableOf('1899')).toBeUndefined();
});

test.each([...titles.keys()])(
  'a browser can play %s, which comes with its rules, its words, and what a plain player does',
  async id => {
    const { title, words, withHabits } = (await playableOf(id))!;
    expect(title.id).toBe(id);
    expect(words.option('en', 'pass')).not.toBe('');
    expect((await withHabits!()).sensible).toBeDefined();
  },
);

test.each(['1830', '1849', '1856', '18mag'])(
  'a browser plays %s as another site reads it where a game was imported from there, and only there',
  async id => {
    const game = async (reading?: string): Promise<RailGame> =>
      ((await playableOf(id, reading))!.title as unknown as RailTitle).game({ reading: '18xx.games' });
    const ordinary = ((await playableOf(id))!.title as unknown as RailTitle).game({});
    expect((await game('18xx.games')).features.length).toBeGreaterThan(ordinary.features.length);
    await expect(game()).rejects.toThrow(`how 18xx.games reads ${id} is not loaded`);
    expect(playableOf('imperial-steam', '18xx.games')).toBeUndefined();
  },
);

test.each(['1830', '1849', '1856', '18mag'])(
  'a browser shows imported games of %s with the same words and views as all others',
  async id => {
    const load = async (file: string): Promise<RailInBrowser> =>
      ((await import(`../../../src/titles/${id}/${file}.js`)) as { readonly inBrowser: RailInBrowser })
        .inBrowser;
    const [own, imported] = [await load('browser'), await load('imported')];
    expect({ ...imported, title: null }).toEqual({ ...own, title: null });
    expect(imported.title).not.toBe(own.title);
  },
);

test('amounts of a set that somebody has added are those of the set, and of no other game', async () => {
  const id = 'imperial-steam@00000000000000a1';
  const contracts = reconstruction.contracts.map(card => ({ ...card, reward: 987 }));
  globalThis.fetch = address =>
    Promise.resolve(
      Response.json(String(address).includes('a1') ? { ...reconstruction, contracts } : reconstruction),
    );
  const rewards = async (title: string): Promise<readonly string[]> => {
    const presenter = await (await playableOf(title))!.pages();
    const view = { ...table(), title } as unknown as JsonObject;
    const { sections } = presenter.present({ view, seat: 0, names: ['Anna', 'Ben'], language: 'en' });
    const shown = sections.flatMap(({ tables = [] }) => tables);
    return shown.flatMap(({ columns, rows }) => {
      const at = columns.findIndex(({ heading }) => heading === 'Reward or penalty');
      return at < 0 ? [] : rows.map(cells => cells[at]!);
    });
  };
  const [own, others] = [await rewards(id), await rewards('imperial-steam')];
  expect(own.length).toBeGreaterThan(2);
  expect([...new Set(own)].map(text => text.replace('\u00a0', ' '))).toEqual(['987 gulden']);
  expect(others.filter(text => text.startsWith('987'))).toEqual([]);
});
