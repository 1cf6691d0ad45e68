import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { presenters } from '../../src/present/registry.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { browser as browserOf, signedInBrowser } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
beforeAll(async () => {
  world = await startWorld({ titles: [title1830], presenters });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

const started = async (name: string, first: Player, second: Player): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id } = await createGame(world.deps, first.actor, { title: '1830', name, settings: {}, seats });
  await joinGame(world.deps, second.actor, { gameId: id, seat: 1 });
  return id;
};

/** The cards of the page in their order, by the names of the games. */
const cardsIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    html
      .split(/<li(?: class="asks")?>/)
      .slice(1)
      .flatMap(card => {
        const name = /class="name"[^>]*><strong><bdi>([^<]+)</.exec(card)?.[1];
        return name === undefined ? [] : [[name, card]];
      }),
  );

test('a card shows the board, the title, the round, who is to move and who plays; those that ask come first', async () => {
  const theirs = await started('Theirs', bert, anna);
  const ours = await started('Ours', anna, bert);
  const browser = await signedInBrowser(world, anna);
  const cards = cardsIn((await browser.get('/games')).text);
  expect([...cards.keys()]).toEqual(['Ours', 'Theirs']);
  const asked = cards.get('Ours')!;
  expect(asked).toContain(`href="/g/${ours}#turn"`);
  expect(asked).toContain('1830 · Opening auction');
  expect(asked).toContain('>Your turn<');
  expect(asked).toMatch(/waiting since .+/);
  expect(asked).toContain('>you, Bert<');
  expect(cards.get('Theirs')).toContain('To move: Bert');
  expect(cards.get('Theirs')).toContain('>Bert, you<');
  expect(cards.get('Theirs')).not.toContain('>Your turn<');
  const src = /src="([^"]+)"/.exec(cards.get('Theirs')!)![1]!;
  expect(src).toContain(`/g/${theirs}/board.svg`);
  const picture = await browser.get(src.replaceAll('&#x3D;', '='));
  expect([picture.status, picture.headers['cache-control']]).toEqual([200, 'private, max-age=86400']);
  // Without a step it is the position of now.
  const now = await browser.get(`/g/${theirs}/board.svg`);
  expect(now.headers['cache-control']).toBe('private, no-cache');
});

test('a finished game says how it ended: places with points, and oneself among them', async () => {
  const id = await started('Over', anna, bert);
  await world.db.pool.query(
    `UPDATE game SET phase = 'ended', ended_at = '2026-03-01', standing = jsonb_build_object('ended', true, 'round',
       standing -> 'round', 'result', jsonb_build_object('reason', 'bank', 'scores',
         '[{"seat": 1, "points": 4321, "parts": {}}, {"seat": 0, "points": -1234, "parts": {}}]'::jsonb))
     WHERE id = $1`,
    [id],
  );
  const browser = await signedInBrowser(world, anna);
  const card = cardsIn((await browser.get('/games')).text).get('Over')!;
  expect(card).toContain('<li value="1"><bdi>Bert</bdi> 4,321</li>');
  expect(card).toContain('\u22121,234');
});

