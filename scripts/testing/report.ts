import type { Finished } from './run-steps'
import type { Counts } from './step'

/** Maximum lines of the output of a failed step without tests, from its beginning and its end. */
const MAX_LINES = 200
/** Maximum names of failed tests of a step at the end. */
const MAX_NAMES = 100

/** A line per step, with the output of a failed one: its failed tests with their first lines, or what a tool printed. */
export function stepLines({ step, result }: Finished): string[] {
  if (result === null) return [`not run  ${step.name}: a step that it needs has failed`]
  const { isOk, seconds, tests, longest = [], flaky = [], failures = [], output } = result
  const isWrong = !isOk || flaky.length > 0
  return [
    `${isOk ? 'passed' : 'FAILED'}  ${step.name}  ${seconds} s${tests ? `  ${tests} tests` : ''}`,
    ...longest.map((file) => `         ${file}`),
    ...flaky.map((file) => `flaky    ${file}: failed first, passed when it was run again alone`),
    ...(isWrong ? (failures.length > 0 ? [output] : bothEnds(output.split('\n'))) : []),
  ]
}

/** The end of a run, readable where the head of a log is cut: failed steps and tests once more, then the count. */
export function summaryLines(all: readonly Finished[], minutes: string): string[] {
  const failed = all.filter(({ result }) => !result?.isOk)
  const { tests, typeChecks, builds, engines, flaky } = total(all)
  const databases = engines.join(' and ') || 'none'
  const counts = `${tests} tests, ${typeChecks} type checks, ${builds} builds, databases: ${databases}, ${flaky.length} flaky files, ${minutes} min`
  if (failed.length === 0) return [`Passed: ${counts}`]
  return [
    ...failed.flatMap(failedLines),
    `Failed: ${failed.map(({ step }) => step.name).join(', ')}. Passed: ${counts}`,
  ]
}

function failedLines({ step, result }: Finished): string[] {
  const { failures = [] } = result ?? {}
  const more = failures.length - MAX_NAMES
  return [
    `${result === null ? 'not run' : 'FAILED'}  ${step.name}`,
    ...failures.slice(0, MAX_NAMES).map((name) => `         ${name}`),
    ...(more > 0 ? [`         and ${more} others`] : []),
  ]
}

function bothEnds(lines: readonly string[]): readonly string[] {
  if (lines.length <= MAX_LINES) return lines
  const half = MAX_LINES / 2
  return [...lines.slice(0, half), `… ${lines.length - MAX_LINES} lines …`, ...lines.slice(-half)]
}

function total(all: readonly Finished[]): Counts {
  const counts: Counts = { tests: 0, builds: 0, typeChecks: 0, engines: [], flaky: [] }
  for (const { result } of all) {
    if (!result?.isOk) continue
    counts.tests += result.tests ?? 0
    counts.builds += result.builds ?? 0
    counts.typeChecks += result.typeChecks ?? 0
    counts.engines = [...counts.engines, ...(result.engines ?? [])]
    counts.flaky = [...counts.flaky, ...(result.flaky ?? [])]
  }
  return counts
}
