import { describe, expect, test } from '@jest/globals';
import { completeSettings, fits, type JsonObject, type Title } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { writtenModel } from '../../src/http/pages/rule-link.js';
import { toMail } from '../../src/jobs/post.js';
import type { Mail } from '../../src/mail/index.js';
import { boardPng } from '../../src/mail/picture.js';
import { COLUMNS, width } from '../../src/mail/text.js';
import { presenters } from '../../src/present/registry.js';
import { typedForms } from '../../src/service/choices.js';
import type { OutgoingAtSeat } from '../../src/service/delivery/deliveries.js';
import type { LogEntry } from '../../src/service/types.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { titles } from '../../src/titles/registry.js';
import { wordsFor } from '../../src/words/index.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { formed } from '../titles/1856/merging.js';
import { linksIn, write } from '../mail/support.js';
import { fillIn, playRandomGame, type RandomGameStep } from '../support/menu.js';
import { newGame } from '../support/rail.js';
import { companyTurn, positionOf, stockTurn } from '../support/rail-position.js';
import { pick, random } from '../support/random.js';

const players = ['Anna', 'Ben', 'Çağla', 'D’Arcy Longest-Named of All Players'];
const at = new Date('2026-03-04T20:15:00Z');
const hash = 'ab12cd34'.repeat(8);

const drawing = { png: new Uint8Array([1, 2, 3]), width: 600, height: 400, ground: '#fbfaf4' };
const wording = {
  titles,
  presenters,
  wordsFor,
  picture: () => Promise.resolve(drawing),
  warn: (error: unknown) => {
    throw error;
  },
};

const rowOf = <S>({ entry, applied, number }: RandomGameStep<S & RailState>): LogEntry => ({
  number,
  kind: 'action',
  seat: entry.action.seat,
  action: entry.action,
  notation: null,
  count: 0,
  facts: applied.facts,
  cause: 'player',
  thought: null,
  draws: [],
  at,
  hash,
  inForce: true,
});

const start = { rules: 1, seats: players.length, settings: completeSettings(title1830.settings, {}) };

const steps: RandomGameStep<RailState>[] = [];
const { state: last } = playRandomGame(title1830, start, random(1830), {
  checkEvery: 1_000_000,
  maxSteps: 700,
  onStep: step => steps.push(step),
  // Offers are made without end when moves are picked blindly; half the time something is done rather than passed.
  choose: (state, seat, rng) => {
    const menu = title1830.menu(state, seat).filter(option => option.type !== 'offer');
    const doing = menu.filter(option => option.type !== 'pass');
    return fillIn(pick(rng, doing.length > 0 && rng() < 0.8 ? doing : menu), seat, rng);
  },
});

