import { build, type OnResolveArgs, type OnResolveResult, type OutputFile, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../words/language.js';
import { templatesAsFunctions } from './browser-templates.js';

/** What the browser's script takes for the list of titles. */
const playedIn = (titles: string): Plugin => ({
  name: 'played-in',
  setup: building => building.onResolve({ filter: /\/titles\/index\.js$/ }, () => ({ path: titles })),
});

/**
 * What no page needs of the rules stays out of the engine. No page but one plays for anybody, which takes it by the
 * door of its folder; what is carried out by standing orders, drawn in charts and on cards, compared, told to programs, and written
 * in letters and in the help is the service's alone, as is what it knows of a title. Its own habits are for seats
 * without a player, and its own orders are carried out by the service, which also knows when a time is up. Settings are checked, and presets offered, where a game is created. Positions
 * are audited in tests.
 */
const leftOut: { readonly [module: string]: string } = {
  './habits/habits.js': 'export const sensibleBy = () => () => null;',
  './search/search.js': 'export const thinkOf = () => undefined;',
  './search.js': 'export const think = undefined;',
  './orders/orders.js': 'export const ordersOf = () => undefined; export const orders = {};',
  './audit.js': 'export const audit = () => undefined;',
  './costs.js': 'export const costOf = undefined;',
  './tries.js': 'export const tries = {}, progressOf = undefined, triesOfGame = undefined;',
  './figures.js': 'export const figuresOf = () => ({}), figures = undefined, costOf = undefined;',
  './timeout.js': 'export const onTimeoutOf = () => null, timeoutRules = undefined;',
  './printed.js': 'export const printedOf = () => ({});',
  './charts.js': 'export const chartsOf = () => []; export const sampleOf = () => null;',
  './letter-tables.js': 'export const letterTables = () => [];',
  './service.js': 'export const service = {};',
  './small-board.js': "export const smallBoard = () => '';",
  './reference.js': 'export const railReference = () => ({});',
  './habits.js': 'export const habits = {};',
  './sensible.js': 'export const sensible = undefined;',
  './presets.js': 'export const presets = [], fitSettings = undefined;',
  './orders.js': 'export const orders = {};',
  './settings.js':
    'export const completeSettings = (defs, chosen) => Object.fromEntries(defs.map(({ id, values }) => [id, chosen[id] ?? values[0]]));',
};

const leavesOut: Plugin = {
  name: 'leaves-out',
  setup: building => {
    const leaveOut = ({ path }: OnResolveArgs): OnResolveResult | undefined =>
      path in leftOut ? { path, namespace: 'left-out' } : undefined;
    building.onResolve(
      {
        filter:
          /^\.\/(?:habits\/|orders\/|search\/|(?:audit|charts|costs|figures|letter-tables|printed|small-board|reference|timeout|tries)\.js$)/,
      },
      leaveOut,
    );
    building.onResolve({ filter: /^\.\/(?:habits|orders|presets|search|sensible)\.js$/ }, args =>
      /\/titles\/[\w-]+\/rules\/title\.ts$/.test(args.importer) ? leaveOut(args) : undefined,
    );
    building.onResolve({ filter: /^\.\/service\.js$/ }, args =>
      /\/titles\/[\w-]+\/index\.ts$/.test(args.importer) ? leaveOut(args) : undefined,
    );
    building.onResolve({ filter: /^\.\/settings\.js$/ }, args =>
      args.importer.endsWith('/engine/core/index.ts') ? leaveOut(args) : undefined,
    );
    building.onLoad({ filter: /^/, namespace: 'left-out' }, ({ path }) => ({ contents: leftOut[path]! }));
  },
};

/** What only thinking ahead needs of the core. */
const THINKING = ['thinking', 'tried-moves', 'chance'];

/**
 * Thinking ahead is loaded when it is asked for, and what of the core it alone needs comes with it: every page of a game would else
 * load that, too.
 */
const thinkingApart = (root: string): Plugin => ({
  name: 'thinking-apart',
  setup: building => {
    building.onResolve({ filter: new RegExp(`^\\./(?:${THINKING.join('|')})\\.js$`) }, ({ path, importer }) =>
      importer.endsWith('/engine/core/index.ts') ? { path, namespace: 'thinking-apart' } : undefined,
    );
    building.onResolve({ filter: /\/core\/index\.js$/ }, ({ importer }) =>
      /\/engine\/rail\/search\/|\/web\/first-game\/thinking\.ts$/.test(importer)
        ? { path: 'core', namespace: 'thinking-apart' }
        : undefined,
    );
    building.onLoad({ filter: /^/, namespace: 'thinking-apart' }, ({ path }) => ({
      contents: ['index', ...THINKING]
        .filter(() => path === 'core')
        .map(name => `export * from ${JSON.stringify(join(root, 'src/engine/core', `${name}.ts`))};`)
        .join('\n'),
      resolveDir: root,
    }));
  },
});

const otherFolder = new RegExp(`/(?:${languages.join('|')})/`);

/**
 * What standing orders say, moves that no fact tells of, refusals as headings and those of settings and tables, what a title is
 * and what can be chosen for a game of it are only said by the service.
 */
const serviceWords: Plugin = {
  name: 'service-words',
  setup: building =>
    building.onLoad(
      {
        filter:
          /\/words\/(?:.*\/(?:rail\/orders|refusal-titles|settings)|(?:de|en)\/service)\.ts$|\/titles\/[\w-]+\/words\/.*\/(?:moves|orders)\.ts$/,
      },
      () => ({
        contents:
          'export const railOrders = {}, railStops = {}, orderTerms = {}, orders = {}, moves = {}, coreStops = {}, stops = {}, tableRefusals = {}, coreRefusalTitles = {}, railRefusalTitles = {}, refusalTitles = {}, settings = {}, settingGroups = {}, presets = {}, title = {}, titleOfSet = () => undefined;',
      }),
    ),
};

/**
 * The words of this language take the place of all others, so that readers load only their own. What may be typed for the
 * English of the notation belongs to both, and is only loaded on German pages.
 */
const wordsOnlyIn = (language: Language): Plugin => ({
  name: 'words-only-in',
  setup: building =>
    building.onResolve({ filter: otherFolder }, ({ path, ...from }) => {
      if (path.endsWith('/typed-moves.js')) return undefined;
      const own = path.replace(otherFolder, `/${language}/`);
      return own === path ? undefined : building.resolve(own, from);
    }),
});

const IMPORTED = 'imported';

/** What a title is played with, and nobody else. */
const ownFolders = /\/(?:titles\/[\w-]+\/(?:(?:rules|readings|words)\/|browser\.)|engine\/rail\/variants\/)/;

/**
 * Games that were imported are played by a copy of their title, and load nothing else of it. What it has in common with the readings
 * of other sites would else be a file of its own, and all other games would wait for that.
 */
const copyForImported: Plugin = {
  name: 'copy-for-imported',
  setup: building => {
    building.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, resolveDir, pluginData }) => {
      if (pluginData !== IMPORTED && !/\/titles\/[\w-]+\/imported\.ts$/.test(importer)) return undefined;
      const source = join(resolveDir, path.replace(/\.js$/, '.ts'));
      return ownFolders.test(source) ? { path: source, suffix: `?${IMPORTED}` } : undefined;
    });
    building.onLoad({ filter: ownFolders }, ({ path, suffix }) =>
      suffix === `?${IMPORTED}`
        ? { contents: readFileSync(path, 'utf8'), loader: 'ts', pluginData: IMPORTED }
        : undefined,
    );
  },
};

