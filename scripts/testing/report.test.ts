import { stepLines, summaryLines } from './report'
import type { Finished } from './run-steps'
import type { StepResult } from './step'

const finished = (name: string, result: Partial<StepResult> | null): Finished => ({
  step: { name, width: 'one', run: () => Promise.reject(new Error('not run')) },
  result: result && { isOk: true, output: '', seconds: 1, ...result },
})

describe('the report of a step', () => {
  it('shows every line of failed tests, however many', () => {
    const output = Array.from({ length: 500 }, (_one, at) => `line ${at}`).join('\n')
    const text = stepLines(finished('jest', { isOk: false, output, failures: ['a.test.ts › sells'] })).join('\n')
    expect(text).toContain('line 0\n')
    expect(text).toContain('line 499')
  })

  it('shows both ends of what a tool printed', () => {
    const output = Array.from({ length: 500 }, (_one, at) => `line ${at}`).join('\n')
    const lines = stepLines(finished('build h5', { isOk: false, output }))
    expect(lines).toHaveLength(202)
    expect([lines[1], lines[101], lines.at(-1)]).toEqual(['line 0', '… 300 lines …', 'line 499'])
  })
})

describe('the end of a run', () => {
  it('names failed steps and tests once more, before a last line that counts', () => {
    const names = Array.from({ length: 102 }, (_one, at) => `${at}.test.ts › sells`)
    const lines = summaryLines(
      [
        finished('types all', { typeChecks: 1 }),
        finished('jest rules', { isOk: false, tests: 7, failures: names }),
        finished('jest browser', null),
      ],
      '3.0',
    )
    expect(lines.slice(0, 2)).toEqual(['FAILED  jest rules', '         0.test.ts › sells'])
    expect(lines.slice(-3)).toEqual([
      '         and 2 others',
      'not run  jest browser',
      'Failed: jest rules, jest browser. Passed: 0 tests, 1 type checks, 0 builds, databases: none, 0 flaky files, 3.0 min',
    ])
  })

  it('takes one line when everything has passed', () => {
    const all = [finished('build h5', { builds: 1 }), finished('jest gateway', { tests: 7, engines: ['PGlite'] })]
    expect(summaryLines(all, '0.1')).toEqual([
      'Passed: 7 tests, 0 type checks, 1 builds, databases: PGlite, 0 flaky files, 0.1 min',
    ])
  })
})
