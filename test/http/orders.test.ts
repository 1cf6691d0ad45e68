import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import type { Title } from '../../src/engine/core/index.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { position as railPosition, stockTurn } from '../support/rail.js';
import { formsIn, signedInBrowser, textOf, type PageForm } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let players: readonly Player[];
beforeAll(async () => {
  const setup = () =>
    railPosition({ seats: 3, companies: { PRR: { shares: [20], par: 67 } }, round: stockTurn(3, 0) });
  const title = { ...title1830, setup } as unknown as Title;
  world = await startWorld({ titles: [title], presenters: { 1830: railPresenter(title1830) } });
  players = [await world.player('Anna'), await world.player('Bert'), await world.player('Carl')];
});
afterAll(() => world.stop());

const newGame = (): Promise<string> => world.game(players, {}, '1830');

const api = (player: Player | null, method: 'get' | 'post' | 'delete', path: string, body?: object) => {
  const call = request(world.app)[method](`/api/v1${path}`);
  if (player) call.set('Authorization', `Bearer ${player.token}`);
  return body ? call.send(body) : call;
};

const formFor = (html: string, type: string): PageForm => {
  const form = formsIn(html).find(one => one.action.endsWith('/orders') && one.fields['type'] === type);
  if (!form) throw new Error(`no form for ${type}`);
  return form;
};

