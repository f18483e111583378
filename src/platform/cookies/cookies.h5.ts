import type { Unsubscribe } from '../system/contract'

/** What a server in front of the shop may have left behind; the app keeps these in its own storage. */
const FORMER_COOKIES = ['theme', 'shopColors', 'refreshToken', 'consistentCode']

/** Clears what a server left behind, now and whenever the browser brings the page back as it was. */
export function keepCookiesClear(): Unsubscribe {
  clearCookies()
  window.addEventListener('pageshow', clearCookies)
  return () => window.removeEventListener('pageshow', clearCookies)
}

function clearCookies(): void {
  const [, ...parent] = window.location.hostname.split('.')
  for (const name of FORMER_COOKIES) {
    for (const place of ['', `; domain=${parent.join('.')}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
      document.cookie = `${name}=; path=/; max-age=0${place}`
    }
  }
}
