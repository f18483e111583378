import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/connect'
import { isForwarded } from '../http/forwarded'
import { hashed } from '../random'
import type { Metrics } from './metrics'

/** A page of another name that resolves to this machine is none of its callers. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Endpoints for monitoring. */
export interface OperationsParts {
  db: Database
  metrics: Metrics
  /** Missing parts of the shop, in words. */
  missing(): readonly string[]
  /** Token that allows reading the metrics from other machines. */
  metricsToken?: string
}

/**
 * `/health`: the process answers. `/ready`: it can serve, database and all; 503 while it cannot or is about to stop, so
 * that a load balancer leaves it out; with the features that no provider backs. `/metrics`: Prometheus, for callers on
 * the same machine or with the token.
 */
export function registerOperations(
  app: FastifyInstance,
  { db, metrics, missing, metricsToken }: OperationsParts,
): void {
  metrics.watchShop(db)
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const lacks = missing()
    const isReady = !isStopping && (await canServe(db))
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', ...(lacks.length > 0 && { missing: lacks }) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.code(403).send({ status: 'forbidden' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

async function canServe(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`SELECT 1`)
    return true
  } catch {
    return false
  }
}

function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return (
    !isForwarded({ headers }) && LOOPBACK_HOST.test(headers.host ?? '') && LOOPBACK.includes(socket.remoteAddress ?? '')
  )
}

/** Compared in a time that tells nothing. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashed(given)), Buffer.from(hashed(wanted)))
}
