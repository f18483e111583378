import type { Beacon } from './contract'

export const beacon: Beacon = {
  onHide(listener) {
    const onChange = () => {
      if (document.visibilityState === 'hidden') listener()
    }
    document.addEventListener('visibilitychange', onChange)
    window.addEventListener('pagehide', listener)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      window.removeEventListener('pagehide', listener)
    }
  },

  send(url, body) {
    try {
      return navigator.sendBeacon?.(url, new Blob([body], { type: 'application/json' })) ?? false
    } catch {
      return false
    }
  },
}
