import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import request from 'supertest';
import { submit } from '../../src/service/log/play.js';
import { createGame, showGame } from '../../src/service/tables/games.js';
import { acceptOwnInvitation, joinGame } from '../../src/service/tables/invitations.js';
import {
  browser,
  formsIn,
  signedInBrowser,
  textOf,
  unescapeHtml,
  type Browser,
  type PageForm,
} from './support/browser.js';
import { linkOf, secretOf, takeMessages } from './support/messages.js';
import { baseUrl, type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let cleo: Player;
let id: string;

beforeAll(async () => {
  world = await startWorld();
  [anna, bert, cleo] = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
});
beforeEach(async () => {
  await world.db.pool.query(`UPDATE delivery SET status = 'superseded' WHERE status = 'queued'`);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const options = { spectators: 'everyone' } as const;
  const wish = { title: 'sampler', name: 'Friday five', settings: {}, seats, options };
  ({ id } = await createGame(world.deps, anna.actor, wish));
  await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
  await joinGame(world.deps, cleo.actor, { gameId: id, seat: 2 });
  await take(anna, 0, 0);
  await take(bert, 1, 1);
});
afterAll(() => world.stop());

const take = (who: Player, seat: number, expected: number) =>
  submit(world.deps, who.actor, { gameId: id, expected, action: { seat, type: 'take', count: 1 } });

const api = (method: 'get' | 'post' | 'put' | 'delete', path: string, who: Player | null, body?: object) => {
  const asked = request(world.app)[method](`/api/v1/games/${id}${path}`);
  const known = who ? asked.set('Authorization', `Bearer ${who.token}`) : asked;
  return body ? known.send(body) : known;
};

const formAbout = (html: string, about: string): PageForm =>
  formsIn(html).find(form => form.fields['about'] === about)!;

const ballotForm = (html: string): PageForm => formsIn(html).find(form => form.action.endsWith('/ballot'))!;

const reading = (who: Player, language = 'en'): Promise<Browser> => signedInBrowser(world, who, language);

test('a vote is begun at the table, which stays; what is refused keeps what was typed', async () => {
  const hers = await reading(anna);
  const table = await hers.get(`/g/${id}`);
  const begun = await hers.submit(formAbout(table.text, 'end'), { reason: 'It is late.' });
  expect(begun.text).toContain('data-table');
  expect(textOf(begun.text)).toContain('The vote is open. The others get an e-mail.');
  expect(textOf(begun.text)).toContain('It is late.');
  const refused = await hers.submit(formAbout(table.text, 'pause'), {
    until: '2001-01-01',
    reason: 'Holidays',
  });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('data-table');
  expect(formAbout(refused.text, 'pause').fields).toMatchObject({ until: '2001-01-01' });
  expect(refused.text).toContain('>Holidays</textarea>');
});

describe('taking back together, by pages without script', () => {
  test('is started by a form, decided from the mail without signing in, and carried out', async () => {
    const hers = await reading(anna);
    const page = await hers.get(`/g/${id}/votes?to=0`);
    const asked = await hers.submit(formAbout(page.text, 'undo'), { reason: 'I took <b>too few</b>.' });
    expect(textOf(asked.text)).toContain('The vote is open. The others get an e-mail.');
    expect(textOf(asked.text)).toContain('Anna: agrees Bert: no answer yet Cleo: no answer yet');

    const mails = await takeMessages(world, 'vote');
    expect(mails.map(mail => mail.to.name).sort()).toEqual(['Bert', 'Cleo']);
    const [mail] = mails;
    expect(mail!.paragraphs.slice(0, 3)).toEqual([
      'Anna asks to take back the last 2 moves.',
      'Anna: “I took <b>too few</b>.”',
      'They are moves by Anna and Bert.',
    ]);
    expect(mail!.paragraphs.join(' ')).toContain('Everything stays in the log.');
    expect(linkOf(mail!)).toMatch(new RegExp(`^/g/${id}/seat\\?to=votes#t=`));

    for (const one of mails) {
      const reader = browser(world.app, 'en');
      // Looking changes nothing; a click opens the seat, another answers.
      const before = await world.fingerprint();
      const way = await reader.get(linkOf(one).split('#')[0]!);
      expect(await world.fingerprint()).toBe(before);
      const open = formsIn(way.text).find(form => form.action === `/g/${id}/seat`)!;
      const there = await reader.submit(open, { secret: secretOf(one) });
      expect(textOf(there.text)).toContain('Anna asks to take back the last 2 moves, back to step 0.');
      expect(unescapeHtml(there.text)).toContain(`href="/g/${id}/history?step=0"`);
      expect(there.text).toContain('I took &lt;b&gt;too few&lt;/b&gt;.');
      const form = ballotForm(there.text);
      expect(form.buttons.map(button => button.text)).toEqual(['I agree', 'I disagree']);
      expect(textOf((await reader.submit(form, { choice: 'yes' })).text)).toContain('Your answer is saved.');
    }
    const log = textOf((await hers.get(`/g/${id}`)).text);
    expect(log).toContain('Anna undoes 2 moves by consent');
    expect(textOf((await hers.get(`/g/${id}/votes`)).text)).toContain('agreed');
    const over = await takeMessages(world, 'vote-over');
    expect(over.map(one => one.subject)).toEqual(['It is agreed', 'It is agreed', 'It is agreed']);
  });

  test('stands on top of the game’s page with its buttons, in the reader’s language', async () => {
    await api('post', '/votes', anna, { about: 'undo' }).expect(201);
    const his = await reading(bert, 'de');
    const page = await his.get(`/g/${id}?lang=de`);
    expect(textOf(page.text)).toContain(
      'Anna schlägt vor, die letzten 2 Züge zurückzunehmen, zurück bis nach Schritt 0. Es sind Züge von Anna und Bert.',
    );
    const declined = await his.submit(ballotForm(page.text), { choice: 'no' });
    expect(textOf(declined.text)).toContain('declined');
    const stranger = await (await reading(await world.player('Doris'))).get(`/g/${id}`);
    expect(textOf(stranger.text)).not.toContain('schlägt vor');
    expect(ballotForm(stranger.text)).toBeUndefined();
  });

  test('is settled by any move, which the buttons of the turn say beside them while it is open', async () => {
    const says = 'This ends the vote.';
    const { asked } = await showGame(world.deps, null, id);
    const mover = await reading([anna, bert, cleo][asked[0]!]!);
    expect(textOf((await mover.get(`/g/${id}`)).text)).not.toContain(says);
    // Whether to end stays asked, whoever moves.
    await api('post', '/votes', anna, { about: 'end' }).expect(201);
    expect(textOf((await mover.get(`/g/${id}`)).text)).not.toContain(says);
    await api('post', '/votes', anna, { about: 'undo' }).expect(201);
    const forms = formsIn((await mover.get(`/g/${id}`)).text).filter(({ action }) =>
      action.endsWith('/move'),
    );
    expect(forms.length).toBeGreaterThan(1);
    for (const form of forms) expect(textOf(form.html)).toContain(says);
  });

  test('is offered where one looks back', async () => {
    const hers = await reading(anna);
    const step = await hers.get(`/g/${id}/history?step=1`);
    const form = formAbout(step.text, 'undo');
    expect([form.action, form.fields['to']]).toEqual([`/g/${id}/votes`, '1']);
    const page = await hers.get(`/g/${id}/votes?to=1`);
    expect(formAbout(page.text, 'undo').fields['to']).toBe('1');
  });

  test('tells why it was refused, with the form as it was filled in', async () => {
    const hers = await reading(anna);
    const form = formAbout((await hers.get(`/g/${id}/votes`)).text, 'undo');
    const refused = await hers.submit(form, { to: '99', reason: 'because' });
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain(
      'It is not possible to go back to step 99; choose one earlier than 2.',
    );
    expect(formAbout(refused.text, 'undo').fields['to']).toBe('99');
    expect(refused.text).toContain('>because</textarea>');
    // A reload after it shows the page.
    expect((await hers.get(`/g/${id}/votes`)).status).toBe(200);
  });

  test('a mail that waited while its vote was decided or closed is not sent', async () => {
    const { body } = await api('post', '/votes', anna, { about: 'undo' });
    const { vote } = body as { vote: string };
    await api('put', `/votes/${vote}/ballot`, bert, { choice: 'yes' }).expect(204);
    expect((await takeMessages(world, 'vote')).map(mail => mail.to.name)).toEqual(['Cleo']);
    await api('post', '/votes', bert, { about: 'end' }).expect(201);
    await take(cleo, 2, 2);
    expect((await takeMessages(world, 'vote')).map(mail => mail.to.name).sort()).toEqual(['Anna', 'Cleo']);
  });
});

describe('what draws and secrets leave behind', () => {
  test('is said in mail and page before anybody agrees', async () => {
    const { body } = await api('post', '/votes', anna, { about: 'undo' });
    const { vote } = body as { vote: string };
    // The sampler draws nothing; what the service found out about the moves stands with the vote.
    await world.db.pool.query(
      `UPDATE vote SET params = params || '{"drawn": true, "reveals": true}' WHERE id = $1`,
      [vote],
    );
    const [mail] = await takeMessages(world, 'vote');
    expect(mail!.paragraphs).toEqual(
      expect.arrayContaining([
        'Something was drawn or rolled in them. Everyone still knows the outcome; anyone who moves differently draws again.',
        'Something hidden was revealed. What everyone has seen cannot be unseen.',
      ]),
    );
    const page = textOf((await (await reading(bert)).get(`/g/${id}/votes`)).text);
    expect(page).toContain(
      'Everyone still knows the outcome; anyone who then moves differently draws or rolls again.',
    );
    expect(page).toContain('Something hidden was revealed in these moves.');
  });
});

describe('a pause by pages', () => {
  test('lasts until the morning of a day where the one who starts the vote lives; a second wish is not offered', async () => {
    await world.db.pool.query(`UPDATE person SET time_zone = 'America/New_York' WHERE id = $1`, [
      anna.actor.personId,
    ]);
    const day = DateTime.now().setZone('America/New_York').plus({ days: 20 }).startOf('day');
    const hers = await reading(anna);
    const form = formAbout((await hers.get(`/g/${id}/votes`)).text, 'pause');
    const never = await hers.submit(form, { until: '3001-01-01' });
    expect(textOf(never.text)).toContain('“3001-01-01” is not a date');
    await hers.submit(form, { until: day.toISODate()! });
    const { body } = await api('get', '/votes', bert);
    const [vote] = body.open as { id: string; pauseUntil: string }[];
    expect(vote!.pauseUntil).toBe(day.toUTC().toISO());
    for (const who of [bert, cleo])
      await api('put', `/votes/${vote!.id}/ballot`, who, { choice: 'yes' }).expect(204);
    const paused = await hers.get(`/g/${id}/votes`);
    expect(textOf(paused.text)).toMatch(/The game is paused until \d+ \w+ \d{4}, 00:00/);
    expect(formAbout(paused.text, 'pause')).toBeUndefined();
    expect(formAbout(paused.text, 'resume').buttons[0]!.text).toBe('Start a vote to resume now');
  });

  test('without an end is over with one click of anybody', async () => {
    const { body } = await api('post', '/votes', anna, { about: 'pause', until: null });
    const { vote } = body as { vote: string };
    for (const who of [bert, cleo])
      await api('put', `/votes/${vote}/ballot`, who, { choice: 'yes' }).expect(204);
    const his = await reading(cleo);
    const page = await his.get(`/g/${id}`);
    expect(textOf(page.text)).toContain('The game is paused until somebody resumes it.');
    const done = await his.submit(formAbout(page.text, 'resume'));
    expect(textOf(done.text)).toContain('The game goes on.');
    expect((await takeMessages(world, 'resumed')).map(mail => mail.to.name).sort()).toEqual(['Anna', 'Bert']);
  });
});

describe('the end by consent', () => {
  test('is told on the page and closes everything that could be done', async () => {
    const { body } = await api('post', '/votes', anna, { about: 'end' });
    const { vote } = body as { vote: string };
    for (const who of [bert, cleo])
      await api('put', `/votes/${vote}/ballot`, who, { choice: 'yes' }).expect(204);
    const hers = await reading(anna);
    const page = await hers.get(`/g/${id}`);
    expect(textOf(page.text)).toContain('All players have agreed to end the game');
    expect(textOf(page.text)).not.toContain('To move:');
    expect(formsIn(page.text).some(form => form.action.endsWith('/move'))).toBe(false);
    const decided = await hers.get(`/g/${id}/votes`);
    expect(formAbout(decided.text, 'undo')).toBeUndefined();
    expect((await api('get', '', anna)).body).toMatchObject({ status: 'ended', endedBy: 'consent' });
    // The mail about the game's end says it; no second one does.
    expect(await takeMessages(world, 'vote-over')).toEqual([]);
  });
});

describe('seats that change hands, by pages', () => {
  const seatForm = (html: string, choice: string): PageForm =>
    formsIn(html).find(
      form => form.action.endsWith('/player') && form.buttons.some(button => button.value === choice),
    )!;

  test('leaving asks once more, and then the seat is free for whoever is invited', async () => {
    const his = await reading(bert);
    const page = await his.get(`/g/${id}/votes`);
    const leave = seatForm(page.text, 'leave');
    const unsure = await his.submit(leave, { choice: 'leave' });
    expect(unsure.status).toBe(400);
    const gone = await his.submit(leave, { choice: 'leave', sure: 'on' });
    expect(textOf(gone.text)).toContain('The seat of Bert is free.');
    // They may look on where anybody may, and see no vote.
    expect((await his.get(`/g/${id}/votes`)).status).toBe(403);
    const [told] = await takeMessages(world, 'seat-left');
    expect(told!.paragraphs.join(' ')).toContain('Bert no longer plays.');

    const hers = await reading(cleo);
    expect((await hers.get(`/g/${id}`)).text).toContain(`/g/${id}/votes#seats`);
    const seats = await hers.get(`/g/${id}/votes`);
    expect(textOf(seats.text)).toContain('The seat is free');
    expect(textOf(seats.text)).toContain('Bert until step 2');
    const invite = formsIn(seats.text).find(form => form.action === `/g/${id}/seats/1/invite`)!;
    const doris = await world.player('Doris');
    await hers.submit(invite, { address: doris.email });
    await acceptOwnInvitation(world.deps, doris.actor, { gameId: id, seat: 1 });
    expect(textOf((await hers.get(`/g/${id}/votes`)).text)).toContain('Doris since step 2');
    expect((await api('get', '/tenures', null)).body.tenures).toMatchObject([
      { seat: 1, name: 'Bert', from: 0, to: 2, why: 'left' },
      { seat: 1, name: 'Doris', from: 2, to: null },
    ]);
    const [taken] = await takeMessages(world, 'seat-taken');
    expect(taken!.paragraphs).toEqual(['Doris now plays in place of Bert.']);
  });

  test('an offered seat is taken by whoever passes by, where that was allowed', async () => {
    const his = await reading(bert);
    const page = await his.get(`/g/${id}/votes`);
    await his.submit(seatForm(page.text, 'offer'), { choice: 'offer', anyone: 'on' });
    const emil = await world.player('Emil');
    const passer = await reading(emil);
    const game = await passer.get(`/g/${id}`);
    expect(textOf(game.text)).toContain('Bert is looking for somebody to take over the seat.');
    const join = formsIn(game.text).find(form => form.action === `/g/${id}/seats/1/join`)!;
    expect(textOf((await passer.submit(join)).text)).not.toContain('is looking for somebody');
    expect((await api('get', '', emil)).body.mine).toEqual([1]);
    expect((await api('get', '', bert)).body.mine).toEqual([]);
  });
});

describe('the interface', () => {
  test('lists, starts, casts ballots, withdraws; says who may not', async () => {
    const { body } = await api('post', '/votes', anna, { about: 'undo', to: 1, reason: 'Sorry!' });
    const { vote } = body as { vote: string };
    expect((await api('get', '/votes', cleo)).body).toMatchObject({
      open: [
        {
          id: vote,
          about: 'undo',
          startedBy: 'Anna',
          reason: 'Sorry!',
          takeBack: { to: 1, count: 1, seats: [1], drawn: false, reveals: false },
          ballots: [
            { seat: 0, choice: 'yes' },
            { seat: 1, choice: null },
            { seat: 2, choice: null, mine: true },
          ],
          mayVote: true,
          mayWithdraw: false,
        },
      ],
      paused: null,
    });
    const stranger = await world.player('Fremd');
    await api('get', '/votes', stranger).expect(403);
    await api('get', '/votes', null).expect(401);
    await api('put', `/votes/${vote}/ballot`, stranger, { choice: 'yes' }).expect(403);
    await api('put', `/votes/${vote}/ballot`, bert, { choice: 'maybe' }).expect(400);
    await api('put', '/votes/nothing/ballot', bert, { choice: 'yes' }).expect(404);
    await api('delete', `/votes/${vote}`, bert).expect(403);
    await api('delete', `/votes/${vote}`, anna).expect(204);
    await api('put', `/votes/${vote}/ballot`, bert, { choice: 'yes' }).expect(409);
    await api('put', '/seats/0/player', bert, { choice: 'leave' }).expect(403);
  });

  test.each([
    [{ about: 'undo', to: -1 }],
    [{ about: 'undo', to: 1, seat: 2 }],
    [{ about: 'absent' }],
    [{ about: 'pause' }],
    [{ about: 'pause', until: 'tomorrow' }],
    [{ about: 'replace' }],
    [{ about: 'end', reason: 'x'.repeat(601) }],
    [{}],
  ])('refuses %j', async body => {
    await api('post', '/votes', anna, body).expect(400);
  });

  test('refuses the fourth vote of a day with 429', async () => {
    for (const _ of [1, 2, 3]) {
      const { body } = await api('post', '/votes', anna, { about: 'end' });
      await api('delete', `/votes/${(body as { vote: string }).vote}`, anna).expect(204);
    }
    await api('post', '/votes', anna, { about: 'end' }).expect(429);
  });

  test('a form from another site casts no ballot', async () => {
    const { body } = await api('post', '/votes', anna, { about: 'end' });
    const path = `/g/${id}/votes/${(body as { vote: string }).vote}/ballot`;
    const his = await reading(bert);
    const cookie = Object.entries(his.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const forged = (origin: string) =>
      request(world.app)
        .post(path)
        .set('Cookie', cookie)
        .set('Origin', origin)
        .type('form')
        .send({ choice: 'yes' });
    expect((await forged('https://elsewhere.example')).status).toBe(403);
    expect((await forged(baseUrl)).status).toBe(303);
  });
});
