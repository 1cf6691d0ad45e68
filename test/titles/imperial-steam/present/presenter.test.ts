import { beforeAll, expect, test } from '@jest/globals';
import {
  begin,
  completeSettings,
  play,
  sensibleMove,
  type JsonObject,
  type Seat,
  type Settings,
} from '../../../../src/engine/core/index.js';
import { optionPlaces } from '../../../../src/present/places.js';
import { previewOf } from '../../../../src/present/preview.js';
import { presenterImperialSteam as presenter } from '../../../../src/titles/imperial-steam/present/presenter.js';
import type { Section } from '../../../../src/present/section.js';
import { links } from '../../../support/steam-data.js';
import type { SteamState } from '../../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam as title } from '../../../../src/titles/imperial-steam/rules/built-in-title.js';
import { learnWords, wordsFor, type Language } from '../../../../src/words/index.js';
import { layerImperialSteam } from '../../../../src/titles/imperial-steam/words/built-in.js';
import { withDraws } from '../../../support/menu.js';
import { random } from '../../../support/random.js';

const names = ['Anna', 'Berta', 'Carl', 'Dora'];

beforeAll(() => {
  learnWords(title.id, layerImperialSteam);
});

/** Positions of a game that is played with sense, the first one before the bids. */
const positions = (seed: number, seats: number, settings: Settings): readonly SteamState[] => {
  const rng = random(seed);
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, settings) };
  const all = [withDraws(rng, draws => begin(title, start, draws)).result];
  for (;;) {
    const s = all.at(-1)!;
    const [seat] = title.turn(s).asked;
    if (seat === undefined) return all;
    const action = sensibleMove(title, s, seat)!;
    all.push(withDraws(rng, draws => play(title, s, action, draws)).result.state);
  }
};

const asked = (s: SteamState): Seat => title.turn(s).asked[0]!;

const shown = (s: SteamState, seat: Seat | null, language: Language): readonly Section[] =>
  presenter.present({ view: title.view(s, seat), seat, names: names.slice(0, s.seats), language }).sections;

const game = positions(3, 3, { setup: 'random' });
/** The beginning, then every so many moves. */
const some = game.slice(0, -1).filter((_, n) => n % 25 === 0);

const textOf = (sections: readonly Section[]): string => JSON.stringify(sections);

/** What whoever is asked sees of these positions, everything on the menu with an address to tap. */
const acted = some.map(s => {
  const seat = asked(s);
  const menu = title.menu(s, seat);
  const namedBy = (of: typeof presenter.placeOf): readonly string[] => [
    ...new Set(menu.flatMap(option => optionPlaces(option, of))),
  ];
  const [places, subjects] = [namedBy(presenter.placeOf), namedBy(presenter.subjectOf)];
  const request = {
    view: title.view(s, seat),
    seat,
    names,
    language: 'en' as const,
    links: Object.fromEntries(places.map(place => [place, `/here?place=${place}`])),
    acts: Object.fromEntries(subjects.map(of => [of, [{ text: 'do it', href: `/here?of=${of}` }]])),
  };
  return { places, subjects, sections: () => presenter.present(request).sections };
});

test('all that the menu has is acted upon where it is drawn or told', () => {
  const kinds = new Set<string>();
  for (const { places, subjects, sections } of acted) {
    const shownNow = sections();
    for (const place of places) {
      expect(shownNow[0]!.svg).toContain(`data-place="${place}"`);
      expect(shownNow[0]!.svg).toContain(`href="/here?place=${place}"`);
    }
    const rows = shownNow.flatMap(({ tables = [] }) => tables.flatMap(table => table.acts ?? [])).flat();
    for (const of of subjects) {
      expect(rows.map(({ href }) => href)).toContain(`/here?of=${of}`);
      kinds.add(of.replace(/[-\d].*/, ''));
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['C', 'IS', 'factory', 'wood']));
});

test('a choice of several places is narrowed to what can be done at one', () => {
  const at = presenter.placeOf!;
  expect(at('first', 'wien--bratislava', 'track')).toBe('wien--bratislava');
  expect(at('second', 'wien--bratislava', 'track')).toBeUndefined();
  expect(at('city', 'graz', 'deliver')).toBe('graz');
  expect(at('site', 'wien-r1', 'deliver')).toBeUndefined();
  expect(at('site', 'wien-r1', 'factory')).toBe('wien-r1');
});

