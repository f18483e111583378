import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import type { PreOrderGoodsOutput } from '@/contracts/goods/pre-order-goods'
import type { Id } from '@/contracts/wire-types'
import { knownDeliverMethods } from '../deliver-methods'

/** Wanted goods with their delivery methods. */
export interface WantedItem extends GoodsItemInput {
  deliverMethods: readonly GoodsDeliverMethod[]
}

/** Goods with the same delivery method: one order (contract A-SHOP-2). */
export interface Delivery {
  deliverMethod: GoodsDeliverMethod
  items: GoodsItemInput[]
}

/** An order of a purchase, as offered by the shop. */
export interface OfferedDelivery extends Delivery {
  /** Coupon included in the offer. */
  couponId: Id | null
  offer: PreOrderGoodsOutput
}

/** Delivery methods to choose from: those of goods with several. */
export function choicesOf(wanted: readonly WantedItem[]): GoodsDeliverMethod[] {
  const ways = wanted.map(({ deliverMethods }) => knownDeliverMethods(deliverMethods))
  return knownDeliverMethods(ways.filter(({ length }) => length > 1).flat())
}

/** One order per delivery method: the selected one, or for goods without it their own. */
export function deliveriesOf(wanted: readonly WantedItem[], chosen: GoodsDeliverMethod | null): Delivery[] {
  const deliveries = new Map<GoodsDeliverMethod, GoodsItemInput[]>()
  for (const { skuId, qty, deliverMethods } of wanted) {
    const known = knownDeliverMethods(deliverMethods)
    const method = known.find((each) => each === chosen) ?? known[0] ?? 'SELF_PICKUP'
    deliveries.set(method, [...(deliveries.get(method) ?? []), { skuId, qty }])
  }
  return [...deliveries].map(([deliverMethod, items]) => ({ deliverMethod, items }))
}
