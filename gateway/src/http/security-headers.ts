import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { originOf } from './origin'

/** Two years, as lists of such hosts ask for. */
const HSTS = `max-age=${2 * 365 * 24 * 60 * 60}; includeSubDomains`

/** What the web app uses of a device; nothing of it is for pages in frames. */
const PERMISSIONS = 'camera=(self), geolocation=(self), fullscreen=(self), microphone=(), payment=(), usb=()'

/**
 * What every answer says to browsers: no guessing of types, no page of others around it, no referrer but the origin. A
 * policy of its own comes with each page (page-policy.ts), and https stays https where it is spoken.
 */
export async function sendSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'self'"] } },
    // Pictures are shown by mini-programs and by the developer's tools, from other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Payment providers need the host that a user comes from.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // `frame-ancestors` says it, and knows merchants' partners.
    frameguard: false,
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (originOf(request, settings).startsWith('https:')) reply.header('strict-transport-security', HSTS)
  })
}
