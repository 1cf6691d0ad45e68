import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { begin, type Start, type Title } from '../../src/engine/core/index.js';
import { playLine } from '../../src/present/example.js';
import { presenters } from '../../src/present/registry.js';
import { builtInSet, learnSet, readSet, setOf, setValues, type DataSet } from '../../src/sets/index.js';
import type { SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titles } from '../../src/titles/registry.js';
import { languages, plainNames, wordsFor } from '../../src/words/index.js';
import { rulesOf } from '../../src/words/rules.js';
import { faultCodes, faultText } from '../../src/titles/imperial-steam/words/set-faults.js';
import { withDraws } from '../support/menu.js';
import { random } from '../support/random.js';

/*
 * What an owner of Imperial Steam does with a set of their own: correct values of every kind, and play by them while games of the
 * old set go on.
 */

type Row = { [field: string]: unknown };
type Written = { [table: string]: Row[] } & { name: string; version: string; printed: object[]; values: Row };

/** A copy of the set that comes with the service, changed as an owner changes the file. */
const corrected = (change: (file: Written) => void): string => {
  const file = JSON.parse(JSON.stringify(builtInSet.file)) as Written;
  Object.assign(file, { name: 'My copy', version: '1' });
  change(file);
  return JSON.stringify(file);
};

const row = (file: Written, table: string, id: string): Row => file[table]!.find(one => one['id'] === id)!;

const added = (text: string): DataSet => {
  const read = readSet(text);
  if (!('set' in read)) throw new Error(read.faults.map(fault => faultText('en', fault)).join('\n'));
  learnSet(read.set);
  return read.set;
};

/** The id of a city, wherever it stands. */
const renamed = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`(?<=["-])${from}(?=["-])`, 'g'), to);

const seats = 4;
const started = (title: Title, setup = 'fixed'): SteamState => {
  const start: Start = { rules: title.rules, seats, settings: { setup, 'hidden-money': false } };
  return withDraws(random(1), draws => begin(title, start, draws)).result as unknown as SteamState;
};

