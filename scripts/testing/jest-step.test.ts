import path from 'node:path'
import { ROOT } from '../run-command'
import { type JestReport, jestStep } from './jest-step'

/** Report of a jest run: each file has a passing test and, if failed, a failing one. */
function reportOf(files: Readonly<Record<string, 'passed' | 'failed'>>): JestReport {
  const failed = Object.values(files).filter((status) => status === 'failed').length
  const passing = { status: 'passed', fullName: 'the shop opens', failureMessages: [] }
  const failing = { status: 'failed', fullName: 'the seat is sold', failureMessages: ['it was free'] }
  return {
    numPassedTests: Object.keys(files).length,
    numFailedTests: failed,
    numPendingTests: 0,
    testResults: Object.entries(files).map(([file, status], at) => ({
      name: path.join(ROOT, file),
      startTime: 0,
      endTime: 1_500 * (at + 1),
      message: '',
      status,
      assertionResults: status === 'passed' ? [passing] : [passing, failing],
    })),
  }
}

/** A step whose jest runs end like these, in sequence; `calls` are their arguments. */
function rehearsal(isRealTime: boolean, ...runs: JestReport[]) {
  const calls: string[][] = []
  const step = jestStep('jest browser', { projects: ['browser'], isRealTime }, async (args) => {
    calls.push([...args])
    const report = runs[calls.length - 1] ?? null
    return {
      report,
      result: {
        isOk: report?.testResults.every(({ status }) => status === 'passed') ?? false,
        output: 'what jest printed',
        seconds: 10,
      },
    }
  })
  return { step, calls }
}

describe('a step of jest tests', () => {
  it('retries the failed files alone, and reports those that passed', async () => {
    const { step, calls } = rehearsal(
      true,
      reportOf({ 'a.test.ts': 'passed', 'b.test.ts': 'failed' }),
      reportOf({ 'b.test.ts': 'passed' }),
    )
    const result = await step.run()
    expect(calls[1]).toEqual(expect.arrayContaining(['--runInBand', '--runTestsByPath', path.join(ROOT, 'b.test.ts')]))
    expect(calls[1]).not.toContain(path.join(ROOT, 'a.test.ts'))
    expect(result).toMatchObject({ isOk: true, tests: 2, seconds: 20, flaky: ['b.test.ts'] })
    expect(result.output).toContain('b.test.ts › the seat is sold\n    it was free')
  })

  it('shows each of many failed tests, each with fewer lines', async () => {
    const names = Array.from({ length: 60 }, (_one, at) => `${at}.test.ts`)
    const report = reportOf(Object.fromEntries(names.map((name) => [name, 'failed' as const])))
    const message = Array.from({ length: 60 }, (_one, at) => `line ${at}`).join('\n')
    for (const { assertionResults } of report.testResults)
      for (const one of assertionResults) one.failureMessages = [message]
    const { output, failures } = await rehearsal(false, report).step.run()
    expect(failures).toEqual(names.map((name) => `${name} › the seat is sold`))
    for (const name of names) expect(output).toContain(`${name} › the seat is sold\n    line 0`)
    expect(output.split('\n').length).toBeLessThan(600)
  })

  it('names the twenty files that took longest', async () => {
    const files = Object.fromEntries(Array.from({ length: 25 }, (_one, at) => [`${at}.test.ts`, 'passed' as const]))
    const { longest } = await rehearsal(false, reportOf(files)).step.run()
    expect(longest).toHaveLength(20)
    expect(longest?.slice(0, 2)).toEqual(['37.5 s  24.test.ts', '36.0 s  23.test.ts'])
  })

  it('counts the tests of a file that could not be loaded at first', async () => {
    const first = reportOf({ 'a.test.ts': 'passed', 'b.test.ts': 'failed' })
    for (const file of first.testResults) if (file.status === 'failed') file.assertionResults = []
    const { step } = rehearsal(
      true,
      { ...first, numPassedTests: 1, numFailedTests: 0 },
      reportOf({ 'b.test.ts': 'passed' }),
    )
    expect(await step.run()).toMatchObject({ isOk: true, tests: 2, flaky: ['b.test.ts'] })
  })

  it('fails when they fail again', async () => {
    const failed = reportOf({ 'a.test.ts': 'passed', 'b.test.ts': 'failed' })
    const { step } = rehearsal(true, failed, reportOf({ 'b.test.ts': 'failed' }))
    const result = await step.run()
    expect(result).toMatchObject({ isOk: false, tests: 2 })
    expect(result.flaky).toBeUndefined()
  })

  it('fails at once when so many fail that it cannot be the machine', async () => {
    const failed = {
      'a.test.ts': 'failed',
      'b.test.ts': 'failed',
      'c.test.ts': 'failed',
      'd.test.ts': 'failed',
    } as const
    const { step, calls } = rehearsal(true, reportOf(failed))
    expect(await step.run()).toMatchObject({ isOk: false })
    expect(calls).toHaveLength(1)
  })

  it('fails when the clock is faked, tests are skipped or none ran', async () => {
    const failed = reportOf({ 'b.test.ts': 'failed' })
    for (const { step, calls } of [
      rehearsal(false, failed),
      rehearsal(true, { ...reportOf({ 'a.test.ts': 'passed' }), numPendingTests: 1 }),
      rehearsal(true, reportOf({})),
    ]) {
      expect(await step.run()).toMatchObject({ isOk: false })
      expect(calls).toHaveLength(1)
    }
  })
})