test('one that waits for players shows the board as it will begin', async () => {
  await createGame(world.deps, anna.actor, {
    title: '1830',
    name: 'Waiting',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const browser = await signedInBrowser(world, anna);
  const card = cardsIn((await browser.get('/games')).text).get('Waiting')!;
  expect(card).toContain('src="/titles/1830/board.svg"');
  expect(card).toContain('waiting for players to accept');
  expect(card).toContain('>you, open<');
});

test('whoever has made a game is told what happened and what comes', async () => {
  const browser = await signedInBrowser(world, anna);
  const made = await browser.post('/games/new', {
    title: '1830',
    name: 'New',
    'address.2': 'cleo@players.example',
    'address.3': 'dora@players.example',
    open: '1',
  });
  expect(made.status).toBe(303);
  const room = (await browser.get(made.headers['location']!)).text;
  expect(/<p class="done"[^>]*>([^<]*)</.exec(room)?.[1]).toBe(
    'Seats taken: 1 of 4. 2 invitations have been sent. One seat is still open. Pass the link on. The game starts automatically when the last seat is taken. You then get an e-mail, and another one whenever it is your turn.',
  );
  // Who only looks is told where it stands, and nothing to do for it.
  const seen = (await browserOf(world.app).get(made.headers['location']!)).text;
  expect(/<p class="done"[^>]*>([^<]*)</.exec(seen)?.[1]).toBe(
    'Seats taken: 1 of 4. 2 invitations have been sent. One seat is still open. The game starts automatically when the last seat is taken.',
  );
});

test('an invitation names those who will be at the table, and counts those who have no name yet', async () => {
  const { id } = await createGame(world.deps, anna.actor, {
    title: '1830',
    name: 'Named',
    settings: {},
    seats: [
      { kind: 'me' },
      { kind: 'invite', email: 'cleo@players.example' },
      { kind: 'invite', email: 'secret.address@players.example' },
      { kind: 'invite', email: 'gus@players.example', name: 'Gus' },
      { kind: 'open' },
    ],
  });
  const secret = await world.invitationSecret(id, 1);
  const guest = browserOf(world.app);
  const page = (await guest.post('/i', { secret })).text;
  expect(page).toContain('With you at the table: Anna, Gus, one more invited, one open seat.');
  expect(page).not.toContain('secret.address');
});

test('titles are chosen by a picture, what awaits one, and how many play', async () => {
  const browser = await signedInBrowser(world, anna);
  const page = (await browser.get('/games/new?title=1830')).text;
  const card = /<button name="choose" value="1830"[^]*?<\/button>/.exec(page)![0];
  expect(card).toContain('aria-current="true"');
  expect(card).toContain('src="/titles/1830/board.svg"');
  expect(card).toContain('2 to 7 players');
  expect(page).toContain('Eight railways');
  expect(page).toContain('href="/help/rules/1830"');
});

test('whoever is new, or finds no open table, is shown ways to begin', async () => {
  const nina = await world.player('Nina');
  const shown = (await (await signedInBrowser(world, nina)).get('/games')).text;
  const ways = /Ways to begin<[^]*?<\/ul>/.exec(shown)![0];
  for (const href of ['/help/first-game', '/tables', '/games/new']) expect(ways).toContain(`href="${href}"`);
  await started('Begun', anna, bert);
  expect((await (await signedInBrowser(world, anna)).get('/games')).text).not.toContain('Ways to begin');
  const stranger = (await browserOf(world.app).get('/tables')).text;
  expect(stranger).toContain('Ways to begin');
  expect(stranger).not.toContain('href="/games/new"');
  // No way leads to where one is.
  expect(/Ways to begin<[^]*?<\/ul>/.exec(stranger)![0]).not.toContain('"/tables"');
  expect((await browserOf(world.app).get('/tables?free=3')).text).not.toContain('Ways to begin');
});

test('the page of an invitation and the waiting room show the board and what is otherwise than usual', async () => {
  const make = async (name: string, settings: object): Promise<readonly string[]> => {
    const seats = [{ kind: 'me' }, { kind: 'invite', email: `${name}@players.example` }] as const;
    const game = { title: '1830', name, settings: { ...settings }, seats };
    const { id } = await createGame(world.deps, anna.actor, game);
    const secret = await world.invitationSecret(id, 1);
    const invited = await browserOf(world.app).post('/i', { secret });
    return [invited.text, (await browserOf(world.app).get(`/g/${id}`)).text];
  };
  for (const page of await make('usual', {})) {
    expect(page).toContain('src="/titles/1830/board.svg"');
    expect(page).toContain('The settings are the usual ones.');
  }
  const { name } = wordsFor('1830').setting('en', 'need');
  for (const page of await make('other', { need: 'insolvency' })) {
    expect(page).toContain(`${name}: `);
    expect(page).not.toContain('The settings are the usual ones.');
  }
});