/** What the service would hand over after so many moves to whoever is asked. */
const outgoing = (
  number: number,
  language: 'de' | 'en',
  change: Partial<OutgoingAtSeat> = {},
): OutgoingAtSeat => {
  const { state } = steps[number - 1]!.applied;
  const turn = title1830.turn(state);
  const seat = turn.asked[0] ?? 0;
  const own = steps.slice(0, number).findLastIndex(step => step.entry.action.seat === seat);
  const since = steps.slice(own + 1, number);
  return {
    kind: 'turn',
    messageId: `g42.a${String(number)}.s${String(seat)}.turn`,
    delivery: { id: 'k3jd82', bounceToken: 'k3jd82-0f3a' },
    to: { name: players[seat]!, address: 'someone@example.org' },
    language,
    timeZone: 'Europe/Zurich',
    at,
    game: {
      id: '42',
      title: '1830',
      name: 'Friday five',
      status: 'running',
      number,
      hash,
      seats: players.map((name, n) => ({
        seat: n,
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
      mine: [seat],
      asked: turn.asked,
      ask: turn.ask,
      round: title1830.status(state).round,
      waitingSince: at,
      createdAt: at,
      settings: start.settings,
      table: { listed: false, about: '', seating: 'fixed' },
      rules: 1,
      createdBy: '',
      startedAt: at,
      endedAt: null,
      result: null,
      sandboxUntil: null,
      endedBy: null,
      frozenAt: null,
      time: null,
      advice: false,
      clocks: [],
      deadline: null,
      paused: null,
      invitations: {},
      undelivered: [],
    },
    seat,
    position: {
      gameId: '42',
      title: '1830',
      number,
      hash,
      stateHash: hash,
      open: true,
      newest: true,
      of: number,
      seat,
      view: title1830.view(state, seat),
      turn,
      status: title1830.status(state),
      menu: title1830.menu(state, seat),
      undo: 0,
      redo: 0,
      undoAlso: [],
    },
    opening: [],
    since: since.map(rowOf),
    before: (since[0] ? since[0].before : state) as unknown as JsonObject,
    previous: null,
    seatSecret: 'secret',
    unsubscribe: 'stop',
    unsubscribeAll: null,
    again: false,
    urgent: false,
    chat: { chat: [], more: 0 },
    ...change,
  };
};

const turnMail = async (number: number, language: 'de' | 'en', change?: Partial<OutgoingAtSeat>) => {
  const mail = await toMail(outgoing(number, language, change), wording);
  if (mail.kind === 'sign-in' || !('round' in mail)) throw new Error('not about a turn');
  return mail;
};

const numbers = Array.from({ length: 14 }, (_, n) => 1 + n * Math.floor((steps.length - 1) / 14));
const cases = numbers.flatMap(n => (['de', 'en'] as const).map(language => [n, language] as const));

test.each(cases)('after %i moves of a random game of 1830 the mail in %s holds', async (number, language) => {
  const mail = await turnMail(number, language);
  const { text, html, raw, parsed } = await write(mail);
  // What is asked is there in whole, before all else.
  expect(parsed.subject).toMatch(/^(Ihr Zug|Your turn): /);
  expect(parsed.subject).toContain(`: ${mail.round.short}, ${mail.ask.short} – ${mail.game.name} (1830)`);
  expect(`${text}${html}`).not.toMatch(/undefined|NaN|\[object/);
  const lines = text.split('\n');
  for (const line of lines.filter(l => !/^https:\/\/\S+$/.test(l)))
    expect(width(line)).toBeLessThanOrEqual(COLUMNS);
  for (const link of linksIn(html)) expect(lines).toContain(link);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  expect(Buffer.byteLength(raw)).toBeLessThan(150_000);
  expect(mail.since.lines.length).toBeLessThanOrEqual(5);
  // No word of the other language has slipped in.
  expect(text).not.toMatch(language === 'de' ? /\b(buys|passes|the|pays)\b/ : /\b(kauft|passt|der|und)\b/);
});

test.each(numbers)('after %i moves, what the mail writes can be played', async number => {
  const mail = await turnMail(number, 'en');
  const { menu, seat } = outgoing(number, 'en').position;
  expect(mail.choices.map(choice => choice.type)).toEqual([...new Set(menu.map(option => option.type))]);
  for (const { form } of mail.choices) {
    if (form === undefined) continue;
    const action = title1830.notation.parse(form, seat!);
    expect(menu.some(option => fits(option, action))).toBe(true);
  }
});

/** What the service would hand over in this position. */
const standing = (state: RailState, language: 'de' | 'en', title = title1830): OutgoingAtSeat => {
  const mail = outgoing(1, language);
  const turn = title.turn(state);
  const seat = turn.asked[0]!;
  const position = {
    ...mail.position,
    seat,
    turn,
    view: title.view(state, seat),
    status: title.status(state),
    menu: title.menu(state, seat),
  };
  const game = { ...mail.game, title: title.id };
  return { ...mail, game, seat, position, before: state as unknown as JsonObject };
};

describe('a turn mail asks for what can be done', () => {
  const bound = positionOf(title1830, {
    companies: { PRR: { shares: [60], cash: 500 } },
    tokens: ['PRR H12'],
    laid: { H10: '57/1' },
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
  });

  test.each([
    ['en', 'PRR must buy a train', 'PRR must buy a train.', /or pass/],
    ['de', 'PRR muss eine Lok kaufen', 'PRR muss eine Lok kaufen.', /oder passen/],
  ] as const)('in %s, in its subject and in its text', async (language, short, full, pass) => {
    const mail = await toMail(standing(bound, language), wording);
    const { text, parsed } = await write(mail);
    expect((mail as { ask: object }).ask).toEqual({ short, full });
    expect(parsed.subject).toContain(short);
    expect(text).toContain(full);
    expect(text).not.toMatch(pass);
  });
});

describe('the example of how a move is written', () => {
  test.each(numbers)('does no harm after %i moves', async number => {
    const mail = await turnMail(number, 'en');
    const types = mail.choices.map(({ type }) => type);
    if (types.includes('pass')) expect(mail.example).toBe('pass');
    else if (types.includes('train')) expect(mail.example).toMatch(/^train /);
    else expect([null, ...mail.choices.map(({ form }) => form)]).toContain(mail.example);
    // What would be regretted if it were sent as it stands is not written out.
    for (const { type, form } of mail.choices)
      if (['sell', 'exchange', 'offer', 'accept', 'discard', 'bankrupt'].includes(type))
        expect([type, form]).toEqual([type, undefined]);
  });

  test('is of something, where a number may be nothing too', async () => {
    const state = formed({ GT: 2 }, { cash: [50, 500, 500] });
    expect(await toMail(standing(state, 'en', title1856), wording)).toMatchObject({
      example: 'repay 1 for GT',
    });
  });

  test('is that of the page, and of the answer to a reply, in the words of the reader', async () => {
    const state = formed({ GT: 2 }, { cash: [50, 500, 500] });
    const call = {
      deps: { service: { titles }, wordsFor },
      context: { language: 'de' },
    } as unknown as Parameters<typeof writtenModel>[0];
    const { position } = standing(state, 'de', title1856);
    expect(writtenModel(call, title1856.id, position)).toEqual({
      example: 'tilge 1 für GT',
      href: '/help/notation/1856',
    });
    const [settle] = typedForms('de', title1856, position.menu, position.seat!);
    expect(settle).toMatchObject({ type: 'settle-loans', forms: ['tilge 1 für GT'] });
    expect(await toMail(standing(state, 'de', title1856), wording)).toMatchObject({
      example: 'tilge 1 für GT',
    });
  });

  test('is in the mail', async () => {
    const holder = positionOf(title1830, {
      companies: { PRR: { shares: [20, 0], par: 67 } },
      privates: { MH: 0 },
      cash: [0, 500],
      round: stockTurn(2, 0),
      seats: 2,
    });
    const mail = await toMail({ ...standing(holder, 'en'), replyTo: 'reply@example.org' }, wording);
    const { text } = await write(mail);
    expect(text.replaceAll('\n', ' ')).toContain('write the move on the first line, for example pass');
    expect(mail).toMatchObject({
      choices: expect.arrayContaining([
        { type: 'exchange', label: expect.any(String) },
        { type: 'pass', label: 'pass', form: 'pass' },
      ]),
    });
    // The others are found where all of them are told.
    expect(text).toContain('https://post.example/help/notation/1830');
  });

  test('of a bid is of the next private, not of the one that could be had for its price', async () => {
    const mail = await toMail(standing(newGame(4), 'en'), wording);
    const choices = 'choices' in mail ? mail.choices : [];
    expect(choices.map(({ form }) => form)).toEqual(['take SV', 'bid CS 45', 'pass']);
  });
});

describe('what a turn mail says', () => {
  test.each(['de', 'en'] as const)('where the rules tell of what is asked, in %s', async language => {
    const operating = positionOf(title1830, {
      companies: { PRR: { shares: [60], cash: 500 } },
      tokens: ['PRR H12'],
      round: companyTurn('PRR', { step: 'track', begun: true }),
    });
    const { text, html } = await write(await toMail(standing(operating, language), wording));
    const rule = 'https://post.example/help/rules/1830#7.2';
    expect(text).toContain(`${language === 'de' ? 'Regeln' : 'Rules'}, § 7.2:\n${rule}\n`);
    expect(linksIn(html)).toContain(rule);
    const one = standing(operating, language);
    const several = await toMail({ ...one, kind: 'turns', held: [one], urgent: false }, wording);
    expect(several).toMatchObject({ parts: [{ rule: { path: '/help/rules/1830#7.2' } }] });
  });

  test('a move that was taken back is not told, the taking back is', async () => {
    const number = 200;
    const { since } = outgoing(number, 'en');
    const undone = since.map(entry => ({ ...entry, inForce: false }));
    const undo: LogEntry = {
      ...undone.at(-1)!,
      kind: 'undo',
      action: null,
      facts: [],
      count: undone.length,
      inForce: true,
    };
    const mail = await turnMail(number, 'en', { since: [...undone, undo], again: true });
    expect(mail.since.lines).toEqual([expect.stringMatching(/^\S+ undoes (a move|\d+ moves)$/)]);
    expect(mail.again).toBe(true);
  });

  test('a reminder tells since when, in the reader’s own zone', async () => {
    const mail = await turnMail(100, 'de', { kind: 'reminder' });
    expect(mail.waiting).toMatch(/^Mittwoch, 4\. März 2026.* 21:15 MEZ$/);
  });

  test('a picture that cannot be made does not hold up the mail', async () => {
    const warned: unknown[] = [];
    const mail = await toMail(outgoing(100, 'en'), {
      ...wording,
      picture: () => Promise.reject(new Error('no font')),
      warn: error => void warned.push(error),
    });
    expect('picture' in mail && mail.picture).toBeNull();
    expect(warned).toHaveLength(1);
  });

  test('with the real picture of a late map it stays below 150 kB', async () => {
    const number = steps.length;
    const mail = await toMail(outgoing(number, 'en'), { ...wording, picture: svg => boardPng(svg) });
    const { raw, parsed } = await write(mail);
    expect(Buffer.byteLength(raw)).toBeLessThan(150_000);
    expect(parsed.attachments[0]!.content.subarray(1, 4).toString()).toBe('PNG');
  });
});

test('the last mail has the final table, best first', async () => {
  const scores = [
    { seat: 1, points: 5200, parts: { cash: 1200, shares: 4000, privates: 0 } },
    { seat: 0, points: 100, parts: { cash: 100, shares: 0, privates: 0 } },
  ];
  const base = outgoing(steps.length, 'de', { kind: 'game-over' });
  const status = { round: { kind: 'over' }, ended: true, result: { reason: 'bank', scores } };
  const mail = await toMail({ ...base, position: { ...base.position, status } }, wording);
  if (mail.kind !== 'game-over') throw new Error('not the end');
  expect(mail.winners).toEqual(['Ben']);
  expect(mail.reason).toBe('Die Bank ist gesprengt');
  // Numbers as on pages, and nothing of what nobody has: privates.
  expect(mail.tables[0]!.rows[0]).toEqual(['Ben', '5200', '1200', '4000']);
  expect((await write(mail)).text).toContain('Gewonnen: Ben');
});

test('the last mail asks nothing, even where nothing has happened since', async () => {
  const base = outgoing(steps.length - 1, 'de', { kind: 'game-over', since: [], opening: [] });
  const mail = await toMail({ ...base, game: { ...base.game, endedBy: 'consent' } }, wording);
  expect(mail).toMatchObject({ kind: 'game-over', news: 'Alle haben zugestimmt, die Partie zu beenden' });
});

test('the first mail names the players and what was chosen', async () => {
  const base = outgoing(1, 'en', { kind: 'game-started' });
  const settings = { ...start.settings, 'third-6-train': true };
  const mail = (await toMail({ ...base, game: { ...base.game, settings } }, wording)) as Extract<
    Mail,
    { kind: 'game-started' }
  >;
  expect(mail.players).toEqual(players);
  expect(mail.settings[0]).toBe('No clock.');
  expect(mail.settings).toContain('A third 6-train');
});

test('the first mail does not name what the other choices leave no choice of', async () => {
  const base = outgoing(1, 'en', { kind: 'game-started' });
  const named = async (chosen: object): Promise<string> => {
    const settings = completeSettings(title1830.settings, { ...chosen });
    const mail = await toMail({ ...base, game: { ...base.game, settings } }, wording);
    return (mail as Extract<Mail, { kind: 'game-started' }>).settings.join('\n');
  };
  const [usual, uncertain] = [await named({}), await named({ 'uncertain-times': true })];
  expect(usual).toContain('Sale of the privates');
  expect(usual).not.toContain('Privates that nobody got by lot');
  expect(uncertain).toContain('Privates that nobody got by lot');
  expect(uncertain).not.toContain('Sale of the privates');
  expect(await named({ board: 'empire' })).not.toContain('Tiles: Classic');
  // Its own variants need it, and so it could not be left out; it is told all the same.
  expect(await named({ dave: true, 'random-income': true })).toContain('Scenario S-6: Dave?');
});

test('a game that nobody wrote words or tables for still gets its mails', async () => {
  const title = toyTitle as unknown as Title;
  const plain = { ...wording, titles: new Map([[title.id, title]]) };
  const base = outgoing(1, 'en');
  const mail = await toMail(
    {
      ...base,
      game: { ...base.game, title: title.id },
      since: [],
      position: {
        ...base.position,
        menu: [],
        view: { money: 3 },
        turn: { asked: [0], ask: { kind: 'bid' } },
      },
    },
    plain,
  );
  const { text } = await write(mail);
  expect(text).toContain('money  3');
  expect(text).toContain('bid');
});

test('the random game got somewhere', () => {
  expect(steps.length).toBeGreaterThan(150);
  expect(last.round.kind).toBeDefined();
});

describe('a player with several seats', () => {
  const atBoth = (language: 'de' | 'en', asked: readonly number[]) => {
    const { game, position, seat } = outgoing(20, language);
    const other = (seat + 1) % players.length;
    return turnMail(20, language, {
      game: { ...game, mine: [seat, other] },
      position: { ...position, turn: { ...position.turn, asked: asked.map(n => (n === 0 ? seat : other)) } },
    });
  };

  test('reads for which of them a mail is, and which others are asked', async () => {
    const { seat } = outgoing(20, 'en');
    const other = players[(seat + 1) % players.length]!;
    expect((await atBoth('en', [0, 1])).ownSeat).toEqual({ name: players[seat], also: [other] });
    expect((await atBoth('en', [0])).ownSeat).toEqual({ name: players[seat], also: [] });
    const written = await write(await atBoth('de', [0, 1]));
    for (const body of [written.text, written.html]) {
      expect(body).toContain(`Platz „${players[seat]!}“`);
      expect(body).toContain(`Außerdem am Zug sind Ihre Plätze: ${other}`);
    }
    expect((await turnMail(20, 'en')).ownSeat).toBeUndefined();
  });
});
