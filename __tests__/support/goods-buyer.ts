import { createAddress } from '@/contracts/address/create-address'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { getCart } from '@/contracts/cart/get-cart'
import { type CreateGoodsOrderInput, createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { getSpu } from '@/contracts/goods/get-spu'
import { listSpus } from '@/contracts/goods/list-spus'
import { type PreOrderGoodsInput, preOrderGoods } from '@/contracts/goods/pre-order-goods'
import { sandbox } from './sandbox-shop'
import type { TestGateway } from './test-gateway'

export const CONTACT = { cellphone: '13800138000', countryCode: '86' }

/** The first variant of the first goods that are found by a word. */
export async function firstSku(shop: TestGateway, keyword: string): Promise<string> {
  const { data: found } = await shop.call(listSpus, { offset: 0, length: 20, keyword })
  const { data } = await shop.call(getSpu, { spuId: found?.list[0]?.spuId ?? '' })
  return data?.skus[0]?.skuId ?? ''
}

/** An address in Shanghai, kept for this user. */
export async function newAddress(shop: TestGateway, as: string): Promise<string> {
  const place = { provinceId: '310000', cityId: '310100', districtId: '310106', detailAddress: '南京西路 1 号' }
  const receiver = { receiver: '李雷', ...CONTACT, isDefault: true }
  return (await shop.call(createAddress, { ...receiver, ...place }, { as })).data?.addressId ?? ''
}

/** Everything an order of goods needs, at the price that was offered. */
export async function goodsInput(
  shop: TestGateway,
  as: string,
  wanted: PreOrderGoodsInput,
): Promise<CreateGoodsOrderInput> {
  const { data: offer, comments } = await shop.call(preOrderGoods, wanted, { as })
  if (offer === null) throw new Error(`no offer: ${comments}`)
  const { preOrderId, payAmount, totalAmount, agreements } = offer
  const agreedPolicyIds = agreements.map(({ id }) => id)
  return { ...wanted, preOrderId, paymentParam: { payAmount, totalAmount }, contact: CONTACT, agreedPolicyIds }
}

/** An unpaid order of two mugs, which are sent. */
export async function goodsOrder(shop: TestGateway, as: string, key: string): Promise<string> {
  const items = [{ skuId: await firstSku(shop, '马克杯'), qty: 2 }]
  const input = await goodsInput(shop, as, { items, deliverMethod: 'EXPRESS', addressId: await newAddress(shop, as) })
  const { data } = await shop.call(createGoodsOrder, input, { as, headers: { 'idempotency-key': key } })
  if (data === null) throw new Error('no order')
  return data.orderId
}

/** Goods that were paid and sent, and have come: with that their order is over. */
export async function receivedGoodsOrder(shop: TestGateway, as: string, key: string): Promise<string> {
  const orderId = await goodsOrder(shop, as, key)
  for (const step of ['pay', 'ship', 'sign']) await sandbox(shop, `orders/${orderId}/${step}`)
  return orderId
}

/** Puts goods into the cart of this user, in this order, and answers the ids of what is in it. */
export async function fillCart(shop: TestGateway, as: string, pieces: Readonly<Record<string, number>>) {
  for (const [keyword, qty] of Object.entries(pieces)) {
    await shop.call(addToCart, { skuId: await firstSku(shop, keyword), qty }, { as })
    shop.clock.advance(1)
  }
  const { data } = await shop.call(getCart, {}, { as })
  return data?.groups.flatMap(({ items }) => items.map(({ cartItemId }) => cartItemId)) ?? []
}
