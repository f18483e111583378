import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** How a browser on this machine may name it. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** The port that an address without one means. */
const DEFAULT_PORT = 80

const carriedOrigin = new AsyncLocalStorage<string>()

type Reached = Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>

/**
 * Scheme and host in what is sent or kept: mails, codes, links. The configured origin or, without one, the address that
 * the socket was reached at; no header decides it (contract D-23).
 */
export function publicOriginOf(request: Reached, { publicOrigin }: Settings): string {
  return publicOrigin ?? `${schemeOf(request)}://${reachedHost(request)}`
}

/**
 * Scheme and host of this gateway for the caller alone. On its own machine a caller may spell the reached address as
 * browsers do (`localhost`, `127.0.0.1`, `[::1]`); any other name in the Host header counts for nothing.
 */
export function originOf(request: Reached, settings: Settings): string {
  const carried = carriedOrigin.getStore()
  if (carried !== undefined) return carried
  const { host, socket } = request
  const isSpelling = isLoopback(socket.localAddress) && spellings(socket.localPort).includes(host)
  if (settings.publicOrigin === undefined && isSpelling) return `${schemeOf(request)}://${host}`
  return publicOriginOf(request, settings)
}

/** Calls that the gateway makes to itself for a request are answered with the origin of that request. */
export function withOriginOf<Result>(request: Reached, settings: Settings, work: () => Result): Result {
  return carriedOrigin.run(originOf(request, settings), work)
}

/** A proxy passes on whatever it was sent as the scheme. */
function schemeOf({ protocol }: Reached): 'http' | 'https' {
  return protocol === 'https' ? 'https' : 'http'
}

function reachedHost({ socket: { localAddress = '', localPort } }: Reached): string {
  const address = localAddress.replace(/^::ffff:/, '')
  const host = isIP(address) === 6 ? `[${address}]` : address
  return `${isLoopback(localAddress) ? 'localhost' : host}${localPort ? `:${localPort}` : ''}`
}

/** No address: the gateway called itself. */
function isLoopback(address = ''): boolean {
  return address === '' || address === '::1' || /^(::ffff:)?127\./.test(address)
}

function spellings(port = DEFAULT_PORT): string[] {
  return LOOPBACK_NAMES.flatMap((name) => [`${name}:${port}`, ...(port === DEFAULT_PORT ? [name] : [])])
}
