import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForwarded } from '../http/forwarded'
import { originOf } from '../http/origin'
import { isOwnOrigin, isOwnPage } from '../http/own-page'
import type { Settings } from '../settings'
import { isAllowedReturn } from './return-address'

const SANDBOX = /^\/sandbox(\/|$)/
/** Pages of other companies that the app frames without an origin; one changes nothing, one needs a random id. */
const FRAMED = ['/sandbox/outside/seats', '/sandbox/certify/:id']
/** Developer data and actions: codes, orders, the clock, reset. */
const DATA = /^\/sandbox\/api(\/|$)/

/**
 * Restricts `/sandbox` to this machine: refuses what a proxy or tunnel has forwarded, other host names, and forms of
 * foreign pages. `/sandbox/api` is for pages of this gateway and programs alone.
 */
export function allowOwnPagesOnly(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? ''
    if (!SANDBOX.test(route)) return
    const isLocal = !isForwarded(request) && isOwnName(request.hostname, settings)
    const isOwn = DATA.test(route) ? isOwnPage : isOwnForm
    const isFramed = request.headers.origin === 'null' && FRAMED.includes(route)
    if (isLocal && (isFramed || isOwn(request, settings))) return
    return reply.code(403).send({ error: 'only pages of the shop itself may ask' })
  })
}

/** Pages open by links from anywhere; a form comes from the shop, or from an app in development on this machine. */
function isOwnForm(request: FastifyRequest, settings: Settings): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  return isOwnOrigin(origin, request, settings) || isAllowedReturn(origin, originOf(request, settings))
}

/** An IP address, this machine, or the configured host name; any other name may have been rebound. */
function isOwnName(name: string, { publicOrigin }: Settings): boolean {
  const bare = name.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 || bare === 'localhost' || bare.endsWith('.localhost')) return true
  return publicOrigin !== undefined && new URL(publicOrigin).hostname === bare
}
