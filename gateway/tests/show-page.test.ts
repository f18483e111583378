import { placedOrder } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { getPromotion } from '@/contracts/package/get-promotion'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listRecentOrders } from '@/contracts/show/list-recent-orders'
import { listServiceNotes } from '@/contracts/show/list-service-notes'
import { demoId, showIdOf } from '../src/demo/demo-ids'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const HOUR_MS = 3_600_000

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

describe('what the page of a show reads besides', () => {
  const { simpleConcert: showId } = NAMED_SHOWS

  it('says who bought in the last day, without a name, the latest first (CAT-113)', async () => {
    const recent = async () => (await shop.call(listRecentOrders, { showId })).data?.map(({ text }) => text)
    const as = await shop.signIn('13900137901')
    const orders = [
      await placedOrder(shop, showId, as, 'recent-1', 1),
      await placedOrder(shop, showId, as, 'recent-2', 2),
    ]
    expect(await recent()).toEqual([])
    for (const { orderId } of orders) {
      await sandbox(shop, `orders/${orderId}/pay`, {})
      shop.clock.advance(60_000)
    }
    expect(await recent()).toEqual(['T** 1 分钟前购买了 2 张', 'T** 2 分钟前购买了 1 张'])
    shop.clock.advance(3 * HOUR_MS)
    expect(await recent()).toEqual(['T** 3 小时前购买了 2 张', 'T** 3 小时前购买了 1 张'])
    shop.clock.advance(21 * HOUR_MS)
    expect(await recent()).toEqual([])
  })

  it('has the same rules for buyers as the show itself, and the promotion in yuan (CAT-109, CAT-124)', async () => {
    const { data: show } = await shop.call(getShowStatic, { showId })
    expect((await shop.call(listServiceNotes, { showId })).data).toEqual(show?.serviceNotes)
    const { data } = await shop.call(getPromotion, { promotionId: demoId('package:seats') })
    expect(data?.tiers).toEqual([
      { threshold: 400, reduce: 60, discount: 1 },
      { threshold: 1000, reduce: 180, discount: 1 },
    ])
    expect((await shop.call(getPromotion, { promotionId: 'nothing' })).data).toBeNull()
  })

  it('lists the coupons that a show can be paid for with (COUPON-010)', async () => {
    const titlesFor = async (id: string) =>
      (await shop.call(listReceivableCoupons, { showId: id })).data?.map(({ title }) => title)
    expect(await titlesFor(showId)).not.toContain('剧场折扣券')
    expect(await titlesFor(showIdOf('changjie@sh-grand'))).toContain('剧场折扣券')
    expect(await titlesFor(showId)).toContain('新人立减券')
  })
})
