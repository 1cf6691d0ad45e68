import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { titles } from '../../src/titles/registry.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { formsIn, signedInBrowser, textOf, type PageForm } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
beforeAll(async () => {
  world = await startWorld({ titles: [...titles.values(), toyTitle] });
  anna = await world.player('Anna');
});
afterAll(() => world.stop());

const form = (html: string): PageForm =>
  formsIn(html).find(one => one.method === 'post' && one.action === '/games/new')!;

describe('what can be chosen for a game', () => {
  test.each([...titles.keys()])('%s: every choice is named and explained, in both languages', async title => {
    for (const language of ['de', 'en']) {
      const { body } = await request(world.app).get('/api/v1/titles').set('Accept-Language', language);
      const found = body.titles.find((one: { id: string }) => one.id === title);
      const reader = await signedInBrowser(world, anna);
      await reader.post('/language', { language, back: '/games' });
      const page = textOf((await reader.get(`/games/new?title=${title}`)).text);
      expect(found.settings.length).toBeGreaterThan(0);
      for (const { id, name, text } of found.settings) {
        expect([id, name]).not.toEqual([id, id]);
        expect(page).toContain(name);
        expect(page).toContain(text.replaceAll(/\s+/g, ' '));
      }
    }
  });

  test('1849 says which choice is for how many players, and refuses it in words, the form as it was', async () => {
    const reader = await signedInBrowser(world, anna);
    await reader.post('/language', { language: 'en', back: '/games' });
    const page = await reader.get('/games/new?title=1849');
    const shown = textOf(page.text);
    expect(shown).toMatch(/“five” only with 3, 4 players/);
    expect(shown).toMatch(/“six” only with 4, 5 players/);
    const refused = await reader.submit(form(page.text), { name: 'Kept', open: '4', 'set.companies': '5' });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/role="alert"/);
    expect(textOf(refused.text)).not.toMatch(/setting “companies”/);
    expect(form(refused.text).fields).toMatchObject({ name: 'Kept', open: '4', 'set.companies': '5' });
    const { body } = await request(world.app).get('/api/v1/titles');
    const { settings } = body.titles.find((one: { id: string }) => one.id === '1849');
    expect(settings.find((one: { id: string }) => one.id === 'companies').needsSeats).toEqual([
      { value: '5', seats: [3, 4] },
      { value: '6', seats: [4, 5] },
    ]);
    expect(settings.find((one: { id: string }) => one.id === 'runs').needsSeats).toEqual([]);
  });

  test('what excludes each other says so at both, and the refusal names both', async () => {
    const { body } = await request(world.app).get('/api/v1/titles');
    const { settings } = body.titles.find((one: { id: string }) => one.id === 'toy');
    const excludes = (id: string): unknown => settings.find((one: { id: string }) => one.id === id).excludes;
    const tie = (setting: string): object => ({ when: [true], setting, is: [true] });
    expect([excludes('second-price'), excludes('all-pay'), excludes('length')]).toEqual([
      [tie('all-pay')],
      [tie('second-price')],
      [],
    ]);
    const reader = await signedInBrowser(world, anna);
    await reader.post('/language', { language: 'de', back: '/games' });
    const page = await reader.get('/games/new?title=toy');
    expect(textOf(page.text).match(/Nicht zusammen mit/g)).toHaveLength(2);
    const both = { name: 'Beide', open: '1', 'set.second-price': 'true', 'set.all-pay': 'true' };
    const refused = await reader.submit(form(page.text), both);
    expect(refused.status).toBe(422);
    expect(textOf(refused.text)).toMatch(/„second-price“ und „all-pay“ schließen einander aus/);
    expect(form(refused.text).fields).toMatchObject(both);
  });
});
