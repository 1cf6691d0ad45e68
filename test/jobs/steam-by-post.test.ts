import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Seat } from '../../src/engine/core/index.js';
import { toMail } from '../../src/jobs/post.js';
import { tasks } from '../../src/jobs/tasks.js';
import { boardPng } from '../../src/mail/picture.js';
import { presenters } from '../../src/present/registry.js';
import type { Outgoing, OutgoingAtSeat } from '../../src/service/delivery/deliveries.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/title.js';
import { wordsFor } from '../../src/words/index.js';
import { api } from '../http/support/api.js';
import { startWorld, type World } from '../http/support/world.js';
import { write, type Written } from '../mail/support.js';
import { runDueJobs } from '../support/due-jobs.js';
import { random } from '../support/random.js';
import { steamTurn } from '../support/steam-player.js';

/*
 * A whole game of Imperial Steam by post, from the sealed bids to the final table, through the links of the mails and nothing else.
 */

const title = titleImperialSteam;

let world: World;
beforeAll(async () => {
  world = await startWorld({ titles: [title], presenters });
});
afterAll(() => world.stop());

/** A mail as it goes out, with its picture. */
const written = async (mail: Outgoing): Promise<Written> =>
  write(
    await toMail(mail, {
      titles: world.deps.titles,
      presenters,
      wordsFor,
      picture: boardPng,
      warn: (error: unknown) => {
        throw error;
      },
    }),
  );

test('three people play a whole game through the links of their mails', async () => {
  const sent: OutgoingAtSeat[] = [];
  const send = (mail: Outgoing): Promise<string> => {
    if ('seat' in mail && 'position' in mail) sent.push(mail);
    return Promise.resolve('250 taken');
  };
  const work = () => runDueJobs(world.deps, tasks(world.deps, { send }));
  const people = [await world.player('Anna'), await world.player('Bert'), await world.player('Cleo')];
  const game = await world.game(people, { setup: 'fixed' }, title.id);
  const rng = random(3);

  /** Plays a seat's turn with what the link in its newest mail gives. */
  const takeTurn = async (seat: Seat): Promise<readonly Seat[]> => {
    const mail = sent.findLast(one => one.kind === 'turn' && one.to.address === people[seat]!.email)!;
    const opened = await api(world, '', 'post', '/seat-links/open', { secret: mail.seatSecret });
    const { token } = opened.body;
    const { body, headers } = await api(world, token, 'get', `/games/${game}/position`);
    let etag = headers['etag']!;
    let asked: readonly Seat[] = [];
    for (const action of steamTurn(body.view, seat, rng)) {
      const done = await api(world, token, 'post', `/games/${game}/actions`, { action }).set(
        'If-Match',
        etag,
      );
      expect([action, done.status, done.body.detail]).toEqual([action, 201, undefined]);
      etag = done.headers['etag']!;
      asked = done.body.turn.asked;
    }
    return asked;
  };

  for (let asked: readonly Seat[] = [0]; asked.length > 0; asked = await takeTurn(asked[0]!)) await work();
  await work();
  const { scores } = (await api(world, people[0]!.token, 'get', `/games/${game}/position`)).body.status
    .result;

  // What such mails look like: the link, what happened, what can be done, the board.
  const late = sent.filter(({ kind }) => kind === 'turn').at(-1)!;
  const letter = await written(late);
  expect(letter.text).toMatch(new RegExp(`/g/${game}/seat\\S*#t=${late.seatSecret}`));
  expect(letter.text).toMatch(/SINCE YOUR LAST TURN\s+- (Anna|Bert|Cleo) [a-z]+s\b/);
  // Which moves there are late in the game is a matter of what was drawn.
  expect(letter.text).toMatch(/WHAT YOU CAN DO[^]*\n- [^\n]+\nhttps:\S+\/seat\?do=[a-z-]+#t=/);
  expect(letter.parsed.attachments.map(({ contentType }) => contentType)).toEqual(['image/png']);
  expect(Buffer.byteLength(letter.html)).toBeLessThan(60_000);
  const over = sent.filter(({ kind }) => kind === 'game-over');
  expect(over.map(({ to }) => to.address).sort()).toEqual(people.map(({ email }) => email).sort());
  const { text } = await written(over[0]!);
  expect(text).toMatch(new RegExp(`${people[scores[0].seat]!.name}[^]*${String(scores[0].points)}`));
});
