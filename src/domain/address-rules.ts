import type { Locale } from './locale'

/** Characters that the detail of an address needs at least: fewer in Chinese (USER-029, USER-030). */
export function minAddressLength(locale: Locale): number {
  return locale === 'en-US' ? 12 : 6
}
