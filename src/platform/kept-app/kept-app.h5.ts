import { SERVICE_WORKER, trustedScriptUrl } from '../trusted-types/trusted-types'
import type { KeptApp } from './contract'

/** Only a release has a service worker: development builds are never cached. */
const isRelease = process.env.NODE_ENV === 'production'

let isKept = false

export const keptApp: KeptApp = {
  keep() {
    // Private windows and pages without https have none.
    if (!isRelease || isKept || !('serviceWorker' in navigator)) return
    isKept = true
    navigator.serviceWorker.register(trustedScriptUrl(SERVICE_WORKER)).catch(() => {
      isKept = false
    })
  },
}
