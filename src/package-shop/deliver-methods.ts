import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'

const KNOWN: readonly GoodsDeliverMethod[] = ['EXPRESS', 'SELF_PICKUP', 'E_COUPON']

/** Delivery methods that this app supports; a newer shop may offer more. */
export function knownDeliverMethods(offered: readonly GoodsDeliverMethod[]): GoodsDeliverMethod[] {
  return KNOWN.filter((method) => offered.includes(method))
}

/** Delivery method by name; undefined if the app has no text for it. */
export function knownDeliverMethod(name: string): GoodsDeliverMethod | undefined {
  return KNOWN.find((method) => method === name)
}
