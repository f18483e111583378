/** @engine embedded: its calls at the same time only read. */
import { firstSku, goodsInput, newAddress } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { changeCartItem } from '@/contracts/cart/change-cart-item'
import { countCart } from '@/contracts/cart/count-cart'
import { getCart } from '@/contracts/cart/get-cart'
import { removeFromCart } from '@/contracts/cart/remove-from-cart'
import { selectCartItems } from '@/contracts/cart/select-cart-items'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { getSpu } from '@/contracts/goods/get-spu'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { queryByBindId } from '@/contracts/payment/query-by-bind-id'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { cartItems } from '../src/database/schema/carts'
import { stableId } from '../src/stable-id'

describe('a cart', () => {
  let shop: TestGateway
  let as: string
  let count = 0
  let [mug, bear, vinyl, shirt]: string[] = []
  beforeAll(async () => {
    shop = await createTestGateway()
    ;[mug, bear, vinyl, shirt] = await Promise.all(
      ['马克杯', '毛绒', '黑胶', 'T 恤'].map((keyword) => firstSku(shop, keyword)),
    )
  })
  beforeEach(async () => {
    as = await shop.signIn(`139620${String(count++).padStart(5, '0')}`)
  })
  afterAll(() => shop.close())

  const add = (skuId = '', qty = 1, user = as) => shop.call(addToCart, { skuId, qty }, { as: user })
  const cart = async () => (await shop.call(getCart, {}, { as })).data
  const counted = async () => (await shop.call(countCart, {}, { as })).data?.count
  const items = async () => (await cart())?.groups.flatMap((group) => group.items) ?? []

  it('counts pieces, up to the order limit (SHOP-010, SHOP-011, SHOP-014)', async () => {
    expect((await add(mug, 1)).data).toEqual({ count: 1 })
    expect((await add(mug, 19)).data).toEqual({ count: 20 })
    expect(await add(mug, 1)).toMatchObject({ statusCode: BUSINESS_ERROR.limitReached, data: null })
    expect((await add(shirt, 21)).statusCode).toBe(BUSINESS_ERROR.limitReached)
    expect((await add('unknown')).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect(await counted()).toBe(20)
    expect(await cart()).toMatchObject({ count: 20, selectedCount: 20, totalAmount: 20 * 59 })
  })

  it('marks sold-out items and leaves them out of the total', async () => {
    await add(mug, 2)
    shop.clock.advance(1)
    await add(bear)
    expect(
      (await items()).map(({ qty, invalid, invalidReason, limit }) => [qty, invalid, invalidReason, limit]),
    ).toEqual([
      [2, false, undefined, 20],
      [1, true, '已售罄', 20],
    ])
    expect(await cart()).toMatchObject({ count: 3, selectedCount: 2, totalAmount: 118 })
  })

  it('changes quantity and selection, for its user alone', async () => {
    await add(mug, 5)
    const [{ cartItemId = '' } = {}] = await items()
    const change = (input: object, user = as) => shop.call(changeCartItem, { cartItemId, ...input }, { as: user })
    expect((await change({ qty: 2 })).data).toMatchObject({ count: 2, totalAmount: 118 })
    expect((await change({ qty: 21 })).statusCode).toBe(BUSINESS_ERROR.limitReached)
    expect((await change({ selected: false })).data).toMatchObject({ selectedCount: 0, totalAmount: 0 })
    const stranger = await shop.signIn('13962099999')
    expect((await change({ qty: 9 }, stranger)).statusCode).toBe(BUSINESS_ERROR.notFound)
    await shop.call(removeFromCart, { ids: cartItemId }, { as: stranger })
    await shop.call(selectCartItems, { cartItemIds: [cartItemId], selected: true }, { as: stranger })
    expect(await cart()).toMatchObject({ count: 2, selectedCount: 0 })
    await shop.call(removeFromCart, { ids: `${cartItemId},none` }, { as })
    expect(await counted()).toBe(0)
  })

  it('chooses several things at once', async () => {
    await add(mug)
    await add(vinyl)
    const cartItemIds = (await items()).map(({ cartItemId }) => cartItemId)
    const select = async (selected: boolean) =>
      (await shop.call(selectCartItems, { cartItemIds: [...cartItemIds, 'none'], selected }, { as })).data
    expect(await select(false)).toMatchObject({ selectedCount: 0, totalAmount: 0 })
    expect(await select(true)).toMatchObject({ selectedCount: 2, totalAmount: 59 + 388 })
  })

  it('groups goods by how they are handed over (contract A-SHOP-2)', async () => {
    for (const sku of [vinyl, mug, shirt]) {
      await add(sku)
      shop.clock.advance(1)
    }
    const groups = (await cart())?.groups ?? []
    expect(groups.map(({ deliverMethod, items: of }) => [deliverMethod, of.map(({ skuId }) => skuId)])).toEqual([
      ['SELF_PICKUP', [vinyl]],
      ['EXPRESS', [mug, shirt]],
    ])
    expect(groups[0]?.items[0]?.deliverMethods).toEqual(['SELF_PICKUP'])
  })

  it('shows the earlier price of an item that has changed', async () => {
    await add(mug)
    expect((await items())[0]).not.toHaveProperty('addedPrice')
    await shop.database.db
      .update(cartItems)
      .set({ addedCents: 7900 })
      .where(and(eq(cartItems.skuId, mug ?? '')))
    expect((await items())[0]).toMatchObject({ price: 59, addedPrice: 79 })
    await add(mug)
    expect((await items())[0]).not.toHaveProperty('addedPrice')
  })

  it('rejects goods that the merchant keeps out of carts (SHELL-039, SHOP-015)', async () => {
    await sandbox(shop, 'shop', { config: { productCartConfig: { enable: true, enableSpuType: ['CARD'] } } })
    const read = async () => (await shop.call(getSpu, { spuId: stableId('spu:mug') })).data?.supportCart
    expect(await read()).toBe(false)
    expect(await add(mug)).toMatchObject({
      statusCode: BUSINESS_ERROR.badInput,
      comments: '该商品不能加入购物车，请直接购买',
    })
    await sandbox(shop, 'shop', { config: { productCartConfig: { enable: false, enableSpuType: ['GOODS'] } } })
    expect(await read()).toBe(false)
    await sandbox(shop, 'shop', { config: {} })
    expect(await read()).toBe(true)
    await sandbox(shop, 'shop', { merchant: 'minimal' })
    const { data } = await shop.call(getShopConfig, {})
    expect(data?.cyShopConfigVO.productCartConfig).toEqual({ enable: false, enableSpuType: [] })
    const { icons } = data?.cyShopConfigVO.layoutBottomNavigation ?? { icons: [] }
    expect(icons.map(({ floorType }) => floorType)).not.toContain('SHOP')
    await sandbox(shop, 'shop', { merchant: 'full' })
  })

  it('makes an order per delivery with one payment (contract D-30)', async () => {
    await add(mug)
    await add(vinyl)
    await add(shirt)
    const sent = await goodsInput(shop, as, {
      items: [{ skuId: mug ?? '', qty: 1 }],
      deliverMethod: 'EXPRESS',
      addressId: await newAddress(shop, as),
    })
    const collected = await goodsInput(shop, as, {
      items: [{ skuId: vinyl ?? '', qty: 1 }],
      deliverMethod: 'SELF_PICKUP',
    })
    const { data: first } = await shop.call(createGoodsOrder, sent, { as })
    const bindId = first?.bindId ?? ''
    const { data: second } = await shop.call(createGoodsOrder, { ...collected, bindId }, { as })
    expect(second?.bindId).toBe(bindId)
    const { data: bound } = await shop.call(queryByBindId, { bindId }, { as })
    expect(bound).toMatchObject({ orderStateName: 'UNPAID', orderType: 'GOODS' })
    expect(bound?.transactionIds.sort()).toEqual([first?.transactionId, second?.transactionId].sort())
    const platform = { platform: 'M_WEB', src: 'M_WEB', browserType: 'OTHER' as const }
    const cashiers = await shop.call(listCashiers, { transactionIds: bound?.transactionIds ?? [], ...platform }, { as })
    expect(cashiers.data?.payAmount).toBe(59 + 12 + 388)
    // Goods that were not ordered stay.
    expect((await items()).map(({ skuId }) => skuId)).toEqual([shirt])
  })

  it('rejects a paid or ended order, and a delivery that its goods do not support', async () => {
    const wanted = { items: [{ skuId: vinyl ?? '', qty: 1 }], deliverMethod: 'SELF_PICKUP' as const }
    const { data: first } = await shop.call(createGoodsOrder, await goodsInput(shop, as, wanted), { as })
    await sandbox(shop, `orders/${first?.orderId}/pay`)
    expect((await shop.call(getGoodsOrder, { orderId: first?.orderId ?? '' }, { as })).data?.orderStatus).toBe('PAID')
    const late = { ...(await goodsInput(shop, as, wanted)), bindId: first?.bindId }
    expect((await shop.call(createGoodsOrder, late, { as })).statusCode).toBe(BUSINESS_ERROR.notFound)
    const sent = { ...wanted, deliverMethod: 'EXPRESS' as const }
    await expect(goodsInput(shop, as, sent)).rejects.toThrow('该配送方式')
  })
})
