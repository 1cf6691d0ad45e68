import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toMail } from '../../src/jobs/post.js';
import { tasks } from '../../src/jobs/tasks.js';
import { drawnOnce } from '../../src/jobs/drawn-once.js';
import type { Mail } from '../../src/mail/index.js';
import { createGame } from '../../src/service/tables/games.js';
import { keepSeat } from '../../src/service/tables/keys.js';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';
import { write } from '../mail/support.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { runJobsUntil } from '../support/due-jobs.js';
import { person, testDeps, type TestDeps } from '../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db, { titles });
});
afterAll(() => database.drop());

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

test.each([
  [
    'de',
    [
      'Anna lädt Sie zu einer Partie 1830 per Post ein: „Freitags“, 6 Plätze.',
      'Mit Ihnen am Tisch: Anna, Großmutter, Onkel Otto, ein weiterer Gast, ein freier Platz.',
      'Am Tisch dauert es drei bis fünf Stunden',
      'Jeder hat 2 Tage für einen Zug.',
      'Mehrere Aktien in der braunen Zone kaufen: auch aus dem Anfangsangebot',
    ],
  ],
  [
    'en',
    [
      'Anna invites you to a game of 1830 by post: “Freitags”, 6 seats.',
      'With you at the table: Anna, Großmutter, Onkel Otto, one more invited, one open seat.',
      'three to five hours',
      'Everyone has 2 days for a turn.',
      'also from the initial offering',
    ],
  ],
] as const)(
  'an invitation in %s says with whom, what, how long, how fast and by which rules',
  async (language, said) => {
    const anna = await person(deps, 'Anna');
    const { id: gameId } = await createGame(deps, anna, {
      title: '1830',
      name: 'Freitags',
      settings: { 'brown-purchase': 'all' },
      time: { pace: { kind: 'deadline', turn: 2880 } },
      seats: [
        { kind: 'me' },
        { kind: 'invite', email: `guest-${language}@example.org`, language },
        { kind: 'invite', email: `grandma-${language}@example.org`, name: 'Großmutter', language },
        { kind: 'invite', email: `secret-${language}@example.org`, language },
        { kind: 'open' },
        { kind: 'open' },
      ],
    });
    // By a link, which is no account.
    await keepSeat(deps, anna, { gameId, seat: 4, name: 'Onkel Otto' });
    const sent: Mail[] = [];
    const drawings: string[] = [];
    const picture = drawnOnce((svg: string): Promise<object> => {
      drawings.push(svg);
      return Promise.resolve({ png: new Uint8Array([1]), width: 600, height: 400, ground: '#fbfaf4' });
    });
    const wording = { titles, wordsFor, presenters, picture } as unknown as Parameters<typeof toMail>[1];
    const work = tasks(deps, {
      send: async outgoing => {
        sent.push(await toMail(outgoing, wording));
        return '250 taken';
      },
    });
    await runJobsUntil(deps, work, new Date(deps.clock().getTime() + 3_600_000));
    const mail = sent.find(
      one => one.kind === 'invitation' && one.to.address === `guest-${language}@example.org`,
    );
    const { text, html } = await write(mail!);
    for (const sentence of said) expect(plain(text)).toContain(sentence);
    // All who are invited in one language are shown the same board, drawn once; its twin in words has none.
    expect(drawings).toHaveLength(1);
    expect(drawings[0]).toContain('Pittsburgh');
    const alt =
      language === 'de' ? 'Spielplan von 1830 vor dem ersten Zug' : 'Board of 1830 before the first move';
    expect(html).toContain(`alt="${alt}"`);
    expect(html).toMatch(/<a [^>]*href="[^"]*\/i#t[^"]*"><img [^>]*src="cid:/);
    expect(text).not.toContain(alt);
    // Who is invited by address alone is not told of to the others.
    expect(text + html).not.toMatch(/secret-|grandma-/);
  },
);
