import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** Browser names of the local machine. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** Default port of an address. */
const DEFAULT_PORT = 80

const carriedOrigin = new AsyncLocalStorage<string>()

type Reached = Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>

/**
 * Scheme and host in sent or stored links: mails, codes. The configured origin, otherwise the socket's address; no
 * header decides it (contract D-23).
 */
export function publicOriginOf(request: Reached, { publicOrigin }: Settings): string {
  return publicOrigin ?? `${schemeOf(request)}://${reachedHost(request)}`
}

/**
 * Scheme and host of this gateway for the caller alone. On the local machine a caller may use the browser's spellings
 * (`localhost`, `127.0.0.1`, `[::1]`); any other name in the Host header is ignored.
 */
export function originOf(request: Reached, settings: Settings): string {
  const carried = carriedOrigin.getStore()
  if (carried !== undefined) return carried
  const { host, socket } = request
  const isSpelling = isLoopback(socket.localAddress) && spellings(socket.localPort).includes(host)
  if (settings.publicOrigin === undefined && isSpelling) return `${schemeOf(request)}://${host}`
  return publicOriginOf(request, settings)
}

/** Runs internal calls of a request with the origin of that request. */
export function withOriginOf<Result>(request: Reached, settings: Settings, work: () => Result): Result {
  return carriedOrigin.run(originOf(request, settings), work)
}

/** A proxy forwards any scheme it received. */
function schemeOf({ protocol }: Reached): 'http' | 'https' {
  return protocol === 'https' ? 'https' : 'http'
}

function reachedHost({ socket: { localAddress = '', localPort } }: Reached): string {
  const address = localAddress.replace(/^::ffff:/, '')
  const host = isIP(address) === 6 ? `[${address}]` : address
  return `${isLoopback(localAddress) ? 'localhost' : host}${localPort ? `:${localPort}` : ''}`
}

/** Without an address: an internal call of the gateway. */
function isLoopback(address = ''): boolean {
  return address === '' || address === '::1' || /^(::ffff:)?127\./.test(address)
}

function spellings(port = DEFAULT_PORT): string[] {
  return LOOPBACK_NAMES.flatMap((name) => [`${name}:${port}`, ...(port === DEFAULT_PORT ? [name] : [])])
}
