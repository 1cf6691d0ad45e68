import { describe, expect, test } from '@jest/globals';
import type { Fact, Json, Option, Order, Title } from '../../../../src/engine/core/index.js';
import { playLine } from '../../../../src/present/example.js';
import { wordsOf } from '../../../../src/http/wording.js';
import type { SteamAsk, SteamFact } from '../../../../src/titles/imperial-steam/rules/facts.js';
import type { SteamOrder, SteamStop } from '../../../../src/titles/imperial-steam/rules/facts.js';
import { moves } from '../../../../src/titles/imperial-steam/rules/play/moves.js';
import { titleImperialSteam } from '../../../../src/titles/imperial-steam/rules/built-in-title.js';
import { languages, learnWords, plainNames, type Language } from '../../../../src/words/index.js';
import { legendSamples } from '../../../../src/titles/imperial-steam/present/map-legend.js';
import { steamBoardWords } from '../../../../src/titles/imperial-steam/words/board.js';
import { layerImperialSteam } from '../../../../src/titles/imperial-steam/words/built-in.js';
import { rulesOf } from '../../../../src/words/rules.js';
import { fieldsIn, firstArguments, sourcesOf, moveTypes, valuesOf } from '../../../words/sources.js';

const players = ['Anna', 'Ben', 'Çağla'];
const words = learnWords('imperial-steam', layerImperialSteam);
const names = (language: Language) => plainNames(language, players, words);
const title = titleImperialSteam as unknown as Title;

/** One fact of each kind: a kind without an example does not compile. */
const facts: { readonly [K in SteamFact['kind']]: Extract<SteamFact, { kind: K }> } = {
  'order-drawn': { kind: 'order-drawn', order: [2, 0, 1] },
  'hub-placed': { kind: 'hub-placed', hub: 'bronze', city: 'graz', column: 30 },
  'crowns-placed': { kind: 'crowns-placed', links: ['bruck--graz', 'st_veit--ljubljana'] },
  'bid-sealed': { kind: 'bid-sealed', seat: 0 },
  'bid-opened': { kind: 'bid-opened', seat: 0, amount: 70 },
  'order-set': { kind: 'order-set', order: [1, 0, 2] },
  'round-begun': { kind: 'round-begun', round: 4 },
  'market-filled': { kind: 'market-filled', goods: ['coal', 'wood', 'coal'], surplus: ['wood'] },
  'dock-cleared': { kind: 'dock-cleared', seat: 0, goods: { wood: 2, coal: 1 } },
  'income-taken': { kind: 'income-taken', seat: 0, amount: 20 },
  'marker-placed': { kind: 'marker-placed', seat: 0, tile: 'track', steps: 1 },
  'turn-ended': { kind: 'turn-ended', seat: 0 },
  passed: { kind: 'passed', seat: 0 },
  'workers-set': { kind: 'workers-set', seat: 0, workers: { 1: 2, 3: 1 } },
  'track-laid': { kind: 'track-laid', seat: 0, link: 'bruck--graz', extra: 'stone' },
  'fee-paid': { kind: 'fee-paid', seat: 0, to: 1, link: 'bruck--graz', amount: 10 },
  'second-given-up': { kind: 'second-given-up', seat: 0, link: 'bruck--graz' },
  'semmering-taken': { kind: 'semmering-taken', seat: 0 },
  'city-joined': { kind: 'city-joined', seat: 0, city: 'wr_neustadt', steps: 2 },
  'trieste-reached': { kind: 'trieste-reached', seat: 0, amount: 120 },
  'token-taken': { kind: 'token-taken', seat: 0, city: 'leoben', points: 3 },
  'token-spent': { kind: 'token-spent', seat: 0, city: 'leoben', steps: 1, rows: 1, cars: 1 },
  'access-bought': { kind: 'access-bought', seat: 0, link: 'bruck--graz', cost: 100, to: [1, 2] },
  'workers-hired': { kind: 'workers-hired', seat: 0, column: 'bronze-1', count: 2, cost: 30 },
  'engineer-hired': { kind: 'engineer-hired', seat: 0, engineer: 'tunnel', hub: 'white', cost: 30 },
  'station-built': { kind: 'station-built', seat: 0, city: 'st_veit', cost: 50 },
  'factory-built': {
    kind: 'factory-built',
    seat: 0,
    good: 'iron',
    site: 'bratislava-t2',
    cost: 40,
    field: 2,
    left: 3,
  },
  'locomotive-bought': { kind: 'locomotive-bought', seat: 0, level: 6, cost: 60, steps: 1 },
  'locomotive-upgraded': { kind: 'locomotive-upgraded', seat: 0, from: 3, to: 5, cost: 20, steps: 0 },
  'contract-secured': { kind: 'contract-secured', seat: 0, contract: 'C2-4', reserved: 2, investors: 1 },
  'goods-produced': {
    kind: 'goods-produced',
    seat: 0,
    sites: ['wien-r1', 'wien-r2', 'graz-t1'],
    goods: ['iron', 'coal', 'iron'],
  },
  'good-bought': { kind: 'good-bought', seat: 0, good: 'coal', cost: 20 },
  'goods-ordered': { kind: 'goods-ordered', seat: 0, goods: { wood: 1, iron: 2 }, cost: 50 },
  'goods-discarded': { kind: 'goods-discarded', seat: 0, goods: { wood: 1 } },
  'good-delivered': {
    kind: 'good-delivered',
    seat: 0,
    good: 'iron',
    site: 'wien-r1',
    city: 'gloggnitz',
    amount: 90,
  },
  'hub-grew': { kind: 'hub-grew', hub: 'blue', steps: 2, column: 110 },
  'charity-shown': { kind: 'charity-shown', seat: 0, steps: 2, cost: 20 },
  'share-moved': { kind: 'share-moved', seat: 0, price: 90, rows: 1, steps: -2 },
  'share-sold': { kind: 'share-sold', seat: 0, price: 130 },
  'donation-taken': { kind: 'donation-taken', seat: 0, amount: 10 },
  'game-over': { kind: 'game-over', reason: 'trieste' },
};

