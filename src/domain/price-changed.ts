import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'

const PRICE_CHANGED: readonly (number | undefined)[] = [
  BUSINESS_ERROR.amountChanged,
  BUSINESS_ERROR.quoteInvalid,
  BUSINESS_ERROR.couponUnusable,
  BUSINESS_ERROR.cardUnusable,
  BUSINESS_ERROR.balanceTooLow,
  STATUS.memberDiscountWrong,
  STATUS.memberDiscountChange,
  STATUS.promotionDiscountWrong,
]

/** True if an order of any kind was rejected because its price, or what it deducts, has changed: fetch the offer again. */
export function isPriceChanged(statusCode: number | undefined): boolean {
  return PRICE_CHANGED.includes(statusCode)
}
