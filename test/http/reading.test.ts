import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { railPresenter } from '../../src/present/rail.js';
import { position, submit } from '../../src/service/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { browser, type Browser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let id: string;
let anna: Player;
let bert: Player;
let guest: Browser;

/** Plays lines of notation, each for whoever is asked. */
const play = async (...lines: readonly string[]): Promise<void> => {
  for (const line of lines) {
    const { turn, number } = await position(world.deps, null, { gameId: id });
    const seat = turn.asked[0]!;
    const action = title1830.notation.parse(line, seat);
    await submit(world.deps, [anna, bert][seat]!.actor, { gameId: id, expected: number, action });
  }
};

beforeEach(async () => {
  world = await startWorld({ titles: [title1830], presenters: { 1830: railPresenter(title1830) } });
  anna = await world.player('Anna');
  bert = await world.player('Bert');
  id = await world.game([anna, bert], {}, title1830.id);
  guest = browser(world.app);
});
afterEach(() => world.stop());

/** All privates are sold, then the B&O gets its par: the first stock round has begun. */
const auction = ['take SV', 'take CS', 'take DH', 'take MH', 'take CA', 'take BO', 'par B&O 100'];

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
    expect(textOf(page.text)).toContain('Noch ist nichts zu zeichnen.');
    expect((await guest.get(`/g/${await world.game([anna, bert])}/charts`)).status).toBe(404);
  });
});
