/**
 * What no import tells: which tests belong to a file. `files` and tests are patterns of paths; `$1` stands for what the
 * first bracket found. Every rule that fits counts.
 */
export interface Rule {
  readonly files: RegExp;
  /** Always named. */
  readonly always?: readonly string[];
  /** Looked through beside those that reach the file: named if they are much like the change. */
  readonly among?: readonly string[];
  /** Why these, or why none. */
  readonly why: string;
}

const WHOLE_LOOK = '^test/browser/(accessible|everywhere|legible)';

export const rules: readonly Rule[] = [
  // Rules and texts of games.
  {
    files: /^src\/engine\//,
    always: ['^test/titles/stored-games'],
    why: 'stored games of every title',
  },
  {
    files: /^src\/engine\/rail\//,
    always: ['^test/titles/18[^/]+/(solo-)?random'],
    why: 'random games of every railway title',
  },
  {
    files: /^src\/titles\/([^/]+)\/.+(?<!\.md)$/,
    always: ['^test/titles/stored-games', '^test/titles/$1/.*(random|sensible)', '^test/titles/$1/records/'],
    why: 'whole games of this title',
  },
  {
    files: /^src\/titles\/[^/]+\/rules\.md$/,
    always: ['^test/words/(rules|titles)', '^test/http/help'],
    why: 'reads the rules in short',
  },
  { files: /^src\/words\//, always: ['^test/words/[^/]+$'], why: 'looks at all texts' },
  {
    files: /^test\/fixtures\/games\//,
    always: ['^test/titles/stored-games'],
    among: ['^test/(browser|cli|docs|http|jobs|present|run|service|titles)/'],
    why: 'replays every stored game',
  },

  // What a person sees.
  {
    files: /^templates\/(page|partial)\//,
    always: ['^test/http/(every-link|pages|stored-pages|turn-templates)'],
    among: ['^test/(browser|http)/'],
    why: 'renders all pages',
  },
  {
    files: /^templates\/mail\//,
    always: ['^test/mail/[^/]+$', '^test/jobs/messages/'],
    among: ['^test/(browser|jobs|mail)/'],
    why: 'renders all mails',
  },
  {
    files: /^assets\//,
    always: [WHOLE_LOOK, '^test/http/assets'],
    among: ['^test/(board|browser|present)/'],
    why: 'looks at all pages',
  },
  {
    files: /^src\/web\//,
    always: ['^test/web/', '^test/http/assets', WHOLE_LOOK],
    among: ['^test/browser/'],
    why: 'loads all scripts of pages',
  },

  // What runs as a program of its own.
  { files: /^src\/cli\//, always: ['^test/cli/'], why: 'runs the command line' },
  {
    files: /^src\/(run\/|main)/,
    always: ['^test/run/', '^test/end-to-end/starts'],
    why: 'starts the service',
  },
  { files: /^scripts\//, always: ['^test/scripts/'], why: 'runs the scripts' },
  { files: /^src\/library\//, always: ['^test/library/', '^test/scripts/engine'], why: 'packs the engine' },
  { files: /^examples\//, always: ['^test/end-to-end/bots'], why: 'lets the examples play' },
  {
    files: /^prisma[/.]/,
    always: ['^test/db/'],
    among: ['^test/(cli|end-to-end|jobs|service)/'],
    why: 'looks at the tables',
  },
  {
    files: /^(Dockerfile|docker-compose\.yml|\.dockerignore|\.env\.example)$/,
    always: ['^test/container/', '^test/docs/operating'],
    why: 'checks what an installation is made of',
  },

  // What all depends on, and what nobody tests.
  {
    files: /^(package(-lock)?\.json|(src\/web\/)?tsconfig.*\.json|(jest|prisma)\.config\.m?[jt]s|\.nvmrc)$/,
    always: ['^test/deps', '^test/scripts/', '^test/container/', '^test/end-to-end/starts'],
    why: 'builds and starts; whatever else hangs on packages and settings, `npm test` tells',
  },
  {
    files: /^(docs\/|README|CHANGELOG|CONTRIBUTING|SECURITY)/,
    always: ['^test/docs/'],
    why: 'reads the documents',
  },
  { files: /^\.dependency-cruiser\.cjs$/, always: ['^test/deps'], why: 'plants forbidden imports' },
  {
    files: /^(\.editorconfig|\.gitignore|\.ox(fmt|lint)rc\.json|knip\.json|scripts\/lint\/.*)$/,
    why: 'settings of `npm run check`, which fails by itself',
  },
  { files: /^\.(ci|github)\//, why: 'runs the checks' },
  { files: /^LICENSE$/, why: 'is a text for lawyers' },
  { files: /^bench\//, why: '`npm run bench` runs it' },
  { files: /^test\/support\//, why: 'is run by hand where no test uses it' },
];

export const rulesFor = (path: string): readonly Rule[] => rules.filter(({ files }) => files.test(path));

/** The tests that a pattern of a rule means for a path. */
export const meant = (
  rule: Rule,
  patterns: readonly string[] | undefined,
  path: string,
  tests: readonly string[],
) => {
  const groups = rule.files.exec(path) ?? [];
  const wanted = (patterns ?? []).map(one => new RegExp(one.replaceAll('$1', groups[1] ?? '')));
  return tests.filter(test => wanted.some(pattern => pattern.test(test)));
};
