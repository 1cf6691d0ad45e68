import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { damageText } from '../../src/http/damaged.js';
import { refusalText } from '../../src/http/wording.js';
import { wantedKinds } from '../../src/records/wanted.js';
import { languages, wordsFor } from '../../src/words/index.js';
import { hasPageText, problemList, problemText, problemTitle } from '../../src/words/pages.js';
import { titles } from '../../src/titles/registry.js';
import { collect, refusalsWithTexts, sourcesOf, type Source } from './sources.js';

/*
 * A language is a folder of `src/words`, and one in the folder of each title. Nothing else is worded in it, so that
 * whoever adds a third finds all there is to translate.
 */

const root = new URL('../../', import.meta.url).pathname;

const inFolders = (under: string): readonly string[] =>
  readdirSync(join(root, under), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name);

const isWords = ({ path }: Source): boolean => /^(?:titles\/[^/]+\/)?words\//.test(path);
/** The database says nothing to people. */
const all = sourcesOf(...inFolders('src').filter(name => name !== 'db'));

/** Which language's folder a file lies in; a title whose words are few has a file instead. */
const folderOf = ({ path }: Source): string | undefined =>
  languages.find(language => path.split(/[/.]/).includes(language));

/** What is written in a file: texts, and the fixed parts of texts with parameters. */
const textsIn = (source: Source): readonly string[] =>
  collect([source], node =>
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
      ? node.text
      : undefined,
  );

const german =
  /[äöüß„]|(?:^|\s)(?:und|oder|nicht|kein|keine|ein|eine|einen|Sie|Ihr|Ihre|Ihren|wird|ist|sind|der|das|den|zum|zur|für|mit|auf|von)(?=[\s.,:?!]|$)/;

/** Names that a company or a city has in every language. */
const properNames: readonly string[] = ['Lokomotivfabrik der StEG', 'Mürzzuschlag'];

const withoutNames = (text: string): string =>
  properNames.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Tables of what is printed on a game, with the names of its cities. */
const isPrinted = ({ path }: Source): boolean =>
  /^titles\/[^/]+\/rules\/data\/reconstruction\.ts$/.test(path);

/** Texts with their files, of those that are found. */
const told = (sources: readonly Source[], isFound: (text: string) => boolean): readonly string[] =>
  sources.flatMap(source =>
    textsIn(source).flatMap(text => (isFound(text) ? [`${source.path}: ${text}`] : [])),
  );

