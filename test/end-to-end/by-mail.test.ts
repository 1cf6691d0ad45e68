import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { canonical, replay, type Json, type Option } from '../../src/engine/core/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { openPostbox, type Letter, type Postbox } from '../support/postbox.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';
import { startService, type RunningService } from '../support/running-service.js';

/** Leads to a whole game in a few hundred moves. */
const SEED = 9;

interface Answer {
  readonly status: number;
  readonly etag: string;
  readonly body: { readonly [field: string]: any }; // eslint-disable-line @typescript-eslint/no-explicit-any -- foreign JSON
}

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

const call = async (method: string, path: string, token = '', body?: object, match = ''): Promise<Answer> => {
  const response = await fetch(`${service.url}/api/v1${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(match ? { 'If-Match': match } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    body: text === '' ? {} : (JSON.parse(text) as Answer['body']),
  };
};

/** The secret behind the `#t=` of the link whose path begins so. */
const secretIn = ({ mail }: Letter, path: string): string => {
  const link = new RegExp(`${service.url}${path}[^\\s]*#t=([\\w.~-]+)`).exec(mail.text ?? '');
  if (!link) throw new Error(`no link ${path} in:\n${mail.text ?? ''}`);
  return link[1]!;
};

const people = ['Anna', 'Ben', 'Cleo', 'Dirk'];
const address = (name: string): string => `${name.toLowerCase()}@example.org`;

const signIn = async (name: string): Promise<string> => {
  await call('POST', '/sign-in', '', { email: address(name) });
  const letter = await postbox.wait(l => l.to === address(name) && l.id.includes('sign-in'));
  const secret = secretIn(letter, '/in');
  const answer = await call('POST', '/sign-in/redeem', '', { secret, name });
  expect(answer.status).toBe(201);
  return answer.body['token'] as string;
};

const invited = async (name: string): Promise<void> => {
  const letter = await postbox.wait(l => l.to === address(name) && l.id.includes('invitation'));
  const answer = await call('POST', '/invitations/accept', '', { secret: secretIn(letter, '/i'), name });
  expect([200, 201]).toContain(answer.status);
};

describe('a game of four people', () => {
  test('is played by mail from the invitation to the final score, and can be looked at afterwards', async () => {
    const anna = await signIn('Anna');
    const created = await call('POST', '/games', anna, {
      title: '1830',
      name: 'Friday five',
      seats: people.map((name, i) =>
        i === 0 ? { kind: 'me' } : { kind: 'invite', email: address(name), name },
      ),
    });
    expect(created.status).toBe(201);
    const id = created.body['id'] as string;
    await Promise.all(people.slice(1).map(invited));

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
        l => l.to === address(name) && l.id.includes(`.a${String(number)}.`) && l.id.includes('turn'),
      );
      const opened = await call('POST', '/seat-links/open', '', {
        secret: secretIn(letter, `/g/${id}/seat`),
      });
      const token = opened.body['token'] as string;
      let position = await call('GET', `/games/${id}/position?seat=${String(seat)}`, token);
      for (;;) {
        const action = quickMove(position.body['menu'] as readonly Option[], seat, rng);
        const done = await call('POST', `/games/${id}/actions`, token, { action }, position.etag);
        expect({ status: done.status, detail: done.body['detail'] as Json }).toEqual({ status: 201 });
        ({ etag } = done);
        number = done.body['number'] as number;
        ended = done.body['status'].ended as boolean;
        asked = done.body['turn'].asked as readonly number[];
        if (ended || asked[0] !== seat) break;
        position = await call('GET', `/games/${id}/position?seat=${String(seat)}`, token);
      }
    }

    // Everyone is told of the end, with the final table.
    const game = await call('GET', `/games/${id}`, anna);
    const { scores } = game.body['result'] as { scores: { seat: number; points: number }[] };
    expect(scores).toHaveLength(4);
    for (const name of people) {
      const letter = await postbox.wait(l => l.to === address(name) && l.id.includes('game-over'));
      expect(letter.mail.text).toContain(people[scores[0]!.seat]!);
    }
    const ids = postbox.letters.map(l => l.id);
    expect(new Set(ids).size).toBe(ids.length);

    // The history: every position is there, named by its hash, and the whole replays to the same end.
    expect((await call('GET', `/games/${id}/position`, anna)).etag).toBe(etag);
    for (const at of [0, 1, Math.floor(number / 2), number]) {
      const there = await call('GET', `/games/${id}/position?number=${String(at)}`, anna);
      const again = await call('GET', `/games/${id}/positions/${String(there.body['hash'])}`, anna);
      expect(again.body['stateHash']).toBe(there.body['stateHash']);
      expect(there.body['number']).toBe(at);
    }
    const last = await call('GET', `/games/${id}/position?number=${String(number)}`, anna);
    const record = (await call('GET', `/games/${id}/export`, anna)).body;
    const start = { rules: record['rules'], seats: 4, settings: record['settings'] };
    const state = replay(title1830, start, record['setupDraws'], record['log']);
    const hash = createHash('sha256').update(canonical(state)).digest('hex');
    expect(last.body['stateHash']).toBe(hash);
  }, 240_000);
});
