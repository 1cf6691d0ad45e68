import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { toyTitle } from '../fixtures/toy/title.js';
import { api, later } from './support/api.js';
import { formsIn, signedInBrowser, textOf } from './support/browser.js';
import { sampler } from './support/sampler.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle] });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

const must = async (status: number, asked: PromiseLike<Response>): Promise<Response> => {
  const answer = await asked;
  if (answer.status !== status) throw new Error(`${String(answer.status)}: ${answer.text}`);
  return answer;
};

interface Bot {
  readonly id: string;
  readonly token: string;
}

const makeBot = async (owner: Player, name: string, forAll = true): Promise<Bot> => {
  const { body } = await must(201, api(world, owner.token, 'post', '/me/bots', { name, forAll }));
  const id = body.id as string;
  const made = await must(201, api(world, owner.token, 'post', `/me/bots/${id}/tokens`, { name: 'Server' }));
  return { id, token: made.body.token as string };
};

const newGame = (owner: Player, seats: readonly object[]): PromiseLike<Response> =>
  api(world, owner.token, 'post', '/games', {
    title: sampler.id,
    name: 'G',
    settings: { short: true },
    seats,
  });

const take = async (token: string, game: string, count: number): Promise<Response> => {
  const { headers, body } = await must(200, api(world, token, 'get', `/games/${game}/position`));
  return api(world, token, 'post', `/games/${game}/actions`, {
    action: { seat: body.turn.asked[0], type: 'take', count },
  }).set('If-Match', headers['etag']!);
};

const rowsOf = async (sql: string, id: string): Promise<readonly { readonly [column: string]: unknown }[]> =>
  (await world.db.pool.query(sql, [id])).rows;

