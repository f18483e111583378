import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import { promisify } from 'node:util'
import { browserPath } from '../../__tests__/support/browser'
import type { Environment } from '../../config/settings/environment'

/** A machine as the doctor examines it. */
export interface Machine {
  /** `20.19.0`. */
  node: string
  platform: NodeJS.Platform
  environment: Environment
  home: string
  /** First output line of a program; null if it is missing or fails. */
  firstLine(program: string, args: readonly string[]): Promise<string | null>
  /** Names in a folder; empty without it. */
  namesIn(folder: string): Promise<string[]>
  isPortTaken(port: number): Promise<boolean>
  /** True if a gateway of this project runs there. */
  isGatewayAt(port: number): Promise<boolean>
  /** Lead of the clock over a server's, ms; null if it does not answer. */
  clockError(origin: string): Promise<number | null>
  /** Test browser. Rejects without one. */
  browserPath(): Promise<string>
}

const PROBE_MS = 2_000

export const thisMachine: Machine = {
  node: process.versions.node,
  platform: process.platform,
  environment: process.env,
  home: os.homedir(),
  async firstLine(program, args) {
    try {
      const { stdout } = await promisify(execFile)(program, [...args], { timeout: PROBE_MS * 5 })
      return stdout.split('\n')[0]?.trim() || null
    } catch {
      return null
    }
  },
  namesIn: (folder) => readdir(folder).catch(() => []),
  isPortTaken: (port) =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', timeout: PROBE_MS })
      const end = (isTaken: boolean) => {
        socket.destroy()
        resolve(isTaken)
      }
      socket.once('connect', () => end(true))
      socket.once('error', () => end(false))
      socket.once('timeout', () => end(true))
    }),
  async isGatewayAt(port) {
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(PROBE_MS) })
      const { status } = (await reply.json()) as { status?: string }
      return status !== undefined
    } catch {
      return false
    }
  },
  async clockError(origin) {
    try {
      const sentAt = Date.now()
      const reply = await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) })
      const theirs = Date.parse(reply.headers.get('date') ?? '')
      return Number.isNaN(theirs) ? null : (sentAt + Date.now()) / 2 - theirs
    } catch {
      return null
    }
  },
  browserPath: async () => browserPath(),
}
