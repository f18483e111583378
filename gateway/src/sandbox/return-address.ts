import { webAddressOf } from '../services/links/return-address'

/** Whether a user may be sent there: back to the shop by its own origin, or to an app on the developer's machine. */
export function isAllowedReturn(target: string, own: string): boolean {
  const address = webAddressOf(target)
  if (address === null) return false
  return address.origin === own || address.hostname === 'localhost' || address.hostname === '127.0.0.1'
}
