import type { ProviderLogin } from './contract'

/** Vendors say themselves who their user is, and open no pages of others for it. */
export const providerLogin: ProviderLogin = {
  isSupported: false,
  leaveFor: async () => 'failed',
  takeReturn: async () => null,
}