test.each<Language>(['de', 'en'])('the map is told in words, a line for each connection (%s)', language => {
  const s = game[Math.floor(game.length / 2)]!;
  const [map] = shown(s, null, language);
  for (const { id } of links) {
    const name = id
      .split('--')
      .map(city => presenter.placeName!(city, language))
      .join('–');
    const line = map!.text!.find(one => one.startsWith(`${name}:`));
    expect(line).toBeDefined();
    for (const seat of s.tracks[id] ?? []) expect(line).toContain(names[seat]);
  }
  expect(Object.values(s.tracks).flat().length).toBeGreaterThan(3);
});

/** What a section says, without its drawings. */
const toldIn = ({ svg: _svg, id: _id, legend: _legend, beside, ...section }: Section): object => ({
  ...section,
  beside: (beside ?? []).map(toldIn),
  tables: (section.tables ?? []).map(({ cards: _cards, marks: _marks, ...table }) => table),
});

test.each<Language>(['de', 'en'])('everything is shown in words, nothing by an id (%s)', language => {
  for (const s of some) {
    const told = shown(s, null, language).map(toldIn);
    const text = JSON.stringify(told);
    expect(text).not.toMatch(/undefined|NaN|null gulden|wr_neustadt|--|\bbronze-\d|-t\d"/);
    if (language === 'de') expect(text).not.toMatch(/\b(wood|stone|iron|coal)\b/);
  }
});

test('the same in another language has as many parts, and says something else', () => {
  const [de, en] = (['de', 'en'] as const).map(language => shown(game[40]!, 1, language));
  expect(de!.map(({ id }) => id)).toEqual(en!.map(({ id }) => id));
  expect(de!.map(({ text }) => text?.length)).toEqual(en!.map(({ text }) => text?.length));
  expect(textOf(de!)).not.toBe(textOf(en!));
});

test('hidden money is shown to its owner alone', () => {
  const s = positions(4, 2, { 'hidden-money': true })[30]!;
  const cash = (viewer: Seat | null): readonly string[] => {
    const table = shown(s, viewer, 'en').find(({ id }) => id === 'players')!.tables![0]!;
    const at = table.columns.findIndex(({ heading }) => heading === 'Cash');
    return table.rows.map(row => row[at]!);
  };
  expect(cash(0)).toEqual([`${String(s.players[0]!.money)}\u00a0gulden`, 'hidden']);
  expect(cash(null)).toEqual(['hidden', 'hidden']);
});

test('a sealed bid is told as made, and by its amount to its maker alone', () => {
  const [first] = positions(4, 3, {});
  const action = { seat: 0, type: 'bid', amount: 70 };
  const { state } = play(title, first!, action);
  const said = (viewer: Seat | null): readonly string[] => {
    const table = shown(state, viewer, 'en').find(({ id }) => id === 'players')!.tables![0]!;
    return table.rows.map(row => row[1]!);
  };
  expect(said(0)).toEqual(['70\u00a0gulden', '–', '–']);
  expect(said(1)).toEqual(['made', '–', '–']);
  expect(said(null)).toEqual(['made', '–', '–']);
});

test('the button of a bid says how much, also of the last one, with which those of the others are opened', () => {
  let [state] = positions(4, 3, {});
  const words = wordsFor(title.id);
  for (const [seat, amount] of [70, 0, 40].entries()) {
    const action = { seat, type: 'bid', amount };
    const scene = { title, presenter, words, names, language: 'en' as const };
    const seen = title.fromView!(title.view(state!, seat)) as SteamState;
    const preview = previewOf({ ...scene, state: seen }, () => action);
    expect([seat, preview.kind]).toEqual([seat, seat === 2 ? 'hidden' : 'does']);
    expect('button' in preview && preview.button).toMatch(new RegExp(`^bid.*: ${amount}\u00a0gulden$`, 'i'));
    ({ state } = play(title, state!, action));
  }
});

test('a choice is named with what it costs now', () => {
  const [first] = game;
  const view: JsonObject = title.view(first!, 0);
  const named = (type: string, field: string, value: string | number): string | undefined =>
    presenter.nameValue!({ view, names, language: 'en', option: { type, fields: {} }, field, value });
  expect(named('hire', 'column', 'bronze-1')).toBe('bronze 1 – 10\u00a0gulden');
  expect(named('buy-locomotive', 'level', 4)).toMatch(/^IS-4 – \d+\u00a0gulden, 4 freight cars$/);
  // Where the factory board has a price for each good, from the least to the greatest.
  expect(named('factory', 'site', 'wien-r1')).toBe('Wien road 1 – 20 to 40\u00a0gulden');
  expect(named('deliver', 'site', 'wien-r1')).toBeUndefined();
});

test('a track that is chosen is drawn anew alone, and seen from near by', () => {
  const at = game.findIndex((s, n) => {
    const next = game[n + 1];
    return next !== undefined && Object.keys(next.tracks).length > Object.keys(s.tracks).length;
  });
  const [before, after] = [game[at]!, game[at + 1]!];
  const place = Object.keys(after.tracks).find(link => !before.tracks[link])!;
  const seat = asked(before);
  const request = {
    before: title.view(before, seat),
    after: title.view(after, seat),
    seat,
    language: 'en' as const,
    place,
  };
  expect(presenter.redrawn!(request)).toContain(`data-place="${place}"`);
  expect(presenter.redrawn!(request)!.length).toBeLessThan(presenter.closeUp!(request)!.length);
  expect(presenter.redrawn!({ ...request, after: request.before })).not.toContain(`data-place="trieste"`);
  expect(presenter.closeUp!({ ...request, after: request.before })).toBeUndefined();
});

test('a mail has the players, what is new on the map and the map as one picture for paper', () => {
  const [before, s] = [game[60]!, game[80]!];
  const letter = presenter.letter!({
    view: title.view(s, 0),
    before: title.view(before, 0),
    names,
    language: 'de',
    news: 'Anna ist an der Reihe',
  });
  expect(letter.tables[0]!.rows.map(([name]) => name)).toEqual(names.slice(0, 3));
  expect(letter.picture).toContain('aria-label="Anna ist an der Reihe"');
  expect(letter.picture).not.toContain('light-dark');
  const fresh = Object.keys(s.tracks).filter(
    link => s.tracks[link]!.length > (before.tracks[link] ?? []).length,
  );
  expect(letter.notes.find(({ pictured }) => pictured)!.lines.length).toBeGreaterThanOrEqual(fresh.length);
});

test('what differs between two positions is told in tables and on a map', () => {
  const compared = presenter.course!.compare({
    before: title.view(game[20]!, null),
    after: title.view(game[90]!, null),
    names,
    language: 'en',
  });
  expect(compared.map(({ id }) => id)).toEqual(expect.arrayContaining(['players', 'map']));
});

test('wealth, influence, network, money and income are drawn round by round; what hidden money would tell is not', () => {
  const chartsFor = (states: readonly SteamState[], viewer: Seat | null = null) => {
    const samples = states.map((s, at) =>
      presenter.course!.sample({
        facts: at === states.length - 1 ? [] : [{ kind: 'round-begun', round: at + 1 }],
        newest: at === states.length - 1,
        view: () => title.view(s, viewer),
      })!,
    );
    return presenter.course!.charts({ samples, names, language: 'en' });
  };
  const idsOf = (charts: ReturnType<typeof chartsFor>): readonly string[] => charts.map(({ id }) => id);
  const open = chartsFor([game[10]!, game[60]!, game[90]!]);
  expect(idsOf(open)).toEqual(['wealth', 'wealth-parts', 'influence', 'network', 'money', 'income']);
  for (const { id, table } of open)
    if (id !== 'wealth-parts') expect(table.rows.map(([mark]) => mark)).toEqual(['R 1', 'R 2', 'now']);
  const parts = open[1]!.table;
  expect(parts.rows.map(([part]) => part)).toEqual(expect.arrayContaining(['Cash', 'Hubs within reach']));
  // The last row is what the parts above it come to.
  const amounts = parts.rows.map(([, first]) => Number(first!.replace('−', '-').replace(/[^\d-]/g, '')));
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  const hidden = positions(4, 2, { 'hidden-money': true });
  const states = [hidden[10]!, hidden[40]!, hidden[60]!];
  expect(idsOf(chartsFor(states))).toEqual(['influence', 'network', 'income']);
  expect(idsOf(chartsFor(states, 0))).toEqual(['influence', 'network', 'money', 'income']);
});

test('what can be pointed at has a name, all else none', () => {
  const name = (of: string): string | undefined =>
    presenter.thingName!({ view: title.view(game[0]!, null), of, language: 'de' });
  expect(name('wien--bratislava')).toBe('Wien–Bratislava');
  expect(name('wood')).toBe('Holz');
  expect(name('wr_neustadt')).toBe('Wr. Neustadt');
  expect(name('nowhere')).toBeUndefined();
});
