import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GAME_CHANGED, listen } from '../../src/db/index.js';
import { buildApp } from '../../src/http/app.js';
import { createLive, type Live } from '../../src/http/live/live.js';
import { startServer, type RunningServer } from '../../src/http/server.js';
import { signOut } from '../../src/service/account/signin.js';
import { submit } from '../../src/service/log/play.js';
import { read, type Reading } from './support/stream.js';
import { type Player, startWorld, type World } from './support/world.js';

/* One stream for all games of an account. */

let world: World;
let live: Live;
let server: RunningServer;
let stopListening: () => Promise<void>;
let anna: Player;
let bert: Player;
beforeAll(async () => {
  world = await startWorld();
  live = createLive(world.deps, world.http.metrics, { beat: 20 });
  server = await startServer({ app: buildApp({ ...world.http, live }), port: 0, host: '127.0.0.1' });
  await new Promise<void>(resolve => {
    stopListening = listen(world.db, GAME_CHANGED, {
      heard: live.changed,
      listening: resolve,
      warn: () => undefined,
      pauses: () => 1,
    });
  });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(async () => {
  live.stop();
  await Promise.all([server.stop(), stopListening()]);
  await world.stop();
});

const follow = (who: Player): Promise<Reading> =>
  read(`http://127.0.0.1:${String(server.port)}/api/v1/events`, { Authorization: `Bearer ${who.token}` });

const skip = (game: string, expected: number): Promise<unknown> =>
  submit(world.deps, [anna, bert][expected % 2]!.actor, {
    gameId: game,
    expected,
    action: { type: 'skip', seat: expected % 2 },
  });

const changed = (game: string, number: number): RegExp =>
  new RegExp(`event: game\\ndata: \\{"game":"${game}","number":${String(number)},`);

test('tells first where all games stand, then each that changes, and one that is joined later', async () => {
  const game = await world.game([anna, bert]);
  const reading = await follow(bert);
  await reading.until(new RegExp(`event: games\\ndata: \\{"games":\\[\\{"game":"${game}","number":0,`));
  await skip(game, 0);
  await reading.until(changed(game, 1));
  const later = await world.game([anna, bert]);
  await skip(later, 0);
  await reading.until(changed(later, 1));
  // The same is told once, however often the listening begins anew.
  live.changedAll();
  await skip(game, 1);
  await reading.until(changed(game, 2));
  expect(reading.text().match(new RegExp(changed(game, 1), 'g'))).toHaveLength(1);
  reading.close();
});

test('says nothing of games of others, and ends with the session', async () => {
  const cleo = await world.player('Cleo');
  const reading = await follow(cleo);
  await reading.until(/event: games\ndata: \{"games":\[\]\}/);
  const hers = await world.game([cleo, bert]);
  const theirs = await world.game([anna, bert]);
  await skip(theirs, 0);
  await reading.until(changed(hers, 0));
  expect(reading.text()).not.toContain(theirs);
  await signOut(world.deps, cleo.actor);
  await reading.ended();
});
