import { existsSync } from 'node:fs';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Folders that must give the same answer on every machine, for ever. */
const pure = ['src/engine/**/*.ts', 'src/titles/**/*.ts', 'src/board/**/*.ts'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a thing is called the same everywhere.',
};

/** What a test draws follows from the run's seed, so that it can be drawn again. */
const noChance = [
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Draw with `chance` of test/support/seed.ts.',
  },
  {
    selector:
      'ImportDeclaration[source.value=/^(node:)?crypto$/] ImportSpecifier[imported.name=/^(random(Int|Bytes|Fill|FillSync)|webcrypto|getRandomValues)$/]',
    message:
      'Draw with `chance` or `drawing` of test/support/seed.ts; a name that must be unique is a `randomUUID`.',
  },
  {
    selector:
      'ImportDeclaration[source.value=/^(node:)?crypto$/] :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)',
    message: 'Import by name, so that chance is seen.',
  },
  {
    selector: 'Identifier[name="getRandomValues"]',
    message: 'Draw with `drawing` of test/support/seed.ts.',
  },
];

const noSurroundings = name => ({ name, message: 'Time is reckoned without surroundings.' });

export default tseslint.config(
  {
    ignores: ['node_modules/', 'dist/', 'coverage/', '.data/', '.data-dev/', 'src/db/generated/', 'public/'],
  },

  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.web.json'].filter(existing),
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-console': 'error',
      'no-param-reassign': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 400 }],
      'no-restricted-syntax': ['error', noDefaultExport],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A number in a text needs no ceremony.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An index that is known to be right; what comes from outside is checked by zod.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // With unchecked indexes this rule mistakes a wanted guard for a needless one.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `'bank' | string` tells the reader more than `string`.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },

  // No text, however hostile, keeps a pattern busy for much longer than reading it takes.
  {
    files: ['src/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },

  {
    files: pure,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The engine knows no clock.' },
        { name: 'console', message: 'The engine says what it has to say in facts.' },
        { name: 'process', message: 'The engine knows no surroundings.' },
        { name: 'crypto', message: 'Chance is drawn outside and recorded.' },
        { name: 'globalThis', message: 'The engine keeps nothing outside the state.' },
      ],
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        {
          selector: 'MemberExpression[object.name="Math"][property.name="random"]',
          message: 'Chance is drawn outside and recorded.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^(localeCompare|toLocale\\w*String)$/]',
          message: 'Depends on the machine; compare by code unit.',
        },
        {
          selector: 'ClassDeclaration:not([superClass.name="Error"])',
          message: 'Functions and plain data; classes are for errors.',
        },
      ],
    },
  },

  // Time is reckoned from instants that are given.
  {
    files: ['src/pace/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['performance', 'process', 'console', 'setTimeout'].map(noSurroundings),
      ],
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        {
          selector:
            'MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'What time it is, is a parameter.',
        },
      ],
    },
  },

  // Commands, benches and tests talk to a terminal.
  {
    files: ['src/cli/**/*.ts', 'bench/**/*.ts', 'test/**/*.ts'],
    rules: { 'no-console': 'off' },
  },

  // Configuration files of tools are found by their default export.
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },

  {
    files: ['test/**/*.ts'],
    rules: {
      'max-lines': 'off',
      'no-restricted-syntax': ['error', noDefaultExport, ...noChance],
      'no-restricted-imports': [
        'error',
        {
          name: 'fast-check',
          message: 'Take `fc` from test/support/property.ts: its cases follow from the seed.',
        },
      ],
      // Answers of a service under test come untyped; the assertion is the check.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },

  // The one place that seeds it.
  { files: ['test/support/property.ts'], rules: { 'no-restricted-imports': 'off' } },
);

/** The browser's own tsconfig is used as soon as it is there. */
function existing(file) {
  return existsSync(new URL(file, import.meta.url));
}
