import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Fact, Json } from '../../src/engine/core/index.js';

/*
 * What the engine and its titles can say, read from their sources: so whatever is added there is missed here
 * as long as it has no words.
 */

/** A source file, by its path under `src`. */
export interface Source {
  readonly path: string;
  readonly tree: ts.SourceFile;
}

const read = new Map<string, readonly Source[]>();

/** The source files of some folders under `src`, each read once. */
export const sourcesOf = (...folders: readonly string[]): readonly Source[] =>
  folders.flatMap(folder => {
    const known = read.get(folder) ?? sourcesIn(folder);
    read.set(folder, known);
    return known;
  });

const sourcesIn = (folder: string): readonly Source[] => {
  const root = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .sort()
    .map(name => {
      const text = readFileSync(join(root, name), 'utf8');
      return {
        path: `${folder}/${name}`,
        tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true),
      };
    });
};

/** Everything that `find` sees in the files; `undefined` where it sees nothing. */
export const collect = <T>(
  sources: readonly Source[],
  find: (node: ts.Node) => T | readonly T[] | undefined,
): readonly T[] => {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    const here = find(node);
    if (Array.isArray(here)) found.push(...(here as readonly T[]));
    else if (here !== undefined) found.push(here as T);
    ts.forEachChild(node, visit);
  };
  for (const { tree } of sources) visit(tree);
  return found;
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

/** The texts that an expression can be: one, or those of its branches. */
const textsOf = (node: ts.Expression | undefined): readonly string[] => {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  return ts.isParenthesizedExpression(node) ? textsOf(node.expression) : [];
};

const listOf = (node: ts.Expression | undefined): readonly string[] =>
  node && ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsOf) : [];

/** Calls of a function or constructor by that name. */
const callOf = (node: ts.Node, name: string): readonly ts.Expression[] | undefined =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) && node.expression.getText() === name
    ? [...(node.arguments ?? [])]
    : undefined;

/** A property of an object, as `note` in `{ hex, note: { kind } }`. */
const propertyOf = (node: ts.Node, name: string): ts.Expression | undefined =>
  ts.isPropertyAssignment(node) && node.name.getText() === name ? node.initializer : undefined;

const entriesOf = (node: ts.Expression | undefined): readonly ts.PropertyAssignment[] =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isStringLiteral(name) ? name.text : name.getText();

/** Values of a property of that name in objects. */
export const valuesOf = (sources: readonly Source[], name: string): readonly string[] =>
  unique(collect(sources, node => textsOf(propertyOf(node, name))));

/** What the `type` of a JSON Schema says, as fields of moves have one. */
const schemaTypes = new Set(['array', 'integer', 'object', 'string']);

/** Types of moves and of what is written for them. */
export const moveTypes = (sources: readonly Source[]): readonly string[] =>
  valuesOf(sources, 'type').filter(type => !schemaTypes.has(type));

/** The last arguments of calls of these functions, such as the reason for which a price moves. */
export const lastArguments = (sources: readonly Source[], ...names: readonly string[]): readonly string[] =>
  unique(collect(sources, node => names.flatMap(name => textsOf(callOf(node, name)?.at(-1)))));

/** The first arguments of calls of a function, such as the code of a refusal. */
export const firstArguments = (sources: readonly Source[], name: string): readonly string[] =>
  unique(collect(sources, node => textsOf(callOf(node, name)?.[0])));

/** Kinds of notes of what lies on the map. */
export const notesIn = (sources: readonly Source[]): readonly string[] =>
  unique(
    collect(sources, node =>
      entriesOf(propertyOf(node, 'note')).flatMap(entry => textsOf(propertyOf(entry, 'kind'))),
    ),
  );

/** Names of the fields of moves and orders: what moves accept, what forms have, how they are written. */
export const fieldsIn = (sources: readonly Source[]): readonly string[] =>
  unique(
    collect(sources, node => [
      ...entriesOf(propertyOf(node, 'fields')).map(nameOf),
      ...textsOf(propertyOf(node, 'form')).flatMap(form =>
        [...form.matchAll(/<(\w+)(?::\w+)?>/g)].map(match => match[1]!),
      ),
    ]),
  );

/** Words of the game that fields can hold. */
export const wordsInFields = (
  sources: readonly Source[],
): readonly (readonly [field: string, value: string])[] =>
  collect(sources, node => {
    const offered = entriesOf(propertyOf(node, 'fields')).flatMap(entry =>
      entriesOf(entry.initializer).flatMap(field =>
        listOf(propertyOf(field, 'oneOf')).map(value => [nameOf(entry), value] as const),
      ),
    );
    const fixed = entriesOf(propertyOf(node, 'fixed')).flatMap(entry =>
      textsOf(entry.initializer).map(value => [nameOf(entry), value] as const),
    );
    const read = entriesOf(propertyOf(node, 'fields')).flatMap(entry =>
      listOf(callOf(entry.initializer, 'wordOf')?.[0]).map(value => [nameOf(entry), value] as const),
    );
    return [...offered, ...fixed, ...read];
  });

