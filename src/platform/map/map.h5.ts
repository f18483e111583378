import type { MapViewer } from './contract'

export const map = {
  isSupported: true,
  async open({ lat, lng, name }) {
    const query = new URLSearchParams({ q: `${lat},${lng} (${name})` })
    // Opened with `noopener`, a tab that came would look as one that was blocked.
    const tab = window.open(`https://maps.apple.com/?${query}`, '_blank')
    if (tab) tab.opener = null
    return tab !== null
  },
} satisfies MapViewer
