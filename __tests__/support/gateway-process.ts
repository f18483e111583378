import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stockVersion } from './stock-version'

const ROOT = path.resolve(__dirname, '../..')
const SERVER = path.join(__dirname, 'gateway-server.cjs')
const STOCKED = path.join(ROOT, 'node_modules/.cache/stocked-folders')

/** A gateway that answers at an address. */
export interface ServedGateway {
  origin: string
  /** Content of `/sandbox`, as JSON. */
  sandbox<Answer>(path: string, body?: object): Promise<Answer>
}

export interface GatewayProcess extends ServedGateway {
  /** Ends it as a user does; its data goes, unless they belong to the test. The exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

export interface GatewayProcessOptions {
  /** Absent: a folder of its own, of a shop that has opened today and has sold nothing. */
  dataDir?: string
  databaseUrl?: string
  /** The built H5 app to serve. */
  h5Dir?: string
  /** Other settings. */
  environment?: Readonly<Record<string, string>>
}

/** Test files run side by side: each worker looks for a free port among its own hundred. */
const FIRST_PORT = 18_000 + 100 * Number(process.env.JEST_WORKER_ID ?? 1)

/** The gateway as `npm start` runs it, on a free port. */
export async function startGatewayProcess(options: GatewayProcessOptions = {}): Promise<GatewayProcess> {
  const { databaseUrl, h5Dir } = options
  const dataDir = options.dataDir ?? (databaseUrl ? temporaryFolder() : await stockedFolder())
  const child = spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    env: {
      ...sandboxEnvironment(dataDir),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(h5Dir && { H5_DIR: h5Dir }),
      ...options.environment,
    },
  })
  return {
    ...servedGateway(await announcedOrigin(child)),
    async stop() {
      const code = await ended(child, 'SIGTERM')
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
    async kill() {
      await ended(child, 'SIGKILL')
    },
  }
}

/** Settings of a sandbox of the demo shop, also in the repository of a merchant. */
export function sandboxEnvironment(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, PORT: String(FIRST_PORT), SANDBOX: '1', MERCHANT_FILE: '', DATA_DIR: dataDir }
}

export function servedGateway(origin: string): ServedGateway {
  return {
    origin,
    async sandbox(name, body) {
      const request = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      return (await fetch(`${origin}/sandbox/api/${name}`, request)).json()
    },
  }
}

/** A copy of a folder that was stocked once: stocking takes seconds. */
export async function stockedFolder(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10)
  const stocked = path.join(STOCKED, `${stockVersion()}-${today}`)
  if (!existsSync(stocked)) {
    removeOthers(today)
    await stock(stocked)
  }
  const folder = temporaryFolder()
  cpSync(stocked, folder, { recursive: true })
  return folder
}

/** Files of other days are no longer used. */
function removeOthers(day: string): void {
  mkdirSync(STOCKED, { recursive: true })
  const others = readdirSync(STOCKED).filter((name) => !name.includes(day))
  for (const name of others) rmSync(path.join(STOCKED, name), { recursive: true, force: true })
}

async function stock(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  const gateway = await startGatewayProcess({ dataDir: draft })
  await gateway.stop()
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    // Another process that stocked one at the same time was quicker.
    rmSync(draft, { recursive: true })
  }
}

export function temporaryFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'encore-gateway-'))
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return exit
}

export function announcedOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (data: Buffer) => {
      output += data.toString()
      const found = /http:\/\/localhost:\d+/.exec(output)
      if (found) resolve(found[0])
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`the gateway did not start: ${output}`)))
  })
}
