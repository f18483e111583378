import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { PackageMethod } from './ticket-package'

export interface ListPromotionsInput {
  showId: Id
  /** Only these; all where it is absent. */
  promotionCategory?: PromotionCategory
  /** Page that shows them. */
  displayRule?: 'SHOW_DETAIL' | 'ORDER_DETAIL'
  /** The one named by a link: it comes first. */
  promotionId?: Id
  /** An order that they are looked for beside. */
  orderId?: Id
}

/** Only ticket packages so far. */
export type PromotionCategory = 'TICKET_PACKAGE'

/** Something that makes tickets of a show cheaper. */
export interface Promotion {
  promotionId: Id
  name: string
  promotionCategory: PromotionCategory
  ruleKind: PackageMethod
  desc: string
  beginTime: EpochMs
  endTime: EpochMs
}

export type ListPromotionsOutput = Promotion[]

/** Promotions of a show (CAT-123). */
export const listPromotions = endpoint<ListPromotionsInput, ListPromotionsOutput>({
  path: 'show/pub/v5/promotions/list',
  priority: 'low',
})
