import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { toMail } from '../../src/jobs/post.js';
import type { TurnsMail } from '../../src/mail/index.js';
import { changePerson } from '../../src/service/account/people.js';
import { say } from '../../src/service/chat/chat.js';
import { wordsFor } from '../../src/words/index.js';
import { linksIn, write } from '../mail/support.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { deadline, letPass, movedPost, timedGame } from '../support/mail-time.js';
import { person, testDeps } from '../support/service.js';
import { play } from '../support/toy-moves.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test.each([
  ['en', 'Your turn in 3 games', 'Take your turn', 'Your time: until'],
  ['de', 'Sie sind in 3 Partien am Zug', 'Zug machen', 'Ihre Zeit: bis'],
] as const)(
  'in %s a mail about several games says of each what is asked, until when, and what happened; the soonest first',
  async (language, subject, button, until) => {
    const deps = testDeps(database.db, {
      mailIn: { replyAddress: 'r@in.example.org', bounceAddress: null, authservId: null },
    });
    const server = movedPost(deps);
    const names = [`Anna-${language}`, `Ben-${language}`];
    await changePerson(deps, await person(deps, names[0]!), { language });
    const plain = await timedGame(deps, names, null);
    const late = await timedGame(deps, names, deadline(600));
    const soon = await timedGame(deps, names, deadline(300));
    await play(deps, soon.id, soon.players, 1, 'bid');
    await say(deps, plain.players[1]!, { gameId: plain.id, text: 'Toot <b>toot</b>!' });
    await letPass(deps, server, new Date(deps.clock().getTime() + 70_000));

    const turns = server.sent.find(({ to, mail }) => to === names[0] && mail.kind === 'turns')!.mail;
    const mail = (await toMail(turns, {
      titles: deps.titles,
      presenters: {},
      wordsFor,
      picture: () => Promise.reject(new Error('no boards in a mail about several games')),
      warn: error => {
        throw error;
      },
    })) as TurnsMail;
    expect(mail.parts.map(({ to, deadline: time }) => [to.game, time !== null])).toEqual([
      [soon.id, true],
      [late.id, true],
      [plain.id, false],
    ]);
    // Ben's bid is told where it happened, and what he said where he said it.
    expect(mail.parts[0]!.lines.length).toBeGreaterThan(mail.parts[1]!.lines.length);
    expect(mail.parts.map(({ chat }) => chat.lines.length)).toEqual([0, 0, 1]);

    const { parsed, text, html, headers } = await write(mail);
    expect(parsed.subject).toBe(subject);
    expect(parsed.replyTo).toBeUndefined();
    expect(headers.filter(line => /^(In-Reply-To|References|List-Id):/i.test(line))).toEqual([]);
    expect(headers.find(line => line.startsWith('List-Unsubscribe:'))).toContain('/unsubscribe-all/');
    expect(text.match(new RegExp(`^${button}:$`, 'gm'))).toHaveLength(3);
    expect(text.match(new RegExp(`^${until}`, 'gm'))).toHaveLength(2);
    expect(text).toContain('Toot <b>toot</b>!');
    expect(html).not.toContain('<b>toot');
    expect(text).not.toMatch(/undefined|\[object/);
    for (const link of linksIn(html)) expect(text).toContain(link);
    expect(new Set(linksIn(html).filter(link => link.includes('/seat#t='))).size).toBe(3);

    // Told here, it is not told again by the mail about the chat.
    await letPass(deps, server, new Date(deps.clock().getTime() + 3_600_000));
    const messages = server.sent.filter(one => one.to === names[0] && one.mail.kind === 'message');
    expect(messages.filter(one => one.mail.kind === 'message' && one.mail.topic === 'chat')).toEqual([]);
  },
);
