import { describe, expect, test } from '@jest/globals';
import { messageText } from '../../src/jobs/messages/index.js';
import type { OutgoingMessage } from '../../src/service/delivery/deliveries.js';
import type { AnswerData } from '../../src/service/inbound/answer.js';
import { nothingDone } from '../../src/service/inbound/outcome.js';
import type { GameDetail } from '../../src/service/types.js';
import { wordsFor } from '../../src/words/index.js';

const said = (change: Partial<AnswerData>, language: 'de' | 'en' = 'en', mine: readonly number[] = [0]) => {
  const data: AnswerData = {
    status: 'played',
    outcome: nothingDone,
    ask: null,
    menu: [],
    choices: [],
    token: null,
    replyTo: null,
    answers: null,
    ...change,
  };
  const message = {
    kind: 'message',
    topic: 'mail-answer',
    language,
    timeZone: 'UTC',
    at: new Date('2030-01-05T12:00:00Z'),
    data,
    seat: 0,
    game: {
      id: '42',
      title: '1830',
      seats: [{ name: 'Anna' }, { name: 'Ben' }],
      mine,
    } as unknown as GameDetail,
  } as unknown as OutgoingMessage;
  const text = messageText(message, { wordsFor });
  return { ...text, all: [...text.paragraphs, ...(text.lines ?? [])].join('\n') };
};

const pass = { command: 'pass', facts: [{ kind: 'passed', seat: 0 }] };

describe('the answer to a reply says', () => {
  test('what was done, in sentences, and that somebody else is to move', () => {
    const { heading, all, button } = said({ outcome: { ...nothingDone, done: [pass] } });
    expect(heading).toBe('Played');
    expect(all).toMatch(/“pass”: Anna passes/);
    expect(all).toContain('It is not your turn now.');
    expect(button).toMatchObject({ page: 'turn' });
  });

  test('where the rules tell why a move was refused, where they do', () => {
    const answered = (code: string) =>
      said({ outcome: { ...nothingDone, failed: { command: 'buy PRR', code, params: {} } } }).rule;
    expect(answered('certificate-limit')).toEqual({
      text: 'Why? Rules, § 5.3',
      path: '/help/rules/1830#5.3',
    });
    expect(answered('not-your-turn')).toBeUndefined();
  });

  test('which seat it is about, to somebody who has several', () => {
    expect(said({}, 'en', [0, 1]).all).toContain('This is about your seat “Anna”.');
    expect(said({}, 'de', [0, 1]).all).toContain('Es geht um Ihren Platz „Anna“.');
    expect(said({}).all).not.toContain('your seat');
  });

  test('what is asked as the menu has it: no pass where there is none', () => {
    const ask = { kind: 'buy-trains', company: 'PRR' };
    const train = { type: 'train', fields: { train: { oneOf: ['2'] }, from: { oneOf: ['depot'] } } };
    expect(said({ ask, menu: [train] }).all).toContain('Now: PRR must buy a train.');
    expect(said({ ask, menu: [train, { type: 'pass', fields: {} }] }, 'de').all).toContain(
      'Jetzt: Kaufen Sie Loks für PRR oder passen Sie.',
    );
  });

  test('the lines with which one can answer right after the sentence that speaks of them', () => {
    const { paragraphs, lines } = said({
      outcome: { ...nothingDone, failed: { command: 'x', code: 'game-over', params: {} } },
      choices: [{ type: 'pass', forms: ['pass'], more: false }],
    });
    expect(paragraphs.at(-1)).toMatch(/reply with one of these lines, or one like them:$/);
    expect(lines).toEqual(['pass: pass']);
  });

  test('the same in German', () => {
    const { heading, all } = said({ outcome: { ...nothingDone, done: [pass] } }, 'de');
    expect(heading).toBe('Gespielt');
    expect(all).toMatch(/„pass“: Anna passt/);
    expect(all).toContain('Sie sind gerade nicht am Zug.');
  });

  test('what was not done and why, what was not tried, and what could be written', () => {
    const failed = {
      command: 'buy XYZ',
      code: 'notation-unknown',
      params: { word: 'XYZ', at: 1, text: '', forms: ['buy <company>'] },
    };
    const { heading, all, lines } = said({
      outcome: {
        ...nothingDone,
        done: [pass],
        failed,
        left: ['sell 1 PRR'],
        rest: 'and then',
        attachments: 2,
      },
      ask: { kind: 'stock', seat: 0 },
      choices: [{ type: 'buy', forms: ['buy PRR', 'buy NYC'], more: true }],
    });
    expect(heading).toBe('Not everything was played');
    expect(all).toMatch(/Not played: “buy XYZ”.*“XYZ”/);
    expect(all).toContain('Not tried after that: “sell 1 PRR”.');
    expect(all).toContain('Not read: and then');
    expect(all).toContain('Attachments are ignored.');
    expect(lines).toEqual([expect.stringMatching(/: buy PRR · buy NYC …$/)]);
    expect(all).toContain('Now: ');
  });

  test.each([
    'reply-help',
    'reply-empty',
    'reply-too-large',
    'reply-trouble',
    'reply-off',
    'reply-seat-lost',
    'reply-not-yours',
    'reply-outdated',
    'reply-after-own',
    'reply-after-undo',
    'game-over',
  ])('why nothing was looked at, in both languages: %s', code => {
    const outcome = { ...nothingDone, why: { code, params: {} } };
    const [german, english] = [
      said({ outcome, status: 'refused' }, 'de'),
      said({ outcome, status: 'refused' }),
    ];
    expect(german.paragraphs[0]).not.toBe(english.paragraphs[0]);
    for (const { paragraphs } of [german, english]) expect(paragraphs[0]).not.toBe(code);
    expect(english.heading).toBe(code === 'reply-help' ? 'How to reply' : 'Nothing was played');
  });

  test('that a fault stopped it midway', () => {
    const outcome = { ...nothingDone, why: { code: 'reply-trouble-midway', params: {} } };
    const { heading, all } = said({ outcome, status: 'refused' });
    expect(heading).toBe('Not everything was played');
    expect(all).toContain('See on the page of the game what has been played');
    expect(said({ outcome, status: 'refused' }, 'de').all).toContain('was gespielt wurde');
  });

  test('what waits, and where it is played', () => {
    const outcome = { ...nothingDone, left: ['pass'] };
    const { heading, all, button } = said({ status: 'waiting', outcome, token: 'id.secret' });
    expect(heading).toBe('Please confirm');
    expect(all).toContain('once you confirm it on the page: “pass”');
    expect(button).toMatchObject({ path: '/mailed-move/id.secret' });
  });
});
