import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Route } from './define-route'
import { isApiPath } from './request-values'

const MINUTE_MS = 60_000
/** Maximum number of remembered callers; the least recent is forgotten first. */
const MAX_CALLERS = 50_000
/** Share of the limit for costly or guessable calls. */
const COSTLY_SHARE = 1 / 50

/** The caller exceeded its rate limit. */
export class TooManyCalls extends Error {
  constructor(
    /** Seconds until the next allowed call. */
    readonly retryAfter: number,
  ) {
    super('too many calls')
  }
}

/**
 * Limits calls per minute for each address (for IPv6: a network of 64 bits). Each process counts separately; pages and
 * pictures are not counted.
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

/** Individual limit of a call; most have none. */
export function ownLimit({ isCostly }: Route, callsPerMinute: number | undefined): Pick<RouteOptions, 'config'> {
  if (callsPerMinute === undefined || !isCostly) return {}
  return { config: { rateLimit: { max: Math.ceil(callsPerMinute * COSTLY_SHARE) } } }
}
