import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import type { PreOrderGoodsOutput } from '@/contracts/goods/pre-order-goods'
import type { Id } from '@/contracts/wire-types'
import { knownDeliverMethods } from '../deliver-methods'

/** Goods that a buyer wants, and how they can be handed over. */
export interface WantedItem extends GoodsItemInput {
  deliverMethods: readonly GoodsDeliverMethod[]
}

/** Goods that are handed over in the same way: one order (contract A-SHOP-2). */
export interface Delivery {
  deliverMethod: GoodsDeliverMethod
  items: GoodsItemInput[]
}

/** One order of a purchase, as the shop offers it. */
export interface OfferedDelivery extends Delivery {
  /** The coupon that it is offered with. */
  couponId: Id | null
  offer: PreOrderGoodsOutput
}

/** The ways that a buyer can choose between: those of goods that know several. */
export function choicesOf(wanted: readonly WantedItem[]): GoodsDeliverMethod[] {
  const ways = wanted.map(({ deliverMethods }) => knownDeliverMethods(deliverMethods))
  return knownDeliverMethods(ways.filter(({ length }) => length > 1).flat())
}

/** An order for each way of handing over: the chosen way, and for goods that do not know it the one they know. */
export function deliveriesOf(wanted: readonly WantedItem[], chosen: GoodsDeliverMethod | null): Delivery[] {
  const deliveries = new Map<GoodsDeliverMethod, GoodsItemInput[]>()
  for (const { skuId, qty, deliverMethods } of wanted) {
    const known = knownDeliverMethods(deliverMethods)
    const method = known.find((each) => each === chosen) ?? known[0] ?? 'SELF_PICKUP'
    deliveries.set(method, [...(deliveries.get(method) ?? []), { skuId, qty }])
  }
  return [...deliveries].map(([deliverMethod, items]) => ({ deliverMethod, items }))
}
