import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './request-values'

/** Lifetime of a preflight response, s. */
const PREFLIGHT_LIFE_SECONDS = 600
/** Pictures, and their upload stores. */
const FILES = /^\/(static|files)\//

/**
 * Allows calls and pictures from mini-program devtools and other hosts: credentials travel in headers, never in
 * cookies. Everything else is same-origin.
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