describe('the account of a bot', () => {
  test('has an owner, who makes its tokens and is told of them; it leads nothing and gets no mails', async () => {
    const bot = await makeBot(anna, 'Robota');
    const { body } = await must(200, api(world, anna.token, 'get', '/me/bots'));
    expect(body.bots).toMatchObject([
      { id: bot.id, name: 'Robota', forAll: true, tokens: [{ name: 'Server', scopes: ['read', 'play'] }] },
    ]);
    const me = await must(200, api(world, bot.token, 'get', '/me'));
    expect(me.body).toMatchObject({ id: bot.id, name: 'Robota', email: '', isProgram: true });
    const game = await must(201, newGame(anna, [{ kind: 'me' }, { kind: 'bot', bot: bot.id }]));
    await must(201, take(anna.token, game.body.id as string, 1));
    expect((await must(200, api(world, bot.token, 'get', '/games/next'))).body).toEqual({ id: game.body.id });
    expect(await rowsOf('SELECT kind FROM delivery WHERE person_id = $1', bot.id)).toEqual([]);
    expect(
      await rowsOf(
        `SELECT kind FROM delivery WHERE person_id = $1 AND kind = 'security'`,
        anna.actor.personId,
      ),
    ).toHaveLength(1);
    for (const refused of [
      api(world, bot.token, 'post', '/games', { title: sampler.id, name: 'G', seats: [{ kind: 'open' }] }),
      api(world, bot.token, 'post', '/me/bots', { name: 'Child' }),
      api(world, anna.token, 'post', `/me/bots/${bot.id}/tokens`, { name: 'All', scopes: ['manage'] }),
    ])
      expect([400, 403]).toContain((await refused).status);
  });

  test('a token is made only soon after signing in', async () => {
    const { body } = await must(201, api(world, anna.token, 'post', '/me/bots', { name: 'Late' }));
    const asked = later(world, 20, async () =>
      api(world, anna.token, 'post', `/me/bots/${String(body.id)}/tokens`, { name: 'X' }),
    );
    expect((await asked).body.code).toBe('confirm-first');
    await must(204, api(world, anna.token, 'delete', `/me/bots/${String(body.id)}`));
  });

  test('has a name of its own among bots; there are ten for each owner, and nobody changes another’s', async () => {
    const carl = await world.player('Carl');
    const { id } = await makeBot(carl, 'Bot 0', false);
    for (let n = 1; n < 10; n++)
      await must(201, api(world, carl.token, 'post', '/me/bots', { name: `Bot ${String(n)}` }));
    const more = await must(409, api(world, carl.token, 'post', '/me/bots', { name: 'Bot 10' }));
    expect(more.body).toMatchObject({ code: 'too-many-bots', params: { most: 10 } });
    const twice = await must(409, api(world, bert.token, 'post', '/me/bots', { name: 'BOT 0' }));
    expect(twice.body.code).toBe('bot-name-taken');
    await must(404, api(world, bert.token, 'patch', `/me/bots/${id}`, { forAll: true }));
    await must(404, api(world, bert.token, 'post', `/me/bots/${id}/tokens`, { name: 'Mine' }));
    await must(404, api(world, bert.token, 'delete', `/me/bots/${id}`));
    // Not for all: no one else gives it a seat.
    await must(404, newGame(bert, [{ kind: 'me' }, { kind: 'bot', bot: id }]));
    expect((await must(200, api(world, bert.token, 'get', '/bots'))).text).not.toContain(id);
    expect((await must(200, api(world, carl.token, 'get', '/bots'))).text).toContain(id);
    await must(200, api(world, carl.token, 'patch', `/me/bots/${id}`, { forAll: true }));
    const listed = (await must(200, api(world, '', 'get', '/bots'))).body.bots as readonly { id: string }[];
    expect(listed.find(one => one.id === id)).toMatchObject({ name: 'Bot 0', owner: 'Carl', games: 0 });
  });

  test('its owner kept out, it is kept out as well; its owner gone, it is gone', async () => {
    const dora = await world.player('Dora');
    const bot = await makeBot(dora, 'Dorabot');
    const game = (await must(201, newGame(bert, [{ kind: 'me' }, { kind: 'bot', bot: bot.id }]))).body
      .id as string;
    await world.db.pool.query('UPDATE person SET blocked_at = now() WHERE id = $1', [dora.actor.personId]);
    await must(401, api(world, bot.token, 'get', '/games'));
    await must(404, newGame(bert, [{ kind: 'me' }, { kind: 'bot', bot: bot.id }]));
    await world.db.pool.query('UPDATE person SET blocked_at = NULL WHERE id = $1', [dora.actor.personId]);
    await must(200, api(world, bot.token, 'get', '/games'));
    const alone = 'UPDATE person SET blocked_at = $2 WHERE id = $1';
    await world.db.pool.query(alone, [bot.id, new Date()]);
    await must(404, newGame(bert, [{ kind: 'me' }, { kind: 'bot', bot: bot.id }]));
    expect((await must(200, api(world, '', 'get', '/bots'))).text).not.toContain(bot.id);
    await world.db.pool.query(alone, [bot.id, null]);
    const exported = await must(200, api(world, dora.token, 'get', '/me/export'));
    expect(exported.body.data.bots).toMatchObject([{ name: 'Dorabot', forAll: true }]);
    await must(204, api(world, dora.token, 'post', '/me/delete', { word: 'delete' }));
    await must(401, api(world, bot.token, 'get', '/games'));
    const { body } = await must(200, api(world, bert.token, 'get', `/games/${game}`));
    expect(body.seats[1]).toMatchObject({ personId: null });
    // The name is free again.
    await must(201, api(world, bert.token, 'post', '/me/bots', { name: 'Dorabot' }));
  });
});

describe('at the table a bot', () => {
  test('is given an empty seat, sits down at once, and is shown as a program', async () => {
    const bot = await makeBot(anna, 'Sitter');
    const game = (await must(201, newGame(bert, [{ kind: 'me' }, { kind: 'open' }]))).body.id as string;
    await must(403, api(world, anna.token, 'put', `/games/${game}/seats/1/bot`, { bot: bot.id }));
    await must(204, api(world, bert.token, 'put', `/games/${game}/seats/1/bot`, { bot: bot.id }));
    const { body } = await must(200, api(world, bert.token, 'get', `/games/${game}`));
    expect(body).toMatchObject({
      status: 'running',
      seats: [{}, { name: 'Sitter (program)', byProgram: true }],
    });
    const again = await newGame(bert, [
      { kind: 'bot', bot: bot.id },
      { kind: 'bot', bot: bot.id },
    ]);
    expect([again.status, again.body.code]).toEqual([422, 'two-seats-for-one']);
  });

  test('plays twenty games at once at most', async () => {
    const bot = await makeBot(anna, 'Busy');
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    for (let n = 0; n < 20; n++)
      await must(201, api(world, bot.token, 'post', '/sandbox', { title: sampler.id, seats }));
    const refused = await must(409, newGame(bert, [{ kind: 'me' }, { kind: 'bot', bot: bot.id }]));
    expect(refused.body).toMatchObject({ code: 'bot-busy', params: { name: 'Busy', most: 20 } });
  });

  test('is asked in no vote: what the people want is done without it', async () => {
    const bot = await makeBot(anna, 'Silent');
    const game = (
      await must(201, newGame(bert, [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: bot.id }]))
    ).body.id as string;
    await must(200, api(world, anna.token, 'post', `/games/${game}/seats/1/join`));
    await must(201, api(world, bert.token, 'post', `/games/${game}/votes`, { about: 'end' }));
    const { body } = await must(200, api(world, bert.token, 'get', `/games/${game}/votes`));
    expect(body.open[0].ballots.map(({ name }: { name: string }) => name)).toEqual(['Bert', 'Anna']);
    const ballot = `/games/${game}/votes/${String(body.open[0].id)}/ballot`;
    expect((await api(world, bot.token, 'put', ballot, { choice: 'no' })).status).toBeGreaterThanOrEqual(400);
    expect((await api(world, anna.token, 'put', ballot, { choice: 'yes' })).status).toBeLessThan(300);
    expect((await must(200, api(world, bert.token, 'get', `/games/${game}`))).body.status).toBe('ended');
  });
});

