import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

const GROUPS = 8
/** An IPv6 subscriber has a network of 64 bits. */
const NETWORK_GROUPS = 4

/** Caller of a public call: a keyed hash of its network. */
export function callerOf(ip: string, secret: string): string {
  return keyedHash('caller', networkOf(ip), secret)
}

/** Neighborhood of a caller: a keyed hash of the wide network that one operator can fill with callers. */
export function neighborhoodOf(ip: string, secret: string): string {
  return keyedHash('neighborhood', wideNetworkOf(ip), secret)
}

function keyedHash(kind: string, network: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, network]))
    .digest('base64url')
}

/** The first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address. */
export function wideNetworkOf(ip: string): string {
  const network = networkOf(ip)
  return network.slice(0, Math.max(network.lastIndexOf('.'), network.lastIndexOf(':')))
}

/** An IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  const bare = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = (bare.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