const asks: readonly SteamAsk[] = [
  { kind: 'bid' },
  { kind: 'act', hand: 2 },
  { kind: 'second-track', link: 'bruck--graz' },
  { kind: 'spend-token', city: 'st_veit', points: 3 },
  { kind: 'make-room', goods: 2 },
  { kind: 'clear-dock' },
  { kind: 'end-turn' },
  { kind: 'over' },
];

const orders: readonly SteamOrder[] = [
  { type: 'pass-round', seat: 0, steps: 0 },
  { type: 'pass-round', seat: 0, steps: 2 },
  { type: 'produce-next', seat: 0, sites: ['wien-r1', 'graz-t1'] },
  { type: 'order-next', seat: 0, goods: { wood: 1, iron: 2 }, most: 50 },
];

/** One reason of each kind: a kind without an example does not compile. */
const stops: { readonly [K in SteamStop['kind']]: Extract<SteamStop, { kind: K }> } = {
  'round-over': { kind: 'round-over' },
  'plan-done': { kind: 'plan-done' },
  'pass-too-dear': { kind: 'pass-too-dear', steps: 1, most: 0 },
  'goods-too-dear': { kind: 'goods-too-dear', cost: 60, most: 50 },
  'plan-refused': { kind: 'plan-refused', code: 'no-money', params: { cost: 60, money: 40 } },
};

const menuOf = (...types: readonly string[]): readonly Option[] => types.map(type => ({ type, fields: {} }));

/** The title's own code; its data says nothing. */
const sources = sourcesOf('titles/imperial-steam/rules');

