import type { CreateOrderInput } from '@/contracts/order/create-order'
import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { type Offer, offerInput } from './offer'

/** What the buyer has filled in and chosen; absent or null where the offer asks for none. */
interface Choices extends Pick<CreateOrderInput, 'addressId' | 'audienceIds' | 'contact'> {
  distributorId: string | undefined
  deliverMethod: DeliverMethod | null
  remark: string
}

/** An order of what was wanted, at the price that was shown. */
export function orderInput(wanted: PreOrderInput, { request, answer }: Offer, choices: Choices): CreateOrderInput {
  const { distributorId, deliverMethod, addressId, audienceIds, contact, remark } = choices
  return {
    ...wanted,
    ...offerInput(request),
    preOrderId: answer.preOrderId,
    ...(distributorId && { distributorId }),
    ...(deliverMethod && { deliverMethod }),
    ...(addressId && { addressId }),
    ...(audienceIds && { audienceIds }),
    paymentParam: {
      payAmount: answer.payAmount,
      totalAmount: answer.totalAmount,
      priceItems: answer.priceItems.map(({ priceItemType, amount }) => ({ priceItemType, amount })),
    },
    contact,
    ...(remark !== '' && { remark }),
    agreedPolicyIds: answer.agreements.map(({ id }) => id),
  }
}
