import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { presenters } from '../../src/present/registry.js';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { signedInBrowser } from './support/browser.js';
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
        const name = /class="name"[^>]*><strong>([^<]+)</.exec(card)?.[1];
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
  expect((await browser.get(src.replaceAll('&#x3D;', '='))).status).toBe(200);
});

test('a finished game says how it ended: places with points, and oneself among them', async () => {
  const id = await started('Over', anna, bert);
  await world.db.pool.query(
    `UPDATE game SET phase = 'ended', ended_at = '2026-03-01', standing = jsonb_build_object('ended', true, 'round',
       standing -> 'round', 'result', jsonb_build_object('reason', 'bank', 'scores',
         '[{"seat": 1, "points": 4321, "parts": {}}, {"seat": 0, "points": 1234, "parts": {}}]'::jsonb))
     WHERE id = $1`,
    [id],
  );
  const browser = await signedInBrowser(world, anna);
  const card = cardsIn((await browser.get('/games')).text).get('Over')!;
  expect(card).toContain('<li value="1">Bert 4,321</li>');
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