/** Parameters as the rules give them, for each code; those of special cases behind a slash. */
const refused: { readonly [code: string]: { readonly [name: string]: Json } } = {
  'bid-done': {},
  'bid-range': { amount: 135, most: 130, step: 10 },
  'bonus-points': { points: 2, spent: 3 },
  'charity-top': { steps: 9, most: 4, last: 250 },
  'coal-twice': { city: 'gloggnitz' },
  'contract-gone': { contract: 'C2-4' },
  delivered: {},
  'discard-count': { surplus: 2, count: 1 },
  'discard-spare': { good: 'coal', spare: 0, count: 1 },
  'engineer-gone': { engineer: 'bridge', hub: 'white' },
  'engineer-owned': { engineer: 'tunnel' },
  'factories-out': { good: 'iron' },
  'fee-money': { a: 'bruck', b: 'graz', cost: 20, money: 10 },
  'hub-reach': { hub: 'blue', at: 90, influence: 40 },
  'link-limit': { city: 'wr_neustadt', most: 2 },
  'loco-not-yet': { level: 6, round: 4 },
  'loco-out': { level: 6 },
  'market-empty': { good: 'wood', left: 0, wanted: 1 },
  'need-bridge': { a: 'bruck', b: 'graz' },
  'need-cars': { contract: 'C2-4', needed: 2, free: 1 },
  'need-coal': { cost: 1, stored: 0 },
  'need-experience': { effort: 5, experience: 4 },
  'need-goods': {
    needed: { wood: 1, stone: 2, iron: 1, coal: 0 },
    stored: { wood: 0, stone: 1, iron: 0, coal: 0 },
  },
  'need-influence': { price: 90, cost: 2, steps: 1 },
  'need-tunnel': { a: 'bruck', b: 'graz' },
  'no-car': { free: 1, wanted: 2 },
  'no-column': { count: 2 },
  'no-demand': { city: 'gloggnitz', good: 'iron' },
  'no-factory-good': { site: 'wien-r1' },
  'no-factory-site': { city: 'wien', site: 'wien-r1' },
  'no-investor': { highest: 60, price: 90 },
  'no-investor/none': { price: 90, case: 'none' },
  'no-marker': {},
  'no-money': { cost: 60, money: 40 },
  'no-pieces': {},
  'no-room': { surplus: 2 },
  'no-station-site': { city: 'leoben' },
  'no-such-column': { column: 'bronze-2', players: 2 },
  'one-column': { column: 'bronze-1' },
  'no-such-link': { a: 'wien', b: 'graz' },
  'no-such-site': { site: 'graz-t9' },
  'no-such-train': { level: 5 },
  'no-worker': { field: 2, wanted: 2, usable: 1 },
  'no-worker/training': { field: 2, case: 'training' },
  'no-worker/work': { field: 2, case: 'work' },
  'not-connected': { a: 'bruck', b: 'graz' },
  'not-higher': { level: 5 },
  'not-in-network': { city: 'graz' },
  'not-state': { a: 'bruck', b: 'graz' },
  'not-your-turn': { player: 1 },
  'nothing-done': { case: 'share' },
  'nothing-done/hire': { case: 'hire' },
  'nothing-done/produce': { case: 'produce' },
  'nothing-done/order': { case: 'order' },
  'nothing-done/charity': { case: 'charity' },
  'nothing-to-produce': {},
  'nothing-to-produce/site': { site: 'wien-r1', case: 'site' },
  'order-limit': { limit: 3, docked: 2, count: 2 },
  'order-round-8': { round: 8 },
  'own-track': { a: 'bruck', b: 'graz' },
  'repeat-cost': { tile: 'track', cost: 2, steps: 1 },
  'share-bottom': { price: 40 },
  'share-rows': { rows: 2, most: 1 },
  'share-rows/lowering': { rows: 1, most: 0, case: 'lowering' },
  'share-rows/down': { rows: -3, most: 2, case: 'down' },
  'share-top': { price: 240 },
  'shareholders-full': { most: 10 },
  'site-closed': { site: 'wien-r4', players: 4 },
  'state-railway': { a: 'bruck', b: 'graz' },
  'stations-out': { all: 3 },
  'track-count': { count: 3, most: 2 },
  'trains-full': { most: 3 },
  'worker-busy': { field: 1, wanted: 3, usable: 2 },
  'workers-out': { left: 2, count: 3, all: 15 },
  'wrong-phase': { phase: 'actions', ask: 'end-turn' },
};

const says = (fact: Fact, en: string, de: string): void => {
  expect(words.sentence('en', fact, names('en'))).toBe(en);
  expect(words.sentence('de', fact, names('de'))).toBe(de);
};

const refuses = (key: string, en: string, de: string): void => {
  const code = key.split('/')[0]!;
  expect(words.refusal('en', code, refused[key]!, names('en'))).toBe(en);
  expect(words.refusal('de', code, refused[key]!, names('de'))).toBe(de);
};

/** Amounts hold a space that does not break; the texts here are written with a plain one. */
const plain = (text: string): string =>
  text.replaceAll(' Gulden', '\u00a0Gulden').replaceAll(' gulden', '\u00a0gulden');

