import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { PackageMethod } from './ticket-package'

export interface ListPromotionsInput {
  showId: Id
}

/** Something that makes tickets of a show cheaper. */
export interface Promotion {
  promotionId: Id
  name: string
  /** Only ticket packages so far. */
  promotionCategory: 'TICKET_PACKAGE'
  ruleKind: PackageMethod
  desc: string
  beginTime: EpochMs
  endTime: EpochMs
}

export type ListPromotionsOutput = Promotion[]

/** What makes tickets of a show cheaper. */
export const listPromotions = endpoint<ListPromotionsInput, ListPromotionsOutput>({
  path: 'show/pub/v5/promotions/list',
  priority: 'low',
})
