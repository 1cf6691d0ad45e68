import { expect, test } from '@jest/globals';
import type { DeliveryKind } from '../../../src/db/index.js';
import { isBraked } from '../../../src/service/prefs/complaints.js';
import { verdictOn } from '../../../src/service/prefs/decide.js';

const now = new Date('2030-05-01T10:00Z').getTime();

const verdict = (kind: DeliveryKind, braked: boolean) =>
  verdictOn({
    kind,
    createdAt: now - 3_600_000,
    deadline: null,
    facts: { person: null, gameTime: null, stopped: false, choices: null, switchedOff: false },
    braked,
    now,
  });

test.each(['chat', 'announcement', 'invitation', 'digest'] as const)(
  'while too many complain, “%s” waits',
  kind => {
    expect(verdict(kind, false)).toEqual({ do: 'send', urgent: false });
    expect(verdict(kind, true)).toEqual({ do: 'wait', until: now + 3_600_000, reason: 'complaints' });
  },
);

test.each(['turn', 'turns', 'offer', 'reminder', 'vote', 'sign-in', 'mail-answer'] as const)(
  'but not “%s”',
  kind => {
    expect(verdict(kind, true)).toEqual({ do: 'send', urgent: false });
  },
);

test.each([
  [0, 0, false],
  [2, 10, false],
  [3, 1_000, true],
  [3, 1_200, false],
  [30, 10_000, true],
  [25, 10_000, false],
])('%i complaints about %i mails: %j', (complaints, sent, braked) => {
  expect(isBraked({ complaints, sent })).toBe(braked);
});

const person = (program: boolean, notify = {}) => ({ timeZone: 'UTC', time: {}, notify, program });

test.each<[DeliveryKind, object, string]>([
  ['turn', {}, 'program'],
  ['offer', {}, 'program'],
  ['turns', {}, 'program'],
  ['digest', {}, 'program'],
  ['chat', { groups: { chat: 'digest' } }, 'program'],
  ['chat', {}, 'send'],
  // What tells its owner that it is stuck, or of the account.
  ['reminder', {}, 'send'],
  ['security', {}, 'send'],
  ['sign-in', {}, 'send'],
])('of the account of a program “%s” is %j: %s', (kind, notify, outcome) => {
  const of = (program: boolean): string => {
    const facts = { gameTime: null, stopped: false, choices: null, switchedOff: false };
    const given = { kind, createdAt: now - 3_600_000, deadline: null, now };
    const said = verdictOn({ ...given, facts: { ...facts, person: person(program, notify) } });
    return said.do === 'drop' ? said.reason : said.do;
  };
  expect(of(true)).toBe(outcome);
  expect(of(false)).not.toBe('program');
});
