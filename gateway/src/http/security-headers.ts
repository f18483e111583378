import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { originOf } from './origin'

/** Two years, as required by preload lists. */
const HSTS = `max-age=${2 * 365 * 24 * 60 * 60}; includeSubDomains`

/** Device features of the web app; none for framed pages. */
const PERMISSIONS = 'camera=(self), geolocation=(self), fullscreen=(self), microphone=(), payment=(), usb=()'

/**
 * Sends security headers: no MIME sniffing, no framing, only the origin as referrer. Pages have their own policies
 * (page-policy.ts), and https connections stay https.
 */
export async function sendSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'self'"] } },
    // Mini-programs and developer tools show pictures from other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Payment providers need the host of the referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // `frame-ancestors` covers it, including merchants' partners.
    frameguard: false,
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (originOf(request, settings).startsWith('https:')) reply.header('strict-transport-security', HSTS)
  })
}
