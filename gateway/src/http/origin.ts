import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** Scheme and host that a request was sent to. */
export function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`
}

/** Scheme and host of this gateway, as the caller reaches it. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, settings: Settings): string {
  return settings.publicOrigin ?? requestOrigin(request)
}
