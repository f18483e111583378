import { routeOfAddress, routeOfPath } from '@/routes'
import type { Route } from '@/routes/route'

/** Target of a browser address. */
export interface WebAddress {
  readonly url: URL
  readonly route: Route
  /** From path and query, as encoded there; the path wins. */
  readonly params: Readonly<Record<string, string>>
}

/** The page of a shop address, by web address or page path; null if unknown. */
export function webAddressOf(href: string): WebAddress | null {
  const url = new URL(href, window.location.href)
  const path = url.pathname.replace(/(.)\/+$/, '$1')
  const byPath = routeOfPath(path)
  // Former paths are unknown addresses: links to them open the current page.
  const found = byPath?.path === path.slice(1) ? { route: byPath, params: {} } : routeOfAddress(path)
  return found && { url, route: found.route, params: { ...rawQuery(url.search), ...found.params } }
}

/** The query without decoding: pages decode their parameters on every platform. */
export function rawQuery(search: string): Record<string, string> {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    }),
  )
}

/** Parameters that replace those of an address; `undefined` removes one. */
export type AddressChanges = Readonly<Record<string, string | undefined>>

/** Address with changed query parameters; all others stay. */
export function changedAddress(href: string, changes: AddressChanges): string {
  const url = new URL(href)
  const kept = Object.entries(rawQuery(url.search)).filter(([name]) => !Object.keys(changes).includes(name))
  const given = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, encodeURIComponent(value)]],
  )
  url.search = [...given, ...kept].map((pair) => pair.join('=')).join('&')
  return url.href
}
