import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { Mutant } from './mutants'

interface Insertion {
  at: number
  text: string
  /** Of two marks at one place, the outer expression opens first and closes last. */
  rank: number
}

/** The source with a mark at each mutant, otherwise unchanged. */
export function withMarks(file: string, source: string, mutants: readonly (readonly [id: number, Mutant])[]): string {
  const beginnings = statementBeginnings(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  const outerFirst = [...mutants].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a))
  const insertions = outerFirst.flatMap(([id, { reached }], rank): Insertion[] => {
    // A leading bracket would call the previous line.
    const separator = beginnings.delete(reached.start) ? ';' : ''
    return [
      { at: reached.start, text: `${separator}(globalThis.reachedMutant?.(${id}), `, rank },
      { at: reached.end, text: ')', rank: -rank },
    ]
  })
  let result = source
  const isEnd = ({ text }: Insertion) => Number(text === ')')
  // From last to first, so that offsets stay valid.
  for (const { at, text } of insertions.sort((a, b) => b.at - a.at || isEnd(a) - isEnd(b) || b.rank - a.rank)) {
    result = result.slice(0, at) + text + result.slice(at)
  }
  return result
}

function lengthOf({ reached }: Mutant): number {
  return reached.end - reached.start
}

/** Beginnings of consecutive expression statements. */
function statementBeginnings(tree: ts.SourceFile): Set<number> {
  const found = new Set<number>()
  const visit = (node: ts.Node): void => {
    const isInRow = ts.isBlock(node.parent ?? node) || ts.isSourceFile(node.parent ?? node) || isClause(node.parent)
    if (ts.isExpressionStatement(node) && isInRow) found.add(node.getStart(tree))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function isClause(node: ts.Node | undefined): boolean {
  return node !== undefined && (ts.isCaseClause(node) || ts.isDefaultClause(node))
}

/** Record of the mutants reached by a test file: see `record-reached.cjs`. */
function recordOf(folder: string, testFile: string): string {
  return path.join(folder, createHash('sha1').update(testFile).digest('hex'))
}

/** The mutants that a test file reached. */
export function reachedBy(folder: string, testFile: string): number[] {
  const record = recordOf(folder, testFile)
  return existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n').map(Number) : []
}
