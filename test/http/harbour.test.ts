import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { refusalText, wordsOf } from '../../src/http/wording.js';
import {
  formsIn,
  signedInBrowser,
  textOf,
  unescapeHtml,
  type Browser,
  type PageForm,
} from './support/browser.js';
import { harbour } from './support/harbour.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let players: readonly Player[];
beforeAll(async () => {
  world = await startWorld(harbour);
  players = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
});
afterAll(() => world.stop());

interface Seen {
  readonly number: number;
  readonly open: boolean;
  readonly stateHash: string | null;
  readonly turn: {
    readonly asked: readonly number[];
    readonly ask: { readonly kind: string };
    readonly answers?: true;
  };
  readonly view: {
    readonly hands: readonly (readonly string[] | null)[];
    readonly loads: readonly unknown[];
  };
  readonly menu: readonly { readonly type: string; readonly fields: { readonly [name: string]: object } }[];
}

const api = (player: Player | null, method: 'get' | 'post' | 'put', path: string, body?: object) => {
  const call = request(world.app)[method](`/api/v1${path}`);
  if (player) call.set('Authorization', `Bearer ${player.token}`);
  return body ? call.send(body) : call;
};

const seen = async (game: string, player: Player | null): Promise<Seen> =>
  (await api(player, 'get', `/games/${game}/position`)).body as Seen;

/** A move as data, on the newest position. */
const move = async (game: string, seat: number, action: object) => {
  const { headers } = await api(null, 'get', `/games/${game}/position`);
  return api(players[seat]!, 'post', `/games/${game}/actions`, { action: { seat, ...action } }).set(
    'If-Match',
    headers['etag']!,
  );
};

const handOf = async (game: string, seat: number): Promise<readonly string[]> =>
  (await seen(game, players[seat]!)).view.hands[seat]!;

/** All load the first of their goods, then dock one after the other. */
const playRound = async (game: string, seats: number): Promise<void> => {
  for (let seat = 0; seat < seats; seat++)
    await move(game, seat, { type: 'load', goods: (await handOf(game, seat)).slice(0, 1) });
  for (;;) {
    const { turn } = await seen(game, null);
    if (turn.ask.kind === 'let-in') await move(game, turn.asked[0]!, { type: 'answer', yes: true });
    else if (turn.ask.kind === 'dock')
      await move(game, turn.asked[0]!, { type: 'dock', at: 'isle', bonuses: ['rope', 'crane'] });
    else return;
  }
};

const moveForm = (html: string, type: string): PageForm => {
  const form = formsIn(html).find(one => one.action.endsWith('/move') && one.fields['type'] === type);
  if (!form) throw new Error(`no form for ${type}`);
  return form;
};

