import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import EmittingTestRunner from 'jest-runner'
import { idsIn } from '../requirements/requirement-rows'
import { candidatesOf } from './candidates'
import type { ProvingPlan, ProvingResult } from './proving-plan'
import { recordReached, withSwitch } from './switch-state'

type Options = ConstructorParameters<typeof EmittingTestRunner>
type Tests = Parameters<EmittingTestRunner['runTests']>[0]
type Test = Tests[number]
type Watcher = Parameters<EmittingTestRunner['runTests']>[1]

/** A changed product may wait forever, ms. */
const TEST_TIMEOUT_MS = 20_000

interface Outcome {
  name: string
  isRed: boolean
}

/** Runs each test file once to record the switches that its tests reach, then a test per open row with switches on. */
export class ProveRunner extends EmittingTestRunner {
  private readonly plan: ProvingPlan = JSON.parse(readFileSync(process.env.PROVING_PLAN ?? '', 'utf8'))
  private readonly areas = new Set(this.plan.areas)
  private readonly open = new Set(this.plan.open)

  constructor(
    private readonly config: Options[0],
    private readonly ofRun: Options[1],
  ) {
    super(config, ofRun)
  }

  override async runTests(tests: Tests, watcher: Watcher): Promise<void> {
    for (const test of tests) await this.proveFile(test, watcher)
  }

  private async proveFile(test: Test, watcher: Watcher): Promise<void> {
    const file = path.relative(test.context.config.rootDir, test.path)
    this.report({ kind: 'begin', file })
    let outcomes: Outcome[] = []
    const reached = await recordReached(async () => {
      outcomes = await this.outcomesOf(test, watcher, undefined)
    })
    for (const { name, isRed } of outcomes) {
      const rows = idsIn(name, this.areas).filter((id) => this.open.has(id))
      if (rows.length === 0 || isRed) continue
      const candidates = candidatesOf(file, name, reached, this.plan.files).slice(0, this.plan.tries)
      const id = await this.firstRed(test, watcher, name, candidates)
      if (id === 'unstable') return this.report({ kind: 'unstable', file })
      this.reportRows(rows, { file, name, id })
    }
    this.report({ kind: 'end', file })
  }

  private reportRows(rows: readonly string[], { file, name, id }: { file: string; name: string; id: number | null }) {
    for (const row of rows) {
      if (id !== null) this.open.delete(row)
      this.report(id === null ? { kind: 'green', row, test: file, name } : { kind: 'red', row, test: file, id })
    }
  }

  /** First switch that turns a test red which is green without it. */
  private async firstRed(
    test: Test,
    watcher: Watcher,
    name: string,
    candidates: readonly number[],
  ): Promise<number | null | 'unstable'> {
    for (const id of candidates) {
      if (!(await withSwitch(id, () => this.isRed(test, watcher, name)))) continue
      return (await this.isRed(test, watcher, name)) ? 'unstable' : id
    }
    return null
  }

  private async isRed(test: Test, watcher: Watcher, name: string): Promise<boolean> {
    const outcomes = await this.outcomesOf(test, watcher, `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
    return outcomes.some(({ isRed }) => isRed)
  }

  private async outcomesOf(test: Test, watcher: Watcher, pattern: string | undefined): Promise<Outcome[]> {
    const config = { ...this.config, testNamePattern: pattern, testTimeout: TEST_TIMEOUT_MS, bail: 0 } as Options[0]
    const runner = new EmittingTestRunner(config, this.ofRun)
    const outcomes: Outcome[] = []
    runner.on('test-file-success', ([, result]) => {
      for (const { fullName, status } of result.testResults) {
        if (status === 'passed' || status === 'failed') outcomes.push({ name: fullName, isRed: status === 'failed' })
      }
    })
    await runner.runTests([test], watcher, { serial: true })
    return outcomes
  }

  private report(result: ProvingResult): void {
    appendFileSync(this.plan.results, `${JSON.stringify(result)}\n`)
  }
}
