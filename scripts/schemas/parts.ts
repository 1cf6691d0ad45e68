import ts from 'typescript';

/** What a feature keeps in a position: its key there, and the type of what it keeps, for a company or for the game. */
export interface KeptPart {
  readonly id: string;
  readonly type: ts.Type;
  readonly byCompany: boolean;
  /** What is written of it. */
  readonly text: string;
}

const MAKERS: ReadonlyMap<string, boolean> = new Map([
  ['part', false],
  ['companyPart', true],
]);

/** Is it called to make a part? Then whether there is one for each company. */
const makerOf = (checker: ts.TypeChecker, call: ts.CallExpression, home: string): boolean | undefined => {
  const symbol = checker.getSymbolAtLocation(call.expression);
  const made =
    symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  return made?.declarations?.[0]?.getSourceFile().fileName === home ? MAKERS.get(made.name) : undefined;
};

const textOf = (checker: ts.TypeChecker, call: ts.CallExpression): string => {
  const symbol = ts.isVariableDeclaration(call.parent)
    ? checker.getSymbolAtLocation(call.parent.name)
    : undefined;
  return ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
};

/**
 * All parts that some files make.
 * @param home the file in which parts are defined
 */
export const partsIn = (
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
  home: string,
): readonly KeptPart[] => {
  const found: KeptPart[] = [];
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    if (!ts.isCallExpression(node)) return;
    const byCompany = makerOf(checker, node, home);
    const [id] = node.arguments;
    const [type] = node.typeArguments ?? [];
    if (byCompany === undefined || !id || !type || !ts.isStringLiteral(id)) return;
    found.push({
      id: id.text,
      type: checker.getTypeFromTypeNode(type),
      byCompany,
      text: textOf(checker, node),
    });
  };
  for (const file of files) if (file.fileName !== home) look(file);
  return found.sort((a, b) => a.id.localeCompare(b.id));
};
