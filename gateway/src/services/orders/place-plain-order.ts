import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { yuanToCents } from '@/domain/money'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { ChosenDeductions } from '../pricing/deductions'
import { priceForBuyer } from '../pricing/find-deductions'
import type { OrderDraft } from './order-draft'
import { type PlacedOrder, placeOrder } from './place-order'

/**
 * Places an order whose price was seen as one amount (yuan): refused when it costs other by now. Call it inside a
 * transaction, after `lockUser`.
 */
export async function placePlainOrder(
  call: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock' | 'providers' | 'terminalSrc'>,
  draft: OrderDraft,
  seenAmount: number,
  { chosen = {}, quoteId = null }: { chosen?: ChosenDeductions; quoteId?: string | null } = {},
): Promise<PlacedOrder> {
  const { userId, cellphone, areaCode } = call.user
  const priced = await priceForBuyer(call, draft, chosen)
  if (yuanToCents(seenAmount) !== priced.price.payCents) {
    throw new BusinessError(BUSINESS_ERROR.amountChanged, 'order.amountChanged', { mode: 2 })
  }
  return placeOrder(call, { ...priced, userId, contact: { cellphone, countryCode: areaCode }, quoteId })
}
