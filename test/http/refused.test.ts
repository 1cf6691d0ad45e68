import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seatCookie } from '../../src/http/cookies.js';
import { plainPresenter } from '../../src/present/presenter.js';
import { position, submit } from '../../src/service/index.js';
import {
  browser,
  type Browser,
  formsIn,
  type PageForm,
  signedInBrowser,
  textOf,
  unescapeHtml,
} from './support/browser.js';
import { startRailGame } from './support/rail-game.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let reader: Browser;

beforeAll(async () => {
  const placeOf = (field: string, value: unknown): string | undefined =>
    field === 'hex' ? String(value) : undefined;
  world = await startWorld({ presenters: { sampler: { ...plainPresenter, placeOf } } });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  reader = await signedInBrowser(world, anna);
});
afterAll(() => world.stop());

const typedForm = (html: string): PageForm =>
  formsIn(html).find(form => form.html.includes('id="notation"'))!;
const formOf = (html: string, type: string): PageForm | undefined =>
  formsIn(html).find(form => form.fields['type'] === type);

/** What is said first on the page, where the reader is taken. */
const alertOf = (html: string): string =>
  textOf(/<main[^>]*>\s*<p [^>]*role="alert"[^>]* autofocus>(.*?)<\/p>/s.exec(html)?.[1] ?? 'no alert');

/** Both play on, each in turn, without the reader's page hearing of it. */
const meanwhile = async (game: string, ...counts: readonly number[]): Promise<void> => {
  for (const count of counts) {
    const { number, turn } = await position(world.deps, null, { gameId: game });
    const seat = turn.asked[0]!;
    const action = { seat, type: 'take', count };
    await submit(world.deps, [anna, bert][seat]!.actor, { gameId: game, expected: number, action });
  }
};

describe('a typed move that is refused', () => {
  test('stands in its field again, with what would be right, and is played once it is put right', async () => {
    const game = await world.game([anna, bert]);
    const { text: page } = await reader.get(`/g/${game}`);
    const before = await world.fingerprint();
    const refused = await reader.submit(typedForm(page), { notation: 'take 6' });
    expect(refused.status).toBe(422);
    expect(alertOf(refused.text)).toBe(
      'That is not possible now (take). count: 6 is not possible; choose from: 1 to 5.',
    );
    expect(textOf(refused.text)).toContain('Friday five');
    expect(textOf(refused.text)).toContain('It is your turn');
    expect(textOf(refused.text)).toContain('Not played: take 6');
    expect(typedForm(refused.text).fields['notation']).toBe('take 6');
    expect(await world.fingerprint()).toBe(before);
    const played = await reader.submit(typedForm(refused.text), { notation: 'take 5' });
    expect([played.status, textOf(played.text)]).toEqual([200, expect.stringContaining('Anna take 5')]);
    expect(played.text).not.toContain('role="alert"');
  });

  test('that cannot be read is told what can, and is text and no markup', async () => {
    const game = await world.game([anna, bert]);
    const { text: page } = await reader.get(`/g/${game}`);
    const notation = 'take "><script>alert(1)</script>';
    const refused = await reader.submit(typedForm(page), { notation });
    expect(refused.status).toBe(422);
    expect(alertOf(refused.text)).toContain('is not understood here. You can write, for example: take 1');
    expect(typedForm(refused.text).fields['notation']).toBe(notation);
    expect(refused.text.match(/<script\b/g)).toHaveLength(1);
  });

  test('stays in the form in which a proposal was changed', async () => {
    const game = await world.game([anna, bert]);
    const run = formOf((await reader.get(`/g/${game}`)).text, 'run')!;
    const refused = await reader.submit(run, { notation: 'run D4-E5' });
    expect([refused.status, formOf(refused.text, 'run')!.fields['notation']]).toEqual([422, 'run D4-E5']);
    expect(refused.text).toContain('<details open id="do-run">');
    expect(typedForm(refused.text).fields['notation']).toBe('');
  });

  test('says so in German, and a choice of language leads back to the game', async () => {
    const game = await world.game([anna, bert]);
    const german = await signedInBrowser(world, anna);
    await german.post('/language', { language: 'de', back: '/' });
    const { text: page } = await german.get(`/g/${game}`);
    const refused = await german.submit(typedForm(page), { notation: 'take 6' });
    expect(alertOf(refused.text)).toContain('6 ist nicht möglich; möglich sind: 1 bis 5.');
    const language = formsIn(refused.text).find(({ action }) => action === '/language')!;
    expect(language.fields['back']).toMatch(new RegExp(`^/g/${game}\\b`));
    await german.post('/language', { language: 'en', back: '/' });
  });

  test('as a standing order too', async () => {
    const rail = await startRailGame();
    try {
      const player = await signedInBrowser(rail.world, rail.anna);
      const { text: page } = await player.get(`/g/${rail.id}`);
      const refused = await player.submit(typedForm(page), { notation: 'auto sell everything' });
      expect([refused.status, typedForm(refused.text).fields['notation']]).toEqual([
        422,
        'auto sell everything',
      ]);
      expect(alertOf(refused.text)).toContain(
        '“sell” is not understood here. You can write, for example: auto pass',
      );
    } finally {
      await rail.world.stop();
    }
  });
});

