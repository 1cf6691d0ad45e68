import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { direct } from '../../src/db/index.js';
import { createGame, type SeatWish } from '../../src/service/tables/games.js';
import { position } from '../../src/service/log/history.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { listVotes } from '../../src/service/votes/read.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { toyTitle } from '../fixtures/toy/title.js';
import {
  formsIn,
  type Browser,
  type PageForm,
  signedInBrowser,
  textOf,
  textWithoutTimes,
} from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
beforeAll(async () => {
  world = await startWorld({ titles: [title1830, toyTitle] });
  anna = await world.player('Anna');
  bert = await world.player('Bert');
});
afterAll(() => world.stop());

const atOneDevice = (...names: readonly string[]): readonly SeatWish[] =>
  names.map(name => ({ kind: 'me', name }));

const create = async (title: string, seats: readonly SeatWish[]): Promise<string> =>
  (await createGame(world.deps, anna.actor, { title, name: 'Living room', settings: {}, seats })).id;

const typed = (html: string): PageForm =>
  formsIn(html).find(form => form.action.endsWith('/move') && form.html.includes('id="notation"'))!;
const undoForms = (html: string): readonly PageForm[] =>
  formsIn(html).filter(form => form.action.endsWith('/undo'));
const play = (reader: Browser, page: Response, notation: string): Promise<Response> =>
  reader.submit(typed(page.text), { notation });

const mails = async (gameId: string, kind: string): Promise<readonly string[]> =>
  (
    await direct(world.deps.db).rows<{ who: string }>(
      `SELECT p.name || ' ' || d.seat AS who FROM delivery d JOIN person p ON p.id = d.person_id
       WHERE d.game_id = $1 AND d.kind = $2 ORDER BY d.number, d.seat`,
      [gameId, kind],
    )
  ).map(({ who }) => who);

describe('one person at all three seats of 1830', () => {
  test('plays one seat after the other on one page, and gets no mail but the first', async () => {
    const id = await create('1830', atOneDevice('Anna', 'Grandpa', 'Oma'));
    const reader = await signedInBrowser(world, anna);
    let page = await reader.get(`/g/${id}`);
    for (const name of ['Anna', 'Grandpa', 'Oma', 'Anna']) {
      expect(textOf(page.text)).toContain(`You are playing for ${name} now.`);
      expect(textOf(page.text)).toContain(`${name} (to move)`);
      // Further down on a phone the heading is all that is in view.
      expect(textOf(page.text)).toContain(`It is your turn: ${name}`);
      page = await play(reader, page, 'pass');
      expect(page.status).toBe(200);
    }
    expect(await mails(id, 'game-started')).toEqual(['Anna 0']);
    expect(await mails(id, 'turn')).toEqual(['Anna 0']);

    // Each of the moves is taken back by the seat that made it, one after the other.
    for (const name of ['Anna', 'Oma', 'Grandpa']) {
      const [undo, ...more] = undoForms(page.text);
      expect(more).toEqual([]);
      expect(undo!.buttons[0]!.text).toBe(`Take back the last move (${name})`);
      page = await reader.submit(undo!);
      expect(textOf(page.text)).toContain(`You are playing for ${name} now.`);
    }
    expect(await position(world.deps, anna.actor, { gameId: id })).toMatchObject({ seat: 1 });
  });

  test('may look for another seat, and what the page leads to stays with it', async () => {
    const id = await create('1830', atOneDevice('Anna', 'Grandpa', 'Oma'));
    const reader = await signedInBrowser(world, anna);
    const page = await reader.get(`/g/${id}?seat=2`);
    expect(textOf(page.text)).toContain('You are playing for Oma now.');
    expect(typed(page.text)?.fields['seat'] ?? '2').toBe('2');
    // A seat of somebody else's is not opened by its number.
    expect(textOf((await reader.get(`/g/${id}?seat=9`)).text)).toContain('You are playing for Anna now.');
    expect((await reader.post(`/g/${id}/move`, { expected: '0', seat: '9', notation: 'pass' })).status).toBe(
      403,
    );
  });
});

