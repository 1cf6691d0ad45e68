import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { presetSettings } from '../../src/engine/core/index.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { type Browser, formsIn, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let reader: Browser;
beforeAll(async () => {
  world = await startWorld({ titles: [title1830], presenters: { 1830: railPresenter(title1830) } });
  anna = await world.player('Anna');
  reader = await signedInBrowser(world, anna);
});
afterAll(() => world.stop());

test('from the first game one button leads to a table of one’s own, with the computer at all other seats', async () => {
  const first = await reader.get('/help/first-game');
  const form = formsIn(first.text).find(one => one.action === '/games/new')!;
  const game = await reader.submit(form, {});
  expect(textOf(game.text)).toContain('Sale of the privates in groups');
  expect(first.text).toContain('/games/new?title=1830&amp;preset=base');
  const said = textOf(game.text);
  expect(said).toContain('To move: Anna');
  expect(said).toContain('Bahnpost 3 (computer, easy)');
  expect(said).toContain('An easy computer plays by simple rules; an ordinary or strong one thinks ahead.');
});

test('what is asked leads to the rules, and the line for a typed move to how moves are written', async () => {
  const id = await world.game([anna, await world.player('Bert')], {}, title1830.id);
  const { text } = await reader.get(`/g/${id}`);
  expect(text).toMatch(
    /<p class="lead">[^<]+<a class="small" href="\/help\/rules\/1830#C-2.2">Rules, § C-2.2<\/a>/,
  );
  expect(text).toMatch(/aria-describedby="written"/);
  expect(text).toMatch(
    /id="written">For example <code>[^<]+<\/code> · <a href="\/help\/notation\/1830">Notation<\/a>/,
  );
  expect(textOf(text)).not.toContain('not a strong player');

  const refused = await request(world.app)
    .post(`/api/v1/games/${id}/actions`)
    .set('Authorization', `Bearer ${anna.token}`)
    .set('If-Match', (await request(world.app).get(`/api/v1/games/${id}/position`)).headers['etag'] ?? '')
    .send({ notation: 'bid CS 41' });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'bid-too-low',
    rule: 'https://bahnpost.example/help/rules/1830#C-2.2',
  });
});

test('a new game of that title, and its waiting room, lead to the first game', async () => {
  const fresh = await reader.get('/games/new');
  expect(fresh.text).toContain('href="/help/first-game"');
  const form = formsIn(fresh.text).find(one => one.action === '/games/new' && one.method === 'post')!;
  const room = await reader.submit(form, { name: 'Waiting', open: '1' });
  expect(room.text).toContain('href="/help/first-game"');
});

describe('the rules of one choice', () => {
  const differences = async (path: string): Promise<string> => {
    const { text, status } = await reader.get(path);
    expect([path, status]).toEqual([path, 200]);
    return textOf(/<section id="differences"[^]*?<\/section>/.exec(text)?.[0] ?? '');
  };

  test.each(title1830.presets!.map(({ id }) => id))('%s: tell what it plays differently', async id => {
    const { name } = wordsFor('1830').preset('en', id);
    const said = await differences(`/help/rules/1830?preset=${id}`);
    expect(said).toContain(name);
    for (const setting of Object.keys(presetSettings(title1830.presets!, id)))
      expect(said).toContain(wordsFor('1830').setting('en', setting).name);
  });

  test('are where the name of the title leads on the page of a game, and nowhere else', async () => {
    const players = [anna, await world.player('Cleo')];
    const settings = { 'hidden-cash': 'all', 'rust-delayed': true };
    const { text } = await reader.get(`/g/${await world.game(players, settings, title1830.id)}`);
    const path = unescapeHtml(/href="(\/help\/rules\/1830\?[^"]*)"/.exec(text)![1]!);
    const said = await differences(path);
    expect(said).toContain('Hidden cash: players and companies Only its president sees');
    expect(said).toContain(wordsFor('1830').setting('en', 'rust-delayed').name);
    expect(said).not.toContain('Money in the bank');
    expect(await differences('/help/rules/1830')).toBe('');
    expect(await differences('/help/rules/1830?set.bank=3&set.no=1&preset=x')).toBe('');
  });
});
