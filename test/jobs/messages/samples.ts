import type { JsonObject } from '../../../src/engine/core/index.js';
import type { AnswerData } from '../../../src/service/inbound/answer.js';
import { nothingDone } from '../../../src/service/inbound/outcome.js';
import type { OutgoingMessage } from '../../../src/service/delivery/outgoing.js';
import type { GameDetail, Language, MessageKind } from '../../../src/service/types.js';

/** What a message says, and at which seat it is about a game. */
interface Sample {
  readonly data: JsonObject;
  /** Null for what is not about a game. */
  readonly seat?: number | null;
  readonly game?: Partial<GameDetail>;
}

const at = new Date('2026-03-04T20:15:00Z');
const later = '2026-03-07T20:15:00.000Z';

const game: GameDetail = {
  id: '42',
  title: '1830',
  name: 'Friday five',
  status: 'running',
  number: 290,
  hash: 'ab12cd34'.repeat(8),
  seats: ['Anna', 'Ben', 'Çağla'].map((name, seat) => ({
    seat,
    name,
    personId: null,
    byService: false,
    level: null,
    byProgram: false,
    invited: false,
    offered: false,
    joinable: true,
    byLink: false,
    invitedName: '',
  })),
  mine: [0],
  asked: [1],
  ask: null,
  round: null,
  waitingSince: at,
  clocks: [],
  deadline: null,
  paused: null,
  createdAt: at,
  settings: {},
  time: null,
  advice: false,
  table: { listed: false, about: '', seating: 'fixed' },
  rules: 1,
  createdBy: '',
  startedAt: at,
  endedAt: null,
  result: null,
  sandboxUntil: null,
  endedBy: null,
  frozenAt: null,
  invitations: {},
  undelivered: [],
};

const vote = {
  startedBy: 'Ben',
  subject: null,
  own: false,
  votes: true,
  missingDays: null,
  missing: [],
  reason: '',
  takeBack: null,
  pauseUntil: null,
  expires: later,
  outcome: null,
  choice: null,
};

const answer = (change: Partial<AnswerData>): JsonObject =>
  ({
    status: 'played',
    outcome: nothingDone,
    ask: null,
    choices: [],
    token: null,
    replyTo: null,
    answers: '<x1@example.org>',
    ...change,
  }) as unknown as JsonObject;

