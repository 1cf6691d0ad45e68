import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { foldLog, begin } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { position, undo } from '../../src/service/index.js';
import type { Replay } from '../../src/present/replay.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { type Browser, formsIn, signedInBrowser } from './support/browser.js';
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

const replayOf = async (reader: Browser): Promise<Replay> =>
  JSON.parse((await reader.get(`/g/${id}/replay`)).text) as Replay;

describe('a whole game for the browser to look back on', () => {
  test('leads to the positions that the service has', async () => {
    await play(...auction);
    expect((await guest.get(`/g/${id}/history`)).text).toContain(`data-replay="/g/${id}/replay"`);
    const { start, setupDraws, log, hashes, rows } = await replayOf(guest);
    const folded = [...foldLog(title1830, begin(title1830, start, setupDraws), log)];
    for (const { number, state } of folded) {
      const at = await position(world.deps, null, { gameId: id, number });
      expect([title1830.view(state as RailState, null), hashes[number]]).toEqual([
        at.view,
        at.hash.slice(0, 12),
      ]);
    }
    expect(rows.map(({ number }) => number)).toEqual(auction.map((_, at) => at + 1));
  });

  test('has what only its reader may see: notes, and what may be taken back', async () => {
    await play('take SV', 'take CS');
    const own = await signedInBrowser(world, bert, 'en');
    const note = formsIn((await own.get(`/g/${id}/history?step=1`)).text).find(({ action }) =>
      action.includes('/notes/'),
    )!;
    await own.submit(note, { text: 'cheap' });
    expect(await replayOf(own)).toMatchObject({
      mine: [1],
      notes: { texts: { 1: 'cheap' } },
      backs: { seat: 1, free: [1], top: 2 },
    });
    const others = await replayOf(await signedInBrowser(world, anna, 'en'));
    expect(others).toMatchObject({ mine: [0], notes: { texts: {} }, backs: { free: [] } });
    expect(await replayOf(guest)).toMatchObject({ mine: [], notes: null, backs: null });
  });

  test('shows what was taken back as such', async () => {
    await play('take SV', 'take CS');
    await undo(world.deps, bert.actor, { gameId: id, seat: 1, count: 1, expected: 2 });
    const { rows } = await replayOf(guest);
    expect(rows.map(({ undone, stands }) => [undone, stands])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
  });
});

describe('the game is taken back to a step that the log shows', () => {
  const formAt = async (reader: Browser, step: number) =>
    formsIn((await reader.get(`/g/${id}/history?step=${step}`)).text).find(({ action }) =>
      /\/(undo|votes)$/.test(action),
    );

  test('freely where everything after it is one’s own', async () => {
    await play(...auction.slice(0, 6));
    // Anna has the B&O's president's certificate to price.
    const own = await signedInBrowser(world, bert, 'en');
    const form = (await formAt(own, 5))!;
    expect(form.action).toBe(`/g/${id}/undo`);
    await own.submit(form);
    const at = await position(world.deps, null, { gameId: id });
    expect(at.number).toBe(7);
    expect(at.view).toEqual((await position(world.deps, null, { gameId: id, number: 5 })).view);
  });

  test('by a vote where it is not', async () => {
    await play('take SV', 'take CS', 'take DH');
    const own = await signedInBrowser(world, anna, 'en');
    const form = (await formAt(own, 1))!;
    expect([form.action, form.fields['to']]).toEqual([`/g/${id}/votes`, '1']);
    expect((await own.submit(form)).text).toContain('step 1');
  });

  test('by nobody but a player, and neither to where it stands nor to what was taken back', async () => {
    await play('take SV', 'take CS');
    await undo(world.deps, bert.actor, { gameId: id, seat: 1, count: 1, expected: 2 });
    const own = await signedInBrowser(world, anna, 'en');
    expect(await formAt(own, 0)).toBeDefined();
    for (const step of [1, 2, 3]) expect(await formAt(own, step)).toBeUndefined();
    expect(await formAt(guest, 0)).toBeUndefined();
    expect((await own.get(`/g/${id}`)).text).not.toContain('step=2#back');
  });

  test('each line that allows it leads there', async () => {
    await play('take SV', 'take CS');
    const own = await signedInBrowser(world, anna, 'en');
    const { text } = await own.get(`/g/${id}`);
    expect(text).toContain(`/g/${id}/history?step=1#back`);
    expect(text).not.toContain(`/g/${id}/history?step=2#back`);
    expect((await guest.get(`/g/${id}`)).text).not.toContain('#back');
  });
});
