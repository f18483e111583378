import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'

const KNOWN: readonly GoodsDeliverMethod[] = ['EXPRESS', 'SELF_PICKUP', 'E_COUPON']

/** The ways to hand goods over that this app can offer: a newer shop may know more. */
export function knownDeliverMethods(offered: readonly GoodsDeliverMethod[]): GoodsDeliverMethod[] {
  return KNOWN.filter((method) => offered.includes(method))
}

/** A way of this name; undefined where the app has no words for it. */
export function knownDeliverMethod(name: string): GoodsDeliverMethod | undefined {
  return KNOWN.find((method) => method === name)
}
