import { routeOfAddress, routeOfPath, routes } from '@/routes'
import { idInLink } from '@/routes/id-in-link'
import type { Route } from '@/routes/route'

/** A kind of thing that has a page of its own: its page, and the parameter with its id. */
interface Kind {
  readonly route: Route
  readonly param: string
}

/** Pages that search engines keep and links show in words, by what they are about. */
const KINDS = {
  show: { route: routes.showDetail, param: 'showId' },
  group: { route: routes.groupShowDetail, param: 'showId' },
  tour: { route: routes.tourDetail, param: 'tourId' },
  venue: { route: routes.venue, param: 'venueId' },
  package: { route: routes.ticketPackageDetail, param: 'promotionId' },
  openShow: { route: routes.openShowDetail, param: 'openShowId' },
  goods: { route: routes.shopDetail, param: 'spuId' },
  topic: { route: routes.topicActivity, param: 'topicId' },
  sharedPayment: { route: routes.sharePaySuccess, param: 'shareId' },
  sharedTicket: { route: routes.shareTicket, param: 'shareId' },
  sharedShow: { route: routes.shareShowDetail, param: 'shareId' },
  sharedTopic: { route: routes.shareTopicActivity, param: 'shareId' },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof KINDS

/** Pages about no single thing that search engines keep as well. */
const LISTS = {
  home: routes.list,
  shows: routes.all,
  goods: routes.shop,
  venues: routes.venueList,
  openShows: routes.openShow,
} as const satisfies Readonly<Record<string, Route>>
export type ListName = keyof typeof LISTS
/** Ids of groups begin with it, and links to shows may name one. */
const GROUP_ID = /^SG/

interface Subject {
  readonly kind: KindName
  readonly id: string
  /** The parameter that names it. */
  readonly param: string
}

export interface PageAddress {
  readonly route: Route
  /** Subject of the page; null for a page without a single one, and for a link without the id. */
  readonly subject: Subject | null
  /** The list that the page is; null for a page of a subject, or without either. */
  readonly list: ListName | null
  /** Path and query of the one address that stands for the page; null for a page that no search engine keeps. */
  readonly canonicalPath: string | null
}

/** The page of a request; null for an address without a page. `address` has no query; `query` is decoded. */
export function pageAddressOf(address: string, query: Readonly<Record<string, unknown>>): PageAddress | null {
  const path = address.replace(/(.)\/+$/, '$1')
  const byPath = path === '/' ? null : routeOfPath(path)
  const found = byPath ? { route: byPath, params: {} } : routeOfAddress(path)
  if (!found) return null
  const { route } = found
  const params: Readonly<Record<string, string>> = found.params
  const kind = kindOf(route)
  if (!kind) {
    const list = listNameOf(route)
    return { route, subject: null, list, canonicalPath: list && listPath(list) }
  }
  const inPath = params[KINDS[kind].param]
  if (inPath === '') return null
  const given = inPath ?? query[KINDS[kind].param]
  const id = typeof given === 'string' ? idInLink(KINDS[kind].param, given) : ''
  if (id === '') return { route, subject: null, list: null, canonicalPath: null }
  const named = kind === 'show' && GROUP_ID.test(id) ? 'group' : kind
  return { route, subject: { kind: named, id, param: KINDS[kind].param }, list: null, canonicalPath: pathOf(named, id) }
}

/** Path and query of the page of a thing. */
export function pathOf(kind: KindName, id: string): string {
  const { route, param }: Kind = KINDS[kind]
  const alias = route.aliases.find((known) => known.endsWith(`/:${param}`))
  if (alias) return alias.replace(`:${param}`, encodeURIComponent(id))
  return `/${route.path}?${param}=${encodeURIComponent(id)}`
}

/** Pages about no single thing, as paths. */
export function listPaths(): string[] {
  return Object.values(LISTS).map(pathOfRoute)
}

/** Path of a list, without parameters. */
export function listPath(name: ListName): string {
  return pathOfRoute(LISTS[name])
}

/** The path of a page on the web, without parameters. */
export function pathOfRoute({ aliases, path }: Route): string {
  return aliases[0] ?? `/${path}`
}

function listNameOf(route: Route): ListName | null {
  const found = Object.entries(LISTS).find(([, list]) => list === route)
  return found ? (found[0] as ListName) : null
}

function kindOf(route: Route): KindName | null {
  const found = Object.entries(KINDS).find(([, kind]) => kind.route === route)
  return found ? (found[0] as KindName) : null
}
