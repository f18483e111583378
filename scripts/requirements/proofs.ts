import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'
import { read } from './source-files'

/** A change of the product that turns a test named after a row red. */
export interface Proof {
  row: string
  /** Changed file. */
  file: string
  /** Snippet that occurs once in the file. */
  before: string
  after: string
  /** Test file. */
  test: string
}

const FILE = 'docs/requirement-proofs.json'

/** Changes that turned their tests red when they were recorded. */
export function proofs(): Proof[] {
  return JSON.parse(read(FILE))
}

/** Writes the proofs in the order of their rows. */
export function recordProofs(all: readonly Proof[]): void {
  const ordered = [...all].sort((a, b) => a.row.localeCompare(b.row) || a.file.localeCompare(b.file))
  writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(ordered, null, 2)}\n`)
}

/** Reason why a proof no longer applies; null for one that does. */
export function faultOf(
  { row, file, before, after, test }: Proof,
  named: ReadonlyMap<string, string[]>,
): string | null {
  if (!existsSync(path.join(ROOT, file))) return `${file} is missing`
  if (read(file).split(before).length !== 2) return `its snippet does not occur once in ${file}`
  if (before === after) return 'it changes nothing'
  return named.get(row)?.includes(test) ? null : `${test} does not name it`
}
