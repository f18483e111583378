import ts from 'typescript'

/** A change of the product that a run can switch on without compiling again. */
export interface Switch {
  before: string
  after: string
  /** Offsets of `before` in the source. */
  start: number
  end: number
}

interface Insertion {
  at: number
  text: string
  isEnd: boolean
  /** Of two insertions at one offset, the outer expression opens first and closes last. */
  length: number
  order: number
}

interface Wrapped {
  node: ts.Node
  after: string
  /** Text around the node; `$` stands for the number of the switch. */
  open: string
  close: string
}

/** Opposites of comparisons. */
const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
}

/** Right operands that make an operator return its left one. */
const NEUTRAL: Readonly<Record<string, string>> = {
  '&&': 'true',
  '||': 'false',
  '??': 'undefined',
  '+': '0',
  '-': '0',
  '*': '1',
  '/': '1',
}

/** Switches of a source: negated conditions, dropped statements, operands, fields and elements, changed literals. */
export function switchesOf(file: string, source: string): Switch[] {
  return wrapped(file, source).map(({ node, after }) => {
    const [start, end] = [node.getStart(), node.getEnd()]
    return { before: source.slice(start, end), after, start, end }
  })
}

/** The source with all of its switches, off; the first has the given number. */
export function withSwitches(file: string, source: string, firstId: number): string {
  const insertions = wrapped(file, source).flatMap(({ node, open, close }, order): Insertion[] => {
    const [start, end] = [node.getStart(), node.getEnd()]
    const numbered = (text: string) => text.replace('$', String(firstId + order))
    return [
      { at: start, text: numbered(open), isEnd: false, length: end - start, order },
      { at: end, text: numbered(close), isEnd: true, length: end - start, order: -order },
    ]
  })
  insertions.sort(
    (a, b) =>
      a.at - b.at ||
      Number(b.isEnd) - Number(a.isEnd) ||
      (a.isEnd ? a.length - b.length : b.length - a.length) ||
      a.order - b.order,
  )
  let [result, offset] = ['', 0]
  for (const { at, text } of insertions) {
    result += source.slice(offset, at) + text
    offset = at
  }
  return `${result}${source.slice(offset)}\nfunction isOn_(id: number) { return (globalThis as any).isSwitchOn?.(id) === true }\n`
}

function wrapped(file: string, source: string): Wrapped[] {
  const result: Wrapped[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isCallExpression(node) && isModuleCall(node)) return
    result.push(...changesOf(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return result
}

/** `import(…)`, `require(…)`: tools read their arguments. */
function isModuleCall({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.ImportKeyword || expression.getText() === 'require'
}

function changesOf(node: ts.Node): Wrapped[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return [negated(node.expression)]
  if (ts.isConditionalExpression(node)) return [negated(node.condition)]
  if (ts.isExpressionStatement(node)) return isDroppable(node.expression) ? [dropped(node.expression)] : []
  if (ts.isBinaryExpression(node)) return ofBinary(node)
  if (ts.isPropertyAssignment(node)) return isPlain(node.initializer) ? [replaced(node.initializer, 'undefined')] : []
  if (ts.isShorthandPropertyAssignment(node)) return ofShorthand(node)
  return ts.isJsxExpression(node) ? ofJsxExpression(node) : [...ofElement(node), ...ofLiteral(node)]
}

function ofElement(node: ts.Node): Wrapped[] {
  const isElement = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
  return isElement && isChild(node) ? [inBraces(node, 'null')] : []
}

function negated(node: ts.Expression): Wrapped {
  return { node, after: `!(${node.getText()})`, open: '(isOn_($) !== !!(', close: '))' }
}

function dropped(node: ts.Expression): Wrapped {
  return { node, after: 'void 0', open: 'isOn_($) || (', close: ')' }
}

function replaced(node: ts.Node, after: string): Wrapped {
  return { node, after, open: `(isOn_($) ? ${after} : (`, close: '))' }
}

function inBraces(node: ts.Node, after: string): Wrapped {
  return { node, after: `{${after}}`, open: `{isOn_($) ? ${after} : `, close: '}' }
}

function isDroppable(expression: ts.Expression): boolean {
  if (ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)) return isDroppable(expression.expression)
  if (ts.isBinaryExpression(expression)) return /^\W?=$/.test(expression.operatorToken.getText())
  // A class without its super() call cannot be instantiated.
  return ts.isCallExpression(expression) && expression.expression.kind !== ts.SyntaxKind.SuperKeyword
}

function ofBinary(node: ts.BinaryExpression): Wrapped[] {
  const operator = node.operatorToken.getText()
  const opposite = OPPOSITES[operator]
  if (opposite !== undefined) {
    const after = `${node.left.getText()} ${opposite} ${node.right.getText()}`
    return [{ node, after, open: '(isOn_($) !== (', close: '))' }]
  }
  const neutral = NEUTRAL[operator]
  return neutral === undefined ? [] : [replaced(node.right, neutral)]
}

/** Values of fields; functions would lose their names, and literals have changes of their own. */
function isPlain(value: ts.Expression): boolean {
  return !ts.isFunctionLike(value) && !ts.isClassExpression(value) && ofLiteral(value).length === 0
}

function ofShorthand(node: ts.ShorthandPropertyAssignment): Wrapped[] {
  const { parent } = node.parent
  if (ts.isBinaryExpression(parent) && parent.left === node.parent) return []
  const name = node.name.text
  return [{ node, after: `${name}: undefined`, open: '', close: `: (isOn_($) ? undefined : ${name})` }]
}

function ofJsxExpression({ expression, parent, dotDotDotToken }: ts.JsxExpression): Wrapped[] {
  // A list without keys only draws slower.
  if (!expression || dotDotDotToken || (ts.isJsxAttribute(parent) && parent.name.getText() === 'key')) return []
  return [replaced(expression, ts.isJsxAttribute(parent) ? 'undefined' : 'null')]
}

function isChild({ parent }: ts.Node): boolean {
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent)
}

function ofLiteral(node: ts.Node): Wrapped[] {
  if (ts.isSourceFile(node) || !isValue(node)) return []
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced(node, 'false')]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replaced(node, 'true')]
  if (ts.isNumericLiteral(node)) return [replaced(node, String(Number(node.text.replaceAll('_', '')) + 1))]
  if (!ts.isStringLiteralLike(node) || node.text === '') return []
  return [ts.isJsxAttribute(node.parent) ? inBraces(node, "''") : replaced(node, "''")]
}

/** False for names of fields, directives and words of comparisons, which have a change of their own. */
function isValue(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return OPPOSITES[parent.operatorToken.getText()] === undefined
  if (ts.isExpressionStatement(parent) || ts.isLiteralTypeNode(parent)) return false
  return !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node)
}