describe('ten values of ten kinds', () => {
  const text = renamed(
    corrected(file => {
      // A connection, a city's name, a third factory site, a small key, a contract.
      file['connections']!.push({ id: 'wien--sopron', kind: 'bridge' });
      row(file, 'cities', 'leoben')['name'] = 'Leoben-Göß';
      row(file, 'cityTiles', '4S-12')['sites'] = ['board', 'board', 60];
      row(file, 'smallKeys', '90')['worth'] = 40;
      row(file, 'contracts', 'C2-4')['factories'] = ['iron', 'iron', 'coal'];
      // A locomotive, a share price, a factory board, a state railway, the place of a hub on the influence track.
      Object.assign(row(file, 'locomotives', 'IS-5'), { price: 60, cars: 4, influence: 1 });
      row(file, 'shareRows', 'row-3')['price'] = 100;
      row(file, 'factoryBoards', '4S-iron')['build'] = [50, 50, 50, 50, 50, 50, 60, 60, 60, 60, 70, 70];
      row(file, 'fixedStateRailways', '4S')['connections'] = ['bruck--leoben'];
      row(file, 'fixedHubs', '4S-blue')['column'] = 80;
      file.printed.push({ source: 'my copy', values: ['contracts/C2-4/*', 'smallKeys/90/worth'] });
    }),
    'lilienfeld',
    'st_poelten',
  );
  const set = added(text);
  const id = set.title;
  const title = titles.get(id)!;
  const words = wordsFor(id);
  const presenter = presenters[id]!;
  const old = titles.get('imperial-steam')!;
  const s = started(title);

  test('a game notes its set by its hash, and begins with its values', () => {
    expect(id).toBe(`imperial-steam@${set.hash.slice(0, 16)}`);
    expect(s.title).toBe(id);
    expect([s.crowns, s.hubs.blue.column]).toEqual([['bruck--leoben'], 80]);
    expect(setOf(id)!.hash).toBe(set.hash);
  });

  test('the rules play by it, those of the old set by theirs', () => {
    const me = {
      ...s.players[0]!,
      money: 500,
      share: 60,
      training: [3, 0, 0] as const,
      engineers: ['bridge'] as const,
    };
    const rich = (from: SteamState): SteamState => ({
      ...from,
      ...{ phase: 'actions', round: 4, influence: from.order.map(seat => ({ seat, column: 50 })) },
      turn: { seat: 0, main: null, delivered: false, second: null, token: null },
      players: from.players.map((player, seat) =>
        seat === 0 ? { ...me, goods: { wood: 1, stone: 2, iron: 1, coal: 0 } } : player,
      ),
    });
    const play = (by: Title, from: SteamState, line: string): SteamState =>
      by.apply(rich(from), by.notation.parse(line, 0), () => []).state as unknown as SteamState;
    expect(play(title, s, 'track sopron--wien with 1:3').tracks).toEqual({ 'wien--sopron': [0] });
    expect(play(title, s, 'locomotive 5').players[0]).toMatchObject({ money: 440, cars: { free: 7 } });
    expect(play(title, s, 'share 1').players[0]!.share).toBe(100);
    expect(play(title, s, 'factory iron wien-r1 training-1').players[0]!.money).toBe(450);
    const before = started(old);
    expect(() => play(old, before, 'track wien--sopron with 1:3')).toThrow();
    expect(play(old, before, 'locomotive 5').players[0]).toMatchObject({ money: 450, cars: { free: 8 } });
    expect(play(old, before, 'share 1').players[0]!.share).toBe(90);
  });

  test('every name comes from it', () => {
    expect(words.name('en', 'link', 'wien--sopron')).toBe('Wien–Sopron');
    expect(words.name('de', 'city', 'leoben')).toBe('Leoben-Göß');
    expect(words.name('de', 'city', 'st_poelten')).toBe('Lilienfeld');
    expect(words.value('en', 'site', 'graz-t3')).toBe('Graz 3');
    expect(words.name('en', 'contract', 'C2-4')).toBe('iron + iron + coal (200)');
    expect(words.title('en').name).toBe('Imperial Steam (My copy 1)');
    expect(wordsFor('imperial-steam').name('de', 'city', 'leoben')).toBe('Leoben');
  });

  test.each(languages)('the rules in short tell of its figures, and how sure they are (%s)', language => {
    const { lead, sections } = rulesOf(id)!.text[language];
    const told = [lead, ...sections.flatMap(({ text: lines, decided = [] }) => [...lines, ...decided])].join(
      '\n',
    );
    const { values, reconstructed, map } = set.counts;
    for (const figure of [
      '40, 60, 100',
      '60 (IS-5)',
      String(values),
      String(reconstructed),
      String(map.reconstructed),
    ])
      expect(told).toContain(figure);
    expect(told).toContain(language === 'en' ? '40 in column 90' : '40 in Spalte 90');
    expect(told).not.toContain('undefined');
    expect(words.title(language).about).toContain(String(reconstructed));
  });

  test('the example of the help is played by it, with every kind of move', () => {
    const { example } = rulesOf(id)!;
    const played = playLine(title, example);
    expect(played.map(({ seat, notation }) => `${String(seat)} ${notation}`)).toEqual(example.line);
    const lines = example.others.map(move => title.notation.print({ seat: 0, ...move } as never));
    expect(lines.length + played.length).toBeGreaterThan(40);
  });

  test('the map, the boards and the tables are drawn from it', () => {
    const request = {
      view: title.view(s, null),
      names: ['A', 'B', 'C', 'D'],
      language: 'en' as const,
      seat: null,
    };
    const sections = presenter.present(request).sections;
    const drawn = JSON.stringify(sections.map(({ svg, text }) => [svg, text]));
    for (const said of ['Lilienfeld', 'Leoben-Göß', 'Wien–Sopron: bridge']) expect(drawn).toContain(said);
    expect(drawn).toContain('data-place=\\"st_poelten\\"');
    const { locomotives } = presenter.reference!('en');
    expect(JSON.stringify(locomotives!.rows)).toContain('60');
    expect(presenter.placeName!('graz-t3', 'en')).toBe('Graz 3');
  });

  test.each(['normal', 'random'])('it can be set up by the %s set-up, too', setup => {
    expect(Object.keys(started(title, setup).tiles)).toContain('st_poelten');
  });

  test('its values are listed, printed ones with their source', () => {
    const sourceOf = (name: string): string | undefined =>
      setValues(set.file).find(value => value.name === name)!.source;
    expect(sourceOf('contracts/C2-4/reward')).toBe('my copy');
    expect(sourceOf('contracts/C2-5/reward')).toBeUndefined();
    expect(set.counts.reconstructed).toBe(builtInSet.counts.reconstructed + 3 - 5);
  });
});

