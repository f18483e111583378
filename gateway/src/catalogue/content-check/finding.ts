import type { DemoOffers } from '../../demo/demo-offer-types'
import type { DemoShow, DemoTour, DemoVenue } from '../../demo/demo-types'

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
  venues: readonly DemoVenue[]
  shows: readonly DemoShow[]
  tours: readonly DemoTour[]
  offers: Pick<DemoOffers, 'goods' | 'cards'>
  /** SVG pictures by name. */
  pictures: Readonly<Record<string, string>>
}