describe.each(languages)('in %s', language => {
  const here = names(language);

  test.each(Object.values(facts))('$kind names players and things, none by its id', fact => {
    const text = words.sentence(language, fact, here);
    if ('seat' in fact) expect(text).toContain(players[fact.seat]);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|null|[a-z]_[a-z]|--|[a-z]-[rpt]\d/);
    expect(text).toBe(text.trim());
  });

  test.each(asks)('asked for $kind: short enough for a subject, full as a sentence', ask => {
    for (const menu of [[], menuOf('sell', 'deliver', 'access', 'second', 'give-up', 'end-turn')]) {
      const { short, full } = words.ask(language, ask, here, menu);
      expect(short.length).toBeLessThanOrEqual(36);
      expect(full).toMatch(/^[^a-z].*\.$/);
      expect(`${short}${full}`).not.toMatch(/undefined|NaN|\[object|--|_/);
    }
  });

  test.each(Object.entries(refused))(
    '%s says what is wrong, with its numbers, and names no id',
    (key, params) => {
      const text = words.refusal(language, key.split('/')[0]!, params, here)!;
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/undefined|\[object|\{|–[ .;,]|[a-z]_[a-z]|--|wien-r\d/);
    },
  );

  test.each(orders)('the order $type and what ends it are worded, without ids', order => {
    const texts = [
      words.order(language, order, here),
      ...Object.values(stops).map(why => words.stop(language, why as Fact, here)),
    ];
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\[object|\{|null|wien-r|graz-t/);
    }
    const kinds = new Set(orders.map(({ type }) => type));
    expect([...kinds]).toEqual(title.orders!.handy);
  });

  test('every refusal has a title of its own', () => {
    for (const { code } of words.refusals(language)) {
      const heading = words.refusalTitle(language, code);
      expect([code, heading]).toEqual([code, expect.stringMatching(/^\P{Ll}[^{}]{2,61}$/u)]);
      expect(heading).not.toMatch(/\.$/);
    }
  });

  test('every kind of move and every field is called by a word', () => {
    const moves = moveTypes(sources);
    expect(moves).toEqual(expect.arrayContaining(['track', 'give-up', 'end-turn']));
    for (const type of moves.filter(type => type !== 'pass'))
      expect([type, words.option(language, type)]).not.toEqual([type, type]);
    for (const field of fieldsIn(sources))
      expect([field, words.field(language, field)]).not.toEqual([field, field]);
  });

  test('every setting and preset has words, and so has every value', () => {
    for (const { id, values } of title.settings) {
      const { name, values: named } = words.setting(language, id);
      expect(name).not.toBe(id);
      for (const value of values)
        if (typeof value === 'string') expect(named?.[value]).toEqual(expect.any(String));
    }
    for (const { id } of title.presets ?? []) expect(words.preset(language, id).name).not.toBe(id);
  });

  test('every way to end the game, every part of a score and every state of a round has words', () => {
    for (const reason of valuesOf(sources, 'reason').filter(reason => reason.includes('-')))
      expect(words.reason(language, reason)).not.toBe(reason);
    for (const phase of ['bid', 'dock', 'actions', 'over'])
      expect(words.round(language, { kind: 'steam-round', round: 4, of: 8, phase }, here).full).toMatch(
        /^\P{Ll}/u,
      );
  });
});

test('every refusal of the rules has words, and no other code has any', () => {
  const codes = [...firstArguments(sources, 'refuse'), 'need-bridge', 'need-tunnel'];
  expect(Object.keys(refused).map(key => key.split('/')[0]!)).toEqual(expect.arrayContaining(codes));
  const own = Object.keys(layerImperialSteam.words.en.refusals!).map(key => key.split('/')[0]!);
  expect([...new Set(own)].sort()).toEqual([...new Set(codes)].sort());
});

test.each<[SteamFact, string, string]>([
  [
    facts['token-spent'],
    'Anna spends the business token from Leoben on 1 step of influence, a row of share price, and a passenger car',
    'Anna nimmt für den Geschäftsmarker aus Leoben 1 Schritt Einfluss, eine Stufe Aktienkurs und einen Personenwagen',
  ],
  [
    { ...facts['token-spent'], steps: 0, rows: 0, cars: 0 },
    'Anna forfeits the business token from Leoben',
    'Anna lässt den Geschäftsmarker aus Leoben verfallen',
  ],
  [
    facts['access-bought'],
    'Anna buys access to the state railway Bruck a. d. Mur–Graz and pays Ben and Çağla 50 gulden each',
    'Anna kauft Zugang zur Staatsbahn Bruck a. d. Mur–Graz und zahlt Ben und Çağla je 50 Gulden',
  ],
  [
    { ...facts['access-bought'], to: [] },
    'Anna buys access to the state railway Bruck a. d. Mur–Graz and pays the bank 100 gulden',
    'Anna kauft Zugang zur Staatsbahn Bruck a. d. Mur–Graz und zahlt der Bank 100 Gulden',
  ],
  [
    facts['factory-built'],
    'Anna builds an iron factory in Bratislava for 40 gulden, with a worker from field 2 and 3 iron',
    'Anna baut in Bratislava eine Eisenfabrik für 40 Gulden, mit einem Arbeiter von Feld 2 und 3 Eisen',
  ],
  [
    facts['workers-set'],
    'Anna sends workers to lay tracks: 2 from field 1 and 1 from field 3',
    'Anna schickt Arbeiter zum Gleisbau: 2 von Feld 1 und 1 von Feld 3',
  ],
  [{ ...facts['workers-set'], workers: {} }, 'Anna builds without workers', 'Anna baut ohne Arbeiter'],
  [
    facts['contract-secured'],
    'Anna secures the contract wood + wood + stone (200) and reserves 2 freight cars; an investor joins',
    'Anna sichert sich den Vertrag Holz + Holz + Stein (200) und reserviert 2 Güterwagen; ein Investor kommt dazu',
  ],
  [
    { ...facts['contract-secured'], reserved: 1, investors: 0 },
    'Anna secures the contract wood + wood + stone (200) and reserves a freight car; no investor joins',
    'Anna sichert sich den Vertrag Holz + Holz + Stein (200) und reserviert einen Güterwagen; kein Investor kommt dazu',
  ],
  [
    facts['good-delivered'],
    'Anna delivers 1 iron to Gloggnitz and gets 90 gulden',
    'Anna liefert 1 Eisen nach Gloggnitz und erhält 90 Gulden',
  ],
  [
    { kind: 'good-delivered', seat: 0, good: 'coal', site: 'wien-r1', city: 'gloggnitz', key: 'gold' },
    'Anna delivers 1 coal to Gloggnitz and gets the large city key',
    'Anna liefert 1 Kohle nach Gloggnitz und erhält den großen Stadtschlüssel',
  ],
  [
    { ...facts['hub-grew'], steps: 0, column: 250 },
    'The blue hub stays at 250 influence',
    'Der Knotenpunkt Blau bleibt bei 250 Einfluss',
  ],
  [
    facts['share-moved'],
    'Anna raises the share price to 90 gulden and loses 2 steps of influence',
    'Anna hebt den Aktienkurs auf 90 Gulden und verliert 2 Schritte Einfluss',
  ],
  [
    { ...facts['share-moved'], price: 40, rows: -2, steps: 0 },
    'Anna lowers the share price to 40 gulden',
    'Anna senkt den Aktienkurs auf 40 Gulden',
  ],
  [
    facts['market-filled'],
    'New in the shipment market: 2 coal and 1 wood (no room for 1 wood)',
    'Neu im Versandmarkt: 2 Kohle und 1 Holz (ohne Platz: 1 Holz)',
  ],
  [
    facts['marker-placed'],
    'Anna repeats “Lay tracks” and loses 1 step of influence',
    'Anna wiederholt „Gleise bauen“ und verliert 1 Schritt Einfluss',
  ],
])('%j reads well', (fact, en, de) => {
  says(fact, plain(en), plain(de));
});

test.each([
  [
    'need-goods',
    'You need 1 wood, 2 stone, and 1 iron; in storage you have 1 stone. Goods on the dock do not count.',
    'Sie brauchen 1 Holz, 2 Stein und 1 Eisen; im Lager haben Sie 1 Stein. Güter an der Anlegestelle zählen nicht.',
  ],
  ['not-your-turn', 'It is Ben’s turn.', 'Ben ist am Zug.'],
  [
    'wrong-phase',
    'That is not possible now: the main action of this turn is done.',
    'Das ist gerade nicht möglich: Die Hauptaktion dieses Zuges ist getan.',
  ],
  [
    'repeat-cost',
    'Choosing “Lay tracks” again costs influence. Steps needed: 2, available: 1.',
    '„Gleise bauen“ noch einmal zu wählen kostet Einfluss. Nötige Schritte: 2, vorhandene: 1.',
  ],
  [
    'site-closed',
    'The factory site Wien road 4 is only there for 4 or more players.',
    'Die Fabrikbaustelle Wien Straße 4 gibt es nur ab 4 Spielern.',
  ],
  ['no-money', 'That costs 60 gulden; you have 40 gulden.', 'Das kostet 60 Gulden; Sie haben 40 Gulden.'],
  [
    'no-such-column',
    'There is no column bronze 2 with 2 players.',
    'Die Spalte Bronze 2 gibt es mit 2 Spielern nicht.',
  ],
])('the refusal %s reads well', (key, en, de) => {
  refuses(key, plain(en), plain(de));
});

test('nothing in storage is told as nothing', () => {
  const params = { needed: { wood: 1 }, stored: { wood: 0, coal: 0 } };
  expect(words.refusal('en', 'need-goods', params, names('en'))).toContain('you have nothing.');
  expect(words.refusal('de', 'need-goods', params, names('de'))).toContain('haben Sie nichts.');
});

describe('a report', () => {
  const lines = (language: Language, told: readonly SteamFact[]): readonly string[] =>
    words.report(language, told, names(language)).groups.flatMap(group => group.lines);

  test('leaves out that a main action was chosen and a turn is over, where there is more to tell', () => {
    const free: SteamFact = { ...facts['marker-placed'], steps: 0 };
    expect(lines('en', [free, facts['donation-taken'], facts['turn-ended']])).toEqual([
      plain('Anna collects donations: 10 gulden'),
    ]);
    expect(lines('en', [facts['turn-ended']])).toEqual(['Anna ends the turn']);
  });

  test('tells what happens to all at once in a line', () => {
    const opened = [facts['bid-opened'], { ...facts['bid-opened'], seat: 2, amount: 0 }];
    expect(lines('de', opened)).toEqual([plain('Gebote für Einfluss: Anna 70 Gulden, Çağla 0 Gulden')]);
    const income = [facts['income-taken'], { ...facts['income-taken'], seat: 1, amount: 10 }];
    expect(lines('en', income)).toEqual([plain('Income: Anna 20 gulden, Ben 10 gulden')]);
  });

  test('counts the shares that one player sells at one price', () => {
    const sold = facts['share-sold'];
    expect(lines('de', [sold, sold, sold])).toEqual([plain('Anna verkauft 3 Aktien für je 130 Gulden')]);
    expect(lines('de', [sold, { ...sold, price: 90 }])).toHaveLength(2);
    expect(lines('de', [sold, { ...sold, seat: 1 }])).toHaveLength(2);
  });
});

test('who chooses a main action is told of the free ones that there are', () => {
  const ask: SteamAsk = { kind: 'act', hand: 1 };
  expect(words.ask('en', ask, names('en'), menuOf('pass', 'sell', 'deliver')).full).toBe(
    'Choose a main action; you have one hand marker left. Before that you may sell a share or deliver a good.',
  );
  expect(words.ask('de', ask, names('de'), menuOf('pass')).full).toBe(
    'Wählen Sie eine Hauptaktion; Sie haben noch einen Handmarker.',
  );
});

test('a second track that has become impossible is to be given up', () => {
  const ask: SteamAsk = { kind: 'second-track', link: 'bruck--graz' };
  expect(words.ask('en', ask, names('en'), menuOf('give-up')).full).toBe(
    'The second track Bruck a. d. Mur–Graz is not possible now: give it up.',
  );
  expect(words.ask('de', ask, names('de'), menuOf('second', 'give-up')).full).toBe(
    'Bauen Sie das zweite Gleis Bruck a. d. Mur–Graz, oder geben Sie es auf.',
  );
});

test('what a button says is what the move is about, not the workers it takes', () => {
  const brought = [facts['workers-set'], facts['track-laid'], facts['city-joined']];
  const sent = { kind: 'good-delivered', seat: 0, good: 'wood', site: 'wien-r1', city: 'graz', amount: 80 };
  expect(words.button('en', 'deliver', [sent], names('en'))).toBe(
    'Deliver 1 wood to Graz for 80\u00a0gulden',
  );
  expect(words.button('de', 'deliver', [sent], names('de'))).toBe(
    '1 Holz für 80\u00a0Gulden nach Graz liefern',
  );
  expect(words.button('en', 'track', brought, names('en'))).toBe('Lay a track Bruck a. d. Mur–Graz');
  expect(words.button('de', 'track', brought, names('de'))).toBe('Gleis Bruck a. d. Mur–Graz bauen');
});

test('whoever lays two tracks reads both before the first is laid', () => {
  const first = { kind: 'track-laid', seat: 0, link: 'bruck--graz', second: 'graz--leibnitz' };
  expect(words.button('en', 'track', [first], names('en'))).toBe(
    'Lay tracks Bruck a. d. Mur–Graz and Graz–Leibnitz',
  );
  expect(words.button('de', 'track', [first], names('de'))).toBe(
    'Gleise Bruck a. d. Mur–Graz und Graz–Leibnitz bauen',
  );
  expect(words.sentence('en', first, names('en'))).toBe(
    plain('Anna lays a track Bruck a. d. Mur–Graz, with Graz–Leibnitz to follow'),
  );
  expect(words.sentence('de', first, names('de'))).toBe(
    plain('Anna baut ein Gleis Bruck a. d. Mur–Graz, danach folgt Graz–Leibnitz'),
  );
});

test('what is chosen is called by its name, be it a number or an id', () => {
  const value = (language: Language, field: string, chosen: Json) => words.value(language, field, chosen);
  expect([value('en', 'level', 6), value('de', 'rows', -1), value('de', 'rows', -3)]).toEqual([
    'IS-6',
    'eine Stufe nach unten',
    '3 Stufen nach unten',
  ]);
  expect(value('de', 'contract', 'C2-4')).toBe(
    'Holz + Holz + Stein: 200, 2\u00a0Güterwagen, 2\u00a0Investoren',
  );
  expect(value('en', 'contract', 'C1-1')).toBe('wood: 60, 1\u00a0freight car, 1\u00a0investor');
  expect(value('de', 'site', 'wien-r2')).toBe('Wien Straße 2');
  expect(value('de', 'second', 'bruck--graz')).toBe('Bruck a. d. Mur–Graz');
  const { value: text } = wordsOf({ wordsFor: () => words }, { title: title.id, seats: [] }, 'de');
  expect(text('goods', { wood: 2, iron: 1 })).toBe('2 Holz, 1 Eisen');
  expect(text('workers', {})).toBe('–');
});

test.each(languages)('the drawings of the board have letters and a meaning for each sign (%s)', language => {
  const { letters, signs } = steamBoardWords[language];
  // What goods are called is said by the title's other words.
  const named = [...Object.keys(signs), ...Object.keys(letters.goods)];
  expect(named.sort()).toEqual(Object.keys(legendSamples(letters)).sort());
  for (const kinds of [letters.goods, letters.hubs]) expect(new Set(Object.values(kinds)).size).toBe(4);
});

test('the example of notation has every kind of move', () => {
  const { example } = rulesOf('imperial-steam')!;
  const others = example.others.map(({ type }) => type);
  const played = playLine(title, example).map(({ type }) => type);
  expect([...new Set([...others, ...played])].sort()).toEqual(moves.map(({ type }) => type).sort());
});

test('orders and the reasons for their end, as they are read', () => {
  const order = (language: Language, at: number): string =>
    plain(words.order(language, orders[at] as unknown as Order, names(language)));
  const stop = (language: Language, why: SteamStop): string =>
    plain(words.stop(language, why, names(language)));
  expect(order('en', 0)).toBe('Pass to the end of the round, as long as it costs no influence.');
  expect(order('de', 1)).toBe('Bis zum Ende der Runde passen, für höchstens 2 Schritte Einfluss je Zug.');
  expect(order('en', 3)).toBe(plain('Order 1 wood and 2 iron in your next turn for at most 50 gulden.'));
  expect(stop('de', stops['goods-too-dear'])).toBe(
    plain('Die Güter kosten jetzt 60 Gulden, mehr als Ihre Grenze von 50 Gulden.'),
  );
  expect(stop('en', stops['plan-refused'])).toMatch(/^What you planned is no longer possible\. .*60.*40/);
});

test('the button says where nothing is bought for the points of a business token', () => {
  const spent = (steps: number): string =>
    words.button(
      'en',
      'token',
      [{ kind: 'token-spent', seat: 0, city: 'graz', steps, rows: 0, cars: 0 }],
      names('en'),
    );
  expect([spent(0), spent(1)]).toEqual(['Give up the points', 'Spend the points']);
});
