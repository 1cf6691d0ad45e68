import { describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import {
  createHook,
  deleteHook,
  listHooks,
  renewHookSecret,
  sendWebhookAgain,
  showHook,
  switchHook,
  testHook,
} from '../../../src/service/channels/webhooks.js';
import { deleteChannelsOf, direct } from '../../../src/db/index.js';
import { showGame } from '../../../src/service/tables/games.js';
import { submit } from '../../../src/service/log/play.js';
import { person, testDeps, toyGame } from '../../support/service.js';
import { bid } from '../../support/toy-moves.js';
import { database, deps, hook, receiver, rows, told, work, withReceiver } from './receiving.js';

withReceiver();

describe('the webhook of a person', () => {
  test('is told what its owner is mailed, signed, without a secret', async () => {
    const anna = await person(deps, 'Anna');
    const { secret } = await hook(anna);
    const { game } = await toyGame(deps, ['Anna', 'Ben']);
    deps.pass(120);
    await work();
    expect(told().map(({ event, seat, player }) => [event, seat, player])).toEqual([
      ['game-started', 0, 'Anna'],
      ['turn', 0, 'Anna'],
    ]);
    const [, turn] = told();
    expect(turn).toMatchObject({
      version: 1,
      language: 'en',
      title: 'Your turn: Carriages',
      link: `https://bahnpost.example/g/${game.id}`,
      game: {
        id: game.id,
        name: 'Carriages',
        title: 'toy',
        api: `https://bahnpost.example/api/v1/games/${game.id}`,
      },
      number: 0,
      hash: (await showGame(deps, anna, game.id)).hash,
      asked: [
        { seat: 0, name: 'Anna' },
        { seat: 1, name: 'Ben' },
      ],
    });
    expect(turn!['text']).toBe(turn!['ask']);
    const { headers, body } = receiver.received[1]!;
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['bahnpost-signature']))!;
    expect(Number(t)).toBe(deps.clock().getTime() / 1000);
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body.toString()}`).digest('hex'));
    expect(headers['bahnpost-delivery']).toBe(turn!['id']);
    expect(body.toString()).not.toMatch(/#t=|seat#|unsubscribe/);
  });

  test('is told nothing of what it does not want, nor of anybody else', async () => {
    const anna = await person(deps, 'Anna');
    await hook(anna, { wants: ['game'] });
    await toyGame(deps, ['Ben', 'Cleo']);
    await toyGame(deps, ['Anna', 'Ben']);
    deps.pass(120);
    await work();
    expect(told().map(({ event }) => event)).toEqual(['game-started']);
  });

  test('is not told of a turn that has passed before it was to be told', async () => {
    const anna = await person(deps, 'Anna');
    await hook(anna, { wants: ['turn'] });
    const { game } = await toyGame(deps, ['Anna', 'Ben']);
    await submit(deps, anna, bid(game.id, 0, 0));
    deps.pass(120);
    await work();
    expect(told()).toEqual([]);
    expect(await rows(`SELECT status FROM delivery WHERE channel = 'webhook'`)).toEqual([
      { status: 'superseded' },
    ]);
  });

  test('is told in the morning what happens in its owner’s quiet hours, if it still holds', async () => {
    const anna = await person(deps, 'Anna');
    await hook(anna, { wants: ['turn', 'game'] });
    await rows('UPDATE person SET time = $1 WHERE id = $2', [
      JSON.stringify({ quiet: { daily: { from: '12:30', to: '20:00' }, days: {} } }),
      anna.personId,
    ]);
    deps.pass(3600);
    const { game } = await toyGame(deps, ['Anna', 'Ben']);
    await work();
    deps.pass(120);
    await work();
    expect(told()).toEqual([]);
    await submit(deps, anna, bid(game.id, 0, 0));
    // 13:00 in Zurich is noon in UTC; quiet hours end at 20:00 there.
    deps.pass(6 * 3600 - 121);
    await work();
    expect(told()).toEqual([]);
    deps.pass(1);
    await work();
    expect(told().map(({ event }) => event)).toEqual(['game-started']);
  });

  test('whoever has none pays nothing: no row, no job', async () => {
    await toyGame(deps, ['Anna', 'Ben']);
    expect(await rows(`SELECT id FROM delivery WHERE channel <> 'mail'`)).toEqual([]);
    expect(await rows(`SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'channels'`)).toEqual([]);
  });

  test('is told again for a day, the same word for word, and its owner sees every try', async () => {
    const anna = await person(deps, 'Anna');
    const { hook: made } = await hook(anna, { wants: ['game'] });
    receiver.answer = response => void response.writeHead(500).end('<b>broken</b>\r\nDate: now');
    await toyGame(deps, ['Anna', 'Ben']);
    const begin = deps.clock().getTime();
    await work();
    for (const seconds of [60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600]) {
      deps.pass(seconds - 1);
      const before = receiver.received.length;
      await work();
      expect(receiver.received).toHaveLength(before);
      deps.pass(1);
      await work();
      expect(receiver.received).toHaveLength(before + 1);
    }
    expect(deps.clock().getTime() - begin).toBeLessThan(24 * 3_600_000);
    deps.pass(86_400);
    await work();
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['bahnpost-delivery'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['bahnpost-signature'])).size).toBe(8);
    const { tries, hook: now } = await showHook(deps, anna, made.id);
    expect(tries).toHaveLength(8);
    expect(tries[0]).toMatchObject({
      event: 'game-started',
      status: 'failed',
      sent: false,
      answer: 'HTTP 500 <b>broken</b> Date: now',
    });
    expect(now.failures).toBe(8);
  });

  test('can be sent once more what was sent or given up, and only by its owner', async () => {
    const anna = await person(deps, 'Anna');
    const { hook: made } = await hook(anna, { wants: ['turn'] });
    const { game, players } = await toyGame(deps, ['Anna', 'Ben']);
    deps.pass(120);
    await work();
    const { delivery } = (await showHook(deps, anna, made.id)).tries[0]!;
    await submit(deps, anna, bid(game.id, 0, 0));
    await sendWebhookAgain(deps, anna, made.id, delivery);
    await expect(sendWebhookAgain(deps, anna, made.id, delivery)).rejects.toMatchObject({
      code: 'delivery-waits',
    });
    await expect(sendWebhookAgain(deps, players[1]!, made.id, delivery)).rejects.toMatchObject({
      code: 'no-such-channel',
    });
    await work();
    expect(receiver.received.map(({ body }) => body.toString())).toEqual(
      [0, 0].map(at => receiver.received[at]!.body.toString()),
    );
    expect(receiver.received).toHaveLength(2);
  });

  test('waits as long as it is told to', async () => {
    const anna = await person(deps, 'Anna');
    await hook(anna, { wants: ['game'] });
    receiver.answer = response => void response.writeHead(429, { 'Retry-After': '7200' }).end();
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    deps.pass(7199);
    await work();
    expect(receiver.received).toHaveLength(1);
    deps.pass(1);
    await work();
    expect(receiver.received).toHaveLength(2);
  });

  test('that leads inside when it is to be told is not told', async () => {
    const anna = await person(deps, 'Anna');
    const { hook: made } = await hook(anna, { wants: ['game'] });
    await toyGame(deps, ['Anna', 'Ben']);
    receiver.leads = '10.0.0.1';
    await work();
    expect(receiver.received).toEqual([]);
    expect((await showHook(deps, anna, made.id)).tries).toMatchObject([
      { sent: false, answer: 'address-unknown-host', status: 'queued' },
    ]);
  });

  test('is switched off after twenty failures in a row over three days, and its owner is mailed', async () => {
    const anna = await person(deps, 'Anna');
    const { hook: made } = await hook(anna, { wants: ['game'] });
    receiver.answer = response => void response.writeHead(503).end();
    for (let day = 0; day < 5; day++) {
      await toyGame(deps, ['Anna', 'Ben']);
      for (let hour = 0; hour < 24; hour++) {
        await work();
        deps.pass(3600);
      }
      if (day < 2) expect((await showHook(deps, anna, made.id)).hook.offAt).toBeNull();
    }
    const { hook: now } = await showHook(deps, anna, made.id);
    expect(now.offAt).not.toBeNull();
    expect(await rows(`SELECT person_id, channel, data FROM delivery WHERE kind = 'channel-off'`)).toEqual([
      {
        person_id: anna.personId,
        channel: 'mail',
        data: expect.objectContaining({ channel: made.id, name: 'My hook' }) as unknown,
      },
    ]);
    const sent = receiver.received.length;
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    expect(receiver.received).toHaveLength(sent);
    receiver.answer = response => void response.writeHead(200).end();
    await switchHook(deps, anna, made.id, true);
    await toyGame(deps, ['Anna', 'Ben']);
    await work();
    expect(receiver.received).toHaveLength(sent + 1);
    expect((await showHook(deps, anna, made.id)).hook).toMatchObject({ offAt: null, failures: 0 });
  });

  test('is signed with a new secret from the moment there is one', async () => {
    const anna = await person(deps, 'Anna');
    const { hook: made, secret } = await hook(anna);
    const renewed = await renewHookSecret(deps, anna, made.id);
    expect(renewed).not.toBe(secret);
    await testHook(deps, anna, made.id);
    await work();
    const { headers, body } = receiver.received[0]!;
    const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['bahnpost-signature']))!;
    expect(v1).toBe(createHmac('sha256', renewed).update(`${t}.${body.toString()}`).digest('hex'));
    expect(told()).toMatchObject([{ event: 'test', title: 'It works', game: null }]);
  });

  test('is its owner’s alone, and can be taken away with what waits for it', async () => {
    const [anna, ben] = [await person(deps, 'Anna'), await person(deps, 'Ben')];
    const { hook: made } = await hook(anna);
    for (const wrong of [
      showHook(deps, ben, made.id),
      deleteHook(deps, ben, made.id),
      renewHookSecret(deps, ben, made.id),
      testHook(deps, ben, made.id),
      switchHook(deps, ben, made.id, false),
    ])
      await expect(wrong).rejects.toMatchObject({ code: 'no-such-channel' });
    expect(await listHooks(deps, ben)).toEqual([]);
    await toyGame(deps, ['Anna', 'Ben']);
    await deleteHook(deps, anna, made.id);
    deps.pass(120);
    await work();
    expect(receiver.received).toEqual([]);
  });

  test('is never kept or shown in the clear', async () => {
    const anna = await person(deps, 'Anna');
    const { hook: made, secret } = await hook(anna);
    const kept = JSON.stringify(await rows('SELECT * FROM channel'));
    for (const hidden of ['secret-path', secret]) {
      expect(kept).not.toContain(hidden);
      expect(
        JSON.stringify([await showHook(deps, anna, made.id), await listHooks(deps, anna)]),
      ).not.toContain(hidden);
    }
  });

  test('cannot be one that leads inside, nor one of too many', async () => {
    const anna = await person(deps, 'Anna');
    const strict = testDeps(database.db);
    const wish = { url: 'https://127.0.0.1/', shape: 'generic', name: 'x' };
    await expect(createHook(strict, anna, wish)).rejects.toMatchObject({ code: 'address-not-public' });
    await expect(hook(anna, { shape: 'teams' })).rejects.toMatchObject({ code: 'bad-shape' });
    await expect(hook(anna, { wants: ['everything'] })).rejects.toMatchObject({ code: 'bad-wants' });
    await expect(hook(anna, { name: 'a\nb' })).rejects.toMatchObject({ code: 'bad-channel-name' });
    const made = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => hook(anna, { url: receiver.url(`/${n}`) })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too-many-channels' },
    });
  });
});

test('whoever leaves leaves no channel behind', async () => {
  const { game, players } = await toyGame(deps, ['Anna', 'Ben']);
  await hook(players[0]!);
  await hook(players[0]!, { gameId: game.id, url: receiver.url('/game') });
  await submit(deps, players[1]!, bid(game.id, 1, 0));
  await work();
  await deps.db.transaction(tx => deleteChannelsOf(tx, players[0]!.personId));
  expect(await rows('SELECT id FROM channel')).toEqual([]);
  expect(await rows('SELECT hooked FROM game')).toEqual([{ hooked: false }]);
  expect(await rows(`SELECT id FROM delivery WHERE channel <> 'mail' AND data IS NOT NULL`)).toEqual([]);
  await submit(deps, players[0]!, bid(game.id, 0, 1));
  expect(
    await direct(deps.db).rows(`SELECT id FROM delivery WHERE channel <> 'mail' AND status = 'queued'`),
  ).toEqual([]);
});
