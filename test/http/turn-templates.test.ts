import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build, stop } from 'esbuild';
import {
  completeSettings,
  menuAhead,
  type GameState,
  type Seat,
  type Title,
} from '../../src/engine/core/index.js';
import { templatesAsFunctions } from '../../src/http/browser-templates.js';
import { buildViews, type PageFrame } from '../../src/http/views.js';
import { wordsOf } from '../../src/http/wording.js';
import type { Setting } from '../../src/present/menu/field-model.js';
import type { Preselection } from '../../src/present/menu/group-model.js';
import { menuModel } from '../../src/present/menu/menu-model.js';
import { optionPlaces } from '../../src/present/places.js';
import { previewOf } from '../../src/present/preview.js';
import { presenters } from '../../src/present/registry.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { title1849 } from '../../src/titles/1849/rules/title.js';
import { title1856 } from '../../src/titles/1856/rules/title.js';
import { title18mag } from '../../src/titles/18mag/rules/title.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { languages, wordsFor, type Language } from '../../src/words/index.js';
import { playRandomGame, type RandomGameOptions } from '../support/menu.js';
import { ambitious } from '../support/rail-player.js';
import { random } from '../support/random.js';
import { steamPlayer } from '../support/steam-player.js';

const root = new URL('../../', import.meta.url).pathname;
const names = ['Anna & Bert', '<Cleo>', 'dora'];

type Fill = (scope: { readonly it: object; readonly root: object }) => string;

let folder: string;
let renderTurn: (frame: PageFrame, whole: object) => string;
const fills = new Map<Language, Fill>();

/** The turn's templates as the browser has them. */
const compiledFor = async (language: Language): Promise<Fill> => {
  await build({
    stdin: {
      contents: `import {fill as menu} from './menu.hbs'; import {fill as typed} from './typed.hbs';
        export const fill = scope => menu(scope) + typed(scope);`,
      resolveDir: join(root, 'templates/partial'),
    },
    bundle: true,
    format: 'esm',
    outfile: join(folder, `${language}.mjs`),
    plugins: [templatesAsFunctions(root, language)],
  });
  return ((await import(join(folder, `${language}.mjs`))) as { readonly fill: Fill }).fill;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'templates-'));
  mkdirSync(join(folder, 'page'));
  symlinkSync(join(root, 'templates/partial'), join(folder, 'partial'));
  writeFileSync(join(folder, 'page', 'turn.hbs'), '{{#with turn}}{{> menu}}{{> typed}}{{/with}}');
  // The folder has a page of its own, which the service has not.
  const render = buildViews(folder) as (name: string, frame: PageFrame, whole: object) => string;
  renderTurn = (frame, whole) => render('turn', frame, whole);
  for (const language of languages) fills.set(language, await compiledFor(language));
  await stop();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settingOf = <S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  language: Language,
): Setting => {
  const presenter = presenters[title.id]!;
  const words = wordsFor(title.id);
  const scene = { title: title as unknown as Title, presenter, words, state, names, language };
  const seats = names.map(name => ({ name }));
  return {
    ...{ presenter, names, language, seat, path: '/g/1', key: () => 'key' },
    notation: title.notation,
    view: title.view(state, seat),
    words: wordsOf({ wordsFor }, { title: title.id, seats }, language),
    preview: action => previewOf(scene, () => action),
  };
};

/** Handlebars also writes as entities what needs to be none between quotes. */
const withoutNeedless = (page: string): string => page.replaceAll('&#x3D;', '=').replaceAll('&#x60;', '`');

/** The same turn, filled in by the service and by the browser. */
const bothWays = (
  setting: Setting,
  menu: Parameters<typeof menuModel>[1],
  choice: Preselection,
): string[] => {
  const { seat, language } = setting;
  const turn = { groups: menuModel(setting, menu, choice), seat, typedKey: 'typed', play: 'yes' };
  const whole = { game: { id: '1', number: 7 }, turn, together: { moveEnds: true } };
  return [
    withoutNeedless(renderTurn({ language, title: '', labels: 'names', path: '' }, whole)),
    fills.get(language)!({ it: turn, root: whole }),
  ];
};

/** Fills in the forms of a game now and then, both ways. @returns which kinds of action they were for */
const formsOf = <S extends GameState>(
  title: Title<S>,
  choose: NonNullable<RandomGameOptions<S>['choose']>,
  every: number,
): Set<string> => {
  const types = new Set<string>();
  const start = { rules: title.rules, seats: 3, settings: completeSettings(title.settings, {}) };
  playRandomGame(title, start, random(5), {
    maxSteps: 400,
    checkEvery: 10_000,
    choose,
    onStep: ({ before, number }) => {
      if (number % every > 0) return;
      const [seat] = title.turn(before).asked;
      const menu = menuAhead(title, before, seat!);
      const type = menu.at(-1)?.type;
      const [place] = menu.flatMap(option => optionPlaces(option, presenters[title.id]!.placeOf));
      for (const choice of [{}, { type }, { type: 'lay', place }])
        for (const language of languages) {
          const [service, browser] = bothWays(settingOf(title, before, seat!, language), menu, choice);
          expect(browser).toBe(service);
          for (const form of service!.matchAll(/name="type" value="([^"]*)"/g)) types.add(form[1]!);
        }
    },
  });
  return types;
};

describe('the forms of a turn', () => {
  test.each([
    ['1830', title1830, 'dividend'],
    ['1849', title1849, 'dividend'],
    ['1856', title1856, 'dividend'],
    ['18Mag', title18mag, 'draft'],
  ] as const)('%s: the browser makes them from the same templates as the service', (_, title, own) => {
    expect([...formsOf(title, ambitious(title), 9)]).toEqual(
      expect.arrayContaining(['buy', 'lay', 'run', own, 'train', 'pass']),
    );
  });

  test('Imperial Steam: the browser makes them from the same templates as the service', () => {
    const types = formsOf(titleImperialSteam, steamPlayer(0.8), 4);
    expect([...types]).toEqual(
      expect.arrayContaining(['track', 'hire', 'factory', 'buy', 'order', 'contract', 'donate', 'pass']),
    );
  });
});
