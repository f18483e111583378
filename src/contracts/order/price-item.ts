import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** One line of the bill. */
export interface PriceItem {
  /** Of this line, within its bill: two coupons are two lines. */
  id: Id
  priceItemType:
    | 'TICKET'
    | 'EXPRESS'
    | 'SERVICE'
    | 'PROMOTION'
    | 'PRIME'
    | 'COUPON'
    | 'POINT'
    | 'CASH_CARD'
    | 'ADD_ON'
    | 'EXCHANGE'
  name: string
  /** Yuan, never negative: `direction` is the sign. */
  amount: number
  direction: 'PLUS' | 'MINUS'
  priceInfo: PriceInfo
}
