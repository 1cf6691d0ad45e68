import ts from 'typescript';
import { placeOf, variantsOf, type Shapes } from './shapes.js';

/** A field of a model that no template asks for. */
export interface Unasked {
  readonly owner: string;
  readonly name: string;
  readonly declaration: ts.Declaration;
}

const ownerOf = (declaration: ts.Declaration): string => {
  const { parent } = declaration;
  return ts.isInterfaceDeclaration(parent) || ts.isTypeAliasDeclaration(parent.parent)
    ? ((ts.isInterfaceDeclaration(parent) ? parent : parent.parent) as ts.InterfaceDeclaration).name.text
    : 'a model';
};

/**
 * The fields that no template asks for, of the models and of all that they hold.
 * @param isModel whether a file's types are there for templates alone
 */
export const unaskedOf = (
  { checker, asked }: Shapes,
  models: readonly ts.Type[],
  isModel: (file: string) => boolean,
): readonly Unasked[] => {
  const seen = new Set<ts.Type>();
  const found = new Map<string, Unasked>();
  const visit = (type: ts.Type): void => {
    for (const variant of variantsOf([type])) {
      if (seen.has(variant) || !(variant.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) continue;
      seen.add(variant);
      const element = checker.isArrayLikeType(variant)
        ? checker.getIndexTypeOfType(variant, ts.IndexKind.Number)
        : checker.getIndexTypeOfType(variant, ts.IndexKind.String);
      if (element) visit(element);
      if (!checker.isArrayLikeType(variant)) checker.getPropertiesOfType(variant).forEach(visitProperty);
    }
  };
  const visitProperty = (property: ts.Symbol): void => {
    const declarations = (property.declarations ?? []).filter(one => isModel(one.getSourceFile().fileName));
    const [declaration] = declarations;
    if (!declaration) return;
    if (declarations.some(one => asked.has(placeOf(one)))) return visit(checker.getTypeOfSymbol(property));
    const unasked = { owner: ownerOf(declaration), name: property.name, declaration };
    found.set(placeOf(declaration), unasked);
  };
  models.forEach(visit);
  return [...found.values()];
};