describe('what is printed in a city without a tile, and what only the tile of a hub has', () => {
  const set = added(
    corrected(file => {
      Object.assign(row(file, 'printedCities', 'bruck'), {
        sites: ['station', 60],
        demand: ['wood'],
        business: 2,
      });
      row(file, 'hubTiles', 'blue')['sites'] = ['board', 'board', 'board', 'board'];
      row(file, 'growthTiles', 'g1')['steps'] = [0, 0, 0, 0, 0];
      row(file, 'contracts', 'C1-1')['investors'] = 0;
    }),
  );
  const title = titles.get(set.title)!;
  const s = started(title);

  test('lies there from the beginning, and is in play like that of a tile', () => {
    expect([s.tokens['bruck'], s.demand['bruck']]).toEqual([[2, 1], ['wood']]);
    const inBruck: SteamState = {
      ...s,
      phase: 'actions',
      influence: s.order.map(seat => ({ seat, column: 50 })),
      turn: { seat: 0, main: null, delivered: false, second: null, token: null },
      tracks: { 'bruck--graz': [0] },
    };
    const offered = title.menu(inBruck, 0).filter(({ type }) => type === 'factory');
    expect(JSON.stringify(offered)).toContain('bruck-t2');
    const factory = title.notation.parse('factory wood bruck-t1 training-1', 0);
    const built = title.apply(inBruck, factory, () => []).state as unknown as SteamState;
    expect(built.players[0]!.money).toBe(s.players[0]!.money! - 40);
    const delivery = title.notation.parse('deliver bruck-t1 bruck', 0);
    expect(title.apply(built, delivery, () => []).state).toMatchObject({ turn: { delivered: true } });
    expect(() => title.apply(inBruck, { ...factory, site: 'bruck-t3' }, () => [])).toThrow('no-such-site');
  });

  test.each(languages)('has its name, and the log says no more than is so (%s)', language => {
    const words = wordsFor(set.title);
    expect(words.name(language, 'site', 'bruck-t2')).toBe('Bruck a. d. Mur 2');
    expect(words.name(language, 'site', 'graz-t4')).toBe('Graz 4');
    const names = plainNames(language, ['Anna'], words);
    const grew = { kind: 'hub-grew', hub: 'blue', steps: 0, column: 60 };
    expect(words.sentence(language, grew, names)).toContain('60');
    const secured = { kind: 'contract-secured', seat: 0, contract: 'C1-1', reserved: 1, investors: 0 };
    expect(words.sentence(language, secured, names)).not.toMatch(/Platz|place/u);
  });
});

test('the same content is the same set, whatever the order of fields; the file of the service is the set of the service', () => {
  const text = JSON.stringify(builtInSet.file);
  expect(readSet(text)).toEqual({ set: builtInSet });
  const one = added(corrected(() => undefined));
  const turned = Object.fromEntries(Object.entries(one.file).reverse());
  expect(readSet(JSON.stringify({ $schema: './x.json', ...turned }))).toMatchObject({
    set: { hash: one.hash },
  });
});