describe('on the pages, without script', () => {
  test('a player gives an order, sees it stand, and takes it back', async () => {
    const id = await newGame();
    const bert = await signedInBrowser(world, players[1]!);
    const page = await bert.get(`/g/${id}`);
    expect(textOf(page.text)).toContain('Standing orders');
    const own = await bert.get(`/g/${id}/orders`);
    const given = await bert.submit(formFor(own.text, 'pass-stock'), { 'f.until': '"mine"' });
    expect(textOf(given.text)).toContain('The order is given.');
    const standing = 'Pass in this stock round until somebody does something that concerns you.';
    expect(textOf(given.text)).toContain(standing);
    expect(textOf((await bert.get(`/g/${id}`)).text)).toContain(standing);
    expect(formFor(page.text, 'pass-stock').fields['seat']).toBe('1');
    expect(formFor(given.text, 'buy-shares').fields['seat']).toBe('1');
    const drop = formsIn(given.text).find(form => form.action.endsWith('/orders/drop'))!;
    const dropped = await bert.submit(drop);
    expect(textOf(dropped.text)).toContain('The order is cancelled.');
    expect(textOf(dropped.text)).toContain('No active orders.');
    expect(textOf(dropped.text)).toContain('You cancelled it.');
  });

  test('at the table a player stays there, also with an order that is typed or refused', async () => {
    const id = await newGame();
    const bert = await signedInBrowser(world, players[1]!);
    const here = (page: Response): string => textOf(page.text);
    const atTable = (page: Response): boolean =>
      page.text.includes('data-table') && page.text.includes('id="orders"');
    const page = await bert.get(`/g/${id}`);
    const given = await bert.submit(formFor(page.text, 'pass-stock'), { 'f.until': '"mine"' });
    expect([atTable(given), here(given)]).toEqual([true, expect.stringContaining('The order is given.')]);
    const typed = formsIn(given.text).find(
      form => form.action.endsWith('/orders') && 'notation' in form.fields && form.fields['at'] === 'table',
    )!;
    const refused = await bert.submit(typed, { notation: 'auto win' });
    expect([refused.status, atTable(refused)]).toEqual([422, true]);
    expect(refused.text).toContain('value="auto win"');
    expect(here(refused)).toMatch(/“win” is not understood|auto/);
    const drop = formsIn(refused.text).find(form => form.action.endsWith('/orders/drop'))!;
    const dropped = await bert.submit(drop);
    expect([atTable(dropped), here(dropped)]).toEqual([
      true,
      expect.stringContaining('The order is cancelled.'),
    ]);
    const again = await bert.submit(typed, { notation: 'auto pass until end' });
    expect(here(again)).toContain('Pass in this stock round to its end.');
  });

  test('what orders do at once is shown with the move, marked in the log, and taken back with it', async () => {
    const id = await newGame();
    const [anna, bert] = [
      await signedInBrowser(world, players[0]!),
      await signedInBrowser(world, players[1]!),
    ];
    await bert.submit(formFor((await bert.get(`/g/${id}/orders`)).text, 'pass-stock'), {
      'f.until': '"end"',
    });
    const page = await anna.get(`/g/${id}`);
    const pass = formsIn(page.text).find(
      one => one.action.endsWith('/move') && one.fields['type'] === 'pass',
    )!;
    const done = await anna.submit(pass);
    const text = textOf(done.text);
    expect(text).toContain('Anna passes');
    expect(text).toContain('Bert passes · by a standing order');
    expect(text).toContain('also takes back what was done for others after it: Bert.');
    const undo = formsIn(done.text).find(one => one.action.endsWith('/undo'))!;
    const back = textOf((await anna.submit(undo)).text);
    expect(back).toContain('It is your turn');
    expect(textOf((await bert.get(`/g/${id}`)).text)).toContain('Pass in this stock round to its end.');
  });

  test('an order may be typed where a move is typed, and acts where it is the player’s turn', async () => {
    const id = await newGame();
    const anna = await signedInBrowser(world, players[0]!);
    const page = await anna.get(`/g/${id}`);
    const typed = formsIn(page.text)
      .filter(one => one.action.endsWith('/move'))
      .at(-1)!;
    const done = await anna.submit(typed, { notation: 'auto pass until danger' });
    expect(textOf(done.text)).toContain('Anna passes · by a standing order');
    expect(textOf(done.text)).toContain('until a presidency of yours is in danger');
  });

  test('why an order ended is told on the game’s page, in German too', async () => {
    const id = await newGame();
    const carl = await signedInBrowser(world, players[2]!);
    await carl.post('/language', { language: 'de', back: '/' });
    const given = await carl.submit(formFor((await carl.get(`/g/${id}/orders`)).text, 'pass-stock'), {
      'f.until': '"anything"',
    });
    expect(textOf(given.text)).toContain('Der Auftrag ist erteilt.');
    await api(players[0]!, 'post', `/games/${id}/actions`, { notation: 'buy PRR' }).set(
      'If-Match',
      (await api(null, 'get', `/games/${id}/position`)).headers['etag'] as string,
    );
    const page = textOf((await carl.get(`/g/${id}`)).text);
    expect(page).toContain('In dieser Aktienrunde passen');
    expect(page).toContain('Das ist geschehen: Anna');
  });

  test.each(['buttons', 'text', 'interface'])(
    'an order given on an old page (%s) ends at once by what happened since, and says so',
    async way => {
      const id = await newGame();
      const bert = await signedInBrowser(world, players[1]!);
      const page = await bert.get(`/g/${id}/orders`);
      await api(players[0]!, 'post', `/games/${id}/actions`, { notation: 'buy PRR' }).set(
        'If-Match',
        (await api(null, 'get', `/games/${id}/position`)).headers['etag'] as string,
      );
      const typed = formsIn(page.text).find(form => 'notation' in form.fields)!;
      if (way === 'buttons') await bert.submit(formFor(page.text, 'pass-stock'), { 'f.until': '"anything"' });
      else if (way === 'text') await bert.submit(typed, { notation: 'auto pass until anything' });
      else
        await api(players[1]!, 'post', `/games/${id}/orders`, {
          notation: 'auto pass until anything',
          seen: 0,
        }).expect(201);
      const after = textOf((await bert.get(`/g/${id}/orders`)).text);
      expect(after).toContain('No active orders.');
      expect(after).toContain('This has happened: Anna');
    },
  );

  test('an order that cannot be given is refused in words, and nothing is kept', async () => {
    const id = await newGame();
    const bert = await signedInBrowser(world, players[1]!);
    const before = await world.fingerprint();
    const refused = await bert.post(`/g/${id}/orders`, { notation: 'auto pass auction' });
    expect(refused.status).toBe(422);
    expect(textOf(refused.text)).toContain('That is not possible now');
    const unread = await bert.post(`/g/${id}/orders`, { notation: 'auto win' });
    expect(unread.status).toBe(422);
    // With what was typed, to be corrected.
    expect(unread.text).toContain('value="auto win"');
    const bad = await bert.post(`/g/${id}/orders/drop`, { id: 'nothing-here' });
    expect(bad.status).toBe(404);
    expect(textOf(bad.text)).toContain('There is no such order.');
    expect(await world.fingerprint()).toBe(before);
  });

  test('looking changes nothing, and spectators have none', async () => {
    const id = await newGame();
    const bert = await signedInBrowser(world, players[1]!);
    const before = await world.fingerprint();
    await bert.get(`/g/${id}/orders`);
    await bert.get(`/g/${id}/orders?do=buy-shares&of=PRR`);
    await bert.get(`/g/${id}/orders/drop`);
    expect(await world.fingerprint()).toBe(before);
    const zoe = await signedInBrowser(world, await world.player('Zoe'));
    expect((await zoe.get(`/g/${id}/orders`)).status).toBe(403);
    expect((await request(world.app).get(`/g/${id}/orders`)).status).not.toBe(200);
    expect((await zoe.post(`/g/${id}/orders`, { notation: 'auto pass until end' })).status).toBe(403);
  });
});

