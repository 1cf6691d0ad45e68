import type { Plugin } from 'esbuild';
import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../words/language.js';
import { textByKey } from '../words/pages.js';

/*
 * The templates that the browser fills in too, as functions of what is shown: so that a part of a page looks the same
 * whoever makes it. Of Handlebars they take what these templates use; with its own compiled templates and its runtime they
 * would be three times as large (docs/decisions/templates-in-the-browser.md).
 */

type Expression = hbs.AST.Expression;

/** A template, in a scope named `s` (`src/web/templates/scope.ts`). */
interface Written {
  /** The partials it needs. */
  readonly partials: Set<string>;
  readonly file: string;
  readonly language: Language;
}

const unknown = ({ file }: Written, what: string): never => {
  throw new Error(`${file}: the browser cannot fill in ${what}`);
};

/** `../a.b` and `@root.a`. */
const path = (written: Written, { data, depth, parts, original }: hbs.AST.PathExpression): string => {
  const [first, ...rest] = parts;
  if (data && first !== 'root') return unknown(written, original);
  const base = data ? 's.root' : `s${'.up'.repeat(depth)}.it`;
  return [base, ...(data ? rest : parts).map(part => `[${JSON.stringify(part)}]`)].join('?.');
};

const isPath = (node: Expression): node is hbs.AST.PathExpression => node.type === 'PathExpression';

const value = (written: Written, node: Expression): string => {
  if (isPath(node)) return path(written, node);
  if (node.type === 'SubExpression') return helper(written, node as hbs.AST.SubExpression);
  if (/^(String|Number|Boolean)Literal$/.test(node.type))
    return JSON.stringify((node as hbs.AST.StringLiteral).value);
  return unknown(written, node.type);
};

const pairs = (written: Written, hash: hbs.AST.Hash | undefined): string =>
  (hash?.pairs ?? []).map(pair => `${JSON.stringify(pair.key)}:${value(written, pair.value)}`).join(',');

interface Called {
  readonly path: Expression;
  readonly params: readonly Expression[];
  readonly hash?: hbs.AST.Hash;
}

/** Words of the page stand in the function itself: a reader loads those of one language. */
const words = (written: Written, key: Expression, hash: hbs.AST.Hash | undefined): string => {
  const said = JSON.stringify(textByKey(written.language, (key as hbs.AST.StringLiteral).value));
  return hash ? `say(${said},{${pairs(written, hash)}})` : said;
};

const helper = (written: Written, { path: name, params, hash }: Called): string => {
  const [first, second] = params.map(param => value(written, param));
  switch ((name as hbs.AST.PathExpression).original) {
    case 't':
      return words(written, params[0]!, hash);
    case 'eq':
      return `${first!}===${second!}`;
    case 'drawing':
      return `(${first!}??"")`;
    case 'bdi':
      return `"<bdi>"+text(${first!})+"</bdi>"`;
    default:
      return unknown(written, (name as hbs.AST.PathExpression).original);
  }
};

const mustache = (written: Written, node: hbs.AST.MustacheStatement): string => {
  const shown = node.params.length > 0 ? helper(written, node) : value(written, node.path);
  return ['drawing', 'bdi'].includes((node.path as hbs.AST.PathExpression).original)
    ? shown
    : `text(${shown})`;
};

const block = (
  written: Written,
  { path: name, params, program, inverse }: hbs.AST.BlockStatement,
): string => {
  const given = value(written, params[0]!);
  const [then, otherwise] = [program, inverse].map(one => (one ? body(written, one) : '""'));
  switch (name.original) {
    case 'if':
      return `(on(${given})?${then!}:${otherwise!})`;
    case 'unless':
      return `(on(${given})?${otherwise!}:${then!})`;
    case 'with':
      return `(on(${given})?inside(s,${given},s=>${then!}):${otherwise!})`;
    case 'each':
      return `(on(${given})?each(s,${given},s=>${then!}):${otherwise!})`;
    default:
      return unknown(written, name.original);
  }
};

const functionOf = (partial: string): string => `_${partial.replaceAll('-', '_')}`;

const partial = (written: Written, { name, params, hash }: hbs.AST.PartialStatement): string => {
  const called = (name as hbs.AST.PathExpression).original;
  written.partials.add(called);
  const given = params[0] ? value(written, params[0]) : 's.it';
  const context = hash ? `{...${given},${pairs(written, hash)}}` : given;
  return `inside(s,${context},${functionOf(called)})`;
};

const statement = (written: Written, node: hbs.AST.Statement): string => {
  switch (node.type) {
    case 'ContentStatement':
      return JSON.stringify((node as hbs.AST.ContentStatement).value);
    case 'MustacheStatement':
      return mustache(written, node as hbs.AST.MustacheStatement);
    case 'BlockStatement':
      return block(written, node as hbs.AST.BlockStatement);
    case 'PartialStatement':
      return partial(written, node as hbs.AST.PartialStatement);
    case 'CommentStatement':
      return '""';
    default:
      return unknown(written, node.type);
  }
};

const body = (written: Written, { body: nodes }: hbs.AST.Program): string =>
  nodes.map(node => statement(written, node)).join('+') || '""';

/** A template as a module that gives its function. */
const moduleOf = (root: string, file: string, language: Language): string => {
  const written: Written = { partials: new Set(), file, language };
  const filledIn = body(written, Handlebars.parse(readFileSync(file, 'utf8')));
  return [
    `import {each,inside,on,text} from ${JSON.stringify(join(root, 'src/web/templates/scope.ts'))};`,
    `import {fill as say} from ${JSON.stringify(join(root, 'src/words/fill.ts'))};`,
    ...[...written.partials].map(name => `import {fill as ${functionOf(name)}} from './${name}.hbs';`),
    `export const fill=s=>${filledIn};`,
  ].join('\n');
};

/**
 * Lets the browser's script import templates: each is a function from a scope to a piece of a page.
 * @param root the project's folder
 * @param language whose words they say
 */
export const templatesAsFunctions = (root: string, language: Language): Plugin => ({
  name: 'templates-as-functions',
  setup: building =>
    building.onLoad({ filter: /\.hbs$/ }, ({ path: file }) => ({
      contents: moduleOf(root, file, language),
      resolveDir: dirname(file),
    })),
});
