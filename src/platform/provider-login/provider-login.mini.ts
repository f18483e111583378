import type { ProviderLogin } from './contract'

/** Vendors identify their users themselves, and open no external pages for it. */
export const providerLogin: ProviderLogin = {
  isSupported: false,
  leaveFor: async () => 'failed',
  consumeReturn: async () => null,
}
