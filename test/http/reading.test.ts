import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import supertest from 'supertest';
import { undo } from '../../src/service/index.js';
import { browser, type Browser, formsIn, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { auction, type RailGame, startRailGame } from './support/rail-game.js';
import type { Player, World } from './support/world.js';

let world: World;
let id: string;
let anna: Player;
let bert: Player;
let guest: Browser;
let play: RailGame['play'];

beforeEach(async () => {
  ({ world, id, anna, bert, guest, play } = await startRailGame());
});
afterEach(() => world.stop());

/** A part of a page by its id. */
const part = (html: string, name: string): string =>
  new RegExp(`<section id="${name}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

describe('the page of charts', () => {
  test('shows each chart with its curves named and its numbers as a table, and changes nothing', async () => {
    await play(...auction, 'pass', 'pass');
    const before = await world.fingerprint();
    const page = await guest.get(`/g/${id}/charts`);
    expect([page.status, await world.fingerprint()]).toEqual([200, before]);
    const worths = part(page.text, 'worths');
    expect(worths).toMatch(/<svg[^>]*role="img" aria-label="Net worth at the beginning of each round"/);
    expect(textOf(/<ul class="legend curves">[\s\S]*?<\/ul>/.exec(worths)![0])).toMatch(
      /Anna: \$1,2\d\d.*Bert: \$/,
    );
    expect(textOf(/<table>[\s\S]*<\/table>/.exec(worths)![0])).toMatch(/Round Anna Bert SR 1 \$/);
  });

  test('in German, and before there is anything to draw', async () => {
    const page = await browser(world.app, 'de').get(`/g/${id}/charts`);
    expect(textOf(page.text)).toContain('Es gibt noch nichts zu zeichnen.');
    expect((await guest.get(`/g/${await world.game([anna, bert])}/charts`)).status).toBe(404);
  });
});

const numbersOf = (log: string): readonly number[] =>
  [...log.matchAll(/<li value="(\d+)"/g)].map(([, number]) => Number(number));

describe('the log of a game', () => {
  test('is narrowed to a player or a company by its form, which changes nothing', async () => {
    await play(...auction, 'pass');
    const before = await world.fingerprint();
    const page = await guest.get(`/g/${id}?show=x`);
    const form = formsIn(page.text).find(one => 'who' in one.fields)!;
    expect([form.method, form.action, form.fields['show']]).toEqual(['get', `/g/${id}#log`, 'x']);
    expect(form.html).toMatch(
      /<option dir="auto" value="P1">Anna<\/option><option dir="auto" value="P2">Bert</,
    );
    const about = async (who: string): Promise<readonly number[]> =>
      numbersOf(part((await guest.get(`/g/${id}?who=${encodeURIComponent(who)}`)).text, 'log'));
    const all = await about('');
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(all.length).toBeGreaterThan((await about('P1')).length);
    // Who bought BO got the president's certificate of the B&O with it.
    expect(await about('B&O')).toEqual([7, 6]);
    // CA came with a share of the PRR.
    expect(await about('PRR')).toEqual([5]);
    expect(await about('NYC')).toEqual([]);
    expect(textOf(part((await guest.get(`/g/${id}?who=NYC`)).text, 'log'))).toContain(
      'There is nothing about that in the log',
    );
    expect(await about('nobody')).toEqual(all);
    expect(await world.fingerprint()).toBe(before);
  });

  test('says what happened once, in words, with the notation beside it', async () => {
    await play('take SV');
    const log = part((await guest.get(`/g/${id}`)).text, 'log');
    expect(textOf(log)).toMatch(/Anna buys SV for \$20 Anna take SV Whole/);
    expect(log).toMatch(/<a href="[^"]*step=1">Anna buys SV for \$20<\/a>/);
    expect(log).toContain('<span class="notation">');
  });

  test('shows the notation where the browser says so', async () => {
    await play('take SV');
    const box = (html: string): string => /<input[^>]*id="log-notation"[^>]*>/.exec(html)![0];
    for (const path of [`/g/${id}`, `/g/${id}/history`]) {
      expect(box((await guest.get(path)).text)).not.toContain('checked');
      const kept = await supertest(world.app).get(path).set('Cookie', 'notation=on');
      expect(box(kept.text)).toContain('checked');
    }
  });

  test('the page of the whole history keeps what was chosen, and pages through what it finds', async () => {
    await play(...auction);
    const game = await guest.get(`/g/${id}?who=P2`);
    const link = unescapeHtml(/href="([^"]*history\?who[^"]*)"/.exec(game.text)![1]!);
    const log = part((await guest.get(link)).text, 'log');
    expect(numbersOf(log)).toEqual([2, 4, 6, 7]);
    expect(log).toContain('<option dir="auto" value="P2" selected>');
    const german = await browser(world.app, 'de').get(`/g/${id}/history`);
    expect(textOf(part(german.text, 'log'))).toMatch(/Einträge über alle .* Auch Notation/);
  });

  test('from step to step what is shown of the log stays', async () => {
    await play('take SV', 'take CS', 'take DH');
    const { text } = await guest.get(`/g/${id}/history?step=2&who=P2&page=0`);
    const [, next] = /data-step="next"|href="([^"]*)" data-step="next"/.exec(text)!;
    expect(unescapeHtml(next!)).toBe(`/g/${id}/history?step=3&who=P2`);
    const form = formsIn(text).find(one => 'step' in one.fields && one.html.includes('range'))!;
    expect(form.fields).toMatchObject({ step: '2', who: 'P2' });
    expect(form.fields).not.toHaveProperty('page');
  });

  test('a row that was taken back is found too', async () => {
    await play('take SV');
    await undo(world.deps, anna.actor, { gameId: id, seat: 0, count: 1, expected: 1 });
    const log = part((await guest.get(`/g/${id}?who=P1`)).text, 'log');
    expect(numbersOf(log)).toEqual([2, 1]);
    expect(log).toMatch(/<li value="1" class="undone">/);
  });
});

