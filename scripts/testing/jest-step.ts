import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type CommandResult, ROOT, runCommand } from '../run-command'
import { LANES } from './run-steps'
import type { Step, StepResult } from './step'

/** Maximum lines of a failure: the assertion and its place come first. */
const MAX_LINES = 40
/** Maximum lines of all failures of a step, and minimum of each: with many, each is shorter, and none is missing. */
const MAX_LINES_OF_ALL = 400
const MIN_LINES = 5
/** Maximum number of failed files that are retried; more are no sign of a busy machine. */
const MAX_RETRIED = 3
/** Number of reported longest files. */
const LONGEST = 20
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

/** Fields of jest's report that are read. */
export interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    /** Epoch ms. */
    startTime: number
    endTime: number
    /** Error of a file that failed to load. */
    message: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface JestOptions {
  projects: readonly string[]
  /** Only tests that import one of these files; absent: all. */
  relatedTo?: readonly string[]
  /** Only these test files; absent: all of the projects. */
  files?: readonly string[] | undefined
  env?: Record<string, string>
  needs?: readonly string[]
  /**
   * True for tests in real time: one more file in parallel than processors, because they mostly wait; failed files are
   * retried once, alone, and those that pass are reported in the end.
   */
  isRealTime?: boolean
}

let reports = 0

/** Jest projects in one run with shared workers. Skipped tests count as failed, and so does a run without tests. */
export function jestStep(
  name: string,
  { projects, relatedTo, files, env, needs, isRealTime = false }: JestOptions,
  run: typeof runJest = runJest,
): Step {
  const selected = ['--selectProjects', ...projects]
  const workers = isRealTime ? LANES + 1 : LANES
  const chosen = files ? ['--runTestsByPath', ...files] : []
  const related = relatedTo ? ['--passWithNoTests', '--findRelatedTests', ...relatedTo] : []
  return {
    name,
    width: 'all',
    needs,
    async run(): Promise<StepResult> {
      const { result, report } = await run([...selected, `--maxWorkers=${workers}`, ...related, ...chosen], env)
      if (!report) return { ...result, isOk: false }
      const isComplete = isWhole(report, relatedTo !== undefined)
      const { numPassedTests: tests } = report
      const isOk = result.isOk && isComplete
      const failures = failuresOf(report)
      const output = shownFailures(failures) || result.output
      const names = failures.map(({ name }) => name)
      const first = { ...result, isOk, tests, output, failures: names, longest: longestFiles(report) }
      const failed = failedFiles(report)
      const mayRetry = isRealTime && isComplete && isFew(failed)
      if (first.isOk || !mayRetry) return first

      const again = await run([...selected, '--runInBand', '--runTestsByPath', ...failed], env)
      const seconds = Math.round((first.seconds + again.result.seconds) * 10) / 10
      if (!again.result.isOk || !again.report) return { ...first, seconds }
      const flaky = failed.map((file) => path.relative(ROOT, file))
      return {
        ...first,
        isOk: true,
        failures: [],
        tests: passedBefore(report) + again.report.numPassedTests,
        seconds,
        flaky,
      }
    },
  }
}

/** Files that took longest, with seconds: where a shorter run begins. */
function longestFiles({ testResults }: JestReport): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ file: path.relative(ROOT, name), ms: endTime - startTime }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, LONGEST)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1)} s  ${file}`)
}

function isWhole({ numPassedTests, numPendingTests }: JestReport, mayBeEmpty: boolean): boolean {
  return numPendingTests === 0 && (numPassedTests > 0 || mayBeEmpty)
}

function isFew(files: readonly string[]): boolean {
  return files.length > 0 && files.length <= MAX_RETRIED
}

function failedFiles({ testResults }: JestReport): string[] {
  return testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name)
}

/** Tests of files without a retry. */
function passedBefore({ testResults }: JestReport): number {
  const passed = testResults.filter(({ status }) => status === 'passed')
  return passed.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
}

async function runJest(
  args: readonly string[],
  env?: Record<string, string>,
): Promise<{ result: CommandResult; report: JestReport | null }> {
  const file = path.join(os.tmpdir(), `encore-jest-${process.pid}-${reports++}.json`)
  const result = await runCommand('jest', [...args, '--json', `--outputFile=${file}`], env)
  return { result, report: readReport(file) }
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

interface Failure {
  /** File and full name of the test; the file alone if it failed to load. */
  name: string
  message: string
}

function failuresOf({ testResults }: JestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = path.relative(ROOT, name)
    const failed = assertionResults.filter((one) => one.status !== 'passed')
    if (failed.length === 0) return status === 'passed' ? [] : [{ name: file, message }]
    return failed.map((one) => ({
      name: `${file} › ${one.fullName}`,
      message: one.failureMessages.join('\n') || one.status,
    }))
  })
}

/** Failed tests with their first lines. */
function shownFailures(failures: readonly Failure[]): string {
  const share = Math.floor(MAX_LINES_OF_ALL / failures.length)
  const maxLines = Math.min(MAX_LINES, Math.max(MIN_LINES, share))
  return failures.map(({ name, message }) => `${name}\n${firstLines(message, maxLines)}`).join('\n\n')
}

function firstLines(text: string, maxLines: number): string {
  const lines = text.replace(COLOURS, '').split('\n')
  const shown = lines.slice(0, maxLines).map((line) => `    ${line}`)
  return [...shown, ...(lines.length > maxLines ? ['    …'] : [])].join('\n')
}
