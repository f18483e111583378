import type { Sharing } from './contract'

/** The vendor requests it from the page. */
export const sharing: Sharing = {
  hasVendorButton: true,
  canSend: false,
  send: async () => 'unsupported',
  fillMenu: async () => {},
}