describe('seats with secrets', () => {
  test('are opened one at a time, and show nothing of one another', async () => {
    const id = await create('toy', atOneDevice('Anna', 'Grandpa'));
    const reader = await signedInBrowser(world, anna);
    const start = await reader.get(`/g/${id}`);
    expect(textOf(start.text)).toContain('Which one do you want to play now?');
    expect(typed(start.text)).toBeUndefined();
    const first = await reader.get(`/g/${id}?seat=0`);
    const sealed = await play(reader, first, 'bid 17');
    // Whoever sits down next sees neither the bid nor what the other may see.
    expect(textOf(sealed.text)).toContain('Which one do you want to play now?');
    expect(textOf(sealed.text)).toContain('Grandpa (to move)');
    expect(textWithoutTimes(sealed.text)).not.toMatch(/\b17\b/);
    const second = await reader.get(`/g/${id}?seat=1`);
    expect(textWithoutTimes(second.text)).not.toMatch(/\b17\b/);
    expect(textWithoutTimes((await reader.get(`/g/${id}/history?seat=1`)).text)).not.toMatch(/\b17\b/);
    expect(textWithoutTimes((await reader.get(`/g/${id}/history`)).text)).not.toMatch(/\b17\b/);
    expect(textOf((await reader.get(`/g/${id}?seat=0`)).text)).toContain('bid 17');
    const shown = await play(reader, second, 'bid 3');
    expect(textWithoutTimes(shown.text)).toContain('bid 17');
    expect(await mails(id, 'turn')).toEqual(['Anna 0']);
  });

  test('nobody plays for anybody when the game is over: it is seen as one of them', async () => {
    const id = await create('toy', atOneDevice('Anna', 'Grandpa'));
    const reader = await signedInBrowser(world, anna);
    for (const seat of [0, 1, 0, 1, 0, 1])
      await play(reader, await reader.get(`/g/${id}?seat=${seat}`), 'bid 1');
    expect(textOf((await reader.get(`/g/${id}`)).text)).toContain('You see the game as Anna.');
    const other = textOf((await reader.get(`/g/${id}?seat=1`)).text);
    expect(other).toContain('You see the game as Grandpa.');
    expect(other).not.toContain('You are playing for');
  });
});

describe('a mixed game', () => {
  test('mails the other player, and whoever has two seats once', async () => {
    const id = await create('toy', [...atOneDevice('Anna', 'Grandpa'), { kind: 'open' }]);
    await joinGame(world.deps, bert.actor, { gameId: id, seat: 2 });
    expect(await mails(id, 'turn')).toEqual(['Anna 0', 'Bert 2']);
    expect(await mails(id, 'game-started')).toEqual(['Anna 0', 'Bert 2']);
    const host = await signedInBrowser(world, anna);
    const guest = await signedInBrowser(world, bert);
    for (const seat of [0, 1]) await play(host, await host.get(`/g/${id}?seat=${seat}`), 'bid 1');
    const page = await play(guest, await guest.get(`/g/${id}`), 'bid 2');
    expect(page.text).not.toContain('You are playing for');
    // The next round asks Anna at two seats: one mail. Bert has just bid, and sees it.
    expect(await mails(id, 'turn')).toEqual(['Anna 0', 'Bert 2', 'Anna 0']);
  });

  test('counts people, not seats, where something is decided', async () => {
    const id = await create('toy', [...atOneDevice('Anna', 'Grandpa', 'Oma'), { kind: 'open' }]);
    await joinGame(world.deps, bert.actor, { gameId: id, seat: 3 });
    const host = await signedInBrowser(world, anna);
    await host.post(`/g/${id}/votes`, { about: 'end' });
    const { open } = await listVotes(world.deps, bert.actor, id);
    expect(open[0]!.ballots.map(({ name, choice }) => [name, choice === null])).toEqual([
      ['Anna', false],
      ['Bert', true],
    ]);
    expect(await mails(id, 'vote')).toEqual(['Bert 3']);
  });
});

describe('the link of a turn mail', () => {
  test('opens its seat, and the others too for whoever has signed in', async () => {
    const id = await create('1830', atOneDevice('Anna', 'Grandpa', 'Oma'));
    const secret = await world.seatSecret(id, anna, 1);
    const reader = await signedInBrowser(world, anna);
    const answer = await reader.post(`/g/${id}/seat`, { secret, do: '', to: '' });
    expect(answer.headers['location']).toBe(`/g/${id}?seat=1#turn`);
    const page = await reader.get(`/g/${id}?seat=1`);
    expect(textOf(page.text)).toContain('You are playing for Grandpa now.');
    expect(textOf(page.text)).toContain('Oma');
    expect(page.text).toContain(`/g/${id}?seat&#x3D;2#turn`);
  });
});
