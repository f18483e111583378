import { execFileSync } from 'node:child_process'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.resolve(__dirname, '../..')
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => path.join(ROOT, file))

/** Leaves of an expression between braces: the branches of conditions. */
function leaves(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return leaves(node.expression)
  if (ts.isConditionalExpression(node)) return [...leaves(node.whenTrue), ...leaves(node.whenFalse)]
  if (!ts.isBinaryExpression(node)) return [node]
  const { kind } = node.operatorToken
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return leaves(node.right)
  const isEither = kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken
  return isEither ? [...leaves(node.left), ...leaves(node.right)] : [node]
}

/** True if a value of the type is drawn as text. */
function isText(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type]
  const drawn = parts.filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike)),
  )
  return drawn.length > 0 && drawn.every(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
}

/** Elements whose text stands beside another child. */
function mixedChildren(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${file} is not part of the program`)
  const checker = program.getTypeChecker()
  const isTextChild = (child: ts.JsxChild) =>
    ts.isJsxText(child) ||
    (ts.isJsxExpression(child) &&
      child.expression !== undefined &&
      leaves(child.expression).some(
        (leaf) =>
          !ts.isJsxElement(leaf) && !ts.isJsxSelfClosingElement(leaf) && isText(checker.getTypeAtLocation(leaf)),
      ))
  const places: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxText(child) ? child.text.trim() !== '' : !ts.isJsxExpression(child) || child.expression !== undefined,
      )
      if (children.length > 1 && children.some(isTextChild)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        places.push(`${path.relative(ROOT, file)}:${line + 1}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return places
}

const program = ts.createProgram(FILES, {
  baseUrl: ROOT,
  paths: { '@/*': ['src/*'] },
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
})

describe('texts that a translator of the browser replaces', () => {
  it('have elements of their own: React no longer finds a replaced text beside other children', () => {
    expect(FILES.flatMap((file) => mixedChildren(program, file))).toEqual([])
  })
})