describe('a form from before somebody moved', () => {
  test('shows the new position and what happened, filled in as it was', async () => {
    const game = await world.game([anna, bert]);
    const lay = formsIn((await reader.get(`/g/${game}?do=lay&place=C1`)).text).find(
      form => form.fields['f.hex'] === '"C1"',
    )!;
    await meanwhile(game, 1, 2);
    const stale = await reader.submit(lay, { 'f.tile': '"9"', 'f.rotation': '2' });
    expect(stale.status).toBe(412);
    expect(alertOf(stale.text)).toContain('you saw number 0, now it is 2');
    const since = /<section id="since"[\s\S]*?<\/section>/.exec(stale.text)![0];
    expect(textOf(since)).toMatch(/What happened meanwhile.*seat 1, what take.*seat 0, what take/);
    expect(textOf(stale.text)).toContain('heap 18');
    const again = formOf(stale.text, 'lay')!;
    expect(again.fields).toMatchObject({
      expected: '2',
      'f.hex': '"C1"',
      'f.tile': '"9"',
      'f.rotation': '2',
    });
    expect(again.fields['key']).not.toBe(lay.fields['key']);
    const played = await reader.submit(again);
    expect(textOf(played.text)).toContain('C1 9 2');
  });

  test('keeps no value that is not offered any more', async () => {
    const game = await world.game([anna, bert], { short: true });
    const take = formOf((await reader.get(`/g/${game}`)).text, 'take')!;
    await meanwhile(game, 1, 2);
    const kept = await reader.submit(take, { 'f.count': '2' });
    expect([kept.status, formOf(kept.text, 'take')!.fields['f.count']]).toEqual([412, '2']);
    const gone = await reader.submit(take, { 'f.count': '4' });
    expect([gone.status, formOf(gone.text, 'take')!.fields['f.count']]).toEqual([412, '1']);
  });

  test('is told to a player who is not asked any more, without a form', async () => {
    const game = await world.game([anna, bert]);
    const page = (await reader.get(`/g/${game}`)).text;
    await meanwhile(game, 3);
    const stale = await reader.submit(typedForm(page), { notation: 'lay A1 57 0' });
    expect(stale.status).toBe(412);
    expect(textOf(stale.text)).toContain('To move: Bert');
    expect(textOf(stale.text)).toContain('Not played: lay A1 57 0');
    expect(formOf(stale.text, 'take')).toBeUndefined();
  });
});

describe('a game that takes no move', () => {
  test('on hold says so, and shows itself', async () => {
    const game = await world.game([anna, bert]);
    const page = (await reader.get(`/g/${game}`)).text;
    await world.db.pool.query('UPDATE game SET frozen_at = now() WHERE id = $1', [game]);
    const refused = await reader.submit(formOf(page, 'take')!, { 'f.count': '2' });
    expect([refused.status, alertOf(refused.text)]).toEqual([409, expect.stringContaining('on hold')]);
    expect(textOf(refused.text)).toContain('heap 21');
  });

  test('over says so, with the final table', async () => {
    const game = await world.game([anna, bert], { short: true });
    await meanwhile(game, 1);
    const other = await signedInBrowser(world, bert);
    const page = (await other.get(`/g/${game}`)).text;
    await world.db.pool.query(`UPDATE game SET phase = 'ended' WHERE id = $1`, [game]);
    const refused = await other.submit(formOf(page, 'take')!, { 'f.count': '2' });
    expect([refused.status, alertOf(refused.text)]).toEqual([409, 'The game is over.']);
    expect(textOf(refused.text)).toContain('Friday five');
  });
});

