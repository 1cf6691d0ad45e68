import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DigestMail } from '../../src/mail/index.js';
import { toMail } from '../../src/jobs/post.js';
import type { OutgoingDigest } from '../../src/service/delivery/deliveries.js';
import { changePerson } from '../../src/service/account/people.js';
import { changePrefs } from '../../src/service/prefs/change.js';
import { wordsFor } from '../../src/words/index.js';
import { linksIn, write } from '../mail/support.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { goTo, letPass, movedPost, timedGame } from '../support/mail-time.js';
import { person, testDeps } from '../support/service.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test.each([
  ['en', 'Your turn in 2 games – your digest', 'Take your turn', 'View'],
  ['de', 'Sie sind in 2 Partien am Zug – Ihre Zusammenfassung', 'Zug machen', 'Ansehen'],
] as const)(
  'in %s a digest says what is asked first, each game once, with its own link',
  async (language, subject, button, look) => {
    const deps = testDeps(database.db);
    const server = movedPost(deps);
    const name = `Anna-${language}`;
    const anna = await person(deps, name);
    await changePerson(deps, anna, { language });
    await changePrefs(deps, anna, {
      zone: 'UTC',
      digestHour: 8,
      choices: { turn: 'digest', game: 'digest' },
    });
    goTo(deps, '2030-05-01T10:00Z');
    const done = await timedGame(deps, [name, 'Ben'], null);
    const waiting = [];
    for (let n = 0; n < 2; n++) {
      deps.pass(1);
      waiting.push(await timedGame(deps, [name, 'Ben'], null));
    }
    await letPass(deps, server, '2030-05-01T12:00Z');
    await play(deps, done.id, done.players, 0, 'bid');
    await play(deps, waiting[0]!.id, waiting[0]!.players, 1, 'bid');
    await letPass(deps, server, '2030-05-02T08:00Z');

    const digest = server.sent.find(({ to, mail }) => to === name && mail.kind === 'digest')!
      .mail as OutgoingDigest;
    const mail = (await toMail(digest, {
      titles: deps.titles,
      presenters: {},
      wordsFor,
      picture: () => Promise.reject(new Error('a digest has no pictures')),
      warn: error => {
        throw error;
      },
    })) as DigestMail;
    expect(mail.parts.map(({ asks, to }) => [asks.length, to && 'game' in to ? to.game : to])).toEqual([
      [1, waiting[0]!.id],
      [1, waiting[1]!.id],
      [0, done.id],
    ]);
    // Ben's bid is told where it happened.
    expect(mail.parts[0]!.lines.length).toBeGreaterThan(mail.parts[1]!.lines.length);

    const { parsed, text, html } = await write(mail);
    expect(parsed.subject).toBe(subject);
    expect(text.match(new RegExp(`^${button}:$`, 'gm'))).toHaveLength(2);
    expect(text.match(new RegExp(`^${look}:$`, 'gm'))).toHaveLength(1);
    expect(text).not.toMatch(/undefined|\[object/);
    for (const link of linksIn(html)) expect(text).toContain(link);
    // Each link opens its own game's seat.
    const links = linksIn(html).filter(link => link.includes('/seat#t='));
    expect(new Set(links).size).toBe(3);
  },
);
