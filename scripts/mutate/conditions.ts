import ts from 'typescript';

/** One condition of a source, broken in one way. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}

export interface Instrumented {
  /** The source with all its mutants in it, each asleep until `mutant(id)` says that it is its turn. */
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/** What each comparison is broken into. */
const COMPARISONS: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

const CALLS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

const operatorOf = (node: ts.Node): string | null =>
  ts.isBinaryExpression(node) ? node.operatorToken.getText() : null;

/** Does the node stand where only true or false counts? */
const isCondition = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
};

/** A condition among others is dropped, one that stands alone is fixed either way. */
const dropped = (node: ts.Node): readonly string[] => {
  if (ts.isParenthesizedExpression(node)) return [];
  const around = operatorOf(node.parent);
  if (around === '&&') return ['true'];
  if (around === '||') return ['false'];
  const own = operatorOf(node);
  return isCondition(node) && own !== '&&' && own !== '||' ? ['true', 'false'] : [];
};

const compared = (node: ts.Node, source: ts.SourceFile): readonly string[] => {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  return (COMPARISONS[operatorToken.getText(source)] ?? []).map(
    operator => `${left.getText(source)} ${operator} ${right.getText(source)}`,
  );
};

const called = (node: ts.Node, source: ts.SourceFile): readonly string[] => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: object, name } = node.expression;
  const given = node.arguments.map(one => one.getText(source)).join(', ');
  if (name.text === 'filter') return [object.getText(source)];
  const other = CALLS.get(name.text);
  return other ? [`${object.getText(source)}.${other}(${given})`] : [];
};

const literal = (node: ts.Node): readonly string[] => {
  if (ts.isLiteralTypeNode(node.parent)) return [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  return node.kind === ts.SyntaxKind.FalseKeyword ? ['true'] : [];
};

const waysToBreak = (node: ts.Node, source: ts.SourceFile): readonly string[] =>
  ts.isExpression(node)
    ? [...dropped(node), ...compared(node, source), ...called(node, source), ...literal(node)]
    : [];

/**
 * Finds the conditions of a source and puts every broken form beside the whole one.
 * @param firstId the number of the first mutant; the others count on
 */
export const instrument = (file: string, text: string, firstId: number): Instrumented => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const render = (node: ts.Node): string => {
    let out = '';
    let at = node.getStart(source);
    node.forEachChild(child => {
      out += text.slice(at, child.getStart(source)) + render(child);
      at = child.end;
    });
    out += text.slice(at, node.end);
    const ways = ts.isTypeNode(node) ? [] : waysToBreak(node, source);
    return ways.reduceRight((whole, becomes) => {
      const id = firstId + mutants.length;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      mutants.push({ id, file, line: line + 1, was: node.getText(source), becomes });
      return `(mutant(${id}) ? (${becomes}) : ${whole})`;
    }, out);
  };
  return { text: text.slice(0, source.getStart(source)) + render(source), mutants };
};
