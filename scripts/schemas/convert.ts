import ts from 'typescript';

/** A JSON Schema of draft 2020-12. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

const plain = new Map<ts.TypeFlags, Schema>([
  [ts.TypeFlags.String, { type: 'string' }],
  // Whatever a game counts, it counts in whole numbers.
  [ts.TypeFlags.Number, { type: 'integer' }],
  [ts.TypeFlags.Boolean, { type: 'boolean' }],
  [ts.TypeFlags.Null, { type: 'null' }],
]);

/** Types that may hold whatever JSON can. */
const ANYTHING: ReadonlySet<string> = new Set(['Json']);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const symbolText = (checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string =>
  oneLine(ts.displayPartsToString(symbol?.getDocumentationComment(checker)));

/** What is written before a member of a union. */
const memberText = (type: ts.Type): string => {
  const node = (type.symbol as ts.Symbol | undefined)?.declarations?.[0];
  if (!node || !ts.isTypeLiteralNode(node)) return '';
  const before = node.getSourceFile().text.slice(0, node.getStart());
  const comment = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*\|?\s*$/.exec(before.slice(before.lastIndexOf('/**')));
  return oneLine((comment?.[1] ?? '').replace(/^\s*\*/gm, ''));
};

/** Each text once: a property often says what its type says. */
const described = (schema: Schema, ...texts: readonly string[]): Schema => {
  const description = texts.find(text => text !== '');
  return description === undefined ? schema : { ...schema, description };
};

/** Choices of one kind come together: texts as an `enum`, plain types as a list. */
const choiceOf = (schemas: readonly Schema[]): Schema => {
  const texts = schemas.flatMap(({ const: value }) => (typeof value === 'string' ? [value] : []));
  const others = schemas.filter(({ const: value }) => typeof value !== 'string');
  const all = texts.length > 1 ? [{ type: 'string', enum: texts }, ...others] : schemas;
  const isPlain = (schema: Schema): boolean => Object.keys(schema).join() === 'type';
  const kinds = [...new Set(all.filter(isPlain).map(({ type }) => String(type)))];
  const rest = all.filter(schema => !isPlain(schema));
  const together = kinds.length > 0 ? [...rest, { type: kinds.length === 1 ? kinds[0] : kinds }] : rest;
  return together.length === 1 ? together[0]! : { anyOf: together };
};

/** Turns TypeScript's types into schemas, for values that are plain JSON. */
export class Converter {
  readonly #definitions: Map<string, { readonly type: ts.Type; schema: Schema }> = new Map();

  constructor(readonly checker: ts.TypeChecker) {}

  /** Named types that schemas made so far refer to. */
  get definitions(): { readonly [name: string]: Schema } {
    return Object.fromEntries(
      [...this.#definitions]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, { schema }]) => [name, schema]),
    );
  }

  /** @throws Error for a type that is no JSON, and for two types of one name */
  of(type: ts.Type): Schema {
    if (ANYTHING.has(type.aliasSymbol?.name ?? '')) return {};
    const name = this.#nameOf(type);
    if (name === undefined) return this.inPlace(type);
    const known = this.#definitions.get(name);
    if (known && known.type !== type) throw new Error(`Two types are named ${name}`);
    if (!known) {
      const entry = { type, schema: {} as Schema };
      this.#definitions.set(name, entry);
      const text = symbolText(this.checker, type.aliasSymbol ?? type.symbol);
      entry.schema = described(this.inPlace(type), text);
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** Types with a name of their own that are more than a text or a number. */
  #nameOf(type: ts.Type): string | undefined {
    if (type.aliasSymbol) {
      const isPlain =
        (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0 && !this.#holdsObjects(type);
      return isPlain || type.aliasTypeArguments || this.#isList(type) ? undefined : type.aliasSymbol.name;
    }
    const isInterface = type.isClassOrInterface() && !type.typeParameters;
    return isInterface && !this.#isList(type) ? type.symbol.name : undefined;
  }

  #isList(type: ts.Type): boolean {
    return this.checker.isArrayType(type) || this.checker.isTupleType(type);
  }

  #holdsObjects(type: ts.Type): boolean {
    return (
      type.isUnion() && type.types.some(one => (one.flags & ts.TypeFlags.Object) !== 0 && !this.#isList(one))
    );
  }

  /** The same, written out: no type is referred to by its name but those inside. */
  inPlace(type: ts.Type): Schema {
    const { flags } = type;
    if ((flags & ts.TypeFlags.Any) !== 0) return {};
    for (const [flag, schema] of plain) if ((flags & flag) !== 0) return schema;
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if ((flags & ts.TypeFlags.BooleanLiteral) !== 0)
      return { const: this.checker.typeToString(type) === 'true' };
    if ((flags & ts.TypeFlags.TemplateLiteral) !== 0) return this.#template(type as ts.TemplateLiteralType);
    if (type.isUnion()) return this.#union(type);
    if (this.checker.isTupleType(type)) return this.#tuple(type as ts.TypeReference);
    if (this.checker.isArrayType(type))
      return { type: 'array', items: this.of(this.checker.getTypeArguments(type as ts.TypeReference)[0]!) };
    if ((flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0) return this.#object(type);
    throw new Error(`${this.checker.typeToString(type)} is no JSON`);
  }

  #template({ texts, types }: ts.TemplateLiteralType): Schema {
    if (types.some(type => (type.flags & ts.TypeFlags.String) === 0))
      throw new Error('Only texts have room in a text');
    return { type: 'string', pattern: `^${texts.map(text => text.replace(/[^\w/]/g, '\\$&')).join('.*')}$` };
  }

  #union({ types }: ts.UnionType): Schema {
    const there = types.filter(type => (type.flags & ts.TypeFlags.Undefined) === 0);
    const isLiteral = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const both = there.filter(isLiteral).length === 2;
    const parts = there.filter(type => !(both && isLiteral(type))).map(type => this.of(type));
    return choiceOf(both ? [...parts, { type: 'boolean' }] : parts);
  }

  #tuple(type: ts.TypeReference): Schema {
    const prefixItems = this.checker.getTypeArguments(type).map(one => this.of(one));
    return { type: 'array', prefixItems, items: false, minItems: prefixItems.length };
  }

  #object(type: ts.Type): Schema {
    const properties = this.checker.getPropertiesOfType(type);
    const named = properties.map(property => [property.name, this.#property(property)] as const);
    const required = properties.filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
    const others = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return described(
      {
        type: 'object',
        ...(named.length > 0 && { properties: Object.fromEntries(named) }),
        ...(required.length > 0 && { required: required.map(({ name }) => name) }),
        ...(others && { additionalProperties: this.of(others) }),
      },
      memberText(type),
    );
  }

  /** What it holds, with what is written of it or of the name of its type. */
  #property(property: ts.Symbol): Schema {
    const schema = this.of(this.checker.getTypeOfSymbol(property));
    const declared = property.valueDeclaration;
    const node = declared && ts.isPropertySignature(declared) ? declared.type : undefined;
    const named =
      node && ts.isTypeReferenceNode(node) ? this.checker.getSymbolAtLocation(node.typeName) : undefined;
    const alias =
      named && (named.flags & ts.SymbolFlags.Alias) !== 0 ? this.checker.getAliasedSymbol(named) : named;
    const typeText = '$ref' in schema ? '' : symbolText(this.checker, alias);
    return described(schema, symbolText(this.checker, property), typeText);
  }
}
