import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { addressOf, call } from '../support/api-client.js';
import { playByMail } from '../support/by-mail.js';
import { replayExport, type Exported } from '../support/exported.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { random } from '../support/random.js';
import { sizes } from '../support/sizes.js';
import { startService, type Service } from '../browser/service.js';

let postbox: Postbox;
let service: Service;

beforeAll(async () => {
  postbox = await openPostbox();
  service = await startService({ env: { SMTP_URL: postbox.url } });
});

afterAll(async () => {
  await service.stop();
  await postbox.close();
});

interface Case {
  readonly name: string;
  readonly title: RailTitle;
  readonly settings: { readonly [id: string]: boolean | string };
  /** Kinds of move that tell this game from others. */
  readonly own: readonly string[];
  readonly people: readonly string[];
  readonly seed: number;
  /** How many draws the set-up needs. */
  readonly drawn: number;
}

const games: readonly Case[] = [
  // Short for one in which the bank lends money for a train, and a president repays some of it: 328 moves, 94 mails of a turn.
  {
    name: '1830, the base game',
    title: title1830,
    settings: { 'privates-sale': 'groups', need: 'insolvency', bank: '4500' },
    own: ['bid-for-choice', 'choose-group', 'repay-debt'],
    people: ['Anna', 'Ben'],
    seed: 85,
    drawn: 0,
  },
  {
    name: '1849',
    title: title1849,
    settings: { game: 'electric' },
    own: [],
    people: ['Elsa', 'Fabio', 'Gina', 'Hugo'],
    seed: 1,
    drawn: 1,
  },
  {
    name: '1830, S-6',
    title: title1830,
    settings: { dave: true, 'reading-railroad': true, 'random-income': true, bank: '4500' },
    own: ['take'],
    people: ['Ida', 'Jan'],
    seed: 1,
    drawn: 0,
  },
];

describe.each(games.slice(0, sizes.mailGames))('a game of $name', ({ seed, drawn, own, ...game }) => {
  const { people, title } = game;
  test('is played by mail from the invitation to the final score, and can be looked at afterwards', async () => {
    const { id, token, number, etag, kinds } = await playByMail(
      service,
      postbox,
      { ...game, title: title.id },
      random(seed),
    );
    expect([...kinds]).toEqual(
      expect.arrayContaining(['par', 'buy', 'lay', 'run', 'dividend', 'train', ...own]),
    );
    const get = (path: string) => call(service.url, 'GET', `/games/${id}${path}`, token);

    // Everyone is told of the end, with the final table.
    const { scores } = (await get('')).body['result'] as { scores: { seat: number; points: number }[] };
    expect(scores).toHaveLength(people.length);
    for (const name of people) {
      const letter = await postbox.wait(l => l.to === addressOf(name) && l.id.includes('game-over'));
      expect(letter.mail.text).toContain(people[scores[0]!.seat]!);
    }
    const ids = postbox.letters.map(l => l.id);
    expect(new Set(ids).size).toBe(ids.length);

    // The history: every position is there, named by its hash, and the whole replays to the same end.
    // It ends in what tells this very answer from another.
    expect((await get('/position')).etag.startsWith(etag.slice(0, -1))).toBe(true);
    for (const at of [0, 1, Math.floor(number / 2), number]) {
      const there = await get(`/position?number=${String(at)}`);
      const again = await get(`/positions/${String(there.body['hash'])}`);
      expect(again.body['stateHash']).toBe(there.body['stateHash']);
      expect(there.body['number']).toBe(at);
    }
    expect((await get('/log?limit=1')).body['opening'].facts).toHaveLength(drawn);
    const last = await get(`/position?number=${String(number)}`);
    const record = (await get('/export')).body;
    expect(record['setupDraws']).toHaveLength(drawn);
    expect(last.body['stateHash']).toBe(replayExport(title, people.length, record as Exported).hash);
  });
});
