import { routeOfAddress, routeOfPath } from '@/routes'
import type { Route } from '@/routes/route'

/** What an address of the browser leads to. */
export interface WebAddress {
  readonly url: URL
  readonly route: Route
  /** From the path and the query, as they are written there; what is in the path wins. */
  readonly params: Readonly<Record<string, string>>
}

/** The page of an address of this shop, by its web address or by its page path; null for an address of no page. */
export function webAddressOf(href: string): WebAddress | null {
  const url = new URL(href, window.location.href)
  const path = url.pathname.replace(/(.)\/+$/, '$1')
  const byPath = routeOfPath(path)
  // A former path is an address of no page: a link to one leads to where the page is now.
  const found = byPath?.path === path.slice(1) ? { route: byPath, params: {} } : routeOfAddress(path)
  return found && { url, route: found.route, params: { ...rawQuery(url.search), ...found.params } }
}

/** The query without decoding its values: pages decode their parameters, on every platform. */
export function rawQuery(search: string): Record<string, string> {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    }),
  )
}

/** Parameters that an address gets instead of those it has; `undefined` for one that it loses. */
export type AddressChanges = Readonly<Record<string, string | undefined>>

/** An address whose query says these, and everything else that it said before. */
export function changedAddress(href: string, changes: AddressChanges): string {
  const url = new URL(href)
  const kept = Object.entries(rawQuery(url.search)).filter(([name]) => !Object.keys(changes).includes(name))
  const given = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, encodeURIComponent(value)]],
  )
  url.search = [...given, ...kept].map((pair) => pair.join('=')).join('&')
  return url.href
}
