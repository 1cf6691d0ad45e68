import { describe, expect, test } from '@jest/globals';
import { createTeller } from '../../../src/jobs/channels/teller.js';
import type { ChannelDelivery, ChannelEvent } from '../../../src/service/delivery/channels.js';
import { internet } from '../../../src/service/channels/internet.js';
import { deriveVapidKeys } from '../../../src/service/channels/vapid.js';
import type { GameDetail } from '../../../src/service/types.js';
import { wordsFor } from '../../../src/words/index.js';
import { misfits } from '../../support/published.js';

const at = new Date('2026-11-21T08:00:00Z');

const teller = createTeller({
  wordsFor,
  baseUrl: new URL('https://bahnpost.example'),
  outside: internet(),
  keys: deriveVapidKeys('a secret for tests'),
  subject: 'mailto:turns@bahnpost.example',
  clock: () => at,
});

const hash = 'ab'.repeat(32);

const gameNamed = (name: string, player = 'Anna'): GameDetail =>
  ({
    id: 'game0001',
    title: 'toy',
    name,
    status: 'running',
    number: 7,
    hash,
    seats: [player, 'Ben'].map((of, seat) => ({ seat, name: of, personId: `p${seat}`, invited: false })),
    mine: [0],
    asked: [0],
    ask: { kind: 'bid' },
    round: { kind: 'round' },
    waitingSince: at,
    createdAt: at,
    settings: {},
    rules: 1,
    createdBy: 'p0',
    startedAt: at,
    endedAt: null,
    result: null,
    invitations: {},
    undelivered: [],
  }) as unknown as GameDetail;

const said = (
  shape: ChannelDelivery['channel']['shape'],
  event: ChannelEvent,
  language: 'de' | 'en' = 'en',
  kind: ChannelDelivery['channel']['kind'] = 'webhook',
): Record<string, unknown> =>
  JSON.parse(
    teller.body({
      id: 'delivery1',
      channel: { id: 'channel1', kind, shape, name: 'x' },
      address: 'https://hooks.example/',
      secret: 's',
      language,
      timeZone: 'UTC',
      at,
      event,
      body: undefined,
      once: false,
      tries: 0,
    }),
  ) as Record<string, unknown>;

const turn = (name: string, player?: string): ChannelEvent => ({
  kind: 'turn',
  game: gameNamed(name, player),
  seat: 0,
  menu: [{ type: 'pass', fields: {} }],
});

const hostile = [
  '@everyone <@123> <@&9> <#5> @here',
  '<!channel> <!here> <@U123> <https://evil.example|Bahnpost>',
  '[x](https://evil.example) **b** `c` ~d~ ||e|| > f # g',
  'A\u202eB\u0000C\r\nX-Header: 1',
];

describe('Discord', () => {
  test('is given a message in its own form', () => {
    expect(said('discord', turn('Friday five'))).toEqual({
      username: 'Bahnpost',
      content: 'Your turn: Friday five',
      allowed_mentions: { parse: [] },
      embeds: [
        {
          title: 'Friday five',
          url: 'https://bahnpost.example/g/game0001',
          description: expect.any(String) as unknown,
          timestamp: '2026-11-21T08:00:00.000Z',
          footer: { text: `7 · ${hash.slice(0, 12)}` },
        },
      ],
    });
  });

  test.each(hostile)('calls nobody and shows no mark of %j', name => {
    const { content, embeds, allowed_mentions } = said('discord', turn(name)) as {
      content: string;
      embeds: { title: string }[];
      allowed_mentions: unknown;
    };
    expect(allowed_mentions).toEqual({ parse: [] });
    for (const text of [content, embeds[0]!.title]) {
      expect(text).not.toMatch(/@(?!\u200b)/);
      // Every mark is a plain letter.
      expect(text.replaceAll(/\\./g, '')).not.toMatch(/[*_~|>#<[\]()`]/);
      expect(text).not.toMatch(/[\u202e\0\r\n]/);
    }
  });

  test('is never given more than it takes', () => {
    const long = 'ä@'.repeat(20);
    const { content, embeds } = said('discord', turn(long, long)) as {
      content: string;
      embeds: { title: string; description: string }[];
    };
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(embeds[0]!.title.length).toBeLessThanOrEqual(256);
    expect(embeds[0]!.description.length).toBeLessThanOrEqual(4096);
  });
});

describe('Slack', () => {
  test('is given a message in its own form', () => {
    expect(said('slack', turn('Friday five'), 'de')).toMatchObject({
      text: 'Sie sind am Zug: Friday five',
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: 'Sie sind am Zug: Friday five' } },
        { type: 'section', text: { type: 'plain_text' } },
        {
          type: 'context',
          elements: [{ type: 'mrkdwn', text: '<https://bahnpost.example/g/game0001|Zur Partie>' }],
        },
      ],
    });
  });

  test.each(hostile)('calls nobody, and leads nowhere else, for %j', name => {
    const body = said('slack', turn(name));
    const { blocks, ...rest } = body as { blocks: { type: string }[] };
    const written = JSON.stringify([rest, blocks.filter(({ type }) => type !== 'context')]);
    expect(written).not.toMatch(/[<>]/);
    expect(JSON.stringify(blocks.filter(({ type }) => type === 'context'))).not.toContain('evil');
  });

  test('is never given more than it takes', () => {
    const long = '<&>'.repeat(13);
    const { blocks } = said('slack', turn(long, long)) as { blocks: { text?: { text: string } }[] };
    // A header takes 150 letters as they are read.
    const read = blocks[0]!.text!.text.replaceAll(/&(amp|lt|gt);/g, '_');
    expect(read.length).toBeLessThanOrEqual(150);
    expect(blocks[1]!.text!.text.length).toBeLessThanOrEqual(3000);
  });
});

describe('our own shape', () => {
  test('has every field at every event', () => {
    const fields = Object.keys(said('generic', turn('Friday five'))).sort();
    const game = gameNamed('Friday five');
    const events: readonly ChannelEvent[] = [
      { kind: 'test' },
      { kind: 'invitation', game },
      { kind: 'game-started', game, seat: null, menu: [] },
      { kind: 'game-over', game, seat: 1, menu: [] },
      {
        kind: 'move',
        game,
        entry: {
          number: 6,
          kind: 'undo',
          cause: 'player',
          thought: null,
          seat: 1,
          action: null,
          notation: null,
          count: 1,
          facts: [],
          draws: [],
          at,
          hash,
          inForce: true,
        },
      },
    ];
    for (const event of events)
      for (const language of ['de', 'en'] as const) {
        const message = said('generic', event, language);
        expect(Object.keys(message).sort()).toEqual(fields);
        expect(misfits('WebhookMessage', message)).toEqual([]);
      }
    expect(said('generic', events[4]!)).toMatchObject({ event: 'undo', ask: null, asked: [], seat: 1 });
  });

  test('says of a message what it is about, and gives away no secret of a link', () => {
    const message = {
      kind: 'message',
      topic: 'chat',
      data: {
        chat: [{ who: 'Ben', private: true, at: at.toISOString(), text: 'only for you' }],
        more: 0,
      },
      game: gameNamed('Friday five'),
      seat: null,
      messageId: 'm',
      delivery: { id: 'd', bounceToken: 'b' },
      to: { name: 'Anna', address: 'anna@example.org' },
      language: 'en',
      timeZone: 'UTC',
      at,
      previous: null,
      unsubscribe: 'u',
    };
    const text = JSON.stringify(said('generic', { kind: 'message', message } as unknown as ChannelEvent));
    expect(text).toContain('One new message');
    expect(text).not.toMatch(/only for you|anna@example\.org/);
  });
});