describe('what became of games with bots', () => {
  test('counts for the bots, and for no people; on the ladder stand bots of several owners among each other', async () => {
    const [mine, other] = [await makeBot(anna, 'Champion'), await makeBot(bert, 'Challenger')];
    const withPerson = (await must(201, newGame(anna, [{ kind: 'me' }, { kind: 'bot', bot: other.id }]))).body
      .id as string;
    await must(201, take(anna.token, withPerson, 5));
    expect((await must(200, api(world, anna.token, 'get', '/results'))).body.games).toEqual([]);
    const seats = [
      { kind: 'bot', bot: mine.id },
      { kind: 'bot', bot: other.id },
    ];
    for (let n = 0; n < 3; n++) {
      expect((await must(200, api(world, '', 'get', '/bots/ladder'))).body.places).toEqual([]);
      const game = (await must(201, newGame(anna, seats))).body.id as string;
      await must(201, take(mine.token, game, 5));
    }
    const { places } = (await must(200, api(world, '', 'get', '/bots/ladder'))).body;
    expect(places).toEqual([
      { title: sampler.id, id: mine.id, name: 'Champion', rating: 1544, games: 3, won: 3, standing: 1 },
      { title: sampler.id, id: other.id, name: 'Challenger', rating: 1456, games: 3, won: 0, standing: 0 },
    ]);
    const { bots } = (await must(200, api(world, '', 'get', '/bots'))).body;
    expect(bots.find(({ id }: Bot) => id === other.id)).toMatchObject({ owner: 'Bert', games: 4, won: 0 });
    // Who makes a game of that title is told how strong they are in it; another title says nothing.
    const browser = await signedInBrowser(world, bert);
    const seatsIn = async (title: string): Promise<string> =>
      textOf((await browser.get(`/games/new?title=${title}`)).text);
    expect(await seatsIn(sampler.id)).toContain('Champion by Anna · rating 1544 · games: 3 · won: 3');
    expect(await seatsIn('toy')).toContain('Champion by Anna · games: 3 · won: 3');
    // Bots of one owner prove nothing.
    const friend = await makeBot(anna, 'Friend');
    const family = (await must(201, newGame(anna, [seats[0]!, { kind: 'bot', bot: friend.id }]))).body
      .id as string;
    await must(201, take(mine.token, family, 5));
    expect((await must(200, api(world, '', 'get', '/bots/ladder'))).body.places).toEqual(places);
  });
});

