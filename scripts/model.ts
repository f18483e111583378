import { spawn } from 'node:child_process'
import path from 'node:path'
import { startPostgres } from './postgres'
import { ROOT } from './run-command'

const TEST = 'gateway/tests/orders-model.test.ts'
const STEPS = '5000'

/**
 * `npm run model [pglite|postgres …]`: runs the long model-based test of orders on these engines, by default both.
 * `STEPS` and `SEED` set the number of steps and the seed.
 */
async function main(named: readonly string[]): Promise<void> {
  const engines = named.length > 0 ? named : ['pglite', 'postgres']
  for (const engine of engines) {
    const begun = Date.now()
    const isOk = engine === 'postgres' ? await playOnPostgres() : await play({})
    console.log(`${engine}: ${isOk ? 'passed' : 'failed'} in ${Math.round((Date.now() - begun) / 1000)} s`)
    if (!isOk) process.exitCode = 1
  }
}

async function playOnPostgres(): Promise<boolean> {
  const server = await startPostgres()
  if (!server) throw new Error('there is no PostgreSQL here')
  const isOk = await play({ TEST_DATABASE_URL: server.url })
  await server.stop()
  return isOk
}

function play(env: Record<string, string>): Promise<boolean> {
  const args = ['--selectProjects', 'gateway', '--runInBand', '--runTestsByPath', TEST]
  const child = spawn(path.join(ROOT, 'node_modules/.bin/jest'), args, {
    cwd: ROOT,
    env: { ...process.env, STEPS: process.env.STEPS ?? STEPS, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error)
  process.exit(1)
})