describe('a language has one place', () => {
  test('the German folders are found by what tells German', () => {
    const inGerman = all.filter(source => isWords(source) && folderOf(source) === 'de');
    const some = inGerman.filter(source => textsIn(source).some(text => german.test(text)));
    expect(some.length).toBeGreaterThan(50);
  });

  test('nothing is German elsewhere, in the words of other languages neither', () => {
    expect(
      told(
        all.filter(source => folderOf(source) !== 'de' && !isPrinted(source)),
        text => german.test(withoutNames(text)),
      ),
    ).toEqual([]);
  });

  test('nothing else chooses between texts by language', () => {
    const isLanguage = (node: ts.Node): boolean =>
      ts.isStringLiteral(node) && (languages as readonly string[]).includes(node.text);
    const asks = (node: ts.Expression): boolean =>
      ts.isBinaryExpression(node) && [node.left, node.right].some(isLanguage);
    const holdsText = (node: ts.Node): boolean =>
      ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isArrayLiteralExpression(node);
    const keyed = (node: ts.ObjectLiteralExpression): boolean =>
      languages.every(language =>
        node.properties.some(
          one =>
            ts.isPropertyAssignment(one) && one.name.getText() === language && holdsText(one.initializer),
        ),
      );
    const found = all.filter(
      source =>
        collect([source], node =>
          (ts.isConditionalExpression(node) &&
            asks(node.condition) &&
            [node.whenTrue, node.whenFalse].some(holdsText)) ||
          (ts.isObjectLiteralExpression(node) && keyed(node))
            ? node.getText()
            : undefined,
        ).length > 0,
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('templates have no words of their own', () => {
    const templates = readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8' });
    const worded = templates
      .filter(name => name.endsWith('.hbs'))
      .flatMap(name => {
        const shown = readFileSync(join(root, 'templates', name), 'utf8')
          .replace(/<style.*?<\/style>/gs, '')
          .replace(/\{\{.*?\}\}/gs, ' ')
          .replace(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g, '>$1<')
          .replace(/<[^>]*>/gs, ' ')
          // The name of a character is no word.
          .replace(/&\w+;/g, ' ');
        return [...shown.matchAll(/\p{L}{2,}/gu)].map(([word]) => `${name}: ${word}`);
      });
    expect([...new Set(worded)].sort()).toEqual([
      'page/api-docs.hbs: json',
      'page/api-docs.hbs: openapi',
      'partial/layout.hbs: Bahnpost',
    ]);
  });
});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .sort();

interface Texts {
  readonly [key: string]: string;
}

/** The texts of a file of a language that have parameters in braces. */
const textsOf = async (language: string, file: string): Promise<readonly Texts[]> =>
  Object.values(
    (await import(`../../src/words/${language}/${file}.js`)) as { readonly [name: string]: Texts },
  );

const parametersOf = (tables: readonly Texts[]): readonly string[] =>
  tables.flatMap(table =>
    Object.entries(table).map(([key, text]) =>
      [key, ...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort())].join(' '),
    ),
  );

describe.each(languages.filter(language => language !== 'en'))('%s', language => {
  test.each(['acting', 'mail', 'pages/index', 'problems/index', 'problems/titles'])(
    'has the parameters of %s',
    async file => {
      const [own, english] = [await textsOf(language, file), await textsOf('en', file)];
      expect(english.length).toBeGreaterThan(0);
      expect(parametersOf(own).toSorted()).toEqual(parametersOf(english).toSorted());
    },
  );

  test.each(['src/words', ...inFolders('src/titles').map(id => `src/titles/${id}/words`)])(
    'has the files of %s',
    folder => {
      const folders = inFolders(folder);
      if (folders.includes('en')) expect(filesIn(`${folder}/${language}`)).toEqual(filesIn(`${folder}/en`));
      else expect(filesIn(folder)).toEqual(expect.arrayContaining([`${language}.ts`, 'en.ts']));
    },
  );
});

/** Words by which English is known in a German sentence; names that programs use stand in quotes there. */
const english =
  /(?:^|[\s(:„])(?:the|of|and|or|is|are|not|no|with|whole|number|wanted|instead|expected|unexpected|invalid|nothing|text|list|object|string|undefined|missing|something|here|cannot|must|position|token|runs)(?=[\s.,:;?!)“]|$)/;

const withoutPlaces = (text: string): string => text.replace(/\{[^}]*\}/g, '…');

describe('a German refusal is German', () => {
  test('in its own words, of the service and of every title', () => {
    const said = [
      ...problemList('de').flatMap(({ code, text }) => [text, problemTitle('de', code) ?? '']),
      ...[...titles.keys()].flatMap(id =>
        wordsFor(id)
          .refusals('de')
          .flatMap(({ code, text }) => [text, wordsFor(id).refusalTitle('de', code) ?? '']),
      ),
    ].map(withoutPlaces);
    expect(said.length).toBeGreaterThan(500);
    expect([...new Set(said.filter(text => english.test(text)))]).toEqual([]);
  });

  test('in what is put into it', () => {
    const said = refusalsWithTexts(all).map(({ code, params }) =>
      [
        problemText('de', code, params) ??
          refusalText('de', code, params, { deps: { wordsFor }, title: '1830' }) ??
          code,
        code === 'damaged-record' ? damageText('de', { ...params, line: 1 }) : '',
      ].join(' '),
    );
    expect(said).toContain('„–“ kann nicht „–“ sein; erwartet: ganze Zahl. ');
    expect([...new Set(said.map(withoutPlaces).filter(text => english.test(text)))]).toEqual([]);
  });

  test('also where it tells what a file should have', () => {
    for (const language of languages)
      expect(wantedKinds.filter(kind => !hasPageText(language, `importWanted.${kind}`))).toEqual([]);
    const wanted = wantedKinds.map(kind =>
      damageText('de', { path: 'x', reason: 'wanted', wanted: kind, of: '„a“', given: 'b' }),
    );
    expect(wanted).toContain('Bei „x“: Erwartet: eine ganze Zahl, nicht „b“.');
    expect(wanted.filter(text => english.test(text!))).toEqual([]);
  });
});
