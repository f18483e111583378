import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

export type ListSitesInput = NoInput

/** A city the merchant serves. */
export interface Site {
  id: Id
  siteId: Id
  cityId: Id
  bsCityId: Id
  provinceId: Id
  cityName: string
  status: 'OPEN' | 'CLOSED'
}

/** A city to choose from. */
export interface ListedSite extends Site {
  /** Pinyin of its Chinese name, in syllables: `bei jing`. */
  pinyin?: string
}

export interface SiteGroup {
  /** First letter of the names in the group. */
  initial: string
  sites: ListedSite[]
}

export interface ListSitesOutput {
  hot: ListedSite[]
  groups: SiteGroup[]
}

/** The cities of the shop. */
export const listSites = endpoint<ListSitesInput, ListSitesOutput>({ path: 'home/pub/v3/sites' })
