import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** Scheme and host that a request was sent to. */
export function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`
}

/**
 * Scheme and host of this gateway, as the caller reaches it. A caller can say any name, so one that is not known to be
 * ours is not repeated: the address that was reached takes its place.
 */
export function originOf(request: FastifyRequest, settings: Settings): string {
  if (settings.publicOrigin !== undefined) return settings.publicOrigin
  return isOwnName(request.hostname, settings) ? requestOrigin(request) : reachedOrigin(request)
}

/** A number, this machine, or the name that the gateway was told to have; any other name may be anybody's. */
export function isOwnName(name: string, { publicOrigin }: Settings): boolean {
  const bare = name.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 || bare === 'localhost' || bare.endsWith('.localhost')) return true
  return publicOrigin !== undefined && new URL(publicOrigin).hostname === bare
}

function reachedOrigin({ protocol, socket }: FastifyRequest): string {
  const { localAddress = 'localhost', localPort } = socket
  const host = isIP(localAddress) === 6 ? `[${localAddress}]` : localAddress
  return `${protocol}://${host}${localPort ? `:${localPort}` : ''}`
}
