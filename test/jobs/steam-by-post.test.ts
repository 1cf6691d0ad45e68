import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { boardPng } from '../../src/mail/picture.js';
import { presenters } from '../../src/present/registry.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { api } from '../http/support/api.js';
import { startWorld, type World } from '../http/support/world.js';
import { expectLastMails, playByLinks } from '../support/by-links.js';
import { random } from '../support/random.js';
import { steamTurn } from '../support/steam-player.js';

/*
 * A whole game of Imperial Steam by post, from the sealed bids to the final table, through the links of the mails and nothing else.
 */

const title = titleImperialSteam;

let world: World;
beforeAll(async () => {
  world = await startWorld({ titles: [title], presenters });
});
afterAll(() => world.stop());

test('three people play a whole game through the links of their mails', async () => {
  const people = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
  const id = await world.game(people, { setup: 'fixed' }, title.id);
  const rng = random(3);
  const mails = await playByLinks(world, {
    id,
    people,
    decide: ({ view }, seat) => steamTurn(view, seat, rng),
  });
  const { status } = (await api(world, people[0]!.token, 'get', `/games/${id}/position`)).body;
  expectLastMails(mails, people, status.result);

  // What such mails look like: what happened, what can be done, the board.
  const late = mails.findLast(({ kind }) => kind === 'turn')!;
  expect(late.text).toMatch(
    /SINCE YOUR LAST TURN\s+(?:Earlier moves: \d+\s+\S+\s+)?- (Anna|Bert|Cleo) [a-z]+s\b/,
  );
  // Which moves there are late in the game is a matter of what was drawn.
  expect(late.text).toMatch(/WHAT YOU CAN DO[^]*\n- [^\n]+\nhttps:\S+\/seat\?do=[a-z-]+#t=/);
  expect(late.parsed.attachments.map(({ contentType }) => contentType)).toEqual(['image/png']);
  const { width, height } = await boardPng(late.board);
  expect(Math.max(width, height)).toBe(600);
  expect(Buffer.byteLength(late.html)).toBeLessThan(60_000);
});
