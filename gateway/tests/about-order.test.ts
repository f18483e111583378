import { orderWithGoods } from '@test/add-ons'
import { firstSku, newAddress } from '@test/goods-buyer'
import type { TestGateway } from '@test/test-gateway'
import { getAboutOrder } from '@/contracts/order/get-about-order'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('notices to the buyer of tickets with goods (ORDER-006)', () => {
  let shop: TestGateway
  let as: string
  let addOns: { skuId: string; qty: number }[]
  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
    addOns = [{ skuId: (await firstSku(shop, '马克杯')) ?? '', qty: 1 }]
  })
  afterAll(() => shop.close())

  const titles = async (orderId: string) => {
    const { data } = await shop.call(getAboutOrder, { orderId }, { as })
    return data?.sections.map(({ title }) => title)
  }

  it('mentions the delivery of goods', async () => {
    const sent = { deliverMethod: 'EXPRESS' as const, addressId: await newAddress(shop, as) }
    const orderId = await orderWithGoods(shop, as, { showId: NAMED_SHOWS.expressDelivery, qty: 1, addOns }, sent)
    expect(await titles(orderId)).toEqual(['快递配送', '收货', '付款', '退票与退款', '帮助'])
  })

  it('has none about goods that wait at the venue', async () => {
    const orderId = await orderWithGoods(shop, as, { showId: NAMED_SHOWS.sensitive, qty: 1, addOns })
    expect(await titles(orderId)).toEqual(['电子票', '付款', '退票与退款', '帮助'])
  })
})
