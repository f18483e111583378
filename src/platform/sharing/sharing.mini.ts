import type { Sharing } from './contract'

/** The vendor asks the page itself. */
export const sharing: Sharing = {
  hasVendorButton: true,
  canSend: false,
  send: async () => 'unsupported',
  fillMenu: async () => {},
}