/**
 * Scripts that only come to a page which has, or gets, the one that they are listed under. None of them needs that one: it would
 * begin before what it needs is there.
 */
export const comesWith: readonly (readonly [script: string, others: RegExp])[] = [
  // Small ones, of which several come to nearly every page.
  ...['web/visit', 'web/visits', 'web/swap', 'web/turn/in-place', 'web/tile', 'board/point'].map(
    name => [`${name}.ts`, /\/src\/web\/addresses\.ts$/] as const,
  ),
  // Whoever hears of what goes from page to page has what brings it.
  [
    'web/navigate.ts',
    /\/src\/web\/(?:here|labels|live|scrubber|tables|turns|why|turn\/(?:choose|keep-above|runs|turn|while-there))\.ts$/,
  ],
  ['web/what-if/panels.ts', /\/src\/web\/replay\/replay\.ts$/],
  ['web/what-if/menu.ts', /\/src\/web\/replay\/replay\.ts$/],
  ['web/what-if/take-forms.ts', /\/src\/web\/replay\/replay\.ts$/],
  ['present/what-if.ts', /\/src\/web\/replay\/replay\.ts$/],
  ['board/index.ts', /\/src\/web\/turn\/turn\.ts$/],
  [
    'web/turn/turn.ts',
    /\/src\/(?:web\/turn\/runs|web\/replay\/replay|web\/first-game\/thinking|present\/rail\/playable|titles\/[\w-]+\/(?:browser|imported))\.ts$/,
  ],
  [
    'present/rail/playable.ts',
    /\/src\/(?:titles\/[\w-]+\/(?:browser|imported)|present\/rail\/(?:presenter|editing)|engine\/rail\/(?:habits|search)\/index)\.ts$/,
  ],
  // Small ones, which a page with a turn or one with runs asks for sooner or later.
  ['present/rail/edited-runs.ts', /\/src\/present\/rail\/playable\.ts$/],
  ['present/compare.ts', /\/src\/web\/turn\/turn\.ts$/],
  ['present/table-of.ts', /\/src\/web\/turn\/turn\.ts$/],
  // All of the kit: what one of its scripts takes of it alone would be a file for itself.
  ['engine/rail/index.ts', /\/src\/present\/rail\/playable\.ts$/],
  // What a title shows in rounds of its own.
  ['present/rail/presenter.ts', /\/src\/titles\/18\w+\/present\/\w+\.ts$/],
];

