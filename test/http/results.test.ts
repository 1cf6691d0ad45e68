import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGame } from '../../src/service/tables/games.js';
import { api } from './support/api.js';
import { browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let cleo: Player;
beforeAll(async () => {
  world = await startWorld();
  [anna, bert, cleo] = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
});
afterAll(() => world.stop());

/** Ends a game: the points in the order of the seats. */
const end = async (id: string, points: readonly number[], day: string): Promise<void> => {
  const scores = points.map((value, seat) => ({ seat, points: value, parts: {} }));
  await world.db.pool.query(
    `UPDATE game SET phase = 'ended', ended_at = $2, standing = jsonb_build_object('ended', true, 'round',
       standing -> 'round', 'result', jsonb_build_object('reason', 'bank', 'scores', $3::jsonb)) WHERE id = $1`,
    [id, day, JSON.stringify(scores.sort((a, b) => b.points - a.points))],
  );
};

/** A game that is over: the points in the order of the players. */
const over = async (players: readonly Player[], points: readonly number[], day: string): Promise<void> =>
  end(await world.game(players), points, day);

test('results are drawn: games won by title, places and points compared with the table, each with its numbers', async () => {
  await over([anna, bert], [30, 10], '2026-01-10');
  await over([anna, bert, cleo], [10, 30, 20], '2026-02-10');
  const page = (await (await signedInBrowser(world, anna)).get('/results')).text;
  const section = (id: string): string =>
    page.slice(
      page.indexOf(`<section id="${id}"`),
      page.indexOf('</section>', page.indexOf(`<section id="${id}"`)),
    );
  expect(section('won')).toContain('<svg');
  expect(section('won')).toContain('1 of 2 won');
  expect(section('places')).toContain('<svg');
  expect(textOf(section('places'))).toMatch(/10 Jan 2026.*1 of 2.*10 Feb 2026.*3 of 3/s);
  expect(section('points')).toContain('<svg');
  expect(textOf(section('points'))).toMatch(/30\s+20\s.*10\s+20\s/s);
});

test('whoever has finished one game sees no curve, and whoever has finished none sees no chart', async () => {
  const one = (await (await signedInBrowser(world, cleo)).get('/results')).text;
  expect(one).toContain('id="won"');
  expect(one).not.toContain('id="places"');
  const dora = await world.player('Dora');
  expect((await (await signedInBrowser(world, dora)).get('/results')).text).not.toContain('class="chart');
});

test('whoever has played all seats of a game has beaten nobody: it is listed, and counts nowhere', async () => {
  const [ella, fred] = [await world.player('Ella'), await world.player('Fred')];
  const seats = [
    { kind: 'me', name: 'Ella' },
    { kind: 'me', name: 'Grandpa' },
  ] as const;
  const alone = await createGame(world.deps, ella.actor, {
    title: 'sampler',
    name: 'Alone',
    settings: {},
    seats,
  });
  await end(alone.id, [30, 10], '2026-03-10');
  await over([ella, fred], [10, 30], '2026-03-11');
  const page = (await (await signedInBrowser(world, ella)).get('/results')).text;
  expect(textOf(page)).toContain('Alone');
  expect(page).toContain('0 of 1 won');
  expect(page).not.toContain('id="places"');
  await api(world, ella.token, 'patch', '/me', { showsResults: true }).expect(200);
  const people = textOf((await (await signedInBrowser(world, bert)).get('/results/people')).text);
  expect(people).toMatch(/Ella\s+1\s+0\s+0%/);
  await api(world, ella.token, 'patch', '/me', { showsResults: false }).expect(200);
});

test('the curves tell of nobody but the reader', async () => {
  const page = (await (await signedInBrowser(world, anna)).get('/results')).text;
  const last = page.indexOf('<section id="points"');
  const charts = page.slice(page.indexOf('<section id="won"'), page.indexOf('</section>', last));
  expect(charts).not.toContain('Bert');
});

test('the consent to show one’s results is given and taken back by program too, and leaves the rest as it is', async () => {
  const person = `/results/people/${anna.actor.personId}`;
  const reader = await signedInBrowser(world, cleo);
  const before = (await api(world, anna.token, 'get', '/me')).body as object;
  expect(before).toMatchObject({ name: 'Anna', showsResults: false });
  const given = await api(world, anna.token, 'patch', '/me', { showsResults: true }).expect(200);
  expect(given.body).toEqual({ ...before, showsResults: true });
  expect((await api(world, anna.token, 'get', '/me')).body).toEqual({ ...before, showsResults: true });
  expect((await reader.get(person)).status).toBe(200);
  await api(world, anna.token, 'patch', '/me', { name: 'Anna' }).expect(200);
  expect((await reader.get(person)).status).toBe(200);
  await api(world, anna.token, 'patch', '/me', { showsResults: false }).expect(200);
  expect((await reader.get(person)).status).toBe(404);
});

const without = ({ show: _, ...fields }: { readonly [name: string]: string }) => fields;

test('nobody sees the results of others who have not agreed; of those who have, how many games and which places, and no game or other player', async () => {
  const reader = await signedInBrowser(world, cleo);
  const person = `/results/people/${anna.actor.personId}`;
  expect((await reader.get('/results/people')).text).not.toContain('Anna');
  expect((await reader.get(person)).status).toBe(404);

  const own = await signedInBrowser(world, anna);
  const choice = async (show: boolean): Promise<void> => {
    const form = formsIn((await own.get('/results')).text).find(({ action }) => action === '/results/shown')!;
    // A box that is not ticked is not sent.
    const saved = await own.submit({
      ...form,
      fields: show ? { ...form.fields, show: 'on' } : without(form.fields),
    });
    expect(textOf(saved.text)).toContain('Saved');
  };
  await choice(true);
  const list = (await reader.get('/results/people')).text;
  expect(list).toContain(`href="${person}"`);
  expect(textOf(list)).toMatch(/Anna\s+2\s+1\s+50%/);
  expect(list).not.toContain('Bert');
  const shown = (await reader.get(person)).text;
  expect(textOf(shown)).toMatch(/All games: 2, of which 1 won.*1 of 2.*3 of 3/s);
  expect(shown).not.toContain('Bert');
  expect(shown).not.toMatch(/href="\/g\//);
  expect(textOf(shown)).not.toContain('2026');
  for (const path of ['/results/people', person])
    expect((await browser(world.app).get(path)).headers['location']).toMatch(/^\/in\?/);

  const emil = await world.player('Emil');
  await (await signedInBrowser(world, emil)).post('/results/shown', { show: 'on' });
  // Whoever has finished no game has nothing to be listed with.
  expect((await reader.get('/results/people')).text).not.toContain('Emil');

  await choice(false);
  expect((await reader.get(person)).status).toBe(404);
  expect((await reader.get('/results/people')).text).not.toContain('Anna');
});
