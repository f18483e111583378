import type { MapViewer } from './contract'

export const map = {
  isSupported: true,
  async open({ lat, lng, name }) {
    const query = new URLSearchParams({ q: `${lat},${lng} (${name})` })
    // With `noopener`, an opened tab would be indistinguishable from a blocked one.
    const tab = window.open(`https://maps.apple.com/?${query}`, '_blank')
    if (tab) tab.opener = null
    return tab !== null
  },
} satisfies MapViewer
