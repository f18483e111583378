import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import { type CreateOrderInput, createOrder } from '@/contracts/order/create-order'
import { type PreOrderInput, preOrder } from '@/contracts/order/pre-order'
import { acceptedOffer, offerOf } from './buyer'
import type { TestGateway } from './test-gateway'

/** A wish: tickets of a show's first plan, with goods. */
export interface WantedWithGoods {
  showId: string
  qty: number
  addOns: readonly GoodsItemInput[]
}

/** Pre-order input of tickets with goods. */
export async function wantedWithGoods(
  shop: TestGateway,
  { showId, qty, addOns }: WantedWithGoods,
): Promise<PreOrderInput> {
  const { seatPlanId, ...session } = await offerOf(shop, showId)
  return { src: 'M_WEB', ...session, items: [{ seatPlanId, qty }], addOns: [...addOns] }
}

/** Everything create-order needs for them. */
export async function inputWithGoods(
  shop: TestGateway,
  as: string,
  wanted: WantedWithGoods,
  changes: Partial<PreOrderInput> = {},
): Promise<CreateOrderInput> {
  const input = { ...(await wantedWithGoods(shop, wanted)), ...changes }
  const { data, comments } = await shop.call(preOrder, input, { as })
  if (data === null) throw new Error(comments)
  const { payAmount, totalAmount, priceItems } = data
  const seen = priceItems.map(({ priceItemType, amount }) => ({ priceItemType, amount }))
  return { ...acceptedOffer(input, data), paymentParam: { payAmount, totalAmount, priceItems: seen } }
}

/** An unpaid order of them: its id. */
export async function orderWithGoods(
  shop: TestGateway,
  as: string,
  wanted: WantedWithGoods,
  changes: Partial<PreOrderInput> = {},
): Promise<string> {
  const { data, comments } = await shop.call(createOrder, await inputWithGoods(shop, as, wanted, changes), { as })
  if (data === null) throw new Error(comments)
  return data.orderId
}
