import { afterEach, describe, expect, test } from '@jest/globals';
import type { Title } from '../../src/engine/core/index.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { companyTurn, position } from '../support/rail.js';
import { type Browser, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { sampler } from './support/sampler.js';
import { startWorld, type World } from './support/world.js';

let world: World | undefined;
afterEach(() => world?.stop());

const reading = async (title: Title): Promise<{ reader: Browser; id: string; world: World }> => {
  world = await startWorld(
    title === open
      ? { titles: [title], presenters: { [title.id]: railPresenter(title1830) } }
      : { titles: [title] },
  );
  const anna = await world.player('Anna');
  const id = await world.game([anna, await world.player('Bert')], {}, title.id);
  return { reader: await signedInBrowser(world, anna, 'en'), id, world };
};

const companies = { PRR: { shares: [60], cash: 500 } };
const open = {
  ...title1830,
  setup: () => position({ seats: 2, companies, tokens: ['PRR H12'], round: companyTurn('PRR') }),
} as unknown as Title;

/** A title in which something is always hidden. */
const shut = {
  ...sampler,
  id: 'shut',
  isOpen: () => false,
  setup: (...args: Parameters<typeof sampler.setup>) => ({ ...sampler.setup(...args), title: 'shut' }),
} as unknown as Title;

describe('the page for trying moves', () => {
  test('names the position, says that nothing is sent, and takes nothing', async () => {
    const { reader, id, world: here } = await reading(open);
    const before = await here.fingerprint();
    const page = await reader.get(`/g/${id}/what-if?number=0`);
    expect(page.status).toBe(200);
    expect(textOf(page.text)).toContain('Nothing is sent or saved');
    expect(page.text).toContain('Trying out moves needs JavaScript.');
    const [, play] = /data-play="([^"]*)"/.exec(page.text)!;
    expect(JSON.parse(unescapeHtml(play!))).toMatchObject({ game: id, number: 0, names: ['Anna', 'Bert'] });
    expect(page.text).not.toMatch(/<main[^]*<form method="post"[^]*<\/main>/);
    expect((await reader.post(`/g/${id}/what-if`, { notation: 'pass' })).status).toBe(405);
    expect(await here.fingerprint()).toBe(before);
  });

  test('is reached from the game and from each step of its history', async () => {
    const { reader, id } = await reading(open);
    expect((await reader.get(`/g/${id}`)).text.includes(`href="/g/${id}/what-if"`)).toBe(true);
    const step = await reader.get(`/g/${id}/history?step=0`);
    expect(step.text.includes(`href="/g/${id}/what-if?number=0"`)).toBe(true);
  });

  test('says that it cannot be where something is hidden', async () => {
    const { reader, id } = await reading(shut);
    const page = await reader.get(`/g/${id}/what-if`);
    expect(textOf(page.text)).toContain('Something is hidden at the moment');
    expect(page.text).not.toContain('data-play');
  });

  test('a step that is not there is not found', async () => {
    const { reader, id } = await reading(open);
    expect((await reader.get(`/g/${id}/what-if?number=99`)).status).toBe(404);
  });
});
