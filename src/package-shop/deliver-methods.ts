import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'

const KNOWN: readonly GoodsDeliverMethod[] = ['EXPRESS', 'SELF_PICKUP']

/** The ways to hand goods over that this app can offer: a newer shop may know more. */
export function knownDeliverMethods(offered: readonly GoodsDeliverMethod[]): GoodsDeliverMethod[] {
  return KNOWN.filter((method) => offered.includes(method))
}
