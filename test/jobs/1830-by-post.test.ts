import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Settings } from '../../src/engine/core/index.js';
import { presenters } from '../../src/present/registry.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { api } from '../http/support/api.js';
import { startWorld, type World } from '../http/support/world.js';
import { expectLastMails, playByLinks } from '../support/by-links.js';
import { replayExport } from '../support/exported.js';
import { quickMove } from '../support/quick-player.js';
import { random } from '../support/random.js';
import { seeded } from '../support/service.js';
import { sizes } from '../support/sizes.js';

/*
 * Whole games of 1830 by post, from the first turn to the final table, through the links of the mails and nothing else: of
 * the base game and of scenarios on both sides of the board. Players and service draw what the seed says, and the bank
 * is small, so that each ends in some hundred moves. `npm test` plays the first of them, one on each side of
 * the board; soak plays all.
 */

interface Case {
  readonly name: string;
  readonly presets: readonly string[];
  readonly settings?: Settings;
  /** What mails and their boards tell of this game and of no other. */
  readonly signs: readonly string[];
}

const games: readonly Case[] = [
  {
    name: 'the base game',
    presets: ['base'],
    signs: ['Sale of the privates: in groups', 'money for a train: insolvency', 'Groups: SV+BO $240'],
  },
  {
    name: 'S-1',
    presets: ['level-field'],
    signs: ['Board and scenario: S-1', 'JK James River & Kanawha', 'Licence: L8', '<title>L8 Coal River'],
  },
  {
    name: 'S-3 with further companies and homes to choose',
    presets: ['empire'],
    settings: { 'extra-pmq': true, 'extra-rdr': true, 'home-choice': true },
    signs: [
      'Board and scenario: S-3',
      'buys a 2+2-train',
      'Licence: –',
      '<title>L8 Coal River',
      '- Reading (RDR)',
      '- Choice of homes',
      'home token of RDR',
    ],
  },
  {
    name: 'S-5 with S-2',
    presets: ['uncertain-times', 'canadian'],
    signs: [
      'Scenario S-5: Uncertain Times',
      'Board and scenario: S-2',
      'By lot: Anna ',
      'draws a marker of uncertainty',
      'buys a licence for the coal field on J10 Coal River',
    ],
  },
  {
    name: 'S-6',
    presets: ['dave'],
    settings: { 'reading-railroad': true, 'random-income': true },
    signs: ['Scenario S-6: Dave?', 'RDR operates', ' is drawn: RDR gets '],
  },
];

const settingsOf = ({ presets, settings }: Case): Settings =>
  Object.assign(
    { bank: '4500', ...settings },
    ...presets.map(preset => title1830.presets!.find(({ id }) => id === preset)!.settings),
  );

let world: World;
beforeEach(async () => {
  world = await startWorld({ titles: [title1830], presenters, random: seeded(random(1)) });
});
afterEach(() => world.stop());

test.each(games.slice(0, sizes.linkGames))(
  'three people play $name through the links of their mails',
  async game => {
    const people = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
    const id = await world.game(people, settingsOf(game), title1830.id);
    const rng = random(1);
    const mails = await playByLinks(world, {
      id,
      people,
      decide: ({ menu }, seat) => [quickMove(menu, seat, rng)],
    });

    const get = async (path: string) =>
      (await api(world, people[0]!.token, 'get', `/games/${id}${path}`)).body;
    const { status, stateHash, number } = await get('/position');
    expectLastMails(mails, people, status.result);
    const told = mails
      .flatMap(({ text, board }) => [text, board])
      .join('\n')
      .replaceAll(/\s+/g, ' ');
    expect(game.signs.filter(sign => !told.includes(sign))).toEqual([]);

    // The bank was broken, and the operating rounds were played to their end: the log says the same.
    const record = await get('/export');
    const { state, hash } = replayExport(title1830, people.length, record);
    expect([record.log.length, hash]).toEqual([number, stateHash]);
    expect(state).toMatchObject({ ended: { reason: 'bank' }, lastSet: state.set });
    expect(mails.at(-1)!.text).toMatch(/^The bank has broken$/m);
  },
);
