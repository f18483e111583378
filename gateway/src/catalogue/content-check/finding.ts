import type { Offers } from '../entities/offers'
import type { Venue } from '../entities/place'
import type { Tour } from '../entities/shop-content'
import type { Show } from '../entities/show'

/** A contradiction in the content of a shop. */
export interface Finding {
  /** Short name of the broken rule. */
  rule: string
  /** Item and field. */
  place: string
  /** Contradicting text or number. */
  value: string
  /** Explanation for the merchant. */
  words: string
}

/** Content of a shop to check. */
export interface CheckedContent {
  venues: readonly Venue[]
  shows: readonly Show[]
  tours: readonly Tour[]
  offers: Pick<Offers, 'goods' | 'cards'>
  /** SVG pictures by name. */
  pictures: Readonly<Record<string, string>>
}
