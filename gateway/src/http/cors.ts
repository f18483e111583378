import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './request-values'

/** How long a browser remembers what it may send, s. */
const PREFLIGHT_LIFE_SECONDS = 600
/** Pictures, and the stores they are sent to. */
const FILES = /^\/(static|files)\//

/**
 * Mini-program devtools and pages of other hosts may make calls and show pictures: credentials travel in headers, never
 * in cookies. Everything else of the gateway is for its own pages.
 */
export async function allowOtherOrigins(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCors, {
    delegator: ({ url = '' }, answer) =>
      answer(null, {
        origin: isApiPath(url) || FILES.test(url),
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        maxAge: PREFLIGHT_LIFE_SECONDS,
        strictPreflight: false,
      }),
  })
}
