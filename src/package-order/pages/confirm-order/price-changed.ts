import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'

const PRICE_CHANGED: readonly (number | undefined)[] = [
  BUSINESS_ERROR.amountChanged,
  BUSINESS_ERROR.quoteInvalid,
  BUSINESS_ERROR.couponUnusable,
  BUSINESS_ERROR.cardUnusable,
  STATUS.memberDiscountWrong,
  STATUS.memberDiscountChange,
  STATUS.promotionDiscountWrong,
]

/** The price has changed: fetch it again. */
export function isPriceChanged(statusCode: number | undefined): boolean {
  return PRICE_CHANGED.includes(statusCode)
}
