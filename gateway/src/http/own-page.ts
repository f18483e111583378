import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { originOf } from './origin'

/** True for a request of a page of this gateway, or of a program. */
export function isOwnPage(request: FastifyRequest, settings: Settings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || isOwnOrigin(origin, request, settings)
}

export function isOwnOrigin(origin: string, request: FastifyRequest, settings: Settings): boolean {
  return origin === `${request.protocol}://${request.host}` || origin === originOf(request, settings)
}
