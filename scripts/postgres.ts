import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { hasServer, postgresFolders, versionOf } from './postgres-binaries'

/** PostgreSQL refuses to run as root; this is `nobody` on Linux. */
const NOBODY = 65534
const START_TIMEOUT_MS = 20_000

export interface RunningPostgres {
  url: string
  version: string
  stop(): Promise<void>
}

/** An empty PostgreSQL on a free port, removed when stopped. Null without working binaries. */
export async function startPostgres(): Promise<RunningPostgres | null> {
  const workDir = mkdtempSync(path.join(os.tmpdir(), 'encore-postgres-'))
  chmodSync(workDir, 0o755)
  for (const folder of postgresFolders(workDir)) {
    const running = hasServer(folder) && (await startFrom(folder, workDir))
    if (running) return running
  }
  rmSync(workDir, { recursive: true, force: true })
  return null
}

async function startFrom(folder: string, workDir: string): Promise<RunningPostgres | null> {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const dataDir = path.join(workDir, 'data')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { mode: 0o700 })
  if (user.uid !== undefined) chownSync(dataDir, user.uid, user.gid)
  const made = spawnSync(
    path.join(folder, 'initdb'),
    ['-D', dataDir, '-U', 'encore', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: workDir },
  )
  if (made.status !== 0) return null
  const port = await freePort()
  const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const server = spawn(
    path.join(folder, 'postgres'),
    [
      '-D',
      dataDir,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      dataDir,
      ...options.flatMap((option) => ['-c', option]),
    ],
    { ...user, cwd: workDir, stdio: 'ignore' },
  )
  const url = `postgres://encore@127.0.0.1:${port}/postgres`
  if (!(await answers(server, url))) return null
  return {
    url,
    version: versionOf(folder),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(workDir, { recursive: true, force: true })
    },
  }
}

async function answers(server: ChildProcess, connectionString: string): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new Client({ connectionString })
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  server.kill('SIGKILL')
  return false
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
