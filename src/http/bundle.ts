import { build, type OutputFile, type Plugin } from 'esbuild';
import { join } from 'node:path';
import { languages, type Language } from '../words/language.js';
import { templatesAsFunctions } from './browser-templates.js';

/** What the browser's script takes for its list of games. */
const playedIn = (titles: string): Plugin => ({
  name: 'played-in',
  setup: building => building.onResolve({ filter: /^\.\/titles\.js$/ }, () => ({ path: titles })),
});

/**
 * What no page needs of the rules stays out of the engine. No page but one plays for anybody, which takes it by the
 * door of its folder; standing orders are carried out and charts are drawn by the
 * service alone.
 */
const leftOut: { readonly [module: string]: string } = {
  './habits/habits.js': 'export const sensibleBy = () => () => null;',
  './orders/orders.js': 'export const ordersOf = () => undefined;',
  './charts.js': 'export const chartsOf = () => []; export const sampleOf = () => null;',
};

const leavesOut: Plugin = {
  name: 'leaves-out',
  setup: building => {
    building.onResolve({ filter: /^\.\/(?:habits\/|orders\/|charts\.js$)/ }, ({ path }) =>
      path in leftOut ? { path, namespace: 'left-out' } : undefined,
    );
    building.onLoad({ filter: /^/, namespace: 'left-out' }, ({ path }) => ({ contents: leftOut[path]! }));
  },
};

const otherFolder = new RegExp(`/(?:${languages.join('|')})/`);

/** What standing orders say, and refusals as headings, is only said by the service. */
const serviceWords: Plugin = {
  name: 'service-words',
  setup: building =>
    building.onLoad({ filter: /\/words\/.*(?:\/rail\/orders|\/refusal-titles)\.ts$/ }, () => ({
      contents: 'export const railOrders = {}, railStops = {}, refusalTitles = {};',
    })),
};

/** The words of this language stand for those of all others, so that a reader loads only his own. */
const wordsOnlyIn = (language: Language): Plugin => ({
  name: 'words-only-in',
  setup: building =>
    building.onResolve({ filter: otherFolder }, ({ path, importer, resolveDir, kind }) => {
      const own = path.replace(otherFolder, `/${language}/`);
      return own === path ? undefined : building.resolve(own, { importer, resolveDir, kind });
    }),
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
    format: 'esm',
    target: 'es2022',
    write: false,
    tsconfig: join(root, 'tsconfig.web.json'),
    plugins: [
      playedIn(titles),
      leavesOut,
      serviceWords,
      wordsOnlyIn(language),
      templatesAsFunctions(root, language),
    ],
  });
  return outputFiles;
};

/**
 * The browser's script, bundled from `src/web` once for each language: `main-en.js`, and what it loads when it is
 * needed, under names that change with the content. What says nothing is the same file in every language.
 * @param titles the module with the games that can be played in the browser
 */
export const bundleScripts = async (root: string, titles: string): Promise<readonly OutputFile[]> =>
  (await Promise.all(languages.map(language => bundleIn(root, titles, language)))).flat();
