import { join } from 'node:path';
import ts from 'typescript';
import { Converter, type Schema } from './convert.js';
import { partsIn, type KeptPart } from './parts.js';

/** What `shapes.ts` of a title declares, by what the service calls it. */
const KINDS = { facts: 'ToldFact', asks: 'ToldAsk', rounds: 'ToldRound', views: 'View' } as const;

const exportsOf = (program: ts.Program, path: string): ReadonlyMap<string, ts.Type> => {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} is missing`);
  return new Map(
    checker.getExportsOfModule(module).map(symbol => {
      const original =
        (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
      return [symbol.name, checker.getDeclaredTypeOfSymbol(original)];
    }),
  );
};

const partSchema = (converter: Converter, { type, byCompany, text }: KeptPart): Schema => {
  const schema = converter.of(type);
  const whole = byCompany ? { type: 'object', additionalProperties: schema } : schema;
  return text === '' ? whole : { ...whole, description: text };
};

/** One member of a union by its `kind`, as whoever reads the schema looks for it. */
const titled = (member: Schema): Schema => {
  const { const: one, enum: several } = (member['properties'] as { readonly kind: Schema }).kind;
  return { title: [one, several].flat().filter(Boolean).join(', '), ...member };
};

/** All kinds of a union of facts, one schema each, whatever the types they come from are called. */
const membersOf = (converter: Converter, type: ts.Type): readonly Schema[] =>
  (type.isUnion() ? type.types : [type]).map(member => titled(converter.inPlace(member)));

const facts = (checker: ts.TypeChecker, type: ts.Type): Schema => {
  const converter = new Converter(checker);
  const anyOf = membersOf(converter, type);
  const { definitions } = converter;
  return { anyOf, ...(Object.keys(definitions).length > 0 && { $defs: definitions }) };
};

const view = (checker: ts.TypeChecker, type: ts.Type, parts: readonly KeptPart[]): Schema => {
  const converter = new Converter(checker);
  const schema = converter.inPlace(type);
  const properties = schema['properties'] as { readonly [name: string]: Schema };
  const { additionalProperties: _any, ...any } = properties['parts'] ?? {};
  const kept = properties['parts'] && {
    parts: {
      ...any,
      properties: Object.fromEntries(parts.map(part => [part.id, partSchema(converter, part)])),
    },
  };
  return { ...schema, properties: { ...properties, ...kept }, $defs: converter.definitions };
};

/** The schemas of a title, by what the service calls them. */
export const schemasOf = (
  program: ts.Program,
  root: string,
  title: string,
): { readonly [kind in keyof typeof KINDS]: Schema } => {
  const checker = program.getTypeChecker();
  const own = exportsOf(program, join(root, 'src/titles', title, 'shapes.ts'));
  const typeOf = (kind: keyof typeof KINDS): ts.Type => {
    const type = own.get(KINDS[kind]);
    if (!type) throw new Error(`shapes.ts of ${title} declares no ${KINDS[kind]}`);
    return type;
  };
  const rail = join(root, 'src/engine/rail');
  const homes = [`${rail}/`, join(root, 'src/titles', title, '/')];
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => homes.some(home => fileName.startsWith(home)));
  const parts = partsIn(checker, files, join(rail, 'parts.ts'));
  return {
    facts: facts(checker, typeOf('facts')),
    asks: facts(checker, typeOf('asks')),
    rounds: facts(checker, typeOf('rounds')),
    views: view(checker, typeOf('views'), parts),
  };
};
