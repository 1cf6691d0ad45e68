import { expect } from '@jest/globals';
import type { Action, JsonObject, Option, Seat, Status } from '../../src/engine/core/index.js';
import { toMail } from '../../src/jobs/post.js';
import { tasks } from '../../src/jobs/tasks.js';
import type { Outgoing } from '../../src/service/delivery/deliveries.js';
import { api } from '../http/support/api.js';
import type { Player, World } from '../http/support/world.js';
import { write, type Written } from '../mail/support.js';
import { runDueJobs } from './due-jobs.js';

/** A mail that went out, as it is read. */
export interface Posted extends Written {
  readonly kind: Outgoing['kind'];
  readonly to: string;
  /** Its picture before it was painted; empty where it has none. */
  readonly board: string;
}

export interface LinkedGame {
  readonly id: string;
  readonly people: readonly Player[];
  /** What a seat does next, one move or several, from what it is told of the position. */
  readonly decide: (
    position: { readonly view: JsonObject; readonly menu: readonly Option[] },
    seat: Seat,
  ) => readonly Action[];
}

/** Games end long before; one that does not is broken off. */
const MOST_MOVES = 2000;

interface PostOffice {
  /** All mails, in the order in which they went out. */
  readonly mails: readonly Posted[];
  /** Sends what is due. @returns the mails that went out */
  readonly work: () => Promise<readonly Posted[]>;
}

const openPostOffice = ({ deps, http }: World): PostOffice => {
  const mails: Posted[] = [];
  const send = async (mail: Outgoing): Promise<string> => {
    let board = '';
    const wording = {
      titles: deps.titles,
      presenters: http.presenters,
      wordsFor: http.wordsFor,
      // Painted by whoever wants to see it: some hundred pictures take longer than the game.
      picture: (svg: string) => {
        board = svg;
        return Promise.resolve({
          png: new Uint8Array([1, 2, 3]),
          width: 600,
          height: 400,
          ground: '#fbfaf4',
        });
      },
      warn: (error: unknown) => {
        throw error;
      },
    };
    const written = await write(await toMail(mail, wording));
    mails.push({ ...written, kind: mail.kind, to: mail.to.address, board });
    return '250 taken';
  };
  const all = tasks(deps, { send });
  const work = async (): Promise<readonly Posted[]> => {
    const before = mails.length;
    const done = await runDueJobs(deps, all);
    expect(done.filter(({ error }) => error !== null)).toEqual([]);
    return mails.slice(before);
  };
  return { mails, work };
};

const asks = ({ kind }: Posted): boolean => kind === 'turn' || kind === 'offer';

/** What the links of a mail carry, which all lead to one seat of the game. */
const secretIn = ({ text }: Posted, id: string): string => {
  const secrets = new Set([...text.matchAll(/\/g\/[^/]+\/seat\S*#t=(\S+)/g)].map(([, secret]) => secret!));
  expect([...secrets]).toHaveLength(1);
  const [secret] = secrets;
  expect(text).toContain(`/g/${id}/seat#t=${secret!}`);
  return secret!;
};

/** The kinds of move for which a mail has a link. */
const linked = ({ text }: Posted): readonly string[] =>
  [...text.matchAll(/\/seat\?do=([a-z-]+)#t=/g)].map(([, kind]) => kind!).sort();

const kindsOf = (menu: readonly Option[]): readonly string[] =>
  [...new Set(menu.map(({ type }) => type))].sort();

/**
 * Plays a whole game, each turn through the link of the newest mail that asks the seat, by somebody who has nothing but that
 * mail. After each move a mail goes to those who are asked and were not before, and to nobody else; it has a link for
 * each kind of move they have.
 * @returns all mails, in the order in which they went out
 */
export const playByLinks = async (
  world: World,
  { id, people, decide }: LinkedGame,
): Promise<readonly Posted[]> => {
  const { mails, work } = openPostOffice(world);
  let asked: readonly Seat[] = [];
  let moves = 0;

  const ask = async (now: readonly Seat[]): Promise<void> => {
    const told = (await work()).filter(asks).map(({ to }) => people.findIndex(({ email }) => email === to));
    expect([moves, told.sort()]).toEqual([moves, now.filter(seat => !asked.includes(seat))]);
    asked = now;
  };

  const move = async (token: string, etag: string, action: Action): Promise<string> => {
    const done = await api(world, token, 'post', `/games/${id}/actions`, { action }).set('If-Match', etag);
    expect([action, done.status, done.body.detail]).toEqual([action, 201, undefined]);
    moves += 1;
    expect(moves).toBeLessThan(MOST_MOVES);
    await ask(done.body.turn.asked);
    return done.headers['etag']!;
  };

  const takeTurn = async (seat: Seat): Promise<void> => {
    const mail = mails.findLast(one => asks(one) && one.to === people[seat]!.email)!;
    const opened = await api(world, '', 'post', '/seat-links/open', { secret: secretIn(mail, id) });
    const { token } = opened.body;
    const look = () => api(world, token, 'get', `/games/${id}/position`);
    let there = await look();
    expect(linked(mail)).toEqual(kindsOf(there.body.menu));
    for (; asked.includes(seat); there = await look()) {
      let etag = there.headers['etag']!;
      for (const action of decide(there.body, seat)) etag = await move(token, etag, action);
    }
  };

  await ask((await api(world, people[0]!.token, 'get', `/games/${id}/position`)).body.turn.asked);
  while (asked.length > 0) await takeTurn(asked[0]!);
  return mails;
};

/** The rows of the first table of a mail, each with its cells. */
const firstTable = ({ text }: Posted): readonly (readonly string[])[] => {
  const [, rows] = /^-+(?:  +-+)+\n([^]*?)\n\n/m.exec(text)!;
  return rows!.split('\n').map(row => row.split(/ {2,}/));
};

/** Each of them was told of the end once and last, with the final table, whose rows add up. */
export const expectLastMails = (
  mails: readonly Posted[],
  people: readonly Player[],
  { scores }: NonNullable<Status['result']>,
): void => {
  const last = mails.slice(-people.length);
  expect(last.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  expect(mails.filter(({ kind }) => kind === 'game-over')).toEqual(last);
  const table = scores.map(({ seat, points }) => [people[seat]!.name, points]);
  expect(scores.map(({ points }) => points)).toEqual(
    scores.map(({ points }) => points).sort((a, b) => b - a),
  );
  for (const mail of last) {
    const rows = firstTable(mail).map(([name, ...numbers]) => [
      name,
      ...numbers.map(number => Number(number.replaceAll(',', '').replace('−', '-'))),
    ]);
    expect(rows.map(([name, points]) => [name, points])).toEqual(table);
    for (const [, points, ...parts] of rows as readonly (readonly number[])[])
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
  }
};
