import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sourceOf, withSources } from '../mutation/test-plan'
import { runCommand } from '../run-command'
import type { Proof } from './proofs'

/** Timeout of a mutant's tests; an endless loop counts as noticed, ms. */
const RUN_TIMEOUT_MS = 10 * 60_000

/** True if the change of a proof turns its test red. */
export function isRed({ row, file, before, after, test }: Proof): Promise<boolean> {
  const mutated = sourceOf(file).replace(before, () => after)
  return withSources(new Map([[file, mutated]]), async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'proof-'))
    const report = path.join(folder, 'report.json')
    // Tests name decisions by their own numbers.
    const name = row.replace(/^DEC-0/, 'D-')
    const args = ['-w', '1', '--runTestsByPath', test, '-t', name, '--json', `--outputFile=${report}`]
    const { isOk } = await runCommand('jest', args, {}, { timeoutMs: RUN_TIMEOUT_MS })
    const failed = isOk ? 0 : failedTests(report)
    rmSync(folder, { recursive: true, force: true })
    return failed > 0
  })
}

/** Failed assertions; files that could not run at all do not count, and a run without an end counts as one. */
function failedTests(report: string): number {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).numFailedTests
  } catch {
    return 1
  }
}