describe('by the interface', () => {
  test('is played to its end; hands are seen by nobody else, and neither are draws and hashes', async () => {
    const game = await world.game(players, {}, 'harbour');
    const [own, other, spectator] = [
      await seen(game, players[0]!),
      await seen(game, players[1]!),
      await seen(game, null),
    ];
    expect(own.view.hands.map(hand => hand !== null)).toEqual([true, false, false]);
    expect(other.view.hands.map(hand => hand !== null)).toEqual([false, true, false]);
    expect(spectator.view.hands).toEqual([null, null, null]);
    expect(own).toMatchObject({ open: false, stateHash: null });
    expect(own.menu).toMatchObject([{ type: 'load', fields: { goods: { from: 1, to: 3 } } }]);
    await move(game, 1, { type: 'load', goods: (await handOf(game, 1)).slice(0, 2) });
    const log = async (player: Player | null) =>
      (await api(player, 'get', `/games/${game}/log`)).body.entries;
    expect(await log(players[0]!)).toMatchObject([{ action: null, notation: null, draws: [] }]);
    expect(await log(players[1]!)).toMatchObject([{ action: { type: 'load' }, draws: [] }]);
    expect((await api(players[0]!, 'get', `/games/${game}/export`)).body.code).toBe('export-after-the-end');
    for (const seat of [0, 2]) await move(game, seat, { type: 'load', goods: await handOf(game, seat) });
    expect((await log(null))[0].action.type).toBe('load');
    await move(game, 0, { type: 'dock', at: 'isle', bonuses: ['rope', 'crane'] });
    await move(game, 1, { type: 'dock', at: 'isle', bonuses: ['pilot'] });
    expect((await seen(game, null)).turn).toMatchObject({ asked: [0], answers: true });
    await playRound(game, 0);
    // The round is over: new hands were dealt, and what was drawn for them is nobody's.
    const rows = await log(players[2]!);
    expect(rows.at(-1).words.join()).toMatch(/The tug goes to .*New goods are dealt/);
    for (const row of rows) expect(row.draws).toEqual([]);
    await playRound(game, 3);
    const end = await seen(game, null);
    expect(end).toMatchObject({ open: true, turn: { asked: [] }, stateHash: expect.any(String) });
    expect((await log(null)).some(({ draws }: { draws: readonly unknown[] }) => draws.length > 0)).toBe(true);
    expect((await api(null, 'get', `/games/${game}/export`)).status).toBe(200);
  });

  test('what stays covered after the end is never given out', async () => {
    const game = await world.game(players.slice(0, 2), { covered: true }, 'harbour');
    await playRound(game, 2);
    await playRound(game, 2);
    const end = await seen(game, players[0]!);
    expect(end).toMatchObject({ open: false, stateHash: null, turn: { asked: [] } });
    expect(end.view.hands[1]).toBeNull();
    const { entries } = (await api(players[0]!, 'get', `/games/${game}/log`)).body;
    for (const { draws } of entries) expect(draws).toEqual([]);
    expect((await api(players[0]!, 'get', `/games/${game}/export`)).body).toMatchObject({
      code: 'stays-hidden',
    });
  });

  test('a list out of its order is put in order; any other fault is named in both languages', async () => {
    const game = await world.game(players.slice(0, 2), {}, 'harbour');
    const [first, second, third] = await handOf(game, 0);
    const load = (goods: unknown) => move(game, 0, { type: 'load', goods });
    const faults: readonly (readonly [unknown, RegExp, RegExp])[] = [
      [[first, first], /named twice for “Goods”/, /für „Waren“ zweimal genannt/],
      [['gold'], /“gold” cannot be chosen for “Goods”/, /„gold“ steht für „Waren“ nicht zur Wahl/],
      [[], /For “Goods” choose 1 to 3, not 0/, /Wählen Sie für „Waren“ 1 bis 3, nicht 0/],
      ['coal', /“Goods” is a list/, /„Waren“ ist eine Liste/],
      [null, /“Goods” is a list/, /„Waren“ ist eine Liste/],
      [{ __proto__: null, length: 2 }, /“Goods” is a list/, /„Waren“ ist eine Liste/],
      [Array.from({ length: 500 }, () => first), /named twice/, /zweimal genannt/],
      [[[first]], /cannot be chosen/, /nicht zur Wahl/],
    ];
    for (const [goods, english, german] of faults) {
      const refused = await load(goods);
      expect([refused.status, refused.body.code]).toEqual([422, 'not-offered']);
      expect(refused.body.detail).toMatch(english);
      const { code, params } = refused.body;
      expect(wordsOf(harbour, { title: 'harbour', seats: [] }, 'de').refusal(code, params)).toMatch(german);
    }
    const done = await load([third, first, second]);
    expect(done.status).toBe(201);
    const { entries } = (await api(players[0]!, 'get', `/games/${game}/log`)).body;
    expect(entries[0].action.goods).toEqual([first, second, third]);
  });

  test('presets and what goes together are told, taken, and refused in words', async () => {
    const { titles } = (await api(null, 'get', '/titles')).body;
    const found = titles.find(({ id }: { id: string }) => id === 'harbour');
    expect(found.presets).toMatchObject([
      { id: 'first' },
      { id: 'foggy', name: 'Foggy', settings: { fog: 'thick' } },
    ]);
    const lights = found.settings.find(({ id }: { id: string }) => id === 'lights');
    expect(lights).toMatchObject({
      group: 'Weather',
      needs: [{ when: ['beacon'], setting: 'length', is: ['long'] }],
      excludes: [{ when: ['beacon'], setting: 'fog', is: ['light'] }],
    });
    const make = (body: object) =>
      api(players[0]!, 'post', '/games', {
        title: 'harbour',
        name: 'Fog',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        ...body,
      });
    const made = await make({ preset: 'foggy', settings: { gulls: false } });
    expect(made.status).toBe(201);
    expect(made.body.settings).toMatchObject({
      length: 'long',
      fog: 'thick',
      lights: 'beacon',
      gulls: false,
    });
    const refused = async (body: object) => (await make(body)).body;
    expect((await refused({ preset: 'foggy', settings: { length: 'short' } })).detail).toBe(
      '“Lights: a beacon” needs “Length”: four rounds. Change one of the two.',
    );
    const { code, params, detail } = await refused({ preset: 'foggy', settings: { gulls: true } });
    expect(detail).toBe('“Gulls” and “Fog: thick” exclude each other. Change one of the two.');
    expect(refusalText('de', code, params, { deps: harbour, title: 'harbour' })).toBe(
      '„Möwen“ und „Nebel: dicht“ schließen einander aus. Ändern Sie eines von beiden.',
    );
    expect((await refused({ preset: 'sunny' })).detail).toMatch(/no preset “sunny”; there are: first, foggy/);
  });

  test('a table that waits for players takes a preset too, and is refused in the same words', async () => {
    const { body: game } = await api(players[0]!, 'post', '/games', {
      title: 'harbour',
      name: 'Fog',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const settings = async (): Promise<object> =>
      (await api(players[0]!, 'get', `/games/${game.id}`)).body.settings;
    const change = (body: object) => api(players[0]!, 'put', `/games/${game.id}/terms`, body);
    const foggy = { length: 'long', fog: 'thick', lights: 'beacon' };
    expect((await change({ preset: 'foggy', settings: { gulls: false } })).status).toBe(204);
    expect(await settings()).toMatchObject({ ...foggy, gulls: false });
    expect((await change({ name: 'Thick fog' })).status).toBe(204);
    expect(await settings()).toMatchObject({ ...foggy, gulls: false });
    expect((await change({ preset: 'first' })).status).toBe(204);
    expect(await settings()).toEqual(game.settings);
    const { status, body } = await change({ preset: 'foggy', settings: { length: 'short' } });
    expect([status, body.code]).toEqual([422, 'setting-needs-another']);
    expect(body.detail).toBe('“Lights: a beacon” needs “Length”: four rounds. Change one of the two.');
    expect((await change({ preset: 'sunny' })).body.code).toBe('unknown-preset');
    expect(await settings()).toEqual(game.settings);
  });

  test('one alone plays against the tug', async () => {
    const game = await world.game(players.slice(0, 1), {}, 'harbour');
    await playRound(game, 1);
    await playRound(game, 1);
    const { body } = await api(players[0]!, 'get', `/games/${game}`);
    expect(body).toMatchObject({ status: 'ended', result: { scores: [{ seat: 0 }] } });
    // No money is won there.
    const { text } = await (await signedInBrowser(world, players[0]!)).get(`/g/${game}`);
    expect(textOf(text)).toContain(`wins with ${body.result.scores[0].points} points`);
  });
});

describe('on the pages, without script', () => {
  const page = async (reader: Browser, game: string) => (await reader.get(`/g/${game}`)).text;

  test('some of many are checked off, in order they are chosen place by place', async () => {
    const game = await world.game(players.slice(0, 2), {}, 'harbour');
    const [anna, bert] = [
      await signedInBrowser(world, players[0]!),
      await signedInBrowser(world, players[1]!),
    ];
    const form = moveForm(await page(anna, game), 'load');
    // The first is proposed; nothing checked at all is refused and leaves the form as it was sent.
    expect(form.fields).toMatchObject({ 'f.goods': '[]', 'f.goods.0': expect.any(String) });
    const { 'f.goods.0': first, ...none } = form.fields;
    const refused = await anna.post(form.action, none);
    expect(refused.status).toBe(422);
    expect(textOf(refused.text)).toMatch(
      /For “Goods” choose 1 to 3, not 0\. Goods: – is not possible; choose from: 1 to 3 of these/,
    );
    const boxes = [...form.html.matchAll(/<input type="checkbox" name="([^"]*)" value="([^"]*)"/g)];
    expect(boxes).toHaveLength(3);
    const second = unescapeHtml(boxes[1]![2]!);
    const again = await anna.post(form.action, { ...none, 'f.goods.1': second, 'f.goods.7': '"gold"' });
    expect(moveForm(again.text, 'load').fields).toMatchObject({ 'f.goods.1': second });
    expect(moveForm(again.text, 'load').fields).not.toHaveProperty('f.goods.0');
    const done = await anna.submit(form, { 'f.goods.1': second });
    expect(textOf(done.text)).toContain(
      `Anna load ${JSON.parse(first!) as string},${JSON.parse(second) as string}`,
    );
    await bert.submit(moveForm(await page(bert, game), 'load'));
    const dock = moveForm(await page(anna, game), 'dock');
    expect(dock.fields).toMatchObject({ 'f.bonuses.0': '"crane"', 'f.bonuses.1': '' });
    const docked = await anna.submit(dock, {
      'f.at': '"isle"',
      'f.bonuses.0': '"rope"',
      'f.bonuses.1': '"crane"',
    });
    expect(textOf(docked.text)).toContain('Anna docks at Isle Quay with the rope, the crane');
  });

  test('the board is its own, its quays are places to choose, and the tug is seen on it', async () => {
    const game = await world.game(players.slice(0, 1), {}, 'harbour');
    const anna = await signedInBrowser(world, players[0]!);
    await anna.submit(moveForm(await page(anna, game), 'load'));
    const html = await page(anna, game);
    expect(html).toMatch(/class="drawing scroll[^"]*"[^>]* data-places/);
    expect([...html.matchAll(/<a href="[^"]*place=(\w+)[^"]*"><g data-place="\1"/g)]).toHaveLength(5);
    expect(textOf(html)).toMatch(/First choose a place: East Quay .*Isle Quay: the tug/);
    const chosen = await anna.get(`/g/${game}?do=dock&place=north`);
    expect(moveForm(chosen.text, 'dock').fields['f.at']).toBe('"north"');
  });

  test('moves can be played ahead, and plans are made, from what their reader sees', async () => {
    const game = await world.game(players.slice(0, 2), {}, 'harbour');
    const anna = await signedInBrowser(world, players[0]!);
    expect(await page(anna, game)).toContain('data-play=');
    expect((await anna.get(`/g/${game}/what-if`)).text).toContain('data-play=');
    const [first] = await handOf(game, 0);
    const plan = (moves: readonly object[]) =>
      api(players[0]!, 'post', `/games/${game}/plans`, { name: 'Mine', number: 0, moves });
    await plan([
      { seat: 0, line: `load ${first!}` },
      { seat: 1, line: 'load coal' },
    ]);
    // What the other one holds decides the second move, and whether it was right is not told.
    const checks = async () => (await api(players[0]!, 'get', `/games/${game}/plans`)).body.plans[0].check;
    expect(await checks()).toMatchObject([{ state: 'fits' }, { state: 'hidden' }]);
    await move(game, 1, { type: 'load', goods: (await handOf(game, 1)).slice(0, 1) });
    expect(await checks()).toMatchObject([{ state: 'hidden' }, { state: 'after' }]);
    expect(textOf((await anna.get(`/g/${game}/plans`)).text)).toContain('that depends on something hidden');
  });

  test('an order of some of many is given by a form and by a line, and acts', async () => {
    const game = await world.game(players.slice(0, 2), {}, 'harbour');
    const anna = await signedInBrowser(world, players[0]!);
    const html = await page(anna, game);
    const form = formsIn(html).find(
      one => one.action.endsWith('/orders') && one.fields['type'] === 'load-always',
    )!;
    const done = await anna.submit(form, Object.fromEntries(goodsBoxes(form)));
    expect(textOf(done.text)).toMatch(/Anna load .*by a standing order/);
    const typed = await api(players[1]!, 'post', `/games/${game}/orders`, {
      notation: 'auto load timber,silk,salt,ore,grain,coal',
    });
    expect(typed.status).toBe(201);
    const { turn } = await seen(game, null);
    expect(turn.ask.kind).toBe('dock');
  });

  /** Every box of the form, checked. */
  const goodsBoxes = ({ html }: PageForm): readonly (readonly [string, string])[] =>
    [...html.matchAll(/<input type="checkbox" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      unescapeHtml(value!),
    ]);

  test('settings stand in groups, begin from a preset, and say what differs', async () => {
    const anna = await signedInBrowser(world, players[0]!);
    const plain = (await anna.get('/games/new?title=harbour')).text;
    expect(plain).toMatch(/<details data-chosen="none of them"><summary>Weather <span class="chosen">Fog: /);
    expect(textOf(plain)).toContain('“a beacon”: Only together with: Length: four rounds');
    const foggy = await anna.get('/games/new?title=harbour&preset=foggy');
    const form = formsIn(foggy.text).find(one => one.action === '/games/new' && one.method === 'post')!;
    expect(form.fields).toMatchObject({ preset: 'foggy', 'set.fog': 'thick', 'set.length': 'long' });
    const refused = await anna.submit(form, { name: 'Mist', open: '1', 'set.length': 'short' });
    expect(textOf(refused.text)).toContain('“Lights: a beacon” needs “Length”: four rounds');
    expect(textOf(refused.text)).toContain('Not as in the preset (four rounds)');
    const made = await anna.submit(form, { name: 'Mist', open: '1' });
    expect(textOf(made.text)).toContain('Fog: thick');
  });
});
