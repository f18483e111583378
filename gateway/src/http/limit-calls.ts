import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Route } from './define-route'
import { isApiPath } from './request-values'

const MINUTE_MS = 60_000
/** Callers that are remembered at a time; who has not called for longest is forgotten first. */
const MAX_CALLERS = 50_000
/** How much less often a caller may do what costs others something, or what is guessed at. */
const COSTLY_SHARE = 1 / 50

/** A caller has called more often than it may. */
export class TooManyCalls extends Error {
  constructor(
    /** When it may call again, s. */
    readonly retryAfter: number,
  ) {
    super('too many calls')
  }
}

/**
 * Lets an address (of IPv6: a network of 64 bits) make so many calls a minute. Each process counts for itself; pages
 * and pictures are not counted.
 */
export async function limitCalls(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: callsPerMinute,
    timeWindow: MINUTE_MS,
    cache: MAX_CALLERS,
    allowList: ({ url, method }) => !isApiPath(url) && method !== 'POST',
    errorResponseBuilder: (_request, { ttl }) => new TooManyCalls(Math.ceil(ttl / 1000)),
  })
}

/** The limit that a call has of its own; most have none. */
export function ownLimit({ isCostly }: Route, callsPerMinute: number | undefined): Pick<RouteOptions, 'config'> {
  if (callsPerMinute === undefined || !isCostly) return {}
  return { config: { rateLimit: { max: Math.ceil(callsPerMinute * COSTLY_SHARE) } } }
}
