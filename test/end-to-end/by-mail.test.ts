import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { canonical, replay, type Json, type Option } from '../../src/engine/core/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { acceptInvitation, addressOf, call, secretIn, signIn } from '../support/api-client.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';
import { startService, type RunningService } from '../support/running-service.js';

/** Leads to a whole game in a few hundred moves. */
const SEED = 9;

let postbox: Postbox;
let service: RunningService;

beforeAll(async () => {
  postbox = await openPostbox();
  service = await startService({ SMTP_URL: postbox.url, SETTLE_SECONDS: '0', DEMO: 'off' });
});

afterAll(async () => {
  await service.stop();
  await postbox.close();
});

const people = ['Anna', 'Ben', 'Cleo', 'Dirk'];
describe('a game of four people', () => {
  test('is played by mail from the invitation to the final score, and can be looked at afterwards', async () => {
    const anna = await signIn(service.url, postbox, 'Anna');
    const created = await call(service.url, 'POST', '/games', anna, {
      title: '1830',
      name: 'Friday five',
      seats: people.map((name, i) =>
        i === 0 ? { kind: 'me' } : { kind: 'invite', email: addressOf(name), name },
      ),
    });
    expect(created.status).toBe(201);
    const id = created.body['id'] as string;
    await Promise.all(people.slice(1).map(name => acceptInvitation(service.url, postbox, name)));

    const rng = random(SEED);
    let asked: readonly number[] = [0];
    let number = 0;
    let etag = '';
    let ended = false;
    while (!ended) {
      const seat = asked[0]!;
      const name = people[seat]!;
      // The turn's mail brings a link, the link a session for this seat of this game alone.
      const letter = await postbox.wait(
        l => l.to === addressOf(name) && l.id.includes(`.a${String(number)}.`) && l.id.includes('turn'),
      );
      const opened = await call(service.url, 'POST', '/seat-links/open', '', {
        secret: secretIn(letter, `/g/${id}/seat`),
      });
      const token = opened.body['token'] as string;
      let position = await call(service.url, 'GET', `/games/${id}/position?seat=${String(seat)}`, token);
      for (;;) {
        const action = quickMove(position.body['menu'] as readonly Option[], seat, rng);
        const done = await call(
          service.url,
          'POST',
          `/games/${id}/actions`,
          token,
          { action },
          position.etag,
        );
        expect({ status: done.status, detail: done.body['detail'] as Json }).toEqual({ status: 201 });
        ({ etag } = done);
        number = done.body['number'] as number;
        ended = done.body['status'].ended as boolean;
        asked = done.body['turn'].asked as readonly number[];
        if (ended || asked[0] !== seat) break;
        position = await call(service.url, 'GET', `/games/${id}/position?seat=${String(seat)}`, token);
      }
    }

    // Everyone is told of the end, with the final table.
    const game = await call(service.url, 'GET', `/games/${id}`, anna);
    const { scores } = game.body['result'] as { scores: { seat: number; points: number }[] };
    expect(scores).toHaveLength(4);
    for (const name of people) {
      const letter = await postbox.wait(l => l.to === addressOf(name) && l.id.includes('game-over'));
      expect(letter.mail.text).toContain(people[scores[0]!.seat]!);
    }
    const ids = postbox.letters.map(l => l.id);
    expect(new Set(ids).size).toBe(ids.length);

    // The history: every position is there, named by its hash, and the whole replays to the same end.
    expect((await call(service.url, 'GET', `/games/${id}/position`, anna)).etag).toBe(etag);
    for (const at of [0, 1, Math.floor(number / 2), number]) {
      const there = await call(service.url, 'GET', `/games/${id}/position?number=${String(at)}`, anna);
      const again = await call(
        service.url,
        'GET',
        `/games/${id}/positions/${String(there.body['hash'])}`,
        anna,
      );
      expect(again.body['stateHash']).toBe(there.body['stateHash']);
      expect(there.body['number']).toBe(at);
    }
    const last = await call(service.url, 'GET', `/games/${id}/position?number=${String(number)}`, anna);
    const record = (await call(service.url, 'GET', `/games/${id}/export`, anna)).body;
    const start = { rules: record['rules'], seats: 4, settings: record['settings'] };
    const state = replay(title1830, start, record['setupDraws'], record['log']);
    const hash = createHash('sha256').update(canonical(state)).digest('hex');
    expect(last.body['stateHash']).toBe(hash);
  }, 240_000);
});
