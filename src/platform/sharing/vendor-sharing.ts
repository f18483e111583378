import type { Sharing } from './contract'

/** The vendor asks the page itself. */
export const vendorSharing: Sharing = {
  hasVendorButton: true,
  canSend: false,
  send: async () => 'unsupported',
  fillMenu: async () => {},
}
