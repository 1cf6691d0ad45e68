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

describe('the form of a new game', () => {
  const press = async (html: string, name: string, value: string, typed: object) => {
    const reader = await signedInBrowser(world, anna);
    expect(html).toMatch(
      new RegExp(`<button name="${name}" value="${value}" formaction="/games/new/form" formnovalidate`),
    );
    return reader.post('/games/new/form', { ...form(html).fields, ...typed, [name]: value });
  };

  test('keeps what was typed when another title or a preset is chosen, and makes nothing', async () => {
    const reader = await signedInBrowser(world, anna);
    const first = (await reader.get('/games/new?title=1830')).text;
    const typed = { name: 'Kept', 'address.2': 'b@x.org', 'address.7': 'g@x.org', time: 'brisk', open: '1' };
    const set = { 'set.privates-sale': 'groups' };
    const other = await press(first, 'choose', '1849', { ...typed, ...set });
    expect(other.status).toBe(200);
    expect(form(other.text).fields).toMatchObject({ ...typed, title: '1849' });
    expect(form(other.text).fields).not.toHaveProperty(['set.privates-sale']);
    // Seats that it does not have come back with a title that has them.
    const back = await press(other.text, 'choose', '1830', {});
    expect(form(back.text).fields).toMatchObject({ ...typed, 'set.privates-sale': 'auction' });
    const base = await press(back.text, 'fill', 'base', {});
    expect(form(base.text).fields).toMatchObject({ ...typed, ...set, preset: 'base' });
    expect(base.text).toMatch(/<button name="fill" value="base"[^>]*aria-current="true"/);
    expect((await reader.get('/games')).text).not.toContain('Kept');
  });

  test.each([
    [{ name: 'Two\nlines' }, 'name'],
    [{ 'address.2': 'nobody' }, 'address.2'],
    [{ 'address.2': 'b@x.org', 'address.6': 'B@x.org' }, 'address.6'],
    [{ 'own.3': 'x'.repeat(41) }, 'own.3'],
    [{ open: '0' }, 'address.2'],
    [{ about: 'x'.repeat(301) }, 'about'],
    [{ open: '6', 'set.uncertain-times': 'true' }, 'set.uncertain-times'],
    [{ time: 'own', 'time.pace.bank': '9999999' }, 'time.pace.bank'],
  ])('says what is wrong with %j at its field, and goes there', async (typed, field) => {
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get('/games/new?title=1830');
    const refused = await reader.submit(form(page.text), { name: 'Faulty', open: '1', ...typed });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const faulty = [...refused.text.matchAll(/<(?:input|select)[^>]*aria-invalid="true"[^>]*>/g)].map(
      ([tag]) => [/ name="([^"]*)"/.exec(tag)?.[1], tag.includes('autofocus')],
    );
    expect(faulty).toEqual([[field, true]]);
    expect(refused.text.match(/role="alert"/g)).toHaveLength(1);
    // What is folded away cannot be gone to.
    const before = refused.text.slice(0, refused.text.indexOf('aria-invalid'));
    const folded = before
      .split(/<details/)
      .slice(1)
      .filter(part => !part.includes('</details>'));
    expect(folded.filter(part => !/^[^>]* open>/.test(part))).toEqual([]);
  });

  test('a preset of the time sets no clock where nobody waits for anybody; what is chosen by hand does', async () => {
    const reader = await signedInBrowser(world, anna);
    const time = async (typed: { readonly [name: string]: string }): Promise<string> => {
      const page = await reader.get('/games/new?title=1830');
      return textOf((await reader.submit(form(page.text), { name: 'Alone', ...typed })).text);
    };
    expect(await time({ service: '2' })).not.toMatch(/time bank|Clocks/);
    expect(await time({ service: '2', time: 'own' })).toMatch(/Clocks/);
    expect(await time({ open: '2' })).toMatch(/5 days in the time bank/);
  });
});

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

  test('of seats that are folded away the number is told, or from which to which', async () => {
    const reader = await signedInBrowser(world, anna);
    const labels = await Promise.all(
      ['1849', '1830'].map(async title => {
        const { text } = await reader.get(`/games/new?title=${title}`);
        return /<summary>(Seats? \d[^<]*)</.exec(text)?.[1];
      }),
    );
    expect(labels).toEqual(['Seat 5', 'Seats 5 to 7']);
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