/** What an owner may do wrong, and what they are told. */
const wrong: readonly (readonly [string, (file: Written) => void])[] = [
  ['cityTiles/4S-16/influence: "three" is not possible; it may be a whole number from 0 to 9, without quotation marks.', f => { row(f, 'cityTiles', '4S-16')['influence'] = 'three'; }],
  ['cityTiles/4S-16/effort: this value is missing; it may be a whole number from 0 to 12, without quotation marks.', f => { delete row(f, 'cityTiles', '4S-16')['effort']; }],
  ['cityTiles/4S-12/sites: ["bord"] is not possible; it may be a list of 0 to 4 entries, each "board" or "station" or a whole number from 10 to 200, in steps of 10, without quotation marks.', f => { row(f, 'cityTiles', '4S-12')['sites'] = ['bord']; }],
  ['contracts/C2-4/reward: 205 is not possible; it may be a whole number from 10 to 900, in steps of 10, without quotation marks.', f => { row(f, 'contracts', 'C2-4')['reward'] = 205; }],
  ['contracts/C2-4/pay: there is no such field here; the fields are: id, reserved, investors, factories, reward.', f => { row(f, 'contracts', 'C2-4')['pay'] = 200; }],
  ['connections/wien--linz: there is no city "linz" among the cities.', f => { f['connections']!.push({ id: 'wien--linz', kind: 'normal' }); }],
  ['connections/bratislava--wien: this row is there twice.', f => { f['connections']!.push({ id: 'bratislava--wien', kind: 'normal' }); }],
  ['cities/graz: this row is there twice.', f => { f['cities']!.push({ ...row(f, 'cities', 'graz') }); }],
  ['cities/graz/drawn: it would lie on wien: move it 60 to the side or 44 up or down.', f => { row(f, 'cities', 'graz')['drawn'] = [360, 50]; }],
  ['smallKeys/120: this row is missing.', f => { f['smallKeys'] = f['smallKeys']!.filter(({ id }) => id !== '120'); }],
  ['cityTiles/4S-27: this tile is missing: postojna has neither tile nor hub in the fixed set-up.', f => { f['cityTiles'] = f['cityTiles']!.filter(({ id }) => id !== '4S-27'); }],
  ['factoryBoards/3S-wood/build: there have to be 9 of them.', f => { row(f, 'factoryBoards', '3S-wood')['build'] = [20, 30]; }],
  ['workerBoards/4S/engineers: together there have to be 8 engineers, two for each player; there are 9.', f => { (row(f, 'workerBoards', '4S')['engineers'] as Row)['blue'] = 3; }],
  ['shareRows/row-4/price: rows have to ascend: it is not higher than the one before.', f => { row(f, 'shareRows', 'row-4')['price'] = 80; }],
  ['setupCards/N3-1/hubs: wien has no space for a tile.', f => { row(f, 'setupCards', 'N3-1')['hubs'] = ['wien', 'graz', 'maribor', 'klagenfurt']; }],
  ['printed: "contracts/C9-9/reward" names no value.', f => { f.printed.push({ source: 'x', values: ['contracts/C9-9/reward'] }); }],
  ['growthTiles: this table is missing.', f => { delete f['growthTiles']; }],
  ['version: this value is missing; it may be a text such as "2".', f => { delete (f as { version?: string }).version; }],
  ['contracts/C2-4/reserved: 3 is not possible: the contract is of stack 2 by its id.', f => { row(f, 'contracts', 'C2-4')['reserved'] = 3; }],
  ['cities/*/region: region B has 3 cities; there have to be four.', f => { delete row(f, 'cities', 'graz')['region']; }],
  ['growthTiles/g1/steps: there have to be 5 steps at least: a hub wants so many goods.', f => { row(f, 'growthTiles', 'g1')['steps'] = [1, 1]; }],
  ['cities/gorizia: no connections lead there from wien.', f => { f['connections'] = f['connections']!.filter(({ id }) => !String(id).includes('gorizia')); }],
  ['values/lastInfluenceColumn: it has to be 160 at least: four cards can bring a hub so far.', f => { f.values['lastInfluenceColumn'] = 150; f['smallKeys'] = f['smallKeys']!.filter(({ id }) => Number(id) <= 150); }],
  ['fixedStateRailways/4S/connections: there is no connection "graz--wien" among the connections.', f => { row(f, 'fixedStateRailways', '4S')['connections'] = ['graz--wien']; }],
  ['fixedHubs/4S-blue/column: the influence track ends at 250.', f => { row(f, 'fixedHubs', '4S-blue')['column'] = 260; }],
  ['setupCards/N4-1/specialTiles: there is no tile 99 for 4 players.', f => { row(f, 'setupCards', 'N4-1')['specialTiles'] = [9, 18, 99]; }],
  ['locomotives/IS-4/fromRound: the round from which it is for sale is missing: 1 to 8.', f => { delete row(f, 'locomotives', 'IS-4')['fromRound']; }],
  ['locomotives/IS-6/cars: it has to be 5 at least, as much as the locomotive before it has: one is upgraded to the other.', f => { row(f, 'locomotives', 'IS-6')['cars'] = 4; }],
  ['locomotives/IS-6/price: it has to be 50 at least, as much as the locomotive before it has: one is upgraded to the other.', f => { row(f, 'locomotives', 'IS-6')['price'] = 40; }],
  ['hubTiles/blue/demand: it wants more than two coal, but there are only two keys for them.', f => { row(f, 'hubTiles', 'blue')['demand'] = ['coal', 'coal', 'coal']; }],
  ['cities/leibnitz/number: another city has the number 11, too.', f => { row(f, 'cities', 'leibnitz')['number'] = 11; }],
]; // oxfmt-ignore

test.each(wrong)('an owner is told: %s', (said, change) => {
  const read = readSet(corrected(change));
  expect('faults' in read && read.faults.map(fault => faultText('en', fault))).toEqual([said]);
  const german = 'faults' in read ? faultText('de', read.faults[0]!) : '';
  expect(german).not.toMatch(/\{\w+\}|undefined/);
  expect(german).not.toBe(said);
});

test('a file that is no JSON is told where it stops to be', () => {
  const text = corrected(() => undefined).replace('"name":"My copy",', '"name":"My copy"\n');
  const read = readSet(text);
  expect('faults' in read && faultText('en', read.faults[0]!)).toMatch(
    /^The file: this is not JSON: .* line \d+, column \d+/,
  );
  expect(readSet('[]')).toMatchObject({ faults: [{ code: 'no-object' }] });
});

test('everything that can be wrong has words in every language, and nothing else has', () => {
  const source = new URL('../../src/', import.meta.url).pathname;
  const folder = `${source}titles/imperial-steam/rules/sets`;
  const files = [...readdirSync(folder).map(name => `${folder}/${name}`), `${source}sets/read.ts`];
  const code = [...files, `${source}service/operator/sets.ts`]
    .map(file => readFileSync(file, 'utf8'))
    .join('');
  const told = [...code.matchAll(/code: '([a-z-]+)'|fault\([^,]+, '([a-z-]+)'/g)].map(([, a, b]) => a ?? b!);
  for (const language of languages) {
    const codes = faultCodes(language);
    expect(codes).toEqual(expect.arrayContaining(told));
    expect(codes.filter(one => !code.includes(`'${one}'`))).toEqual([]);
  }
});
