import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

export interface GatewayProcess {
  origin: string
  /** What `/sandbox` shows, as JSON. */
  sandbox<Answer>(path: string, body?: object): Promise<Answer>
  stop(): Promise<void>
}

/** The gateway as `npm start` runs it, with the built H5 app, on a free port and an empty database of its own. */
export async function startGatewayProcess(): Promise<GatewayProcess> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'encore-gateway-'))
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), path.join(ROOT, 'gateway/src/server.ts')],
    { cwd: ROOT, env: { ...process.env, PORT: '18787', SANDBOX: '1', DATA_DIR: dataDir, H5_DIR: 'dist/h5' } },
  )
  const origin = await announcedOrigin(child)
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
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function announcedOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (data: Buffer) => {
      said += data.toString()
      const found = /http:\/\/localhost:\d+/.exec(said)
      if (found) resolve(found[0])
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`the gateway did not start: ${said}`)))
  })
}
