import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { presenters } from '../../src/present/registry.js';
import { ensureDemo } from '../../src/service/demo.js';
import { createGame } from '../../src/service/tables/games.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { startWorld, type World } from './support/world.js';

let world: World;
let demo: string;
beforeAll(async () => {
  world = await startWorld({ titles: [title1830], presenters });
  demo = await ensureDemo(world.deps, '1830', 60);
  (world.http.showcase as string[]).push(demo);
});
afterAll(() => world.stop());

test('the home page shows the board of a demo game, and leads to trying a move there without signing in', async () => {
  const { text } = await request(world.app).get('/').expect(200);
  const board = text.slice(text.indexOf('<figure'), text.indexOf('</figure>'));
  expect(board).toContain('<svg');
  expect(board).toContain('data-place="G19"');
  expect(board).toMatch(/Operating round \d/);
  expect(text).toContain(`<a class="button" href="/g/${demo}/what-if">`);
  expect(text).toContain('href="/help/first-game"');
  expect((await request(world.app).get(`/g/${demo}/what-if`).expect(200)).text).toContain('data-play');
  const table = (await request(world.app).get(`/g/${demo}`).expect(200)).text;
  expect(table).not.toContain('>Join<');
  // What it is and what one can do there stands first; nobody is waited for, and nobody has to sign in.
  expect(table).toMatch(/The service has played this game of 1830 for \d+ moves/);
  expect(table).toMatch(/<p class="lead">\w+’s turn: Lay a tile/);
  expect(table).toContain(`<a class="button" href="/g/${demo}/what-if">`);
  expect(table).not.toMatch(/Waiting for|Are you playing/);
  // Nobody can take one, so none is offered.
  expect(table).not.toMatch(/The seat of \w+ is free/);
});

test('a list shows the board small, in the colours of the page', async () => {
  const picture = async (cookie: string): Promise<string> => {
    const { text } = await request(world.app).get('/').set('Cookie', cookie).expect(200);
    const found = text.slice(text.indexOf('<picture'), text.indexOf('</picture>'));
    return found.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
  };
  const chosen = await picture('theme=dark');
  expect(chosen).not.toContain('<source');
  expect(chosen).toContain('theme=dark"');
  expect(await picture('theme=light')).not.toContain('theme=dark');
  expect(await picture('')).toMatch(
    /<source srcset="[^"]+theme=dark" media="\(prefers-color-scheme: dark\)">/,
  );
  const sources = [...(await picture('')).matchAll(/src(?:set)?="([^"]+)"/g)].map(found => found[1]!);
  const drawn = await Promise.all(
    sources.map(async src => {
      const answer = await request(world.app).get(src).expect(200);
      expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
      return String(answer.body);
    }),
  );
  expect(drawn).toHaveLength(2);
  expect(drawn[0]).toMatch(/^<svg /);
  expect(drawn[0]).not.toBe(drawn[1]);
});

test('the board of a game is shown to nobody who may not look at the game', async () => {
  const anna = await world.player('Anna');
  const { id } = await createGame(world.deps, anna.actor, {
    title: '1830',
    name: 'Closed',
    settings: {},
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Ben' },
    ],
  });
  await request(world.app).get(`/g/${id}/board.svg`).expect(404);
  await request(world.app).get(`/g/${id}/board.svg`).set('Authorization', `Bearer ${anna.token}`).expect(200);
  await request(world.app).get('/titles/1830/board.svg').expect(200);
  await request(world.app).get('/titles/nothing/board.svg').expect(404);
});
