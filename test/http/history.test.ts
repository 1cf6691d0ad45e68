import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { position, submit, undo } from '../../src/service/index.js';
import { browser, type Browser, formsIn, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { auction, type RailGame, startRailGame } from './support/rail-game.js';
import { startWorld, type Player, type World } from './support/world.js';

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

const linkOf = (html: string, name: string): string | undefined => {
  const tag = new RegExp(`<a[^>]*data-step="${name}"[^>]*>`).exec(html)![0];
  return unescapeHtml(/href="([^"]*)"/.exec(tag)?.[1] ?? '') || undefined;
};

describe('the slider over all steps', () => {
  test('is a form that asks for a step by itself, and marks the rounds', async () => {
    await play(...auction);
    const page = await guest.get(`/g/${id}/history?step=3`);
    const form = formsIn(page.text).find(one => one.fields['step'] !== undefined)!;
    expect([form.method, form.action, form.fields['step']]).toEqual(['get', `/g/${id}/history`, '3']);
    expect(form.html).toContain(`max="${auction.length}"`);
    expect(page.text).toMatch(/<svg class="ticks"[^>]*><line x1="100.00%"/);
    expect(linkOf(page.text, 'next-round')).toBe(`/g/${id}/history?step=${auction.length}`);
    expect(linkOf(page.text, 'previous-round')).toBe(`/g/${id}/history?step=0`);
  });

  test('at either end nothing leads further', async () => {
    await play('take SV');
    const first = (await guest.get(`/g/${id}/history?step=0`)).text;
    expect(linkOf(first, 'previous')).toBeUndefined();
    expect(linkOf(first, 'last')).toBe(`/g/${id}/history?step=1`);
    const last = (await guest.get(`/g/${id}/history`)).text;
    expect(linkOf(last, 'next-round')).toBeUndefined();
    expect(textOf(last)).toContain('Step 1 of 1');
  });

  test('a round that was taken back is not marked, and one more step brings it back', async () => {
    await play(...auction);
    const { number } = await position(world.deps, anna.actor, { gameId: id });
    const [seat, actor] = [1, bert.actor];
    await undo(world.deps, actor, { gameId: id, seat, count: 1, expected: number });
    expect((await guest.get(`/g/${id}/history`)).text).not.toContain('>SR 1</a>');
    await play(auction.at(-1)!);
    expect((await guest.get(`/g/${id}/history`)).text).toContain('>SR 1</a>');
  });
});

test('what the set-up drew is said at the start, by nobody and as no move', async () => {
  const drawn = await startWorld({ titles: [title1849] });
  const players = [await drawn.player('Anna'), await drawn.player('Bert'), await drawn.player('Cleo')];
  const game = await drawn.game(players, {}, '1849');
  const { text } = await browser(drawn.app).get(`/g/${game}/history?step=0`);
  expect(/data-said>([^<]*)</.exec(text)![1]).toMatch(/^Start\. Order of the companies: /);
  await drawn.stop();
});

describe('two positions are compared', () => {
  test('with what each player had and has, and what happened between them', async () => {
    await play(...auction);
    const { text } = await guest.get(`/g/${id}/compare?from=0&to=2`);
    const players = textOf(/<section id="players"[\s\S]*?<\/section>/.exec(text)![0]);
    expect(players).toMatch(/Anna \$1,200 → \$1,180/);
    expect(players).toContain('– → SV');
    expect(textOf(/<section id="privates"[\s\S]*?<\/section>/.exec(text)![0])).toContain('unsold → Anna');
    expect(text).not.toContain('id="map"');
    expect(textOf(text)).toContain('Bert buys CS for $40');
    expect(textOf(text)).not.toContain('Anna buys DH');
  });

  test('nothing lies between a step and itself, and no step beyond the last', async () => {
    await play('take SV');
    expect(textOf((await guest.get(`/g/${id}/compare?from=1&to=1`)).text)).toContain('Nothing changed');
    expect((await guest.get(`/g/${id}/compare?from=0&to=9`)).status).toBe(404);
  });

  test('whoever has played finds what changed since, from their own page', async () => {
    await play('take SV', 'take CS');
    const own = await signedInBrowser(world, anna, 'en');
    const page = await own.get(`/g/${id}`);
    const link = /href="([^"]*compare[^"]*)"/.exec(page.text)![1]!;
    expect(textOf((await own.get(unescapeHtml(link))).text)).toContain('Bert buys CS for $40');
  });
});

test('of much that has happened since a step the newest is told on the page, and how much lies before it', async () => {
  const game = await world.game([anna, bert]);
  for (let expected = 0; expected < 63; expected++) {
    const seat = expected % 2;
    const action = { type: 'skip', seat };
    await submit(world.deps, [anna, bert][seat]!.actor, { gameId: game, expected, action });
  }
  const { text } = await guest.get(`/g/${game}?since=0`);
  const since = /<section id="since"[\s\S]*?<\/section>/.exec(text)![0];
  const numbers = [...since.matchAll(/<li value="(\d+)"/g)].map(([, number]) => Number(number));
  expect([numbers[0], numbers.at(-1)]).toEqual([63, 4]);
  expect(textOf(since)).toContain('56 more');
  expect(textOf(since)).toContain('3 more');
});
