import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { begin, completeSettings, play, type Drawn } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import type { Hand } from './hands.js';
import type { Log } from './seated.js';

/** A round with what leads to it, each as moves in notation; whoever is asked makes them. */
export interface Round {
  readonly name: string;
  readonly title: RailTitle;
  readonly players: readonly string[];
  readonly draws: readonly Drawn[];
  readonly before: readonly string[];
  readonly moves: readonly string[];
  /** What comes after it, as the page says it. */
  readonly then: string;
  /** What the parts of the page say then, among other things. */
  readonly shows: { readonly [region: string]: readonly RegExp[] };
}

const auction = [
  'take SV',
  'take CS',
  'take DH',
  'take MH',
  'take CA',
  'take BO',
  'par B&O 100',
  'par PRR 67',
];
const firstShares = [
  'buy B&O',
  'buy PRR',
  'buy B&O',
  'buy PRR',
  'buy B&O',
  'buy PRR',
  'buy B&O',
  'pass',
  'pass',
];
const firstOperating = [
  ...['J14 57 r0', 'pass', 'train 2', 'train 2', 'pass'],
  ...['H10 57 r1', 'pass', 'train 2', 'train 2', 'pass'],
];

const two = {
  title: title1830,
  players: ['anna', 'ben'],
  draws: [],
};

export const rounds: readonly Round[] = [
  {
    name: 'an operating round of 1849',
    title: title1849,
    players: ['anna', 'ben', 'cleo'],
    draws: [[0, 1, 2, 3, 4, 5]],
    before: [
      ...['take SCE', 'take SIGI', 'take CNM', 'take SMS', 'take RSA', 'par AFG 100', 'home M11'],
      ...['pass', 'buy AFG', 'pass', 'pass', 'buy AFG', 'pass', 'pass', 'pass'],
      ...['N10 58 r2', 'pass', 'train 4H', 'pass', 'pass', 'pass', 'pass'],
    ],
    moves: ['L8 9 r2', 'token M9', 'run 4H N8-M9-N10-M11', 'pay', 'train 4H', 'pass', 'pass'],
    then: 'Stock round 3 begins',
    shows: { Companies: [/AFG.*ben.*L\. 90.*L\. 202.*4H 4H.*1\/3.*L\. 70/] },
  },
  {
    name: 'an operating turn of 1856',
    title: title1856,
    players: ['anna', 'ben', 'cleo'],
    draws: [],
    before: [
      ...['bid SCFTC 105', 'bid NFSBC 105', 'take FT', 'take WSRC', 'take TCC', 'take GLSC'],
      ...['par GW 70', 'par LPS 65', 'buy GW', 'buy GW', 'buy LPS', 'pass', 'pass', 'pass'],
      ...['G14 8 r1', 'train 2', 'loan', 'pass', 'pass', 'C14 57 r2', 'train 2', 'pass', 'pass'],
      ...['sell 1 GW', 'buy LPS', 'buy GW pool', 'pass', 'buy LPS', 'pass', 'pass', 'pass', 'pass'],
      ...['D15 9 r2', 'run 2 B13-C14', 'pay', 'pass', 'pass'],
    ],
    moves: ['G12 57 r0', 'token G12', 'run 2 F15-G14-G12', 'withhold', 'loan', 'pass', 'repay 2'],
    then: 'Stock round 3 begins',
    shows: { Companies: [/GW.*anna.*\$160.*2.*\$50/] },
  },
  {
    ...two,
    name: 'an operating round of 1830',
    before: [...auction, ...firstShares, ...firstOperating, 'pass', 'pass'],
    moves: [
      ...['I17 9 r1', 'pass', 'run 2 I15-J14, 2 I19-I17-I15', 'pay', 'train 2', 'pass'],
      ...['H14 7 r0', 'token H10', 'run 2 H12-H10', 'withhold', 'pass'],
    ],
    then: 'Stock round 3 begins',
    shows: {
      Players: [/anna.*PRR 60%\*/, /ben.*B&O 60%\*/],
      Companies: [/B&O.*ben.*\$100.*2 2 2.*\$90/, /PRR.*anna.*\$58.*\$67.*2 2.*\$30/],
    },
  },
  {
    ...two,
    name: 'a stock round of 1830',
    before: [...auction, ...firstShares, ...firstOperating],
    moves: ['sell 1 PRR', 'buy B&O', 'pass', 'buy PRR pool', 'pass', 'pass', 'pass'],
    then: 'Operating round 2.1 begins',
    // $660 + 65 - 100 and $490 - 63, then $45 and $30 from the privates.
    shows: {
      Players: [/anna.*\$670.*PRR 50%\*, B&O 10%/, /ben.*\$457.*PRR 10%, B&O 60%\*/],
      Companies: [/PRR.*anna.*\$63/],
    },
  },
];

