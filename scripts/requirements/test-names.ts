import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../run-command'
import { read } from './source-files'

/** Names of the tests and groups of a file; a name with placeholders comes with the table that fills it in. */
export function testNames(file: string): string[] {
  const source = parse(file)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [name] = node.arguments
      const text = name?.getText(source) ?? ''
      names.push(text)
      if (ts.isCallExpression(node.expression) && /%|\$/.test(text)) {
        names.push(...node.expression.arguments.map((table) => withTables(file, source, table)))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** `it(…)`, `describe(…)`, `it.each(…)(…)`. */
function isTestCall(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return ['it', 'test', 'describe'].includes(called.text)
  return (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) && isTestCall(called.expression)
}

/** A table, with the declarations of this file and of test support that it uses. */
function withTables(file: string, source: ts.SourceFile, table: ts.Node, seen = new Set<string>()): string {
  const texts = [table.getText(source)]
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text)
      const declared = declarationOf(source, node.text)
      texts.push(declared ? withTables(file, source, declared, seen) : importedText(file, source, node.text))
    }
    ts.forEachChild(node, visit)
  }
  visit(table)
  return texts.join('\n')
}

/** Function or value of a constant at the top of a file. */
function declarationOf(source: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement.body
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find((each) => each.name.getText(source) === name)
    if (found?.initializer) return found.initializer
  }
  return undefined
}

/** Declaration that a file imports from test support; empty for others. */
function importedText(file: string, source: ts.SourceFile, name: string): string {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = supportFile(file, statement.moduleSpecifier.text)
    if (from !== null && statement.importClause?.getText(source).split(/\W+/).includes(name)) {
      return declarationOf(parse(from), name)?.getText() ?? ''
    }
  }
  return ''
}

/** File of test support with this module name; null for others. */
function supportFile(file: string, module: string): string | null {
  const from = module.startsWith('@test/')
    ? path.posix.join('__tests__/support', module.slice('@test/'.length))
    : path.posix.join(path.posix.dirname(file), module)
  const found = [`${from}.ts`, `${from}.tsx`].find((each) => existsSync(path.join(ROOT, each)))
  return found?.startsWith('__tests__/support/') ? found : null
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
}
