import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT, runCommand } from '../run-command'
import { LANES } from './run-steps'
import type { Step, StepResult } from './step'

/** A failed test says what was expected, and where; more lines than these say no more. */
const MAX_LINES = 40
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

/** The parts of jest's report that are read. */
interface JestReport {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    /** Of a file that could not even be loaded. */
    message: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface JestOptions {
  projects: readonly string[]
  /** Only tests that one of these files is part of; absent: every test. */
  relatedTo?: readonly string[]
  env?: Record<string, string>
  needs?: readonly string[]
}

let reports = 0

/** Jest projects in one run, whose workers they share. Skipped tests count as failed, and so does a run without tests. */
export function jestStep(name: string, { projects, relatedTo, env, needs }: JestOptions): Step {
  return {
    name,
    width: 'all',
    needs,
    async run(): Promise<StepResult> {
      const file = path.join(os.tmpdir(), `encore-jest-${process.pid}-${reports++}.json`)
      const args = [
        ...['--selectProjects', ...projects],
        ...[`--maxWorkers=${LANES}`, '--json', `--outputFile=${file}`],
        ...(relatedTo ? ['--passWithNoTests', '--findRelatedTests', ...relatedTo] : []),
      ]
      const result = await runCommand('jest', args, env)
      const report = readReport(file)
      if (!report) return { ...result, isOk: false }
      const { numPassedTests: tests, numPendingTests: pending } = report
      const isOk = result.isOk && pending === 0 && (tests > 0 || relatedTo !== undefined)
      return { ...result, isOk, tests, output: failuresOf(report) || result.output }
    },
  }
}

function readReport(file: string): JestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport
  } catch {
    return null
  } finally {
    rmSync(file, { force: true })
  }
}

/** Each failed test with its first lines. */
function failuresOf({ testResults }: JestReport): string {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name)
    const failed = assertionResults.filter((one) => one.status !== 'passed')
    if (failed.length === 0) return status === 'passed' ? [] : [`${file}\n${firstLines(message)}`]
    return failed.map((one) => `${file} › ${one.fullName}\n${firstLines(one.failureMessages.join('\n') || one.status)}`)
  })
  return failures.join('\n\n')
}

function firstLines(text: string): string {
  const lines = text.replace(COLOURS, '').split('\n')
  const shown = lines.slice(0, MAX_LINES).map((line) => `    ${line}`)
  return [...shown, ...(lines.length > MAX_LINES ? ['    …'] : [])].join('\n')
}
