import { placedOrder } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { HOUR_MS } from '../src/clock'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('the next steps of a ticket buyer (ORDER-014)', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function notices(orderId: string, locale = 'zh-CN'): Promise<string[]> {
    const input = { orderId, fromPage: ORDER_DETAIL_PAGE }
    const { data } = await shop.call(getOrder, input, { as: await shop.signIn(), headers: { locale } })
    return data?.notices ?? []
  }

  it('shows how to pay, then the days left and the refund deadline (REFUND-011)', async () => {
    const { orderId } = await placedOrder(shop, NAMED_SHOWS.sensitive, await shop.signIn(), 'notices')
    expect(await notices(orderId)).toHaveLength(1)
    await sandbox(shop, `orders/${orderId}/pay`)
    const { data } = await shop.call(listSessionsStatic, { showId: NAMED_SHOWS.sensitive })
    const beginAt = data?.sessions[0]?.beginDateTime ?? 0
    const at = async (hoursBefore: number, locale?: string) => {
      shop.clock.advance(beginAt - hoursBefore * HOUR_MS - shop.clock.now())
      return notices(orderId, locale)
    }
    expect(await at(100)).toEqual([
      '距开演还有 4 天',
      expect.stringContaining('请提前 30 分钟到场'),
      expect.stringMatching(/ 前可免费退票$/),
    ])
    expect((await at(99, 'en'))[0]).toBe('4 days to go')
    expect((await at(48))[2]).toMatch(/ 前可退票，收取 20% 手续费$/)
    expect(await at(5)).toEqual(['今天开演', expect.any(String), '已过退票时间'])
    expect(await at(0)).toEqual([])
  })
})
