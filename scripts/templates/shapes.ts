import ts from 'typescript';

/** What a template sees somewhere, as far as types tell. */
export type Shape =
  /** A value that has one of these types; none of them is a union. */
  | { readonly of: 'value'; readonly types: readonly ts.Type[] }
  /** A context with what a partial is called with besides. */
  | { readonly of: 'with'; readonly base: Shape; readonly more: ReadonlyMap<string, Given> }
  /** What a partial may lack, and lacks here; what a fault was told of already. */
  | { readonly of: 'nothing' };

/** What a partial is called with, and whether it asks for that. */
export interface Given {
  readonly shape: Shape;
  asked: boolean;
}

export const nothing: Shape = { of: 'nothing' };

/** A part of a shape, or why there is none. */
export type Found = Shape | 'absent' | 'untyped';

/** Names a property by where it is written, as all types have it that take it from there. */
export const placeOf = (declaration: ts.Declaration): string =>
  `${declaration.getSourceFile().fileName}:${String(declaration.pos)}`;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const isNone = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) !== 0;

/** `any`, `unknown` and `object` do not say what there is. */
const isUntyped = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) !== 0;

/** The types that a value can have, but for there being none. */
export const variantsOf = (types: readonly ts.Type[]): readonly ts.Type[] =>
  types.flatMap(partsOf).filter(type => !isNone(type));

const valueOf = (...types: readonly ts.Type[]): Shape => ({ of: 'value', types: types.flatMap(partsOf) });

/** Tells of shapes what a template wants to know, and notes which properties were asked for. */
export class Shapes {
  /** Places of the properties that some template asks for. */
  readonly asked = new Set<string>();

  readonly text: Shape;
  readonly number: Shape;
  readonly flag: Shape;

  constructor(readonly checker: ts.TypeChecker) {
    this.text = valueOf(checker.getStringType());
    this.number = valueOf(checker.getNumberType());
    this.flag = valueOf(checker.getBooleanType());
  }

  of(type: ts.Type): Shape {
    return valueOf(type);
  }

  /** A property of a shape. It is enough that one variant has it: which one it is, the template finds out. */
  property(shape: Shape, name: string): Found {
    if (shape.of === 'nothing') return shape;
    if (shape.of === 'with') {
      const given = shape.more.get(name);
      if (!given) return this.property(shape.base, name);
      given.asked = true;
      return given.shape;
    }
    // One of a list: `parts.[0]`.
    if (/^\d+$/.test(name)) return this.element(shape) ?? 'absent';
    const variants = variantsOf(shape.types);
    if (variants.some(isUntyped)) return 'untyped';
    const found = variants.flatMap(variant => this.#propertyOf(variant, name) ?? []);
    return found.length === 0 ? 'absent' : valueOf(...found);
  }

  #propertyOf(type: ts.Type, name: string): ts.Type | undefined {
    // Of what texts and lists have besides, a template only ever wants the length.
    const objects = ts.TypeFlags.Object | ts.TypeFlags.Intersection;
    const isPlain = (type.flags & objects) !== 0 && !this.checker.isArrayLikeType(type);
    if (!isPlain && name !== 'length') return undefined;
    const property = this.checker.getPropertyOfType(type, name);
    if (!property) return this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    for (const declaration of property.declarations ?? []) this.asked.add(placeOf(declaration));
    return this.checker.getTypeOfSymbol(property);
  }

  /** What a list holds; undefined for what may be no list. */
  element(shape: Shape): Shape | undefined {
    if (shape.of !== 'value') return shape.of === 'nothing' ? shape : undefined;
    const variants = variantsOf(shape.types);
    if (variants.length === 0 || !variants.every(variant => this.checker.isArrayLikeType(variant)))
      return undefined;
    return valueOf(
      ...variants.flatMap(variant => this.checker.getIndexTypeOfType(variant, ts.IndexKind.Number) ?? []),
    );
  }

  /** Can it stand in a page? Texts and numbers can; what is false or none leaves nothing. */
  isPrinted(shape: Shape): boolean {
    if (shape.of !== 'value') return shape.of === 'nothing';
    const printed = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
    return variantsOf(shape.types).every(
      type => (type.flags & printed) !== 0 || type === this.checker.getFalseType(),
    );
  }

  /** The same value where there is one. */
  some(shape: Shape): Shape {
    return shape.of === 'value' && shape.types.some(isNone)
      ? { of: 'value', types: variantsOf(shape.types) }
      : shape;
  }

  /** May there be none? */
  mayBeNone(shape: Shape): boolean {
    return shape.of === 'value' && shape.types.some(isNone);
  }

  /** Is a text among those that a value can be? */
  canBe(shape: Shape, text: string): boolean {
    if (shape.of !== 'value') return true;
    const variants = variantsOf(shape.types);
    return (
      variants.length === 0 ||
      variants.some(type => (type.isStringLiteral() ? type.value === text : !isOtherThanText(type)))
    );
  }

  /** As TypeScript writes it. */
  name(shape: Shape): string {
    if (shape.of === 'with') return this.name(shape.base);
    if (shape.of === 'nothing') return 'nothing';
    return shape.types.map(type => this.checker.typeToString(type)).join(' | ');
  }
}

const isOtherThanText = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.StringLike) === 0;
