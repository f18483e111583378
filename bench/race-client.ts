import { setTimeout as pause } from 'node:timers/promises'
import type { GatewayProcess } from '../__tests__/support/gateway-process'
import { type Endpoint, filledPath } from '../src/contracts/endpoint'
import type { Envelope } from '../src/contracts/envelope'

const BUSY = 503
/** Somebody gives up after so many tries, each a moment after the other. */
const MAX_TRIES = 60
const RETRY_MS = 250

/** Gateways on one database, some of which may be gone at the moment. */
export class RaceClient {
  /** How long each answer took, ms. */
  readonly waits: number[] = []
  /** Calls that were made again: the gateway was busy or gone. */
  retries = 0

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
    const init = {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', src: 'M_WEB', 'access-token': as, 'idempotency-key': key },
      ...(!isRead && { body: JSON.stringify(rest) }),
    }
    return this.again(at, async (origin) => {
      const reply = await fetch(`${origin}${path}${query}`, init)
      return reply.status === BUSY ? null : ((await reply.json()) as Envelope<Output>)
    })
  }

  /** What the provider or a developer does, at whichever gateway is there. */
  sandbox(at: number, name: string): Promise<{ done: boolean }> {
    return this.again(at, async (origin) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`${origin}/sandbox/api/${name}`, { method: 'POST', headers, body: '{}' })
      return reply.ok ? ((await reply.json()) as { done: boolean }) : null
    })
  }

  private async again<Answer>(at: number, ask: (origin: string) => Promise<Answer | null>): Promise<Answer> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const gateway = this.gateways[(at + tries) % this.gateways.length]
      const begun = performance.now()
      // A gateway that is killed hangs up: nobody knows whether it did what was asked.
      const answer = await ask(gateway?.origin ?? '').catch(() => null)
      if (answer !== null) {
        this.waits.push(performance.now() - begun)
        return answer
      }
      this.retries += 1
      await pause(RETRY_MS)
    }
    throw new Error('nobody answers')
  }
}
