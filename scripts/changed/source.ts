import ts from 'typescript';

/** One statement at the top of a source: what is looked at when a change is followed. */
export interface Unit {
  /** What it declares for its file; nothing where it only does something, as a call of `test` does. */
  readonly names: readonly string[];
  readonly uses: readonly string[];
  /** Texts in quotes: they may be paths or names of templates. */
  readonly texts: readonly string[];
  /** From 1, the last one included. */
  readonly lines: readonly [number, number];
}

/** `import { name as local } from 'from'`; of `import * as local` and `import('from')` the name is `*`. */
export interface Import {
  readonly local: string;
  readonly name: string;
  readonly from: string;
}

/** `export { name as as } from 'from'`; of `export *` both names are `*`. Without `from`, a name of this file. */
export interface Export {
  readonly as: string;
  readonly name: string;
  readonly from?: string;
  readonly unit: number;
}

/** A module without units is made of types alone. */
export interface Source {
  readonly units: readonly Unit[];
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

const namesIn = (binding: ts.BindingName): readonly string[] =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap(one => (ts.isOmittedExpression(one) ? [] : namesIn(one.name)));

/** What only the compiler sees: no program runs another way because of it. */
const isForTypes = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  // `declare module`: what a file adds to the types of another.
  ts.isModuleDeclaration(node);

const declaredBy = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name ? [statement.name.text] : [];
  return [];
};

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a statement reads, its texts, and what it imports while it runs. */
const readsOf = (statement: ts.Statement) => {
  const uses = new Set<string>();
  const texts = new Set<string>();
  const dynamic: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForTypes(node)) return;
    if (ts.isIdentifier(node)) uses.add(node.text);
    else if (ts.isStringLiteralLike(node) || node.kind === ts.SyntaxKind.TemplateHead)
      texts.add((node as ts.LiteralLikeNode).text);
    else if (ts.isPropertyAccessExpression(node)) return visit(node.expression);
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) return visit(node.initializer);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      dynamic.push(...[textOf(node.arguments[0])].filter(from => from !== undefined));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(statement, visit);
  return { uses: [...uses], texts: [...texts], dynamic };
};

const importsOf = ({ importClause, moduleSpecifier }: ts.ImportDeclaration): readonly Import[] => {
  const from = textOf(moduleSpecifier)!;
  if (!importClause) return [{ local: '', name: '', from }];
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = importClause;
  const whole = name ? [{ local: name.text, name: 'default', from }] : [];
  if (!namedBindings) return whole;
  if (ts.isNamespaceImport(namedBindings))
    return [...whole, { local: namedBindings.name.text, name: '*', from }];
  const values = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return [
    ...whole,
    ...values.map(one => ({ local: one.name.text, name: (one.propertyName ?? one.name).text, from })),
  ];
};

const exportsOf = (statement: ts.ExportDeclaration, unit: number): readonly Export[] => {
  if (statement.isTypeOnly) return [];
  const from = textOf(statement.moduleSpecifier);
  const there = from === undefined ? {} : { from };
  const clause = statement.exportClause;
  if (!clause) return [{ as: '*', name: '*', unit, ...there }];
  if (ts.isNamespaceExport(clause)) return [{ as: clause.name.text, name: '*', unit, ...there }];
  return clause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(one => ({ as: one.name.text, name: (one.propertyName ?? one.name).text, unit, ...there }));
};

/** Reads the text of a module, without its types and without the modules that it imports. */
export const readSource = (path: string, text: string): Source => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const units: Unit[] = [];
  const imports: Import[] = [];
  const exports: Export[] = [];
  for (const statement of file.isDeclarationFile ? [] : file.statements) {
    const lines = [lineAt(statement.getStart(file)), lineAt(statement.end)] as const;
    const unit = units.length;
    if (ts.isImportDeclaration(statement)) {
      const found = importsOf(statement);
      if (found.length === 0) continue;
      imports.push(...found);
      units.push({ names: found.map(({ local }) => local), uses: [], texts: [], lines });
    } else if (ts.isExportDeclaration(statement)) {
      const found = exportsOf(statement, unit);
      if (found.length === 0) continue;
      exports.push(...found);
      units.push({ names: [], uses: [], texts: [], lines });
    } else if (!isForTypes(statement)) {
      const { uses, texts, dynamic } = readsOf(statement);
      const names = declaredBy(statement);
      const later = dynamic.map(from => ({ local: `import ${from}`, name: '*', from }));
      imports.push(...later);
      units.push({ names, uses: [...uses, ...later.map(({ local }) => local)], texts, lines });
      if (isExported(statement)) exports.push(...names.map(name => ({ as: name, name, unit })));
      if (ts.isExportAssignment(statement)) exports.push({ as: 'default', name: 'default', unit });
    }
  }
  return { units, imports, exports };
};
