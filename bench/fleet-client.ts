import { setTimeout as pause } from 'node:timers/promises'
import type { GatewayProcess } from '../__tests__/support/gateway-process'
import { type Endpoint, filledPath } from '../src/contracts/endpoint'
import type { Envelope } from '../src/contracts/envelope'

const BUSY = 503
const FAULT = 500
/** Maximum attempts of a call. */
const MAX_TRIES = 480
const RETRY_MS = 250

/** Gateways on one database, some of them possibly down. */
export class FleetClient {
  /** Response times, ms. */
  readonly waits: number[] = []
  /** Calls retried because the gateway was busy or down. */
  retries = 0
  /** Forbidden answers: 5xx without a "busy" text. */
  readonly faults: string[] = []

  constructor(private readonly gateways: readonly GatewayProcess[]) {}

  /** Tries gateways in turn until one answers, always with the same key: the effect happens once. */
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

  /** Sandbox action of the provider or a developer, at any available gateway. */
  sandbox(at: number, name: string, body: object = {}): Promise<{ done: boolean }> {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return this.again(at, `/sandbox/api/${name}`, init) as Promise<{ done: boolean }>
  }

  /** Sandbox view. */
  shown(at: number, name: string): Promise<unknown> {
    return this.again(at, `/sandbox/api/${name}`, { method: 'GET' })
  }

  private async again(at: number, path: string, init: RequestInit): Promise<unknown> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const origin = this.gateways[(at + tries) % this.gateways.length]?.origin ?? ''
      const begun = performance.now()
      // A killed gateway drops connections: the effect of the call is unknown.
      const reply = await fetch(`${origin}${path}`, init).catch(() => null)
      const answer = reply && (await reply.json().catch(() => null))
      if (reply && answer !== null && reply.status < FAULT) {
        this.waits.push(performance.now() - begun)
        return answer
      }
      if (reply) this.record(reply.status, answer, `${init.method} ${path}`)
      this.retries += 1
      await pause(RETRY_MS)
    }
    throw new Error(`nobody answers ${path}`)
  }

  private record(status: number, answer: { comments?: string } | null, call: string): void {
    if (answer === null || (status === BUSY && (answer.comments ?? '') !== '')) return
    this.faults.push(`${status} ${call} ${JSON.stringify(answer)}`)
  }
}
