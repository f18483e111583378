import type { MapViewer } from './contract'

export const map = {
  isSupported: true,
  async open({ lat, lng, name }) {
    const query = new URLSearchParams({ q: `${lat},${lng} (${name})` })
    return window.open(`https://maps.apple.com/?${query}`, '_blank', 'noopener') !== undefined
  },
} satisfies MapViewer
