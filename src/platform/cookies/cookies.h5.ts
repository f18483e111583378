import type { Unsubscribe } from '../system/contract'

/** Cookies that a server in front of the shop may have set; the app stores these values itself. */
const FORMER_COOKIES = ['theme', 'shopColors', 'refreshToken', 'consistentCode']

/** Deletes those cookies now, and whenever the browser restores the page. */
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
