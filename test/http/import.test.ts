import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { direct, tidy } from '../../src/db/index.js';
import { begin, completeSettings, play, type Action } from '../../src/engine/core/index.js';
import { exportNotation } from '../../src/service/log/exchange.js';
import { runImport } from '../../src/service/tables/imports.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { report1830 } from '../support/rails-report-1830.js';
import { formsIn, signedInBrowser, textOf, type Browser } from './support/browser.js';
import { type Player, baseUrl, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let reader: Browser;
beforeAll(async () => {
  world = await startWorld({ titles: [title1830] });
  anna = await world.player('Anna');
  reader = await signedInBrowser(world, anna);
});
afterAll(() => world.stop());

/** A game of two whose first moves are these. */
const recordOf = (moves: readonly string[]): object => {
  const start = { rules: title1830.rules, seats: 2, settings: completeSettings(title1830.settings, {}) };
  let state = begin(title1830, start);
  const log: { kind: 'action'; action: Action }[] = [];
  for (const move of moves) {
    const action = title1830.notation.parse(move, title1830.turn(state).asked[0]!);
    ({ state } = play(title1830, state, action));
    log.push({ kind: 'action', action });
  }
  return {
    format: 'bahnpost-log-1',
    title: '1830',
    rules: start.rules,
    name: 'From elsewhere',
    settings: start.settings,
    players: ['Nora', 'Olaf'],
    setupDraws: [],
    log,
  };
};

const good = recordOf(['take SV', 'take CS']);

const openRuns = async (): Promise<readonly string[]> =>
  (await world.db.pool.query<{ id: string }>('SELECT id FROM import_run WHERE ended_at IS NULL')).rows.map(
    ({ id }) => id,
  );

/** The worker comes round. */
const work = async (): Promise<void> => {
  for (const id of await openRuns()) await runImport(world.deps, id, true);
};

test('a pasted record is imported in the background; the page says how far it is, and leads to the game', async () => {
  const sent = await reader.post('/games/import', { text: JSON.stringify(good) });
  expect(sent.status).toBe(303);
  const path = sent.headers['location'] as string;
  const [id] = await openRuns();
  expect(path).toBe(`/games/import/${id!}`);
  await world.db.pool.query('UPDATE import_run SET done = 1');
  const waiting = (await reader.get(path)).text;
  expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="2"></noscript>');
  expect(waiting).toContain('<progress id="progress" max="2" value="1">');
  expect(textOf(waiting)).toContain('1 of 2 moves played');
  expect((await reader.get('/games/import')).text).toContain(`href="${path}"`);
  await work();
  expect((await reader.get('/games/import')).text).not.toContain(path);
  const over = (await reader.get(path)).text;
  expect(over).not.toContain('http-equiv="refresh"');
  const game = /class="button" href="(\/g\/\w+)"/.exec(over)![1]!;
  expect(textOf((await reader.get(game)).text)).toContain('From elsewhere');
  const kept = await world.db.pool.query('SELECT record FROM import_run WHERE id = $1', [id]);
  expect(kept.rows).toEqual([{ record: '' }]);
  // A worker that died just after it finds nothing left to do.
  await runImport(world.deps, id!, false);
  expect((await reader.get(path)).text).toBe(over);
});

test('an import that is done twice makes one game', async () => {
  await reader.post('/games/import', { text: JSON.stringify({ ...good, name: 'Once' }) });
  const [id] = await openRuns();
  await runImport(world.deps, id!, false);
  await world.db.pool.query(
    'UPDATE import_run SET ended_at = NULL, game_id = NULL, record = $2 WHERE id = $1',
    [id, JSON.stringify({ ...good, name: 'Once' })],
  );
  await runImport(world.deps, id!, false);
  const { rowCount } = await world.db.pool.query("SELECT FROM game WHERE name = 'Once'");
  expect(rowCount).toBe(1);
});

test('a file is taken as well as its text, in our notation too', async () => {
  const { rows } = await world.db.pool.query<{ id: string }>("SELECT id FROM game WHERE name = 'Once'");
  const file = Buffer.from(await exportNotation(world.deps, rows[0]!.id));
  const sent = await request(world.app)
    .post('/games/import')
    .set('Cookie', `__Host-bahnpost=${anna.token}`)
    .set('Origin', baseUrl)
    .field('text', '')
    .attach('file', file, 'game.txt');
  expect(sent.status).toBe(303);
  await work();
  const { rowCount } = await world.db.pool.query("SELECT FROM game WHERE name = 'Once'");
  expect(rowCount).toBe(2);
});

test('a move that the rules refuse is named, with the rule in words', async () => {
  const { log, ...rest } = good as { readonly log: readonly object[] };
  const twice = {
    ...rest,
    log: [...log, { kind: 'action', action: { seat: 0, type: 'take', private: 'SV' } }],
  };
  const sent = await reader.post('/games/import', { text: JSON.stringify(twice) });
  await work();
  const page = textOf((await reader.get(sent.headers['location'] as string)).text);
  expect(page).toContain('The game could not be imported.');
  expect(page).toMatch(/At move 3: (?!illegal|not-offered)[A-Z].+\./);
});

test('what is no game at all is said on the form, where what was pasted still stands', async () => {
  const sent = await reader.post('/games/import', { text: 'Dear Bahnpost, here is my game' });
  expect(sent.status).toBe(422);
  expect(textOf(sent.text)).toContain('In line 1: this is no saved game');
  expect(sent.text).toContain('>Dear Bahnpost, here is my game</textarea>');
  expect(textOf((await reader.post('/games/import', { text: ' ' })).text)).toContain('Choose a file');
});

test('what is nested as no record is refused on the form, however deep it goes', async () => {
  const lists = '['.repeat(100_000) + ']'.repeat(100_000);
  const { log, ...rest } = good as { readonly log: readonly object[] };
  const withLists = JSON.stringify({ ...rest, log: [...log, { lists: 0 }] }).replace(
    '"lists":0',
    `"lists":${lists}`,
  );
  for (const text of [withLists, `{"actions":${lists}}`]) {
    const sent = await reader.post('/games/import', { text });
    expect([sent.status, formsIn(sent.text).map(({ action }) => action)]).toEqual([
      422,
      expect.arrayContaining(['/games/import']),
    ]);
  }
  expect(await openRuns()).toEqual([]);
});

test('one import of a person goes on at a time, and nobody sees that of somebody else', async () => {
  const first = await reader.post('/games/import', { text: JSON.stringify(good) });
  const path = first.headers['location'] as string;
  const second = await reader.post('/games/import', { text: JSON.stringify(good) });
  expect(second.status).toBe(200);
  expect(second.text).toContain(`href="${path}"`);
  const other = await signedInBrowser(world, await world.player('Bert'));
  expect((await other.get(path)).status).toBe(404);
  await work();
});

test('an import notes now and then how far it is', async () => {
  const passes = Array.from({ length: 15 }, () => 'pass');
  const long = recordOf([
    'take SV',
    'take CS',
    'take DH',
    'take MH',
    'take CA',
    'take BO',
    'par B&O 100',
    ...passes,
  ]);
  await reader.post('/games/import', { text: JSON.stringify(long) });
  const [id] = await openRuns();
  await runImport(world.deps, id!, true);
  const { rows } = await world.db.pool.query('SELECT done, total FROM import_run WHERE id = $1', [id]);
  expect(rows).toEqual([{ done: 20, total: 22 }]);
});

test('what goes wrong on our side is tried again, and the last time it is said', async () => {
  const sent = await reader.post('/games/import', { text: JSON.stringify(good) });
  const [id] = await openRuns();
  const broken = {
    ...world.deps,
    db: { ...world.db, transaction: () => Promise.reject(new Error('no connection')) },
  };
  await expect(runImport(broken, id!, false)).rejects.toThrow('no connection');
  expect(await openRuns()).toEqual([id]);
  await runImport(broken, id!, true);
  const page = textOf((await reader.get(sent.headers['location'] as string)).text);
  expect(page).toContain('Something went wrong on our side. Try it once more.');
  expect(page).not.toContain('request id');
});

test('an import that is over stays as it ended, however long ago', async () => {
  const sent = await reader.post('/games/import', { text: JSON.stringify({ ...good, name: 'Kept' }) });
  const path = sent.headers['location'] as string;
  await work();
  const over = (await reader.get(path)).text;
  await tidy(direct(world.db), new Date(world.deps.clock().getTime() + 61 * 60_000));
  const { rows } = await world.db.pool.query(
    "SELECT problem, ended_at > began_at + interval '1 hour' AS later FROM import_run WHERE id = $1",
    [path.split('/').at(-1)],
  );
  expect(rows).toEqual([{ problem: null, later: false }]);
  expect((await reader.get(path)).text).toBe(over);
});

/** A report is pasted; what the page says when it has been imported. */
const pasted = async (text: string, language = 'en'): Promise<string> => {
  const sent = await reader.post('/games/import', { text });
  expect(sent.status).toBe(303);
  await work();
  return textOf((await reader.get(`${sent.headers['location'] as string}?lang=${language}`)).text);
};

test('a report of Rails becomes a game as far as it can be followed; the page says to which line, and why', async () => {
  const said = await pasted(report1830);
  expect(said).toContain('The game has been imported.');
  expect(said).toContain(
    'its moves before line 11 (“CorrectCashAddMoney,Cleo,5”). Here the players have put something right by hand.',
  );
  const german = await pasted(report1830, 'de');
  expect(german).toContain(
    'seine Züge bis vor Zeile 11 („CorrectCashAddMoney,Cleo,5“). Hier haben die Spieler etwas von Hand berichtigt.',
  );
  const { rows } = await world.db.pool.query<{ number: number }>(
    "SELECT number FROM game WHERE name = 'Rails'",
  );
  expect(rows).toEqual([{ number: 2 }, { number: 2 }]);
  // One that goes to its end has nothing to say.
  const whole = report1830.split('\n').slice(0, -2).join('\n');
  expect(await pasted(whole)).not.toContain('line');
});

test('a report of which nothing can be followed is refused on the form, with its line', async () => {
  const text = report1830.replace('BuysItemFor,Ann,SVNRR,20', 'BuysItemFor,Ann,Moon,20');
  const sent = await reader.post('/games/import', { text });
  expect(sent.status).toBe(422);
  expect(textOf(sent.text)).toContain('In line 9: There is no private company Moon in this game.');
});

test('a program gets the game of a report, and is told where it stops', async () => {
  const send = (text: string) =>
    request(world.app)
      .post('/api/v1/games/import')
      .set('Authorization', `Bearer ${anna.token}`)
      .send({ format: 'rails', text });
  const { status, body } = await send(report1830);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    number: 2,
    stopped: { line: 11, reason: 'report-correction', words: expect.stringContaining('by hand') },
  });
  const bad = await send('GameIs,1870');
  expect(bad.status).toBe(422);
  expect(bad.body).toMatchObject({
    code: 'damaged-record',
    params: { line: 1, reason: 'report-unreadable' },
  });
});

test('settings that the rules refuse are told of without a move', async () => {
  const text = JSON.stringify({ ...good, settings: { 'no-such-setting': true } });
  const sent = await reader.post('/games/import', { text });
  await work();
  const page = textOf((await reader.get(sent.headers['location'] as string)).text);
  expect(page).toContain('The game could not be imported.');
  expect(page).toMatch(/Before the first move: (?!unknown-setting)[^]*no-such-setting/);
});

test('an import whose worker died is over after an hour, and another one can begin', async () => {
  const sent = await reader.post('/games/import', { text: JSON.stringify(good) });
  const path = sent.headers['location'] as string;
  const later = (minutes: number): Promise<void> =>
    tidy(direct(world.db), new Date(world.deps.clock().getTime() + minutes * 60_000));
  await later(59);
  expect(await openRuns()).toHaveLength(1);
  await later(61);
  expect(await openRuns()).toEqual([]);
  expect(textOf((await reader.get(path)).text)).toContain('The game could not be imported.');
  expect((await reader.post('/games/import', { text: JSON.stringify(good) })).status).toBe(303);
  await work();
});
