import ts from 'typescript'

/** A small source change that a test should notice. */
export interface Mutant {
  /** Position, from 1. */
  line: number
  before: string
  after: string
  /** Offsets of `before` in the source. */
  start: number
  end: number
  /** Offsets of the expression evaluated when `before` is reached. */
  reached: { start: number; end: number }
}

/** Replacements of operators. */
const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/** Replacements of `Math` functions. */
const ROUNDINGS: Readonly<Record<string, string>> = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' }

/** All mutants of a source: replaced operators, negated conditions, removed calls, `true` for `false`. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const add = (node: ts.Node, after: string) => {
    const start = node.getStart(tree)
    const { line } = tree.getLineAndCharacterOfPosition(start)
    const expression = expressionAt(node)
    const reached = { start: expression.getStart(tree), end: expression.getEnd() }
    found.push({ line: line + 1, before: node.getText(tree), after, start, end: node.getEnd(), reached })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
    const after = mutated(node)
    if (after) add(after.node, after.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The whole expression of an operator, or the call of a statement. */
function expressionAt(node: ts.Node): ts.Node {
  if (ts.isExpressionStatement(node)) return node.expression
  const isPart = ts.isBinaryExpression(node.parent) && node.parent.operatorToken === node
  return isPart || ts.isPropertyAccessExpression(node.parent) ? node.parent : node
}

interface Change {
  node: ts.Node
  text: string
}

/** The changed node, possibly a part of the given one, and its replacement. */
function mutated(node: ts.Node): Change | null {
  if (ts.isBinaryExpression(node)) return otherOperator(node)
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return negated(node.expression)
  if (ts.isConditionalExpression(node)) return negated(node.condition)
  if (ts.isExpressionStatement(node)) return isCall(node.expression) ? { node, text: ';' } : null
  if (ts.isPropertyAccessExpression(node)) return otherRounding(node)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { node, text: 'false' }
  return node.kind === ts.SyntaxKind.FalseKeyword ? { node, text: 'true' } : null
}

function otherOperator({ left, operatorToken, right }: ts.BinaryExpression): Change | null {
  const joinsWords = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
  const text = OPERATORS[operatorToken.getText()]
  return text === undefined || (joinsWords && text === '-') ? null : { node: operatorToken, text }
}

function negated(condition: ts.Expression): Change {
  return { node: condition, text: `!(${condition.getText()})` }
}

function otherRounding({ expression, name }: ts.PropertyAccessExpression): Change | null {
  const text = expression.getText() === 'Math' ? ROUNDINGS[name.text] : undefined
  return text === undefined ? null : { node: name, text }
}

function isCall(expression: ts.Expression): boolean {
  if (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) return isCall(expression.expression)
  // A class without its super() call cannot be instantiated.
  return ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword
}

export function withMutant(source: string, { start, end, after }: Mutant): string {
  return source.slice(0, start) + after + source.slice(end)
}
