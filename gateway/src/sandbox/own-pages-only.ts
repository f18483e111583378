import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnName, originOf, requestOrigin } from '../http/origin'
import type { Settings } from '../settings'

/** What a developer may read and do: codes, orders, the clock, reset. */
const GUARDED = /^\/sandbox\/api(\/|$)/

/**
 * `/sandbox/api` is for pages of this gateway and for programs, never for a page of somebody else that a developer has
 * open: neither directly nor under a name of its own that leads to this machine.
 */
export function allowOwnPagesOnly(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!GUARDED.test(request.routeOptions.url ?? '') || isOwn(request, settings)) return
    return reply.code(403).send({ error: 'only pages of the shop itself may ask' })
  })
}

function isOwn(request: FastifyRequest, settings: Settings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin !== undefined && origin !== requestOrigin(request) && origin !== originOf(request, settings)) return false
  return isOwnName(request.hostname, settings)
}
