import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** How long a browser remembers what it may send, s. */
const PREFLIGHT_LIFE_SECONDS = 600

/** Mini-program devtools and pages of other hosts call a sandbox; credentials travel in headers, never in cookies. */
export async function allowOtherOrigins(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCors, {
    origin: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: PREFLIGHT_LIFE_SECONDS,
    strictPreflight: false,
  })
}
