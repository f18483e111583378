import type { Geolocation } from './contract'

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 600_000 }

export const geolocation: Geolocation = {
  locate: () =>
    new Promise((resolve) => {
      if (!('geolocation' in navigator)) return resolve({ kind: 'failed' })
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ kind: 'located', lat: coords.latitude, lng: coords.longitude }),
        ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
        OPTIONS,
      )
    }),
}