/** The log that leads to the round, and whose turn each of its moves is. */
export const recordOf = (round: Round): { readonly log: Log; readonly seats: readonly number[] } => {
  const { name, title, players, draws, before, moves } = round;
  const settings = completeSettings(title.settings, {});
  const start = { rules: title.rules, seats: players.length, settings };
  let state = begin(title, start, draws);
  const made = [...before, ...moves].map(line => {
    const action = title.notation.parse(line, title.turn(state).asked[0]!);
    ({ state } = play(title, state, action));
    return { kind: 'action', action } as const;
  });
  const log = made.slice(0, before.length);
  const record = { format: 'bahnpost-log-1', title: title.id, rules: title.rules, name, settings } as const;
  return {
    log: { ...record, players: players.map(() => ''), setupDraws: draws, log },
    seats: made.slice(before.length).map(({ action }) => action.seat),
  };
};

const unfold = async (group: Locator, hand: Hand): Promise<void> => {
  const folded = await group.evaluate(one => one.matches('details:not([open])'));
  if (folded) await hand.press(group.locator('summary').first());
};

/** At a place: its hex, then one of the choices that are laid out. */
const moveAt = async (page: Page, hand: Hand, hex: string, line: string): Promise<void> => {
  // Once the choices are told the rules are there; before, the service lays out what there is at a place.
  await page.locator('#turn[data-told]').waitFor();
  await hand.press(page.locator(`#map a:has([data-place="${hex}"])`));
  const choice = page.locator(`input[type=radio][value="${line}"]`);
  await hand.choose(choice);
  await hand.press(page.locator('form', { has: choice }).locator('button:not([type=button])'));
};

const fill = async (form: Locator, hand: Hand, name: string, value: string): Promise<void> => {
  const field = (kind: string): Locator => form.locator(`${kind}[name="f.${name}"]`);
  if ((await field('select').count()) > 0) await hand.select(field('select'), value);
  const number = field('input[type=number]');
  if ((await number.count()) > 0) await hand.write(number, value);
  const radio = field(`input[type=radio][value='${value}']`);
  if ((await radio.count()) > 0) await hand.choose(radio);
};

/** Fills in and sends the form for the move, as the page offers it to somebody whose turn it is. */
export const makeMove = async (
  page: Page,
  hand: Hand,
  { notation }: RailTitle,
  line: string,
): Promise<void> => {
  const { type, seat: _seat, ...fields } = notation.parse(line, 0);
  const place = fields['hex'] ?? fields['spot'];
  if (typeof place === 'string') return moveAt(page, hand, place.split('.')[0]!, line);
  const group = page.locator(`#do-${type}`);
  // What stands in rows with buttons of their own is not on the menu as well.
  const isRow = (await group.count()) === 0;
  if (!isRow) await unfold(group, hand);
  const values = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]);
  const others = values.map(
    ([name, value]) => `:not(:has(input[type=hidden][name="f.${name}"]:not([value='${value}'])))`,
  );
  const form = isRow
    ? page.locator(`#turn form.deed:has(input[name=type][value="${type}"])${others.join('')}`)
    : group.locator(`form${others.join('')}`);
  const typed = form.locator('input[name=notation]');
  if ((await typed.count()) > 0) expect(await typed.inputValue()).toBe(line);
  else for (const [name, value] of values) await fill(form, hand, name, value);
  await hand.press(form.locator('button:not([type=button], [name=then])'));
};