/**
 * Has them load that one too. Otherwise whatever is needed by several would be a file of its own for each set of those that need it, and
 * many small files cannot be packed as well as a few large ones.
 */
const keptTogether = (root: string): Plugin => ({
  name: 'kept-together',
  setup: building =>
    building.onLoad(
      { filter: new RegExp(comesWith.map(([, others]) => others.source).join('|')) },
      ({ path }) => {
        const text = readFileSync(path, 'utf8');
        // A title that is no 18xx has nothing of theirs.
        const is18xx = /(?:engine|present)\/rail\/|'\.\.\/rail\.js'/.test(`${path} ${text}`);
        const firsts = comesWith.flatMap(([script, others]) =>
          others.test(path) && (is18xx || script !== 'present/rail/playable.ts') ? script : [],
        );
        const imports = firsts.map(script => `import ${JSON.stringify(join(root, 'src', script))};`);
        return { contents: `${text}\n${imports.join('\n')}`, loader: 'ts' };
      },
    ),
});

const bundleIn = async (root: string, titles: string, language: Language): Promise<readonly OutputFile[]> => {
  const { outputFiles } = await build({
    entryPoints: [
      { in: join(root, 'src/web/main.ts'), out: `main-${language}` },
      { in: join(root, 'src/web/push/worker.ts'), out: 'push-worker' },
    ],
    bundle: true,
    splitting: true,
    outdir: root,
    chunkNames: '[name]-[hash]',
    minify: true,
    // As it stands: an escape for each umlaut is longer, also when it is compressed.
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    write: false,
    tsconfig: join(root, 'src/web/tsconfig.json'),
    plugins: [
      playedIn(titles),
      leavesOut,
      thinkingApart(root),
      serviceWords,
      wordsOnlyIn(language),
      copyForImported,
      templatesAsFunctions(root, language),
      keptTogether(root),
    ],
  });
  return outputFiles;
};

/**
 * The browser's script, bundled from `src/web` once for each language: `main-en.js`, and what it loads when it is
 * needed, under names that change with the content. What says nothing is the same file in every language.
 * @param titles the module with the list of titles
 */
export const bundleScripts = async (root: string, titles: string): Promise<readonly OutputFile[]> =>
  (await Promise.all(languages.map(language => bundleIn(root, titles, language)))).flat();
