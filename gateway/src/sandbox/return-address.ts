import { webAddressOf } from '../services/links/return-address'

/** True for allowed return addresses: the shop's own origin, or an app on the developer's machine. */
export function isAllowedReturn(target: string, own: string): boolean {
  const address = webAddressOf(target)
  if (address === null) return false
  return address.origin === own || address.hostname === 'localhost' || address.hostname === '127.0.0.1'
}
