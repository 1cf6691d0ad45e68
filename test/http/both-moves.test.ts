import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { position, readLog } from '../../src/service/index.js';
import { undo } from '../../src/service/log/undo.js';
import { type Browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { auction, type RailGame, startRailGame } from './support/rail-game.js';

let rail: RailGame;
let reader: Browser;

/** The B&O is about to run for the first time. */
const start = [...auction, 'par PRR 67'];
const shares = ['buy B&O', 'buy PRR', 'buy B&O', 'buy PRR', 'buy B&O', 'buy PRR', 'buy B&O', 'pass', 'pass'];
const first = ['J14 57 r0', 'pass', 'train 2', 'train 2', 'pass', 'H10 57 r1', 'pass', 'train 2', 'pass'];
const toRun = ['pass', 'pass', 'I17 9 r1', 'pass'];

beforeAll(async () => {
  rail = await startRailGame();
  await rail.play(...start, ...shares, ...first, ...toRun);
  reader = await signedInBrowser(rail.world, rail.bert);
});
afterAll(() => rail.world.stop());

const runForm = (html: string): PageForm => formsIn(html).find(({ fields }) => fields['type'] === 'run')!;

/** The button for the run and what mostly follows it: what it sends, and what it says. */
const bothOf = ({ html }: PageForm): { readonly then: string; readonly says: string } => {
  const [, then = '', says = ''] =
    /<button name="then" value="([^"]*)"[^>]*>(.*?)<\/button>/s.exec(html) ?? [];
  return { then, says: textOf(says).trim() };
};

const lines = async (from: number): Promise<readonly unknown[]> => {
  const { entries } = await readLog(rail.world.deps, rail.bert.actor, {
    gameId: rail.id,
    after: from,
    limit: 10,
  });
  return entries.map(({ action }) => action && { type: action.type, kind: action['kind'] });
};

const numberNow = async (): Promise<number> =>
  (await position(rail.world.deps, rail.bert.actor, { gameId: rail.id })).number;

/** Takes the game back to the run. */
const backTo = async (number: number): Promise<void> => {
  const { number: expected } = await position(rail.world.deps, rail.bert.actor, { gameId: rail.id });
  const count = expected - number;
  await undo(rail.world.deps, rail.bert.actor, { gameId: rail.id, seat: 1, count, expected });
};

describe('a button for a move and what mostly follows it', () => {
  test('is the one that stands out, and says both in the reader’s language', async () => {
    const { text } = await reader.get(`/g/${rail.id}`);
    expect(bothOf(runForm(text))).toEqual({
      then: 'pay',
      says: 'Run for $90 and pay out $9 a share you get $54, price $90 → $100',
    });
    const buttons = [
      ...runForm(text).html.matchAll(/<button(?: name="then" value="pay")?( class="second")?>/g),
    ];
    expect(buttons.map(([, second]) => second !== undefined)).toEqual([true, false]);
    await reader.post('/language', { language: 'de', back: '/' });
    const german = runForm((await reader.get(`/g/${rail.id}`)).text);
    expect(bothOf(german).says).toBe(
      'Für $90 fahren und $9 je Aktie ausschütten Sie erhalten $54, Kurs $90 → $100',
    );
    await reader.post('/language', { language: 'en', back: '/' });
  });

  test('plays two rows, once however often it is sent', async () => {
    const before = await numberNow();
    const form = runForm((await reader.get(`/g/${rail.id}`)).text);
    const { then } = bothOf(form);
    const [played, again] = [await reader.submit(form, { then }), await reader.submit(form, { then })];
    expect([played.status, again.status]).toEqual([200, 200]);
    expect(await lines(before)).toEqual([{ type: 'run' }, { type: 'dividend', kind: 'pay' }]);
    expect(textOf(played.text)).toContain('B&O pays out $90, $9 a share');
    await backTo(before);
  });

  test('what cannot follow is asked for: the move before it is played', async () => {
    const before = await numberNow();
    const form = runForm((await reader.get(`/g/${rail.id}`)).text);
    const played = await reader.submit(form, { then: 'train 2' });
    expect(played.status).toBe(200);
    expect(await lines(before)).toEqual([{ type: 'run' }]);
    expect(textOf(played.text)).toContain('It is your turn');
    await backTo((await numberNow()) - 1);
  });

  test('sent again from an old page, it changes nothing of what was done since', async () => {
    const before = await numberNow();
    const form = runForm((await reader.get(`/g/${rail.id}`)).text);
    await reader.submit(form);
    await rail.play('withhold');
    const again = await reader.submit(form, { then: 'pay' });
    expect(again.status).toBe(200);
    expect(await lines(before)).toEqual([{ type: 'run' }, { type: 'dividend', kind: 'withhold' }]);
    await backTo(before);
  });

  test('nothing is played where the move itself is refused', async () => {
    const before = await numberNow();
    const form = runForm((await reader.get(`/g/${rail.id}`)).text);
    const refused = await reader.submit(form, { notation: 'run 2 I15-J14', then: 'pay' });
    expect(refused.status).toBe(422);
    // What it said was of the run proposed, which is not the one that stands there now.
    expect(bothOf(runForm(refused.text)).then).toBe('');
    expect(await lines(before)).toEqual([]);
  });
});
