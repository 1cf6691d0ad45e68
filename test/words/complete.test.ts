import { describe, expect, test } from '@jest/globals';
import type { Fact, Json } from '../../src/engine/core/index.js';
import { coreLayer } from '../../src/words/core.js';
import { railLayer } from '../../src/words/rail/layer.js';
import { plainNames, wordsFor, type Language, type WordLayer } from '../../src/words/index.js';
import { gamesOf, railTitles } from './games.js';
import {
  codesIn,
  declared,
  fieldsIn,
  lastArguments,
  notesIn,
  sourcesOf,
  moveTypes,
  valuesOf,
  wordsInFields,
  type Source,
} from './sources.js';

/*
 * Whatever the engine of a title can say has words in both languages. The lists are read from its sources and
 * its games, so that nobody has to keep them.
 */

const languages: readonly Language[] = ['de', 'en'];
const kit = sourcesOf('engine/core', 'engine/rail');

const ownOf = (id: string): readonly Source[] => sourcesOf(`titles/${id}/rules`, `titles/${id}/readings`);

/** The files of the kit's mechanisms that such texts import. */
const mechanismsIn = (texts: readonly string[], from: RegExp): readonly string[] =>
  texts.flatMap(text => [...text.matchAll(from)].map(([, name]) => `/mechanisms/${name!}.ts`));

/** The kit without the mechanisms that the title has not: each speaks where a title has it. */
const kitOf = (id: string): readonly Source[] => {
  const known = new Set<string>();
  const textsOf = (path: string): readonly string[] =>
    kit.filter(one => one.path.endsWith(path)).map(({ tree }) => tree.text);
  const learn = (paths: readonly string[]): void => {
    for (const path of paths)
      if (!known.has(path)) {
        known.add(path);
        learn(mechanismsIn(textsOf(path), /'\.\/([\w-]+)\.js'/g));
      }
  };
  const own = ownOf(id).map(({ tree }) => tree.text);
  learn(mechanismsIn(own, /engine\/rail\/mechanisms\/([\w-]+)\.js/g));
  return kit.filter(
    ({ path }) => !path.includes('mechanisms/') || [...known].some(one => path.endsWith(one)),
  );
};

/** Is it shown as data, for want of words, or with holes? */
const isWorded = (text: string, kind: string): boolean =>
  text !== kind && !text.startsWith(`${kind}: `) && !/undefined|NaN|\[object|[{}]|null/.test(text);

/** The keys of a table, those of tables in it too. */
const keysOf = (table: object): readonly string[] =>
  Object.entries(table)
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value).map(inner => `${key}.${inner}`) : [key],
    )
    .sort();

const layerOf = async (id: string): Promise<WordLayer> => {
  const [layer] = Object.values(
    (await import(`../../src/titles/${id}/words/layer.js`)) as { readonly [name: string]: WordLayer },
  );
  return layer!;
};

/** The names of the parameters that a refusal's text asks for. */
const parametersOf = (text: (params: { readonly [name: string]: Json }) => unknown): readonly string[] => {
  const asked = new Set<string>();
  const params = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: (_target, name) => {
        asked.add(String(name));
        return { configurable: true, enumerable: true, value: name };
      },
      get: (_target, name) => String(name),
    },
  );
  text(params);
  return [...asked].sort();
};

test('the languages have the same words', async () => {
  const own = await Promise.all(railTitles.map(({ id }) => layerOf(id)));
  for (const { words } of [coreLayer, railLayer, ...own]) expect(keysOf(words.de)).toEqual(keysOf(words.en));
});

test('the sources are read', () => {
  const kinds = declared(kit, /Fact$/).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['passed', 'tile-laid', 'game-ended']));
  expect(codesIn(kit)).toEqual(
    expect.arrayContaining(['not-offered', 'sold-before', 'run-no-token', 'tile-drops-track']),
  );
  expect(fieldsIn(kit)).toEqual(expect.arrayContaining(['company', 'rotation', 'until']));
});

test('no refusal has words that nothing refuses with', () => {
  const sources = [
    ...kit,
    ...sourcesOf(...railTitles.flatMap(({ id }) => [`titles/${id}/rules`, `titles/${id}/readings`])),
  ];
  const codes = codesIn(sources);
  for (const { id } of railTitles)
    for (const { code } of wordsFor(id).refusals('en')) expect(codes).toContain(code);
});

