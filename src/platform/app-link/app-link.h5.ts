import type { AppLink } from './contract'

/** Time for the app to come to the front, ms. */
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
