import { setTimeout as pause } from 'node:timers/promises'
import type { GatewayProcess } from '../__tests__/support/gateway-process'
import { type Endpoint, filledPath } from '../src/contracts/endpoint'
import type { Envelope } from '../src/contracts/envelope'

const BUSY = 503
const FAULT = 500
/** Somebody gives up after so many tries, each a moment after the other. */
const MAX_TRIES = 480
const RETRY_MS = 250

/** Gateways on one database, some of which may be gone at the moment. */
export class FleetClient {
  /** How long each answer took, ms. */
  readonly waits: number[] = []
  /** Calls that were made again: the gateway was busy or gone. */
  retries = 0
  /** Answers that must never be: 5xx that are not "busy" in words. */
  readonly faults: string[] = []

  constructor(private readonly gateways: readonly GatewayProcess[]) {}

  /** Asks one gateway after the other until one answers, always with the same key: whatever happens, it happens once. */
  async call<Input extends object, Output>(
    at: number,
    endpoint: Endpoint<Input, Output>,
    input: Input,
    { as = '', key = '' }: { as?: string; key?: string } = {},
  ): Promise<Envelope<Output>> {
    const { path, rest } = filledPath(endpoint, input)
    const isRead = endpoint.method === 'GET'
    const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const headers = { 'content-type': 'application/json', src: 'M_WEB', 'access-token': as, 'idempotency-key': key }
    const init = { method: endpoint.method, headers, ...(!isRead && { body: JSON.stringify(rest) }) }
    return this.again(at, `${path}${query}`, init) as Promise<Envelope<Output>>
  }

  /** What the provider or a developer does, at whichever gateway is there. */
  sandbox(at: number, name: string, body: object = {}): Promise<{ done: boolean }> {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return this.again(at, `/sandbox/api/${name}`, init) as Promise<{ done: boolean }>
  }

  /** What the sandbox shows. */
  shown(at: number, name: string): Promise<unknown> {
    return this.again(at, `/sandbox/api/${name}`, { method: 'GET' })
  }

  private async again(at: number, path: string, init: RequestInit): Promise<unknown> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const origin = this.gateways[(at + tries) % this.gateways.length]?.origin ?? ''
      const begun = performance.now()
      // A gateway that is killed hangs up: nobody knows whether it did what was asked.
      const reply = await fetch(`${origin}${path}`, init).catch(() => null)
      const answer = reply && (await reply.json().catch(() => null))
      if (reply && answer !== null && reply.status < FAULT) {
        this.waits.push(performance.now() - begun)
        return answer
      }
      if (reply) this.note(reply.status, answer, `${init.method} ${path}`)
      this.retries += 1
      await pause(RETRY_MS)
    }
    throw new Error(`nobody answers ${path}`)
  }

  private note(status: number, answer: { comments?: string } | null, call: string): void {
    if (answer === null || (status === BUSY && (answer.comments ?? '') !== '')) return
    this.faults.push(`${status} ${call} ${JSON.stringify(answer)}`)
  }
}
