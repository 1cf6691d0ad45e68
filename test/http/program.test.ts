import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { presenters } from '../../src/present/registry.js';
import { titles } from '../../src/titles/registry.js';
import { random, pick, type Rng } from '../support/random.js';
import { sizes } from '../support/sizes.js';
import { api } from './support/api.js';
import { startWorld, type Player, type World } from './support/world.js';

/*
 * A program that knows the documents and nothing else plays whole games: it reads what is printed for its prices, takes
 * its moves from the menu, and needs one request a move.
 */

let world: World;
let anna: Player;
beforeAll(async () => {
  world = await startWorld({ titles: [...titles.values()], presenters });
  anna = await world.player('Anna');
});
afterAll(() => world.stop());

interface Option {
  readonly type: string;
  readonly example: string;
  readonly cost: number | null;
}

interface Position {
  readonly number: number;
  readonly menu: readonly Option[];
  readonly status: {
    readonly ended: boolean;
    readonly result: { readonly scores: readonly object[] } | null;
  };
}

/** What brings a game on, the most welcome first; what is not named only if there is nothing else. */
const likes = ['run', 'dividend', 'train', 'buy', 'par', 'take', 'lay', 'token', 'bid'];

/** What puts a game off, or ends it for oneself. */
const dislikes = [
  'offer',
  'withdraw',
  'bankrupt',
  'sell',
  'exchange',
  'redeem',
  'repay',
  'use-lay',
  'use-token',
];

const choose = ({ menu }: Position, rng: Rng): Option => {
  const calm = menu.filter(({ type }) => !dislikes.includes(type));
  const options = calm.length > 0 ? calm : menu;
  const liked = likes.find(type => options.some(option => option.type === type));
  return (
    pick(
      rng,
      options.filter(({ type }) => liked === undefined || rng() < 0.1 || type === liked),
    ) ?? options[0]!
  );
};

/** The shortest first; of those after `sizes.programGames` so many moves are made. */
const played = ['18mag', 'imperial-steam', '1830', '1849', '1856'];
const FEW = 40;

test('no title is left out', () => {
  expect(played.toSorted()).toEqual([...titles.keys()].toSorted());
});

test.each(played)('%s, from the first move on', async title => {
  const isWhole = played.indexOf(title) < sizes.programGames;
  const rng = random(7);
  const made = await api(world, anna.token, 'post', '/games', {
    ...{ title, name: 'Alone' },
    seats: [
      { kind: 'me', name: 'One' },
      { kind: 'me', name: 'Two' },
      { kind: 'me', name: 'Three' },
    ],
  });
  expect([made.status, made.body.detail]).toEqual([201, undefined]);
  const id = made.body.id as string;
  const first = await api(world, anna.token, 'get', `/games/${id}/position`);
  let at = first.body as Position;
  let tag = first.headers['etag']!;
  let requests = 0;
  while (!at.status.ended && (isWhole || requests < FEW)) {
    const done = await api(world, anna.token, 'post', `/games/${id}/actions?include=position`, {
      notation: choose(at, rng).example,
    }).set('If-Match', tag);
    requests++;
    expect([at.number, done.status, done.body.detail]).toEqual([at.number, 201, undefined]);
    at = done.body.position as Position;
    tag = done.headers['etag']!;
  }
  if (isWhole) expect(at.status.result!.scores).toHaveLength(3);
  expect(requests).toBe(at.number);
});
