import { sql } from 'drizzle-orm'
import { acceptedOffer } from '../__tests__/support/buyer'
import type { OpenedDatabase } from '../gateway/src/database/connect'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { type Endpoint, filledPath } from '../src/contracts/endpoint'
import type { Envelope } from '../src/contracts/envelope'
import { createOrder } from '../src/contracts/order/create-order'
import { preOrder } from '../src/contracts/order/pre-order'
import { listSeatPlansStatic } from '../src/contracts/session/list-seat-plans-static'
import { firstSession, signInMany } from './fleet'
import type { FleetClient } from './fleet-client'

const MOST_BUYERS = 1_000
/** More tickets than can be ordered during the run. */
const STOCK = 10_000_000

/** Results of concurrent buyers. */
export interface OrderFigures {
  perSecond: number
  p50: number
  p99: number
  refused: number
  failed: number
}

/** Buyers who order the same tickets repeatedly: each requests an offer and accepts it. */
export class OrderLoad {
  private placed = 0

  private constructor(
    private readonly origin: string,
    private readonly tokens: readonly string[],
    private readonly wanted: Parameters<typeof acceptedOffer>[0],
  ) {}

  static async of(origin: string, client: FleetClient, database: OpenedDatabase): Promise<OrderLoad> {
    await database.db.execute(sql`UPDATE inventory SET capacity = ${STOCK}::int`)
    const session = await firstSession(client, NAMED_SHOWS.simpleConcert)
    const { data } = await client.call(0, listSeatPlansStatic, session)
    const items = [{ seatPlanId: data?.seatPlans[0]?.seatPlanId ?? '', qty: 1 }]
    return new OrderLoad(origin, await signInMany(database, MOST_BUYERS), { src: 'M_WEB', ...session, items })
  }

  async run(buyers: number, seconds: number): Promise<OrderFigures> {
    const end = performance.now() + seconds * 1_000
    const waits: number[] = []
    const missed = { refused: 0, failed: 0 }
    const shop = async (as: string) => {
      while (performance.now() < end) {
        const outcome = await this.buy(as)
        if (typeof outcome === 'number') waits.push(outcome)
        else missed[outcome] += 1
      }
    }
    await Promise.all(this.tokens.slice(0, buyers).map(shop))
    waits.sort((a, b) => a - b)
    const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0)
    return { perSecond: Math.round(waits.length / seconds), p50: at(0.5), p99: at(0.99), ...missed }
  }

  /** Time to place the order, ms, or the error. */
  private async buy(as: string): Promise<number | 'refused' | 'failed'> {
    const offer = await this.callApi(preOrder, this.wanted, as)
    if (!offer?.data) return offer ? 'refused' : 'failed'
    const begun = performance.now()
    const order = await this.callApi(createOrder, acceptedOffer(this.wanted, offer.data), as)
    if (order?.data) return performance.now() - begun
    return order ? 'refused' : 'failed'
  }

  /** Null without an answer. */
  private async callApi<Input extends object, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    as: string,
  ): Promise<Envelope<Output> | null> {
    this.placed += 1
    const { path, rest } = filledPath(endpoint, input)
    const headers = {
      'content-type': 'application/json',
      src: 'M_WEB',
      'access-token': as,
      'idempotency-key': `load-${this.placed}`,
    }
    const init = { method: endpoint.method, headers, body: JSON.stringify(rest) }
    return fetch(`${this.origin}${path}`, init)
      .then((reply) => reply.json() as Promise<Envelope<Output>>)
      .catch(() => null)
  }
}
