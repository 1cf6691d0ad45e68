import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { api } from './support/api.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
beforeAll(async () => {
  // As strict as a real service.
  world = await startWorld({ limits: 1 });
});
afterAll(() => world.stop());

const add = (who: Player, email: string): Promise<Response> =>
  Promise.resolve(api(world, who.token, 'post', '/me/addresses', { email }));

/** The mails that were written to new addresses. */
const mails = async (): Promise<number> => {
  const { rows } = await world.db.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM delivery WHERE kind = 'address-check'`,
  );
  return rows[0]!.n;
};

describe('new addresses are counted', () => {
  test('by the address that gets the mail, however many accounts ask', async () => {
    const people = await Promise.all(['Una', 'Duo', 'Tria', 'Quad'].map(name => world.player(name)));
    const answers = [];
    for (const who of people) answers.push((await add(who, 'victim@mail.example')).status);
    expect(answers).toEqual([202, 202, 202, 429]);
    expect(await mails()).toBe(3);
  });

  test('by the person who asks: five a day, and Retry-After says when', async () => {
    const anna = await world.player('Anna');
    const answers: Response[] = [];
    for (let n = 0; n < 6; n++) answers.push(await add(anna, `new${n}@mail.example`));
    // Four more fit into an account; the fifth is counted as well.
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 409, 429]);
    expect(Number(answers[5]!.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  test('by the network: ten a day from one', async () => {
    const statuses: number[] = [];
    for (const name of ['Eins', 'Zwei']) {
      const who = await world.player(name);
      for (let n = 0; n < 2; n++) statuses.push((await add(who, `${name}${n}@mail.example`)).status);
    }
    // Nine were counted before.
    expect(statuses).toEqual([202, 429, 429, 429]);
  });

  test('passkeys: sixty an hour from one network', async () => {
    const begin = () => api(world, '', 'post', '/sign-in/passkey/begin');
    const answers = [];
    for (let n = 0; n < 61; n++) answers.push((await begin()).status);
    expect(answers.filter(status => status === 429)).toHaveLength(1);
    expect(answers.at(-1)).toBe(429);
  });
});