const code = /^[a-z]+(?:-[a-z0-9]+)+$/;

/** Codes with which the engine refuses: in `must`, in `refuse`, in `Illegal`, or documented. */
export const codesIn = (sources: readonly Source[]): readonly string[] => {
  const said = collect(sources, node => [
    ...textsOf(callOf(node, 'must')?.[1]),
    ...textsOf(callOf(node, 'refuse')?.[0]),
    ...textsOf(callOf(node, 'Illegal')?.[0]),
  ]);
  const documented = sources.flatMap(({ tree }) =>
    [...tree.text.matchAll(/@throws Illegal((?:[^*]|\*(?!\/))*)/g)].flatMap(doc =>
      [...doc[1]!.matchAll(/`([^`]+)`/g)].map(match => match[1]!),
    ),
  );
  return unique([...said, ...documented].filter(word => code.test(word)));
};

type Types = ReadonlyMap<string, ts.TypeNode>;

const typesIn = (sources: readonly Source[]): Types =>
  new Map(
    collect(sources, node => (ts.isTypeAliasDeclaration(node) ? [[node.name.text, node.type] as const] : [])),
  );

/** Something of the type, as an example. */
const exampleOf = (type: ts.TypeNode, types: Types): Json => {
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return type.literal.text;
  if (ts.isTypeLiteralNode(type))
    return Object.fromEntries(
      type.members
        .filter(ts.isPropertySignature)
        .map(one => [one.name.getText(), exampleOf(one.type!, types)]),
    );
  if (ts.isUnionTypeNode(type)) return exampleOf(type.types[0]!, types);
  if (ts.isTypeOperatorNode(type)) return exampleOf(type.type, types);
  if (ts.isArrayTypeNode(type)) return [exampleOf(type.elementType, types)];
  if (ts.isTypeReferenceNode(type)) {
    const named = types.get(type.typeName.getText());
    return named ? exampleOf(named, types) : {};
  }
  if (type.kind === ts.SyntaxKind.NumberKeyword) return 1;
  return type.kind === ts.SyntaxKind.BooleanKeyword ? true : 'AB';
};

const partsOf = (type: ts.TypeNode): readonly ts.TypeNode[] =>
  ts.isUnionTypeNode(type) ? type.types.flatMap(partsOf) : [type];

/** An example of each kind that types by such names declare: of every fact in `RailFact`, `BondFact`, ... */
export const declared = (sources: readonly Source[], names: RegExp, key = 'kind'): readonly Fact[] => {
  const types = typesIn(sources);
  return [...types].flatMap(([name, type]) => {
    if (!names.test(name)) return [];
    return partsOf(type).flatMap(part => {
      if (!ts.isTypeLiteralNode(part)) return [];
      const kinds = part.members
        .filter(ts.isPropertySignature)
        .filter(one => one.name.getText() === key)
        .flatMap(one => partsOf(one.type!).map(literal => exampleOf(literal, types)));
      return kinds.map(kind => ({ ...(exampleOf(part, types) as Fact), [key]: kind }));
    });
  });
};

/** What refuses: the classes of refusals, and the functions that throw them. */
const refusing =
  /^(?:must|refuse|Illegal|Invalid|NotFound|Forbidden|Conflict|Changed|Unauthenticated|TooMany|HttpProblem)$/;

/** The parameters that are written out, in each way they can be: `{ wanted: 'text' }`. */
const writtenParams = (node: ts.Expression): readonly (readonly [name: string, text: string])[] =>
  entriesOf(node).flatMap(entry => {
    const { initializer } = entry;
    const texts = ts.isTemplateExpression(initializer)
      ? [initializer.getText().slice(1, -1)]
      : textsOf(initializer);
    return texts.map(text => [nameOf(entry), text] as const);
  });

/** Refusals with a parameter that is written in the source, as a text that its sentence can get. */
export const refusalsWithTexts = (
  sources: readonly Source[],
): readonly { readonly code: string; readonly params: { readonly [name: string]: string } }[] =>
  collect(sources, node => {
    if (!(ts.isCallExpression(node) || ts.isNewExpression(node))) return undefined;
    if (!refusing.test(node.expression.getText())) return undefined;
    const args = node.arguments ?? [];
    return args
      .flatMap(textsOf)
      .flatMap(said =>
        args.flatMap(writtenParams).map(([name, text]) => ({ code: said, params: { [name]: text } })),
      );
  });
