import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { HostRequest } from './gateway-host'
import { type ServedGateway, sandboxEnvironment, servedGateway, stockedFolder } from './gateway-process'

declare global {
  /** Outlives the test files of a worker: see gateway-host.cjs. */
  function lendGatewayHost(): { host: ChildProcess; release(): void }
}

export interface LentGateway extends ServedGateway {
  /** Ends it; its data goes. */
  stop(): Promise<void>
}

/** The gateway as `npm start` runs it, with the built web app, in a process that ran those of earlier test files. */
export async function lendGateway(): Promise<LentGateway> {
  const dataDir = await stockedFolder()
  const { host, release } = lendGatewayHost()
  const { port } = await callHost(host, { ...sandboxEnvironment(dataDir), H5_DIR: 'dist/h5' })
  return {
    ...servedGateway(`http://localhost:${port}`),
    async stop() {
      await callHost(host, null)
      release()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function callHost(host: ChildProcess, settings: NodeJS.ProcessEnv | null): Promise<{ port: number | null }> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`the gateway's process has ended with ${code}`))
    host.once('exit', fail)
    host.once('message', (answer: { port: number | null }) => {
      host.off('exit', fail)
      resolve(answer)
    })
    const request: HostRequest = { settings }
    host.send(request)
  })
}
