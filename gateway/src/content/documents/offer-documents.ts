import type { CategoryName, DocumentId, Money, PictureChoice, WrittenText } from './written-values'

/** Goods of the mall: `goods/<id>.yaml`. */
export interface GoodsDocument extends PictureChoice {
  name: WrittenText
  about: WrittenText
  /** Category of the mall. */
  category: WrittenText
  price: Money
  /**
   * Points that they cost besides money.
   *
   * @asType integer
   * @minimum 1
   */
  points?: number
  /** Documents of `coupons` in a package of coupons; a name may come twice. */
  coupons?: DocumentId[]
  /** Price before a reduction. */
  priceBefore?: Money
  /**
   * Pieces for sale, unless variants have their own.
   *
   * @minimum 0
   */
  stock?: number
  /** Measures, material, contents. */
  facts?: { name: WrittenText; value: WrittenText }[]
  tags?: WrittenText[]
  /** Categories of shows they are sold with. */
  soldWith?: CategoryName[]
  /** Document of `tours` whose audience they are for. */
  tour?: DocumentId
  /** Delivery methods, the usual one first; `express` and `pick-up` by default. */
  delivery?: ('express' | 'pick-up')[]
  /** Variants of one option, such as sizes. */
  variants?: { option: WrittenText; values: VariantEntry[] }
}

export interface VariantEntry {
  id: DocumentId
  name: WrittenText
  price?: Money
  /** @minimum 0 */
  stock: number
}

/** A coupon: `coupons/<id>.yaml`. Either an amount off, or a share off. */
export interface CouponDocument {
  title: WrittenText
  /** Amount off. */
  amountOff?: Money
  /**
   * Share off, per cent.
   *
   * @minimum 1
   * @maximum 99
   */
  percentOff?: number
  /** Its rule in words. */
  rule: WrittenText
  /** Amount of the order from which it counts. */
  from?: Money
  /** Orders that it is for; `tickets` by default. */
  for?: 'tickets' | 'goods' | 'parking'
  /** Categories of shows; all by default. */
  categories?: CategoryName[]
  /** Documents of `shows`; all by default. */
  shows?: DocumentId[]
  /**
   * Days from its receipt.
   *
   * @minimum 1
   */
  days: number
  /**
   * Coupons of the kind.
   *
   * @minimum 1
   */
  total: number
  /** Code that users exchange; without one, every user may receive the coupon in the shop. */
  code?: string
}
