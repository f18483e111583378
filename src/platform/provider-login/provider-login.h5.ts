import type { ProviderLogin } from './contract'

/** Loads the provider code on demand; null without a network. */
const fetchPages = () => import('./web/provider-pages').catch(() => null)

export const providerLogin: ProviderLogin = {
  isSupported: true,

  async leaveFor(provider, backTo) {
    const pages = navigator.onLine ? await fetchPages() : null
    return pages ? pages.leaveForProvider(provider, backTo) : 'offline'
  },

  async consumeReturn() {
    if (!/[#&]state=/.test(window.location.hash)) return null
    const pages = await fetchPages()
    return pages ? pages.consumeProviderReturn() : { kind: 'stray' }
  },
}
