import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { api } from './support/api.js';
import { type RailGame, startRailGame } from './support/rail-game.js';

let game: RailGame;

beforeAll(async () => {
  game = await startRailGame();
});
afterAll(() => game.world.stop());

/** A move of Anna's, who is asked first. */
const move = async (action: object, language: string) => {
  const path = `/games/${game.id}`;
  const { headers } = await api(game.world, game.anna.token, 'get', `${path}/position`);
  return api(game.world, game.anna.token, 'post', `${path}/actions?lang=${language}`, {
    action: { seat: 0, ...action },
  }).set('If-Match', headers['etag']!);
};

const cases = [
  [{ type: 'dance' }, 'unknown-action', 'Diese Aktion gibt es nicht', 'There is no such action'],
  [{ type: 'pass', more: 1 }, 'unknown-field', 'Dieses Feld gibt es nicht', 'There is no such field'],
  [{ type: 'take', private: 7 }, 'bad-field', 'Ein Feld ist ungültig', 'A field is not valid'],
  [
    { type: 'take', private: 'CA' },
    'only-the-cheapest',
    'Nur die billigste kann man sofort kaufen',
    'Only the cheapest can be bought at once',
  ],
] as const;

test.each(cases)(
  '%j is refused with a title and a place where its code is described',
  async (action, code, de, en) => {
    const [german, english] = [await move(action, 'de'), await move(action, 'en')];
    for (const { status, body } of [german, english]) expect([status, body.code]).toEqual([422, code]);
    expect([german.body.title, english.body.title]).toEqual([de, en]);
    const [path, anchor] = (english.body.type as string).split('#');
    const page = await request(game.world.app).get(path!);
    expect(page.text.match(new RegExp(`<dt id="${anchor!}">`, 'g'))).toHaveLength(1);
  },
);

test.each([
  ['en', 'There is no field “more” here; this action has none.'],
  ['de', 'Ein Feld „more“ gibt es hier nicht; diese Aktion hat keine Felder.'],
])('in %s: an action without fields is said to have none', async (language, detail) => {
  expect((await move({ type: 'pass', more: 1 }, language)).body.detail).toBe(detail);
});

test.each([
  [{ type: 'bid', private: 'CA' }, '“Price” is missing.', '„Preis“ fehlt.'],
  [
    { type: 'bid', private: 'CA', price: '165' },
    '“Price” cannot be “165”; wanted: whole number.',
    '„Preis“ kann nicht „165“ sein; erwartet: ganze Zahl.',
  ],
  [
    { type: 'take', private: 7 },
    '“Private company” cannot be “7”; wanted: text.',
    '„Privatgesellschaft“ kann nicht „7“ sein; erwartet: Text.',
  ],
])('%j: what is wrong with a field is said in the words of the game', async (action, english, german) => {
  expect((await move(action, 'en')).body.detail).toBe(english);
  expect((await move(action, 'de')).body.detail).toBe(german);
});

test('whoever is not in turn is told who is, and where the rules tell what they have to do', async () => {
  const { world, id, bert } = game;
  const { headers } = await api(world, bert.token, 'get', `/games/${id}/position`);
  const { body } = await api(world, bert.token, 'post', `/games/${id}/actions?lang=en`, {
    action: { seat: 1, type: 'pass' },
  }).set('If-Match', headers['etag']!);
  expect(body).toMatchObject({
    code: 'not-your-turn',
    detail: 'It is not your turn. To move: Anna.',
    params: { asked: [0] },
    rule: expect.stringContaining('/help/rules/1830#'),
  });
  const { text } = await request(world.app).get(new URL(String(body.rule)).pathname);
  expect(text).toContain(`id="${new URL(String(body.rule)).hash.slice(1)}"`);
});

