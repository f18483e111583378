import type { CreateOrderInput } from '@/contracts/order/create-order'
import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { type Offer, offerInput } from './offer'

/** Input of the buyer; absent or null if the offer needs none. */
interface Choices extends Pick<CreateOrderInput, 'addressId' | 'audienceIds' | 'contact'> {
  distributorId: string | undefined
  deliverMethod: DeliverMethod | null
  remark: string
}

/** Order input of the wanted tickets at the shown price. */
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
