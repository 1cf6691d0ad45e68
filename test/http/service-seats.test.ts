import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { tasks } from '../../src/jobs/tasks.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { chooseAboutSeat } from '../../src/service/tables/seats.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { runDueJobs } from '../support/due-jobs.js';
import { browser, formsIn, type PageForm, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
/** Mails as they were given to the post. */
const mailed: string[] = [];
beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle] });
  anna = await world.player('Anna');
  bert = await world.player('Bert');
});
afterAll(() => world.stop());

const work = (): Promise<unknown> => {
  const send = (mail: object): Promise<string> => {
    mailed.push(JSON.stringify(mail));
    return Promise.resolve('250 ok');
  };
  return runDueJobs(world.deps, tasks(world.deps, { send }));
};

const formTo = (html: string, end: string): PageForm => {
  const form = formsIn(html).find(one => one.action.endsWith(end));
  if (!form) throw new Error(`no form to ${end}`);
  return form;
};

const typed = (html: string): PageForm =>
  formsIn(html).find(form => form.action.endsWith('/move') && form.html.includes('id="notation"'))!;

describe('in the pages', () => {
  test('an invitation names it in the language of whoever opens it', async () => {
    const seats = [
      { kind: 'me' },
      { kind: 'invite', email: 'cleo@players.example' },
      { kind: 'service', level: 'easy' },
    ] as const;
    const { id } = await createGame(world.deps, anna.actor, {
      ...{ title: 'toy', name: 'Evening', settings: {} },
      seats,
    });
    const secret = await world.invitationSecret(id, 1);
    const guest = browser(world.app);
    await guest.post('/language', { language: 'de', back: '/' });
    expect(textOf((await guest.post('/i', { secret })).text)).toContain('Bahnpost (Computer, leicht)');
    await guest.post('/language', { language: 'en', back: '/' });
    expect(textOf((await guest.post('/i', { secret })).text)).toContain('Bahnpost (computer, easy)');
  });

  test('one person plays a whole game against the service', async () => {
    const reader = await signedInBrowser(world, anna);
    const fresh = await reader.get('/games/new?title=toy');
    expect(textOf(fresh.text)).toContain(
      'An easy computer plays by simple rules; an ordinary or strong one thinks ahead.',
    );
    const form = formsIn(fresh.text).find(one => one.action === '/games/new' && one.method === 'post')!;
    let page = await reader.submit(form, { name: 'Alone', service: '2' });
    const id = /\/g\/([\w]+)/.exec(page.text)![1]!;
    expect(textOf(page.text)).toContain('Bahnpost 2 (computer, easy)');
    for (let lot = 0; lot < 3; lot++) {
      await work();
      page = await reader.get(`/g/${id}`);
      page = await reader.submit(typed(page.text), { notation: 'bid 1' });
      expect(page.status).toBe(200);
    }
    await work();
    page = await reader.get(`/g/${id}`);
    expect(formsIn(page.text).some(one => one.action.endsWith('/move'))).toBe(false);
    expect(textOf(page.text)).toMatch(/Bahnpost \(computer, easy\)[^()]*bid \d+(?! computer)\b/);
    const german = await request(world.app)
      .get(`/api/v1/games/${id}?lang=de`)
      .set('Authorization', `Bearer ${anna.token}`);
    expect(german.body.seats[1].name).toBe('Bahnpost (Computer, leicht)');
    expect(textOf((await reader.get('/results')).text)).not.toContain('Alone');
    // Nobody is written to but the one who plays, and the mails name the others as what they are.
    const about = mailed.filter(mail => mail.includes(id));
    expect(about.length).toBeGreaterThan(0);
    expect(about.filter(mail => !mail.includes('anna@players.example'))).toEqual([]);
    expect(about.some(mail => mail.includes('Bahnpost (computer, easy)'))).toBe(true);
    expect(about.filter(mail => mail.includes(' service'))).toEqual([]);
  });

  test('the creator gives an open seat to the service, and opens it again', async () => {
    const dora = await world.player('Dora');
    await world.asOwner(`UPDATE person SET language = 'de' WHERE id = $1`, [dora.actor.personId]);
    const { id } = await createGame(world.deps, dora.actor, {
      title: 'toy',
      name: 'Waiting',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const guest = await signedInBrowser(world, bert);
    expect((await guest.get(`/g/${id}`)).text).not.toContain('/seats/1/service');
    const reader = await signedInBrowser(world, dora, 'de');
    const given = await reader.submit(formTo((await reader.get(`/g/${id}`)).text, '/seats/1/service'));
    expect(textOf(given.text)).toContain(
      '2. Bahnpost (Computer, leicht) Ein leichter Computer spielt nach einfachen Regeln',
    );
    expect((await guest.get(`/g/${id}`)).text).not.toContain('/seats/1/join');
    const opened = await reader.submit(formTo(given.text, '/seats/1/open'));
    expect(textOf(opened.text)).toContain('2. – frei');
    await reader.submit(formTo(opened.text, '/seats/1/service'));
    const begun = await reader.submit(formTo((await reader.get(`/g/${id}`)).text, '/seats/2/service'));
    expect(textOf(begun.text)).toContain('Bahnpost 2 (Computer, leicht)');
  });

  test('a player gives an empty seat of a running game to the service; the others are told', async () => {
    const { id } = await createGame(world.deps, anna.actor, {
      title: 'toy',
      name: 'Left',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
    await chooseAboutSeat(world.deps, bert.actor, { gameId: id, seat: 1, choice: 'leave' });
    const reader = await signedInBrowser(world, anna);
    const seats = await reader.get(`/g/${id}/votes`);
    await reader.submit(formTo(seats.text, '/seats/1/service'));
    mailed.length = 0;
    await work();
    const after = await reader.get(`/g/${id}/votes`);
    expect(textOf(after.text)).toContain('2. Bahnpost (computer, easy)');
    expect(after.text).not.toContain('/seats/1/service');
    expect(textOf((await reader.get(`/g/${id}`)).text)).not.toContain('The seat of Bahnpost');
    expect(mailed.some(mail => mail.includes('Bahnpost (computer, easy)') && mail.includes('Bert'))).toBe(
      true,
    );
  });
});

describe('by the interface', () => {
  const api = (player: Player, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
    const call = request(world.app)[method](`/api/v1${path}`).set('Authorization', `Bearer ${player.token}`);
    return body ? call.send(body) : call;
  };

  test('a game with a seat of the service is made, and its log says who moved', async () => {
    const wish = { title: 'toy', name: 'By program', seats: [{ kind: 'me' }, { kind: 'service' }] };
    const made = await api(anna, 'post', '/games', wish);
    expect(made.body).toMatchObject({
      status: 'running',
      seats: [{ byService: false }, { byService: true, personId: null, name: 'Bahnpost (computer, easy)' }],
    });
    await work();
    const log = await api(anna, 'get', `/games/${String(made.body.id)}/log`);
    expect(log.body.entries).toMatchObject([{ seat: 1, cause: 'service' }]);
    const none = await api(anna, 'post', '/games', {
      ...wish,
      seats: [{ kind: 'service' }, { kind: 'service' }],
    });
    expect([none.status, none.body.code]).toEqual([422, 'nobody-plays']);
  });

  test('an empty seat is given to it and opened again', async () => {
    const wish = {
      title: 'toy',
      name: 'By program',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    };
    const id = String((await api(anna, 'post', '/games', wish)).body.id);
    const path = `/games/${id}/seats/1/service`;
    expect((await api(bert, 'put', path)).status).toBe(403);
    expect((await api(anna, 'put', path)).status).toBe(204);
    expect((await api(anna, 'get', `/games/${id}`)).body.seats[1]).toMatchObject({ byService: true });
    expect((await api(anna, 'delete', path)).status).toBe(204);
    const again = await api(anna, 'delete', path);
    expect([again.status, again.body.code]).toEqual([409, 'not-of-service']);
  });
});
