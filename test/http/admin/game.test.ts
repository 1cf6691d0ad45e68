import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { submit } from '../../../src/service/log/play.js';
import { api } from '../support/api.js';
import { signedInBrowser, textOf } from '../support/browser.js';
import { takeMessages } from '../support/messages.js';
import { openOffice, type Office } from '../support/office.js';

let world: Office['world'];
let boss: Office['boss'];
let anna: Office['anna'];
let bert: Office['bert'];
let admin: Office['admin'];
let acts: Office['acts'];
let press: Office['press'];
beforeAll(async () => {
  ({ world, boss, anna, bert, admin, acts, press } = await openOffice());
});
afterAll(() => world.stop());

describe('a game', () => {
  test('is held and let go on; its players read it on its page and in a mail', async () => {
    const game = await world.game([anna, bert]);
    expect((await press(`/admin/games/${game}`, 'freeze', { reason: 'A dispute' })).text).toContain(
      'on hold',
    );
    const reader = await signedInBrowser(world, anna);
    const page = textOf((await reader.get(`/g/${game}`)).text);
    expect(page).toContain('The operator put this game on hold');
    const move = await api(world, anna.token, 'post', `/games/${game}/actions`, {
      action: { seat: 0, type: 'take', count: 1 },
    }).set('If-Match', (await api(world, anna.token, 'get', `/games/${game}`)).headers['etag']!);
    expect([move.status, move.body.code]).toEqual([409, 'game-frozen']);
    const messages = await takeMessages(world, 'by-operator');
    expect(messages.map(({ to }) => to.name).sort()).toEqual(['Anna', 'Bert']);
    expect(messages[0]!.paragraphs.join(' ')).toContain('A dispute');
    expect(
      (await press(`/admin/games/${game}`, 'freeze').catch((e: unknown) => (e as Error).message)) as unknown,
    ).toContain('no button');
    await press(`/admin/games/${game}`, 'unfreeze');
    expect((await acts()).slice(-2).map(({ act }) => act)).toEqual(['freeze', 'unfreeze']);
    expect((await acts()).at(-1)!.by_person).toBe(boss.actor.personId);
    expect(textOf((await reader.get(`/g/${game}`)).text)).not.toContain('on hold');
  });

  test('loses a player and ends, with a reason for all', async () => {
    const game = await world.game([anna, bert]);
    const without = await press(`/admin/games/${game}`, 'replace', { seat: '1', reason: ' ' });
    expect([without.status, without.text]).toEqual([400, expect.stringContaining('text-missing')]);
    await press(`/admin/games/${game}`, 'replace', { seat: '1', reason: 'Insulted everybody' });
    const messages = await takeMessages(world, 'by-operator');
    const told = messages.filter(({ paragraphs }) => paragraphs.join(' ').includes('Insulted everybody'));
    expect(told.map(({ to, heading }) => [to.name, heading]).sort()).toEqual([
      ['Anna', 'A seat is free'],
      ['Bert', 'You no longer play here'],
    ]);
    expect((await api(world, bert.token, 'get', `/games/${game}`)).body.mine).toEqual([]);
    await press(`/admin/games/${game}`, 'end', { reason: 'Nobody left' });
    const { body } = await api(world, anna.token, 'get', `/games/${game}`);
    expect([body.status, body.endedBy]).toEqual(['ended', 'operator']);
    const reader = await signedInBrowser(world, anna);
    expect(textOf((await reader.get(`/g/${game}`)).text)).toContain(
      'The operator of the service has ended the game',
    );
    const checked = await press(`/admin/games/${game}`, 'verify');
    expect(checked.text).toContain('The log is as it was written');
  });

  test('is found by id, name and player, and what stands in LIKE patterns is only text', async () => {
    const game = await world.game([anna, bert]);
    const found = async (q: string): Promise<boolean> =>
      (await admin.get(`/admin/games?q=${encodeURIComponent(q)}`)).text.includes(`/admin/games/${game}"`);
    expect([await found(game), await found('friday'), await found('bert'), await found('')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([await found('%'), await found('Fr_day'), await found("' OR 1=1 --")]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await admin.get('/admin/games?q=%00')).status).toBe(400);
    expect((await admin.get('/admin/games?status=ended')).text).not.toContain(`/admin/games/${game}"`);
    expect((await admin.get('/admin/games/nothing')).status).toBe(404);
  });

  test('shows operators nothing that is hidden, even where they play themselves', async () => {
    const game = await world.game([boss, anna], {}, 'toy');
    const bid = { seat: 1, type: 'bid', amount: 13 };
    await submit(world.deps, anna.actor, { gameId: game, expected: 0, action: bid });
    const before = (await admin.get(`/admin/games/${game}`)).text;
    expect(textOf(before)).toMatch(/Last rows \d+ \w+, \d\d:\d\d UTC toy-sealed: seat 1 Check/);
    expect(before).not.toContain('bid 13');
    const own = { seat: 0, type: 'bid', amount: 17 };
    await submit(world.deps, boss.actor, { gameId: game, expected: 1, action: own });
    expect((await admin.get(`/admin/games/${game}`)).text).toContain('bid 13');
  });
});
