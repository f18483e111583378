import { orderInput, placedOrder } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { preOrder } from '@/contracts/order/pre-order'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { showIdOf } from '../src/demo/demo-ids'
import { NAMED_SHOWS } from '../src/demo/named-shows'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

/** Coupons, goods and member price on the page of a show. */
async function offersOf(showId: string) {
  const { data: coupons } = await shop.call(listReceivableCoupons, { showId })
  const { data: goods } = await shop.call(listTiedGoods, { showId })
  const { data: show } = await shop.call(getShowDynamic, { showId })
  return { coupons: coupons?.length, goods: goods?.map(({ name }) => name), discount: show?.discount }
}

describe('the offers of a show', () => {
  it.each(['canceled', 'soldOut', 'completed'] as const)(
    'contain nothing for a show that is %s (CAT-130)',
    async (name) => {
      expect(await offersOf(NAMED_SHOWS[name])).toEqual({ coupons: 0, goods: [], discount: undefined })
    },
  )

  it('contain no reduction on free tickets (CAT-130)', async () => {
    expect(await offersOf(NAMED_SHOWS.free)).toMatchObject({ coupons: 0, discount: undefined })
  })

  it('contain coupons, goods and the member price of a show on sale', async () => {
    const offers = await offersOf(NAMED_SHOWS.simpleConcert)
    expect(offers.coupons).toBeGreaterThan(0)
    expect(offers).toMatchObject({ discount: 0.95, goods: expect.arrayContaining(['「星河入梦」应援灯']) })
  })

  it('contain goods of its own tour only', async () => {
    const { goods } = await offersOf(showIdOf('buyecheng@sz-stadium'))
    expect(goods).toContain('纪念海报套装')
    expect(goods).not.toContain('「星河入梦」应援灯')
  })
})

describe.each([
  ['a stadium concert', 'simpleConcert', '提前 45 分钟', '请提前 45 分钟到场'],
  ['a studio play', 'sensitive', '提前 30 分钟', '请提前 30 分钟到场'],
  ['an exhibition', 'exhibition', '10:00–18:00', '请在开放时间内到场'],
] as const)('the facts of %s', (_kind, name, onPage, afterwards) => {
  const showId = NAMED_SHOWS[name]

  it('agree on every page of a purchase', async () => {
    const as = await shop.signIn()
    const { data: show } = await shop.call(getShowStatic, { showId })
    const { data: listed } = await shop.call(listSessionsStatic, { showId })
    const time = listed?.sessions[0]?.sessionShowTime ?? ''
    const { data: offered } = await shop.call(preOrder, await orderInput(shop, showId, as), { as })
    const { orderId } = await placedOrder(shop, showId, as, `facts-${name}`)
    await sandbox(shop, `orders/${orderId}/pay`)
    const { data: order } = await shop.call(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }, { as })
    const { data: orders } = await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 20 }, { as })
    const { data: vouchers } = await shop.call(listVouchers, { offset: 0, length: 20 }, { as })
    const own = vouchers?.list.find((voucher) => voucher.showName === show?.basicInfo.showName)
    const { data: voucher } = await shop.call(getVoucher, { id: own?.voucherId ?? '' }, { as })
    const summary = orders?.list.find((one) => one.orderId === orderId)

    expect([
      offered?.session.sessionShowTime,
      order?.shows[0]?.sessions[0]?.sessionShowTime,
      summary?.showTimeDesc,
      voucher?.sessionShowTime,
    ]).toEqual([time, time, time, time])
    const venueName = show?.basicInfo.venueName
    expect([order?.shows[0]?.venueName, voucher?.venueName]).toEqual([venueName, venueName])

    const notice = show?.notices.map(({ noticeContent }) => noticeContent.replace(/<[^>]*>/g, '')).join() ?? ''
    expect(notice).toContain(onPage)
    const texts = [...(order?.notices ?? []), ...(voucher?.pickupInstructions.map(({ content }) => content) ?? [])]
    const arrivals = texts.filter((text) => text.includes('到场'))
    expect(new Set(arrivals).size).toBe(1)
    expect(arrivals).toHaveLength(2)
    expect(arrivals[0]).toContain(afterwards)
  })
})
