import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify'
import { networkOf } from './caller'
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

/** Share of the limit for pages and drawn pictures, which take a process 20 to 75 ms each. */
const DRAWN_SHARE = 1 / 25

/** True while the caller of a read may make this process work for it; it has no limit of its own in most tests. */
export type ReadBudget = (request: FastifyRequest) => Promise<boolean>

/** Reads per minute of one caller that are worked for. Call it after `limitCalls`. */
export function readBudget(app: FastifyInstance, callsPerMinute: number | undefined): ReadBudget {
  if (callsPerMinute === undefined) return async () => true
  const limit = app.createRateLimit({
    max: Math.ceil(callsPerMinute * DRAWN_SHARE),
    timeWindow: MINUTE_MS,
    allowList: [],
    keyGenerator: ({ ip }) => `read ${networkOf(ip)}`,
  })
  return async (request) => {
    const outcome = await limit(request)
    return outcome.isAllowed || !outcome.isExceeded
  }
}

/** Rejects reads beyond the budget of their caller before they are worked for. */
export function withinBudget(isWithin: ReadBudget): Pick<RouteShorthandOptions, 'preHandler'> {
  return {
    preHandler: async (request) => {
      if (!(await isWithin(request))) throw new TooManyCalls(MINUTE_MS / 1000)
    },
  }
}

/** Individual limit of a call; most have none. */
export function ownLimit({ isCostly }: Route, callsPerMinute: number | undefined): Pick<RouteOptions, 'config'> {
  return isCostly ? costlyLimit(callsPerMinute) : {}
}

/** Limit of a call that is costly, or accepts guessable values. */
export function costlyLimit(callsPerMinute: number | undefined): Pick<RouteOptions, 'config'> {
  if (callsPerMinute === undefined) return {}
  return { config: { rateLimit: { max: Math.ceil(callsPerMinute * COSTLY_SHARE) } } }
}
