import { expect } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { begin, completeSettings, play, type Action } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { playRandomGame } from '../support/menu.js';
import { chooseByKind } from '../support/rail-player.js';
import { random } from '../support/random.js';
import { enter, importFor, joinFor } from './beside.js';
import type { Service } from './service.js';

/** A log as the service imports it. */
export interface Log {
  readonly format: 'bahnpost-log-1';
  readonly title: string;
  readonly rules: number;
  readonly name: string;
  readonly settings: object;
  readonly players: readonly string[];
  readonly setupDraws: readonly unknown[];
  readonly log: readonly { readonly kind: 'action'; readonly action: Action }[];
}

const opening = [...['SV', 'CS', 'DH', 'MH', 'CA', 'BO'].map(id => `take ${id}`), 'par B&O 100'];

/**
 * A game of 1830 for two until the rules ask for this: the opening auction, then the president of B&O
 * buys it up alone, lays no tile and runs none.
 */
export const logUntil = (wanted: string): Log => {
  const start = { rules: title1830.rules, seats: 2, settings: completeSettings(title1830.settings, {}) };
  const log: { kind: 'action'; action: Action }[] = [];
  let state: RailState = begin(title1830, start);
  for (;;) {
    const { asked, ask } = title1830.turn(state);
    if (log.length >= opening.length && ask.kind === wanted) break;
    const owner = log.find(({ action }) => action.type === 'par')?.action.seat;
    const idle = state.round.kind === 'stock' && asked[0] === owner && !state.companies['B&O']!.floated;
    const move = opening[log.length] ?? (idle ? 'buy B&O' : 'pass');
    const action = title1830.notation.parse(move, asked[0]!);
    ({ state } = play(title1830, state, action));
    log.push({ kind: 'action', action });
  }
  return {
    format: 'bahnpost-log-1',
    title: '1830',
    rules: start.rules,
    name: 'Acting',
    settings: start.settings,
    players: ['Anna', 'Bert'],
    setupDraws: [],
    log,
  };
};

/**
 * A game of 1830 for three as it stands in a file: a move a line, its seat before it. In it three trains are to be sent
 * out next: K13–J14, I15–J14 and I15–H16.
 */
export const threeTrains = (): Log => {
  const file = new URL('../fixtures/1830/three-trains.txt', import.meta.url);
  const moves = readFileSync(file, 'utf8').trim().split('\n');
  return {
    format: 'bahnpost-log-1',
    title: '1830',
    rules: title1830.rules,
    name: 'Three trains',
    settings: completeSettings(title1830.settings, {}),
    players: ['Anna', 'Bert', 'Cleo'],
    setupDraws: [],
    log: moves.map(line => ({
      kind: 'action',
      action: title1830.notation.parse(line.slice(2), Number(line[0])),
    })),
  };
};

/** A game of 1830 for three, played at random until a move like this comes; the same each time. */
export const randomLogUntil = (isNext: (action: Action) => boolean, seed = 1): Log => {
  const start = { rules: title1830.rules, seats: 3, settings: completeSettings(title1830.settings, {}) };
  const { log } = playRandomGame(title1830, start, random(seed), {
    checkEvery: Infinity,
    tries: 0,
    maxSteps: 400,
    choose: chooseByKind,
  });
  const actions = log.flatMap(entry => (entry.kind === 'action' ? [entry.action] : []));
  const end = actions.findIndex(isNext);
  if (end < 0) throw new Error('no such move');
  return {
    format: 'bahnpost-log-1',
    title: '1830',
    rules: start.rules,
    name: 'Random',
    settings: start.settings,
    players: ['Anna', 'Bert', 'Cleo'],
    setupDraws: [],
    log: actions.slice(0, end).map(action => ({ kind: 'action', action })),
  };
};

/** Where everybody of this file has an address: files share the service, and people of one are strangers in another. */
export const ownDomain = (): string => `${basename(expect.getState().testPath!, '.test.ts')}.example`;

export const addressOf = (name: string): string => `${name}@${ownDomain()}`;

/** Signs in somebody of this file, and opens their games. */
export const signIn = async (
  page: Page,
  service: Pick<Service, 'url' | 'database'>,
  name: string,
): Promise<void> => {
  await enter(page, service, addressOf(name));
  await page.goto(`${service.url}/games`);
};

/** Imports the game and sits down where the next move is to be made. */
export const sitDown = async (page: Page, service: Service, name: string, log: Log): Promise<void> => {
  const address = addressOf(name);
  await enter(page, service, address);
  const { id, asked } = await importFor(service, address, log);
  await joinFor(service, address, id, asked[0]!);
  await page.goto(`${service.url}/g/${id}`);
  await page.locator('#turn-heading', { hasText: 'It is your turn' }).waitFor();
};
