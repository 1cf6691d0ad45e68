import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { canonical, play, sensibleMove, type Action, type Fact } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { toMail } from '../../src/jobs/post.js';
import { tasks } from '../../src/jobs/tasks.js';
import type { Mail } from '../../src/mail/index.js';
import { presenters } from '../../src/present/registry.js';
import type { Deps } from '../../src/service/deps.js';
import { replyAddress } from '../../src/service/inbound/addresses.js';
import { takeMail } from '../../src/service/inbound/intake.js';
import { createGame } from '../../src/service/tables/games.js';
import { title18mag } from '../../src/titles/18mag/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { linksIn, write } from '../mail/support.js';
import { runDueJobs } from '../support/due-jobs.js';
import { api } from './support/api.js';
import { signedInBrowser, textOf } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

/* A whole game against Istvan by somebody who never signs in: by the link of a mail, then by answering mails. */

/** So many moves are made by the link, and so many stand in each reply. */
const BY_LINK = 40;
const IN_REPLY = 12;

let world: World;
let service: Deps;
let anna: Player;
let id: string;
/** The position, reckoned beside the service. */
let state: RailState;
const mails: Mail[] = [];

const wording = {
  titles: new Map([[title18mag.id, title18mag]]),
  presenters,
  wordsFor,
  picture: () => Promise.resolve({ png: new Uint8Array(), width: 1, height: 1, ground: '#ffffff' }),
  warn: (error: unknown) => {
    throw error;
  },
};

/** Lets out all mails that are due. */
const post = async (): Promise<void> => {
  const send = async (outgoing: Parameters<typeof toMail>[0]): Promise<string> => {
    mails.push(await toMail(outgoing, wording));
    return '250 ok';
  };
  await runDueJobs(service, tasks(service, { send }));
};

const newest = async (kind: string): Promise<{ readonly text: string; readonly html: string }> =>
  write(mails.findLast(mail => mail.id.includes(kind))!);

/** What a sensible player does next where it is their turn; it is then done in the local copy, too. */
const nextMove = (): Action | null => {
  const action = state.ended ? null : sensibleMove(title18mag, state, 0);
  if (action) state = play(title18mag, state, action).state;
  return action;
};

const hashOf = (position: RailState): string =>
  createHash('sha256').update(canonical(position)).digest('hex');

beforeAll(async () => {
  world = await startWorld({ titles: [title18mag], presenters });
  const mailIn = { replyAddress: 'r@in.example.net', bounceAddress: null, authservId: null };
  service = { ...world.deps, mailIn };
  anna = await world.player('Anna');
  ({ id } = await createGame(service, anna.actor, {
    title: '18mag',
    name: 'Quiet evening',
    settings: { length: 'short', level: 'medium' },
    seats: [{ kind: 'me' }],
  }));
});
afterAll(() => world.stop());

/** What is told of what Istvan does: a line of a card, and what comes next with the reason to wait. */
const followsCard = /Line \d of the card of Minor \d+: a .+/;
const comesNext = /Minor \d+ buys a .+ next \(line \d of its card\), (?:as soon as|in a later turn)/;

describe('a game against Istvan by mail', () => {
  test('the first mail says what was dealt to Istvan, and that his cards are not the printed ones', async () => {
    await post();
    const { text } = await newest('.turn');
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Istvan plays with Minor \d+ and Minor \d+ \(medium\)/);
    expect(text).toContain('a reconstruction');
  });

  test('goes on by the link of its mail; what Istvan does comes with the answer to each move', async () => {
    const { html } = await newest('.turn');
    const secret = linksIn(html)
      .find(link => link.includes(`/g/${id}/seat`))!
      .split('#t=')[1];
    const { token } = (await api(world, '', 'post', '/seat-links/open', { secret })).body as {
      token: string;
    };
    const there = await api(world, token, 'get', `/games/${id}/position?seat=0`);
    state = there.body.view as RailState;
    let tag = there.headers['etag']!;
    const facts: Fact[] = [];
    for (let n = 0; n < BY_LINK; n++) {
      const action = nextMove()!;
      const answer = await api(world, token, 'post', `/games/${id}/actions`, { action }).set('If-Match', tag);
      expect([action, answer.status]).toEqual([action, 201]);
      expect((answer.body as { stateHash: string }).stateHash).toBe(hashOf(state));
      facts.push(...(answer.body as { facts: Fact[] }).facts);
      tag = answer.headers['etag']!;
    }
    const kinds = new Set(facts.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['istvan-acts', 'istvan-waits', 'solo-income']));
  });

  test('is played to its end by replies, each answered with the lines that Istvan followed', async () => {
    const told: string[] = [];
    for (let number = BY_LINK; !state.ended; number += IN_REPLY) {
      const lines: string[] = [];
      for (let action: Action | null = null; lines.length < IN_REPLY && (action = nextMove());)
        lines.push(title18mag.notation.print(action));
      const to = replyAddress(service, { gameId: id, personId: anna.actor.personId, seat: 0, number })!;
      const raw = `From: ${anna.email}\r\nMessage-ID: <${String(number)}@players.example>\r\n\r\n${lines.join('\r\n')}`;
      expect(await takeMail(service, { sender: anna.email, recipients: [to], raw: Buffer.from(raw) })).toBe(
        'taken',
      );
      await post();
      const { text } = await newest('.answer');
      expect(text).not.toMatch(/Not played|undefined|NaN/);
      told.push(text.replaceAll(/\s+/g, ' '));
    }
    expect(told.filter(text => followsCard.test(text)).length).toBeGreaterThan(1);
    expect(told.filter(text => comesNext.test(text)).length).toBeGreaterThan(1);
    expect(told.some(text => /Line \d of his share card: Istvan buys a share of /.test(text))).toBe(true);
    const there = await api(world, anna.token, 'get', `/games/${id}/position`);
    expect(there.body).toMatchObject({ status: { ended: true }, stateHash: hashOf(state) });
  });

  test('the last mail tells who has more', async () => {
    const { text } = await newest('.game-over');
    expect(text).toContain(`Istvan is ${state.ended!.reason === 'istvan-beaten' ? 'beaten' : 'not beaten'}`);
  });

  test('the history shows step by step what Istvan did and why', async () => {
    const log = (await api(world, anna.token, 'get', `/games/${id}/log?limit=100`)).body as {
      entries: { number: number; words: string[] }[];
    };
    const step = log.entries.find(({ words }) => words.some(text => followsCard.test(text)))!;
    const page = await (
      await signedInBrowser(world, anna)
    ).get(`/g/${id}/history?step=${String(step.number)}`);
    // The log can be searched for Istvan by name, but not for minors that nobody took.
    const minors = Object.entries(state.companies).filter(([id]) => /^\d/.test(id));
    const owned = minors.filter(([, { certs }]) => certs[0]! >= 0).map(([id]) => id);
    const offered = [...page.text.matchAll(/<option value="(\d+)"[^>]*>Minor \1</g)].map(([, id]) => id);
    expect(offered.sort()).toEqual(owned.sort());
    const shown = textOf(page.text).replaceAll(/\s+/g, ' ');
    for (const text of step.words) expect(shown).toContain(text.replaceAll(/\s+/g, ' '));
  });
});