describe('an account that is said to be a program’s', () => {
  const finished = async (who: Player): Promise<readonly unknown[]> =>
    (await must(200, api(world, who.token, 'get', '/results'))).body.games as readonly unknown[];

  /** Two people's game, in which the second is called a program at some time. */
  const playedBy = async (
    when: 'before' | 'meanwhile' | 'afterwards',
  ): Promise<readonly [Player, Player]> => {
    const [person, other] = [await world.player(`Paula-${when}`), await world.player(`Otto-${when}`)];
    const tick = () => must(200, api(world, other.token, 'patch', '/me', { isProgram: true }));
    const game = (await must(201, newGame(person, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]))).body
      .id as string;
    await must(200, api(world, other.token, 'post', `/games/${game}/seats/1/join`));
    // Between sitting down and the beginning.
    if (when === 'before') await tick();
    const third = await world.player('Thea');
    await must(200, api(world, third.token, 'post', `/games/${game}/seats/2/join`));
    if (when === 'meanwhile') await tick();
    await must(201, take(person.token, game, 5));
    if (when === 'afterwards') await tick();
    return [person, other];
  };

  test('takes only games out of the results that begin after that', async () => {
    for (const when of ['meanwhile', 'afterwards'] as const)
      for (const who of await playedBy(when)) expect(await finished(who)).toHaveLength(1);
    for (const who of await playedBy('before')) expect(await finished(who)).toEqual([]);
  });

  test('a program that takes over a seat takes that game out', async () => {
    const [person, leaver] = [await world.player('Paula'), await world.player('Lea')];
    const game = (await must(201, newGame(person, [{ kind: 'me' }, { kind: 'open' }]))).body.id as string;
    await must(200, api(world, leaver.token, 'post', `/games/${game}/seats/1/join`));
    const leave = api(world, leaver.token, 'put', `/games/${game}/seats/1/player`, { choice: 'leave' });
    await must(204, leave);
    const bot = await makeBot(person, 'Follower');
    await must(204, api(world, person.token, 'put', `/games/${game}/seats/1/bot`, { bot: bot.id }));
    await must(201, take(person.token, game, 5));
    expect(await finished(person)).toEqual([]);
  });
});

describe('on the pages', () => {
  test('somebody puts a bot at the table of a new game', async () => {
    const bot = await makeBot(bert, 'Tablemate');
    const gina = await world.player('Gina');
    const browser = await signedInBrowser(world, gina);
    const { text } = await browser.get(`/games/new?title=${sampler.id}`);
    expect(textOf(text)).toContain('Tablemate by Bert · games: 0 · won: 0');
    const form = formsIn(text).find(({ action }) => action === '/games/new')!;
    const wrong = await browser.submit(form, { name: '', [`bot.${bot.id}`]: 'on' });
    expect(wrong.text).toMatch(new RegExp(`name="bot\\.${bot.id}" value="on" checked`));
    const made = await browser.submit(form, { name: 'With a bot', [`bot.${bot.id}`]: 'on' });
    expect(textOf(made.text)).toContain('Tablemate (program)');
    const games = (await must(200, api(world, gina.token, 'get', '/games'))).body.games as readonly object[];
    expect(games).toMatchObject([{ status: 'running', seats: [{}, { byProgram: true }] }]);
  });

  test('somebody makes a bot and its token, and gives it a seat in the waiting room', async () => {
    const emma = await world.player('Emma');
    const browser = await signedInBrowser(world, emma);
    const formTo = async (at: string, action: RegExp) => {
      const { text } = await browser.get(at);
      return formsIn(text).find(form => action.test(form.action))!;
    };
    const made = await browser.submit(await formTo('/me/bots', /^\/me\/bots$/), {
      bot: 'Emmabot',
      forAll: 'on',
    });
    expect(textOf(made.text)).toContain('Emmabot for all, not seen yet');
    const token = await browser.submit(await formTo('/me/bots', /\/tokens$/), { name: 'At home' });
    const [secret] = /bp_[\w-]{43}/.exec(token.text)!;
    const me = await must(200, api(world, secret, 'get', '/me'));
    const refused = await browser.submit(await formTo('/me/bots', /^\/me\/bots$/), { bot: 'emmabot' });
    expect([refused.status, textOf(refused.text).includes('Another bot is called “emmabot”')]).toEqual([
      409,
      true,
    ]);

    const game = (await must(201, newGame(emma, [{ kind: 'me' }, { kind: 'open' }]))).body.id as string;
    const seated = await browser.submit(await formTo(`/g/${game}`, /\/seats\/1\/bot$/), {
      bot: me.body.id as string,
    });
    expect(textOf(seated.text)).toContain('Emmabot (program)');
    const bots = textOf((await (await signedInBrowser(world, bert)).get('/bots')).text);
    expect(bots).toMatch(/Emmabot Emma 0 0 –/);

    await browser.submit(await formTo('/me/bots', /\/tokens\/\w+$/));
    await must(401, api(world, secret, 'get', '/me'));
    await browser.submit(await formTo('/me/bots', /^\/me\/bots\/\w+$/), { for: 'me' });
    expect(textOf((await (await signedInBrowser(world, bert)).get('/bots')).text)).not.toContain('Emmabot');
    const gone = await browser.submit(await formTo('/me/bots', /\/delete$/));
    expect(textOf(gone.text)).toContain('You have no bots.');
  });
});