describe('what is new is marked', () => {
  const marks = (html: string, section = 'players'): string => textOf(part(html, section));

  test('since the reader’s own last turn, or the step they ask for; looking changes nothing', async () => {
    await play('take SV', 'take CS');
    const own = await signedInBrowser(world, anna, 'en');
    const before = await world.fingerprint();
    const page = await own.get(`/g/${id}`);
    expect(textOf(page.text)).toContain('Changes since step 1 are highlighted.');
    expect(marks(page.text)).toMatch(/Bert.*\$1,160 before \$1,200/);
    expect(marks(page.text)).not.toContain('before $1,180');
    const since = await own.get(`/g/${id}?since=0`);
    expect(textOf(part(since.text, 'since'))).toMatch(/Since step 0.*CS.*SV/);
    expect(marks(since.text)).toMatch(/Anna.*\$1,180 before \$1,200/);
    const off = await own.get(`/g/${id}?since=off`);
    expect(off.text).not.toContain('class="new"');
    expect(textOf(off.text)).not.toContain('highlighted');
    for (const wrong of ['99', '-1', 'x'])
      expect((await own.get(`/g/${id}?since=${wrong}`)).status).toBe(200);
    expect(await world.fingerprint()).toBe(before);
  });

  test('after a move: what it did; for somebody who only looks: nothing, unless they ask', async () => {
    await play('take SV', 'take CS');
    const own = await signedInBrowser(world, anna, 'en');
    const page = await own.get(`/g/${id}`);
    const [form] = formsIn(page.text).filter(one => one.fields['type'] === 'take');
    const done = await own.submit(form!);
    expect(marks(done.text)).toMatch(/Anna.*SV, DH before SV/);
    expect((await guest.get(`/g/${id}`)).text).not.toContain('class="new"');
    const asked = await browser(world.app, 'de').get(`/g/${id}?since=2`);
    expect(textOf(asked.text)).toContain('Hervorgehoben ist, was seit Schritt 2 anders ist.');
    expect(marks(asked.text)).toMatch(/Anna.*SV, DH vorher SV/);
  });

  test('in the history: what the step itself did', async () => {
    await play('take SV', 'take CS');
    const { text } = await guest.get(`/g/${id}/history?step=2`);
    expect(marks(text)).toMatch(/\$1,160 before \$1,200/);
    expect(marks(text)).not.toContain('before $1,180');
  });
});