test('a move that lacks something is answered with what can be typed, in the words of the reader', async () => {
  const { world, id, anna } = game;
  const { headers } = await api(world, anna.token, 'get', `/games/${id}/position`);
  const details = await Promise.all(
    ['en', 'de'].map(async language => {
      const { body } = await api(world, anna.token, 'post', `/games/${id}/actions?lang=${language}`, {
        notation: 'bid CA',
      }).set('If-Match', headers['etag']!);
      return String(body.detail);
    }),
  );
  expect(details).toEqual([
    'Still missing: Price. For example: bid CA 165',
    'Es fehlt noch: Preis. Zum Beispiel: biete CA 165',
  ]);
});

test('whoever can do nothing now is told of no moves, least of all of variants that were not chosen', async () => {
  const { world, id, bert } = game;
  const { headers } = await api(world, bert.token, 'get', `/games/${id}/position`);
  const { body } = await api(world, bert.token, 'post', `/games/${id}/actions?lang=en`, {
    notation: 'dance',
  }).set('If-Match', headers['etag']!);
  expect([body.code, body.detail]).toEqual(['notation-unknown', '“dance” is not understood here.']);
  expect(body.params).not.toHaveProperty('forms');
});

test('what there is instead is said of an unknown title and of a method', async () => {
  const { world, anna } = game;
  const made = await api(world, anna.token, 'post', '/games?lang=en', {
    ...{ title: '1831', name: 'Dice', seats: [{ kind: 'me' }] },
  });
  expect(made.body.detail).toMatch(/^The game “1831” is not played here; there are: .*1830/);
  const put = await api(world, anna.token, 'put', '/games?lang=en', {});
  expect(put.body.detail).toMatch(/^The method PUT is not allowed here; possible: .*POST/);
});

const misfits = [
  [
    'neither of two shapes',
    {},
    'body',
    'action: fehlt oder notation: fehlt',
    'action: missing or notation: missing',
  ],
  ['nearly one of two shapes', { action: { seat: 0 } }, 'body.action.type', 'fehlt', 'missing'],
  [
    'something that is too much',
    { notation: 'pass', dance: true },
    'body.dance',
    'Unbekannter Schlüssel: "dance"',
    'Unrecognized key: "dance"',
  ],
] as const;

test.each(misfits)('a body that is %s is told what it lacks', async (_, body, where, de, en) => {
  const path = `/games/${game.id}/actions`;
  const asked = (language: string) =>
    api(game.world, game.anna.token, 'post', `${path}?lang=${language}`, body).set(
      'If-Match',
      '"0-00000000"',
    );
  const [german, english] = [await asked('de'), await asked('en')];
  expect([german.status, german.body.params]).toMatchObject([400, { where, why: de }]);
  expect([english.status, english.body.params]).toMatchObject([400, { where, why: en }]);
});

test('whoever has nothing to take back or to play again is told so, not that it is less than nothing', async () => {
  const id = await game.world.game([game.anna, game.bert], {}, '1830');
  const { headers } = await api(game.world, game.anna.token, 'get', `/games/${id}/position`);
  const said = async (what: 'undo' | 'redo', language: string): Promise<string> =>
    (
      await api(game.world, game.anna.token, 'post', `/games/${id}/${what}?lang=${language}`, {
        seat: 0,
      }).set('If-Match', headers['etag']!)
    ).body.detail as string;
  expect(await said('undo', 'en')).toMatch(/^You have no move to take back\./);
  expect(await said('undo', 'de')).toMatch(/^Es gibt keinen Zug von Ihnen, der sich zurücknehmen lässt\./);
  expect(await said('redo', 'en')).toMatch(/^There is nothing to redo:/);
  expect(await said('redo', 'de')).toMatch(/^Es gibt nichts zu wiederholen:/);
});

test('a program that sends a form is told which content type is read', async () => {
  const { status, body } = await api(game.world, game.anna.token, 'post', '/me/holidays')
    .type('form')
    .send('from=x');
  expect([status, body.code, body.params.wanted]).toEqual([415, 'bad-content-type', 'application/json']);
});

test('a form without a session may still not come from nowhere', async () => {
  const { status, body } = await api(game.world, '', 'post', '/sign-in').type('form').send('email=x');
  expect([status, body.code]).toEqual([403, 'origin-missing']);
});
