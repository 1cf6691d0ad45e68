import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Title } from '../../src/engine/core/index.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { oneTrainToBuy } from '../support/games-forced.js';
import { api } from './support/api.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
beforeAll(async () => {
  const title = { ...title1830, setup: oneTrainToBuy } as unknown as Title;
  world = await startWorld({ titles: [title], presenters: { 1830: railPresenter(title1830) } });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

test('are wished on the account page, without a script, and it is said there and by the API', async () => {
  const reader = await signedInBrowser(world, anna);
  const profile = formsIn((await reader.get('/me')).text).find(form => form.html.includes('forcedMoves'))!;
  expect(profile.html).not.toContain('name="forcedMoves" checked');
  await reader.submit(profile, { forcedMoves: 'on' });
  expect((await reader.get('/me')).text).toContain('name="forcedMoves" checked');
  expect((await api(world, anna.token, 'get', '/me')).body).toMatchObject({ forcedMoves: true });
  const off = await api(world, anna.token, 'patch', '/me', { forcedMoves: false });
  expect(off.body).toMatchObject({ forcedMoves: false, isProgram: false });
});

test('are named as such in the log and on the page of whoever is asked then', async () => {
  await api(world, anna.token, 'patch', '/me', { forcedMoves: true });
  const id = await world.game([anna, bert], {}, '1830');
  const reader = await signedInBrowser(world, anna);
  for (const number of [0, 1]) {
    const typed = formsIn((await reader.get(`/g/${id}`)).text).find(form =>
      form.html.includes('id="notation"'),
    );
    expect((await api(world, bert.token, 'get', `/games/${id}/log`)).body).toMatchObject({ of: number });
    await reader.submit(typed!, { notation: 'pass' });
  }
  const { body } = await api(world, bert.token, 'get', `/games/${id}/log`);
  expect((body as { entries: object[] }).entries[2]).toMatchObject({
    seat: 0,
    notation: 'train 3',
    cause: 'forced',
  });
  const page = textOf((await (await signedInBrowser(world, bert)).get(`/g/${id}`)).text);
  expect(page).toContain('made by the service, as Anna wishes: nothing else was possible');
});
