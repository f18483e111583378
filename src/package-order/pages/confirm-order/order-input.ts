import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import type { CreateOrderInput } from '@/contracts/order/create-order'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { ChosenBenefits } from './benefit-choice'

/** What the buyer has filled in and chosen; absent or null where the offer asks for none. */
interface Choices extends Pick<CreateOrderInput, 'addressId' | 'audienceIds' | 'contact'> {
  /** What is taken off, as the offer was asked for. */
  benefits: ChosenBenefits
  /** Goods beside the tickets, as the offer was asked for. */
  addOns: readonly GoodsItemInput[]
  distributorId: string | undefined
  deliverMethod: DeliverMethod | null
  remark: string
}

/** An order of what was wanted, at the price that was shown. */
export function orderInput(wanted: PreOrderInput, offer: PreOrderOutput, choices: Choices): CreateOrderInput {
  const { benefits, addOns, distributorId, deliverMethod, addressId, audienceIds, contact, remark } = choices
  return {
    ...wanted,
    ...benefits,
    ...(addOns.length > 0 && { addOns: [...addOns] }),
    preOrderId: offer.preOrderId,
    ...(distributorId && { distributorId }),
    ...(deliverMethod && { deliverMethod }),
    ...(addressId && { addressId }),
    ...(audienceIds && { audienceIds }),
    paymentParam: {
      payAmount: offer.payAmount,
      totalAmount: offer.totalAmount,
      priceItems: offer.priceItems.map(({ priceItemType, amount }) => ({ priceItemType, amount })),
    },
    contact,
    ...(remark !== '' && { remark }),
    agreedPolicyIds: offer.agreements.map(({ id }) => id),
  }
}
