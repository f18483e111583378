import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from '../http/origin'
import type { Settings } from '../settings'

/** Developer data and actions: codes, orders, the clock, reset. */
const GUARDED = /^\/sandbox\/api(\/|$)/

/**
 * Restricts `/sandbox/api` to pages of this gateway and programs; rejects foreign pages, also under another host name
 * of this machine.
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
  if (
    origin !== undefined &&
    origin !== `${request.protocol}://${request.host}` &&
    origin !== originOf(request, settings)
  )
    return false
  return isOwnName(request.hostname, settings)
}

/** An IP address, this machine, or the configured host name; any other name may have been rebound. */
function isOwnName(name: string, { publicOrigin }: Settings): boolean {
  const bare = name.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 || bare === 'localhost' || bare.endsWith('.localhost')) return true
  return publicOrigin !== undefined && new URL(publicOrigin).hostname === bare
}
