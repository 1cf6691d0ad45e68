import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Option } from '../../src/engine/core/index.js';
import { acceptInvitation, addressOf, call, signIn } from '../support/api-client.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';
import { startService, type RunningService } from '../support/running-service.js';

/** Moves at least; after them on, until a move hands the turn over. */
const ROUNDS = 40;

let postbox: Postbox;
let first: RunningService;
let second: RunningService;

beforeAll(async () => {
  postbox = await openPostbox();
  const settings = { SMTP_URL: postbox.url, SETTLE_SECONDS: '0', DEMO: 'off' };
  first = await startService(settings);
  second = await startService(settings, first);
});

afterAll(async () => {
  await second.stop();
  await first.stop();
  await postbox.close();
});

describe('two processes of the service on one database', () => {
  test('of two moves on one position one wins, the log has no gap, and each turn is announced once', async () => {
    const anna = await signIn(first.url, postbox, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'invite', email: addressOf('Ben'), name: 'Ben' }];
    const game = await call(first.url, 'POST', '/games', anna, { title: '1830', name: 'Twice', seats });
    const id = game.body['id'] as string;
    const ben = await acceptInvitation(second.url, postbox, 'Ben');

    const rng = random(1);
    let asked = 0;
    let mover = 0;
    let round = 0;
    while (round < ROUNDS || asked === mover) {
      round++;
      mover = asked;
      const token = [anna, ben][asked]!;
      const there = await call(second.url, 'GET', `/games/${id}/position?seat=${String(asked)}`, token);
      const menu = there.body['menu'] as readonly Option[];
      const actions = [first, second].map(service => ({ service, action: quickMove(menu, asked, rng) }));
      const answers = await Promise.all(
        actions.map(({ service, action }) =>
          call(service.url, 'POST', `/games/${id}/actions`, token, { action }, there.etag),
        ),
      );
      expect(answers.map(a => a.status).sort()).toEqual([201, 412]);
      const won = answers.find(a => a.status === 201)!;
      const lost = answers.find(a => a.status === 412)!;
      expect(won.body['number']).toBe(round);
      expect(lost.body['changed']).toHaveLength(1);
      asked = won.body['turn'].asked[0] as number;
    }

    const log = (await call(first.url, 'GET', `/games/${id}/log`, anna)).body['entries'] as {
      number: number;
    }[];
    expect(log.map(entry => entry.number)).toEqual(Array.from({ length: round }, (_, i) => i + 1));
    const last = ['Anna', 'Ben'][asked]!;
    // Mails of turns that are over by then do not go out any more; the one of the last turn does.
    await postbox.wait(l => l.to === addressOf(last) && l.id.includes(`.a${String(round)}.`));
    const ids = postbox.letters.map(l => l.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