/** Something of each kind of message; the compiler asks for a new kind's. */
const samples: { readonly [kind in MessageKind]: readonly Sample[] } = {
  'order-over': [
    {
      data: {
        order: { seat: 0, type: 'pass-stock', until: 'mine' },
        why: { kind: 'given-undone' },
      },
    },
  ],
  'time-over': [{ data: {} }],
  vote: [
    {
      data: {
        ...vote,
        about: 'undo',
        reason: 'I took the wrong train.\nSorry!',
        takeBack: { to: 286, count: 4, seats: [1, 2], drawn: true, reveals: true },
      },
    },
    { data: { ...vote, about: 'pause', pauseUntil: later } },
    { data: { ...vote, about: 'end', missingDays: 14 } },
    { data: { ...vote, about: 'end', votes: false } },
    { data: { ...vote, about: 'absent', startedBy: null, subject: 0, own: true, votes: false } },
  ],
  'vote-over': [
    { data: { ...vote, about: 'redo', outcome: 'rejected', choice: null } },
    {
      data: { ...vote, about: 'absent', startedBy: null, subject: 2, outcome: 'carried', choice: 'replace' },
    },
    {
      data: {
        ...vote,
        about: 'replace',
        subject: 2,
        missingDays: 14,
        missing: ['Dora', 'Ben'],
        outcome: 'carried',
        choice: 'yes',
      },
    },
  ],
  resumed: [{ data: { seat: 1 } }],
  'seat-left': [
    { data: { name: 'Ben', seat: 1, why: 'left', waits: false } },
    { data: { name: 'Ben', seat: 1, why: 'voted', waits: true } },
  ],
  'seat-taken': [{ data: { name: 'Dora', former: 'Ben', seat: 1 } }],
  'seat-lost': [{ data: { seat: 0 } }],
  chat: [
    {
      data: {
        chat: [
          { who: 'Ben', private: false, at: at.toISOString(), text: 'Good luck!\nAnd trains.' },
          { who: '', private: true, at: at.toISOString(), text: 'Sell now?' },
        ],
        more: 3,
      },
    },
  ],
  'watched-over': [
    {
      data: {},
      seat: null,
      game: {
        status: 'ended',
        mine: [],
        result: {
          reason: 'bank',
          scores: [
            { seat: 0, points: 8640, parts: {} },
            { seat: 1, points: 7005, parts: {} },
          ],
        },
      },
    },
  ],
  'channel-off': [
    { data: { channel: 'c1', name: 'Bot', host: 'bot.example', failures: 0, unread: 'webhook' }, seat: null },
    { data: { channel: 'c1', name: 'Phone', host: 'push.example', failures: 0, unread: 'push' }, seat: null },
    { data: { channel: 'c7', name: 'My hook', host: 'hooks.example.net', failures: 23 }, seat: null },
  ],
  'test-mail': [{ data: {}, seat: null }],
  'address-check': [
    { data: { to: 'anna@example.net', hours: 24, secret: 'c2VjcmV0' }, seat: null },
    { data: { to: 'anna@example.net', hours: 24 }, seat: null },
  ],
  security: [{ data: { what: 'token-made', name: 'Night bot' }, seat: null }],
  'mail-answer': [
    {
      data: answer({
        outcome: {
          done: [{ command: 'pass', facts: [{ kind: 'passed', seat: 0 }] }],
          failed: { command: 'buy PRR', code: 'not-your-turn', params: { asked: [1] } },
          left: ['pass'],
          rest: 'Have fun!',
          attachments: 1,
        },
      }),
    },
    {
      data: answer({
        outcome: {
          ...nothingDone,
          failed: { command: 'buy PRR', code: 'certificate-limit', params: { limit: 16 } },
        },
      }),
    },
    {
      data: answer({
        status: 'waiting',
        outcome: { ...nothingDone, left: ['pass'] },
        token: 'm-dG9rZW4',
      }),
    },
  ],
  'game-called-off': [{ data: { by: 'Ben' } }],
  'table-removed': [{ data: { by: 'Ben' } }],
  'table-yours': [{ data: { by: 'Ben' } }, { data: { by: '' } }],
  'table-quiet': [{ data: { days: 30, last: 7 } }],
  'invitation-undelivered': [
    { data: { seat: 2, name: 'Dora', email: 'dora@exmaple.org' } },
    { data: { seat: 2, name: '', email: null } },
  ],
  'by-operator': [
    { data: { act: 'freeze', reason: 'We look into a fault.' } },
    { data: { act: 'replace', reason: '', name: 'Ben', seat: 1 } },
  ],
  blocked: [{ data: { reason: 'Insults' }, seat: null }],
  unblocked: [{ data: { reason: '' }, seat: null }],
  announcement: [
    {
      data: { german: 'Am Montag ziehen wir um.\n\nBis dann!', english: 'We move on Monday.\n\nSee you!' },
      seat: null,
    },
  ],
};

export const kinds = Object.keys(samples) as readonly MessageKind[];

/** The messages of a kind, as the service hands them over. */
export const messagesOf = (topic: MessageKind, language: Language): readonly OutgoingMessage[] =>
  samples[topic].map(({ data, seat = 0, game: change = {} }) => {
    const about = seat !== null || topic === 'watched-over';
    return {
      kind: 'message',
      messageId: `g42.a290.${topic}`,
      delivery: { id: 'k3jd82', bounceToken: 'k3jd82-0f3a' },
      to: { name: 'Anna', address: 'anna@example.org' },
      language,
      timeZone: 'Europe/Zurich',
      at,
      unsubscribeAll: 'p-YWxs',
      topic,
      data,
      game: about ? { ...game, ...change } : null,
      seat,
      previous: about ? 'g42.a289.s0.turn' : null,
      unsubscribe: about ? 'u-Zm9v' : null,
      seatSecret: about && topic !== 'watched-over' && topic !== 'seat-lost' ? 's-c2VhdA' : null,
      visible: about,
    };
  });
