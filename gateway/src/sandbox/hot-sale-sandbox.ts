import type { FastifyInstance } from 'fastify'
import type { Context } from '../call'
import { NAMED_SHOWS } from '../demo/named-shows'
import { ownValue } from '../own-value'
import { openQueue } from '../services/queue/queue'

/** Default hot sale: forty seconds in the queue. */
const USUAL_SALE = { name: 'simpleConcert', perMinute: 30, ahead: 20 }
/** Maximum turns per minute, and maximum buyers ahead. */
const MAX_PER_MINUTE = 6_000
const MAX_AHEAD = 10_000

interface SaleChange {
  /** One of the named shows. */
  name?: string
  /** Turns per minute; 0 ends the hot sale. */
  perMinute?: number
  /** Buyers ahead in the queue. */
  ahead?: number
}

/** Starts a hot sale: a queue, its speed, and the buyers ahead (CAT-076). */
export function registerHotSaleSandbox(app: FastifyInstance, context: Context): void {
  const { shop } = context
  const list = () => Object.entries(shop.hotSales).map(([showId, perMinute]) => ({ showId, perMinute }))
  app.get('/sandbox/api/hot-sales', list)
  app.post<{ Body: SaleChange | null }>('/sandbox/api/hot-sales', async ({ body }, reply) => {
    const { name, perMinute, ahead } = { ...USUAL_SALE, ...body }
    const showId = ownValue<string>(NAMED_SHOWS, name)
    if (showId === undefined) return reply.code(400).send({ error: 'name' })
    if (!isCount(perMinute, MAX_PER_MINUTE) || !isCount(ahead, MAX_AHEAD))
      return reply.code(400).send({ error: 'number' })
    const { [showId]: _ended, ...others } = shop.hotSales
    if (perMinute > 0) await openQueue(context, { showId, perMinute, ahead })
    await shop.change({ hotSales: perMinute > 0 ? { ...others, [showId]: perMinute } : others })
    return list()
  })
}

function isCount(value: unknown, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max
}