describe('taking back that is refused', () => {
  test('says why on the game’s page', async () => {
    const game = await world.game([anna, bert]);
    await meanwhile(game, 1);
    const undo = formsIn((await reader.get(`/g/${game}`)).text).find(({ action }) =>
      action.endsWith('/undo'),
    )!;
    await meanwhile(game, 2);
    const stale = await reader.submit(undo);
    expect(stale.status).toBe(412);
    expect(textOf(stale.text)).toMatch(/What happened meanwhile.*take 2/);
    const now = await reader.submit(undo, { expected: '2' });
    expect([now.status, alertOf(now.text)]).toEqual([
      422,
      'You have no move to take back. Only everyone together can take back what came before somebody else’s move.',
    ]);
    expect(textOf(now.text)).toContain('It is your turn');
  });
});

describe('whoever may not move', () => {
  test('and has no session any more signs in and comes back to the game', async () => {
    const game = await world.game([anna, bert]);
    const take = formOf((await reader.get(`/g/${game}`)).text, 'take')!;
    const refused = await browser(world.app).submit(take);
    expect(refused.status).toBe(401);
    expect(alertOf(refused.text)).not.toBe('no alert');
    expect(unescapeHtml(refused.text)).toContain(`href="/in?next=%2Fg%2F${game}`);
    expect(formOf(refused.text, 'take')).toBeUndefined();
  });

  test('looks on and is told', async () => {
    const game = await world.game([anna, bert]);
    const take = formOf((await reader.get(`/g/${game}`)).text, 'take')!;
    const carl = await signedInBrowser(world, await world.player('Carl'));
    const refused = await carl.submit(take);
    expect([refused.status, textOf(refused.text)]).toEqual([403, expect.stringContaining('Friday five')]);
    expect(formOf(refused.text, 'take')).toBeUndefined();
  });

  test('nor see the game learns nothing of it', async () => {
    const game = await world.game([anna, bert]);
    await world.db.pool.query(
      `UPDATE game SET spectators = 'none', name = 'Behind closed doors' WHERE id = $1`,
      [game],
    );
    const fields = { type: 'take', 'f.count': '1', seat: '0', expected: '0' };
    for (const who of [browser(world.app), await signedInBrowser(world, await world.player('Dora'))]) {
      const answer = await who.post(`/g/${game}/move`, fields);
      expect([answer.status, answer.text.includes('closed doors')]).toEqual([404, false]);
    }
  });
});

describe('a link of a turn mail that opens nothing', () => {
  test('leaves the code to be put right, and the ways that there are', async () => {
    const game = await world.game([anna, bert]);
    const guest = browser(world.app);
    const page = (await guest.get(`/g/${game}/seat?do=take`)).text;
    const form = formsIn(page).find(({ action }) => action === `/g/${game}/seat`)!;
    const secret = await world.seatSecret(game, anna, 0);
    const wrong = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    for (const [typed, status] of [
      [wrong, 401],
      ['"><b>', 400],
    ] as const) {
      const refused = await guest.submit(form, { secret: typed });
      expect([typed, refused.status]).toEqual([typed, status]);
      expect(alertOf(refused.text)).not.toBe('no alert');
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(textOf(refused.text)).toContain('Each new e-mail about your game brings a new link');
      const signIn = formsIn(refused.text).find(({ action }) => action === '/in');
      expect(signIn?.fields).toMatchObject({ next: `/g/${game}` });
      const again = formsIn(refused.text).find(({ action }) => action === `/g/${game}/seat`)!;
      expect(again.fields).toMatchObject({ secret: typed, do: 'take' });
      if (typed === wrong) {
        const opened = await guest.post(again.action, { ...again.fields, secret });
        expect(opened.headers['location']).toBe(`/g/${game}?do=take#do-take`);
        delete guest.cookies[seatCookie];
      }
    }
  });

  test('shows the game to whoever plays there anyway', async () => {
    const game = await world.game([anna, bert]);
    await world.db.pool.query('UPDATE seat_link SET expires_at = now() WHERE game_id = $1', [game]);
    const secret = await world.seatSecret(game, anna, 0);
    await world.db.pool.query(
      `UPDATE seat_link SET expires_at = now() - interval '1 day' WHERE game_id = $1`,
      [game],
    );
    const refused = await reader.post(`/g/${game}/seat`, { secret, do: 'lay', to: '' });
    expect([refused.status, alertOf(refused.text)]).toEqual([
      401,
      expect.stringContaining('invalid or has expired'),
    ]);
    expect(textOf(refused.text)).toContain('It is your turn');
    expect(refused.text).toContain('<details open id="do-lay">');
    expect(refused.text).not.toContain(secret);
  });
});
