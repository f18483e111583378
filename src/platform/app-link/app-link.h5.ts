import type { AppLink } from './contract'

/** Maximum time until the app comes to the front, ms. */
const WAIT_MS = 3000

export const appLink: AppLink = {
  isSupported: true,
  open(address) {
    window.location.href = address
    return new Promise((resolve) => setTimeout(() => resolve(document.hidden), WAIT_MS))
  },
  openExternalUrl(address) {
    window.location.href = address
  },
}
