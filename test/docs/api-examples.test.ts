import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import request, { type Response } from 'supertest';
import { position, submit } from '../../src/service/index.js';
import { type Example, examplesIn } from '../support/curl.js';
import { auction, type RailGame, startRailGame } from '../http/support/rail-game.js';
import { bodyFits } from '../support/published.js';

const markdown = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const examples = examplesIn(markdown);

let rail: RailGame;
/** What the examples leave open, by how they write it. */
const real: { [written: string]: string } = {};

/** Lets Bert pass where he is asked. */
const untilAnnaIsAsked = async (): Promise<void> => {
  const { turn } = await position(rail.world.deps, null, { gameId: rail.id });
  if (turn.asked[0] !== 0) await rail.play('pass');
};

beforeAll(async () => {
  rail = await startRailGame();
  const { world, anna, bert, id, play } = rail;
  await play(...auction);
  // All have agreed that the computer may be asked.
  await world.asOwner('UPDATE game SET advice = true WHERE id = $1', [id]);
  await untilAnnaIsAsked();
  for (const count of [1, 2]) {
    const ended = await world.game([anna, bert], { short: true });
    const action = { type: 'take', seat: 0, count: 5 };
    await submit(world.deps, anna.actor, { gameId: ended, expected: 0, action });
    real[`ended ${String(count)}`] = ended;
  }
  const { headers } = await request(world.app).get(`/api/v1/games/${id}/position`);
  const list = await request(world.app)
    .get('/api/v1/games?limit=1')
    .set('Authorization', `Bearer ${anna.token}`);
  Object.assign(real, {
    'anna@example.org': anna.email,
    '7k2m9q4x': id,
    $ID: id,
    '"57-9f3ac0…"': headers['etag'],
    '6f1d…': '6f1d',
    'WyIyMDI2…': (list.body as { next: string }).next,
  });
});
// It tells, too, what is not as the published document says.
afterAll(() => rail.world.stop());

const filled = (text: string): string =>
  Object.entries(real).reduce((done, [written, value]) => done.replaceAll(written, value), text);

const send = (example: Example): Promise<Response> => {
  const method = example.method.toLowerCase() as 'get' | 'post';
  const headers = Object.entries(example.headers).map(([name, value]) => [name, filled(value)]);
  const asked = request(rail.world.app)
    [method](filled(example.path))
    .set(Object.fromEntries(headers) as { [name: string]: string });
  return example.body === null ? asked : asked.send(filled(example.body));
};

/** Learns from an answer what the following examples need. */
const learn = async (example: Example, { body }: Response): Promise<void> => {
  const { binding, token } = body as { readonly binding?: string; readonly token?: string };
  if (example.path.endsWith('/sign-in'))
    Object.assign(real, {
      '"secret":"…"': `"secret":"${await rail.world.mailedSecret(rail.anna.email)}"`,
      '"binding":"…"': `"binding":"${binding!}"`,
    });
  if (example.path.endsWith('/redeem')) real['$TOKEN'] = token!;
  if (example.path.endsWith('/tokens')) real['bp_…'] = token!;
};

describe('the examples of docs/api.md', () => {
  test('are there', () => expect(examples.length).toBeGreaterThanOrEqual(9));

  // In their order: the later ones need what the earlier ones gave.
  test.each(examples.map(example => [`${example.method} ${example.path}`, example] as const))(
    '%s is answered as it says',
    async (_, example) => {
      if (example.path.endsWith('/advice')) await untilAnnaIsAsked();
      const answer = await send(example);
      expect([answer.status < 300, answer.body]).toEqual([true, answer.body]);
      const fields = [...example.answer.matchAll(/"(\w+)":/g)].map(([, name]) => name!);
      expect(Object.keys(answer.body as object)).toEqual(expect.arrayContaining(fields));
      await learn(example, answer);
    },
  );

  test('bodies that stand in the text fit a route', () => {
    const bodies = [...markdown.matchAll(/`(\{"[^`]*\})`/g)]
      .map(([, body]) => body!.replaceAll(':ID', ':"x7k2m9ab"').replaceAll('…', '0123456789abcdef'))
      .filter(body => !/^\{"\w+","/.test(body));
    expect(bodies.length).toBeGreaterThanOrEqual(5);
    for (const body of bodies) expect([body, bodyFits(JSON.parse(body)).length > 0]).toEqual([body, true]);
  });
});