describe('by the interface', () => {
  test('an order is given as data or as text, listed with words, and taken back', async () => {
    const id = await newGame();
    const [, bert] = players;
    const orders = `/games/${id}/orders`;
    const empty = await api(bert!, 'get', orders);
    expect(empty.body).toMatchObject({ seat: 1, standing: [], ended: [] });
    expect(empty.body.forms).toContainEqual({
      type: 'pass-stock',
      fields: { until: { oneOf: ['mine', 'danger', 'anything', 'end'] } },
    });
    const order = { seat: 1, type: 'pass-stock', until: 'mine' };
    const given = await api(bert!, 'post', orders, { order });
    expect(given.status).toBe(201);
    expect(given.body.standing).toMatchObject([
      { order, notation: 'auto pass until mine', made: [], ended: null },
    ]);
    const more = await api(bert!, 'post', orders, { notation: 'auto decline all' });
    expect(more.body.standing).toHaveLength(2);
    const one = (more.body.standing as { id: string; notation: string }[]).find(
      ({ notation }) => notation === 'auto decline all',
    )!;
    const dropped = await api(bert!, 'delete', `${orders}/${one.id}`);
    expect(dropped.status).toBe(200);
    expect(dropped.body.standing).toHaveLength(1);
    expect(dropped.body.ended).toMatchObject([
      { id: one.id, ended: { why: { kind: 'removed' }, words: 'You cancelled it.', done: false } },
    ]);
    const off = await api(bert!, 'post', orders, { notation: 'auto off' });
    expect(off.body.standing).toEqual([]);
  });

  test('refusals say what is wrong', async () => {
    const id = await newGame();
    const [anna, bert] = players;
    const orders = `/games/${id}/orders`;
    const order = { seat: 1, type: 'pass-stock', until: 'never' };
    const wrong = await api(bert!, 'post', orders, { order });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'not-offered']);
    const foreign = await api(anna!, 'post', orders, { order: { ...order, until: 'end' } });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'not-your-seat']);
    expect((await api(null, 'get', orders)).status).toBe(401);
    expect((await api(anna!, 'get', `${orders}?seat=1`)).status).toBe(403);
    expect((await api(bert!, 'post', orders, { notation: 'auto off', order })).status).toBe(400);
    expect((await api(bert!, 'delete', `${orders}/no-such-order`)).body.code).toBe('no-such-order');
  });

  test('the log says which rows an order wrote, the export does not', async () => {
    const id = await newGame();
    await api(players[1]!, 'post', `/games/${id}/orders`, { notation: 'auto pass until end' });
    const given = await api(players[0]!, 'post', `/games/${id}/orders`, { notation: 'auto pass until end' });
    expect(given.body.number).toBe(2);
    const log = await api(null, 'get', `/games/${id}/log`);
    expect(log.body.entries).toMatchObject([
      { seat: 0, notation: 'pass', cause: 'programmed' },
      { seat: 1, notation: 'pass', cause: 'programmed' },
    ]);
    const record = await api(players[0]!, 'get', `/games/${id}/export`);
    expect(JSON.stringify(record.body)).not.toContain('programmed');
  });
});

describe('what somebody has ordered is in nothing that others get', () => {
  /** Ids of forms differ at every request. */
  const still = (text: string): string =>
    text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '');

  test('pages and answers are the same with and without it', async () => {
    const id = await newGame();
    const [anna, bert] = players;
    const pages = ['', '/history', '/orders', '/charts', '/what-if'].map(path => `/g/${id}${path}`);
    const answers = ['', '/position', '/log', '/orders', '/menu', '/export', '/export?format=notation'];
    const browsers = {
      anna: await signedInBrowser(world, anna!),
      carl: await signedInBrowser(world, players[2]!),
      zoe: await signedInBrowser(world, await world.player('Zoe')),
    };
    const everything = async (): Promise<readonly string[]> => {
      const seen: string[] = [];
      for (const one of Object.values(browsers))
        for (const path of [...pages, '/games']) seen.push(still((await one.get(path)).text));
      for (const player of [anna!, players[2]!, null])
        for (const path of answers) {
          const answer = await api(player, 'get', `/games/${id}${path}`);
          // A problem names its request.
          seen.push(answer.status >= 400 ? String(answer.status) : answer.text);
        }
      return seen;
    };
    const before = await everything();
    const own = await signedInBrowser(world, bert!);
    const empty = still((await own.get(`/g/${id}/orders`)).text);
    await api(bert!, 'post', `/games/${id}/orders`, { notation: 'auto pass until danger' });
    await api(bert!, 'post', `/games/${id}/orders`, { notation: 'auto decline all' });
    expect(still((await own.get(`/g/${id}/orders`)).text)).not.toBe(empty);
    expect(await everything()).toEqual(before);
  });

  test('and the service’s own log does not say what was ordered', async () => {
    expect(world.logged.join('\n')).not.toMatch(/auto pass|pass-stock|decline-offers/);
  });
});