describe.each(railTitles.map(title => [title.id, title] as const))(
  'of %s, in both languages,',
  (id, title) => {
    const words = wordsFor(id);
    const sources = [...kitOf(id), ...ownOf(id)];
    const games = gamesOf(title);
    const names = {
      de: plainNames('de', ['Anna', 'Ben'], words),
      en: plainNames('en', ['Anna', 'Ben'], words),
    };

    /** What has no words, or the same in both languages. */
    const without = (
      said: readonly Fact[],
      say: (language: Language, fact: Fact) => readonly string[],
    ): readonly string[] =>
      said.flatMap(fact => {
        const texts = languages.map(language => say(language, fact));
        const worded = texts.every(all => all.every(text => isWorded(text, fact.kind)));
        return worded && texts[0]!.join() !== texts[1]!.join() ? [] : [fact.kind];
      });

    /** Words for which the reader would be shown the code's. */
    const bare = (
      list: Iterable<string>,
      say: (language: Language, word: string) => string,
    ): readonly string[] => [...new Set(list)].filter(word => say('de', word) === word);

    test('every fact', () => {
      const facts = declared(sources, /Fact$/);
      expect(without(facts, (language, fact) => [words.sentence(language, fact, names[language])])).toEqual(
        [],
      );
    });

    test('every question, and every decision that is pending', () => {
      const pending = games
        .flatMap(g => Object.keys(g.pending))
        .map((kind): Fact => ({ kind, company: 'AB', hex: 'A1', missing: 100 }));
      const asks = [...declared(sources, /Ask$/), ...pending];
      const said = (language: Language, ask: Fact): readonly string[] => {
        const { short, full } = words.ask(language, ask, names[language], []);
        return [short, full];
      };
      expect(without(asks, said)).toEqual([]);
    });

    test('every kind of round', () => {
      const said = (language: Language, round: Fact): readonly string[] => {
        const { short, full } = words.round(language, round, names[language]);
        return [short, full];
      };
      expect(without(declared(sources, /Round$/), said)).toEqual([]);
    });

    test('every kind of move and of order', () => {
      const moves = games.flatMap(g => Object.keys(g.moves));
      expect(bare([...moves, ...moveTypes(sources)], words.option)).toEqual([]);
    });

    test('every field, and every word in one', () => {
      expect(bare(fieldsIn(sources), words.field)).toEqual([]);
      const nameless = wordsInFields(sources).filter(([field, value]) =>
        languages.some(language => words.value(language, field, value) === undefined),
      );
      expect(nameless).toEqual([]);
    });

    test('every order, and why it ends', () => {
      const said = (language: Language, { kind, ...order }: Fact): readonly string[] => [
        words.order(language, { ...order, seat: 0, type: kind }, names[language]),
      ];
      const orders = declared(sources, /Order$/, 'type').map(({ type, ...rest }) => ({
        ...rest,
        kind: String(type),
      }));
      expect(without(orders, said)).toEqual([]);
      const stops = declared(sources, /Stop$/);
      expect(without(stops, (language, why) => [words.stop(language, why, names[language])])).toEqual([]);
    });

    test('every refusal, with the same parameters', () => {
      for (const code of codesIn(sources)) {
        const [de, en] = languages.map(language =>
          parametersOf(params => {
            expect(words.refusal(language, code, params, names[language])).toMatch(/^\S.*\.$/);
          }),
        );
        expect(de).toEqual(en);
      }
    });

    test('every column of the tables of companies and players', () => {
      const columns = games.flatMap(g =>
        g.features.flatMap(f => [...(f.columns ?? []), ...(f.playerColumns ?? [])]),
      );
      const headings = columns.map(({ name }) => name);
      expect(bare(headings, words.field)).toEqual([]);
    });

    test('everything that is told beside the map', () => {
      const notes = notesIn(sources).map((kind): Fact => ({
        kind,
        hex: 'A1',
        company: 'AB',
        bonus: 1,
        set: 2,
      }));
      expect(without(notes, (language, note) => [words.note(language, note, names[language])])).toEqual([]);
    });

    test('everything that is traded', () => {
      const offer = { kind: 'offer-made', offer: 1, seat: 0, to: 1, from: 'P1', buyer: 'AB', price: 1 };
      for (const what of new Set(games.flatMap(g => g.trades).map(trade => trade.what))) {
        for (const language of languages)
          expect(words.value(language, 'what', what)).toEqual(expect.any(String));
        expect(words.sentence('de', { ...offer, what, item: 'AB' }, names.de)).not.toContain(` ${what} `);
        expect(words.order('de', { type: 'decline-offers', seat: 0, what }, names.de)).not.toContain(what);
      }
    });

    test('every step that a company passes in', () => {
      const passed = (step: string): Fact => ({ kind: 'passed', seat: 0, company: 'AB', step });
      const steps = new Set(games.flatMap(g => g.steps.map(({ name }) => name)));
      const nameless = [...steps].filter(step =>
        words.sentence('de', passed(step), names.de).includes(`(${step})`),
      );
      expect(nameless).toEqual([]);
      for (const language of languages)
        for (const step of steps)
          expect(words.button(language, 'pass', [passed(step)], names[language])).not.toBe(step);
    });

    test('every reason for which a price moves, a company closes, a game ends', () => {
      const moved = (why: string, to: number): Fact => ({
        kind: 'price-moved',
        company: 'AB',
        from: 1,
        to,
        why,
      });
      for (const why of lastArguments(sources, 'moveMarker'))
        for (const to of [1, 2])
          expect(words.sentence('de', moved(why, to), names.de)).not.toMatch(new RegExp(`[ (]${why}\\b`));
      for (const reason of lastArguments(sources, 'closeCompany'))
        expect(
          words.sentence('de', { kind: 'company-closed', company: 'AB', reason }, names.de),
        ).not.toContain(reason);
      expect(bare(valuesOf(sources, 'reason'), words.reason)).toEqual([]);
    });

    test('everything that a private does', () => {
      for (const { id: of } of games.flatMap(g => g.data.privates))
        for (const language of languages) expect(words.thing(language, 'private', of)).toMatch(/^\S.*\.$/);
    });

    test('every setting and its values', () => {
      for (const { id: setting, values } of title.settings)
        for (const language of languages) {
          const said = words.setting(language, setting);
          expect(said.name).not.toBe(setting);
          for (const value of values)
            if (typeof value === 'string') expect(said.values?.[value]).toEqual(expect.any(String));
        }
    });
  },
);
