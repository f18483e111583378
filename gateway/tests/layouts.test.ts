import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import { getLayout, type LayoutPage } from '@/contracts/layout/get-layout'
import { getShowCalendar } from '@/contracts/layout/get-show-calendar'
import { getUserComponents } from '@/contracts/layout/get-user-components'
import { subscribeShow } from '@/contracts/show/subscribe-show'
import { enroll } from '@/contracts/topic/enroll'
import { subscribeTour } from '@/contracts/tour/subscribe-tour'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGES: readonly LayoutPage[] = [
  ...(['HOME', 'TOPIC', 'TOPIC_COUPON'] as const),
  ...(['PAY_SUCCESS', 'TICKET_HOLDER', 'PERSONAL_CENTER'] as const),
]

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

/** The user's part of a component of the home page. */
async function partOf(as: string, componentType: string): Promise<Record<string, unknown>> {
  const { data: layout } = await shop.call(getLayout, { page: 'HOME' })
  const components = layout?.components.filter((component) => component.componentType === componentType) ?? []
  const input = { layoutId: layout?.layoutId ?? '', page: 'HOME' as const, components }
  const { data } = await shop.call(getUserComponents, input, { as })
  return (data?.[0]?.data ?? {}) as Record<string, unknown>
}

const key = (name: string) => ({ headers: { 'idempotency-key': name } })

describe('a layout', () => {
  it.each(PAGES)('contains for %s components with ids of their own, in every language', async (page) => {
    for (const locale of ['zh', 'zh-MO', 'en']) {
      const { data } = await shop.call(getLayout, { page }, { headers: { locale } })
      const ids = data?.components.map(({ componentId }) => componentId) ?? []
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('reference only existing pictures and videos', async () => {
    for (const page of PAGES) {
      const { data } = await shop.call(getLayout, { page })
      const addresses = JSON.stringify(data).match(/http:\/\/[^"]+\/static\/[^"]+/g) ?? []
      for (const address of new Set(addresses)) {
        const reply = await shop.gateway.inject({ url: new URL(address).pathname })
        expect(`${address} ${reply.statusCode}`).toBe(`${address} 200`)
      }
    }
  })

  it('streams a video in ranges, as phones require', async () => {
    const headers = { range: 'bytes=0-99' }
    const reply = await shop.gateway.inject({ url: '/static/demo/video/encore.mp4', headers })
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([206, 100])
  })

  it('contains nothing of a user for a visitor', async () => {
    const { data } = await shop.call(getLayout, { page: 'HOME' })
    expect(JSON.stringify(data)).not.toMatch(/"(obtained|subscribed|enrolled|isPrime|order)"/)
    const refused = await shop.call(getUserComponents, { layoutId: 'x', page: 'HOME', components: [] })
    expect(refused.statusCode).not.toBe(STATUS.success)
  })
})

describe('data of a user', () => {
  it('includes the coupons of that user only', async () => {
    const [mine, other] = [await shop.signIn('13900170001'), await shop.signIn('13900170002')]
    const obtained = async (as: string) => {
      const { coupons } = (await partOf(as, 'COUPON_SLIDE')) as { coupons: { obtained: boolean }[] }
      return coupons.map((coupon) => coupon.obtained)
    }
    expect(await obtained(mine)).toEqual([false, false, false])
    const input = { couponCode: 'ENCORE-NEWCOMER-50', obtainType: 'LAYOUT' as const }
    for (const name of ['coupon-1', 'coupon-1', 'coupon-2']) {
      const { data } = await shop.call(obtainCoupon, input, { as: mine, ...key(name) })
      expect(data?.coupons).toMatchObject([{ couponCode: input.couponCode, obtained: true }])
    }
    expect(await obtained(mine)).toEqual([true, false, false])
    expect(await obtained(other)).toEqual([false, false, false])
    const unknown = await shop.call(obtainCoupon, { ...input, couponCode: 'FREE' }, { as: mine, ...key('coupon-3') })
    expect(unknown.statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('includes reminders until they are cancelled', async () => {
    const as = await shop.signIn('13900170003')
    const { targets } = (await partOf(as, 'SUBSCRIPTION')) as {
      targets: { targetId: string; type: 'SHOW' | 'TOUR'; subscribed: boolean }[]
    }
    const show = targets.find(({ type }) => type === 'SHOW')?.targetId ?? ''
    const tour = targets.find(({ type }) => type === 'TOUR')?.targetId ?? ''
    const input = { showId: show, remindType: 'SALE', subscribeTargetType: 'SHOW' } as const
    for (const wanted of [true, false, true]) {
      expect((await shop.call(subscribeShow, input, { as })).data?.subscribed).toBe(wanted)
      expect((await shop.call(subscribeTour, { tourId: tour, favorite: wanted }, { as })).data?.favorite).toBe(wanted)
      const now = (await partOf(as, 'SUBSCRIPTION')) as { targets: { targetId: string; subscribed: boolean }[] }
      const followed = now.targets.filter(({ subscribed }) => subscribed).map(({ targetId }) => targetId)
      expect(followed.sort()).toEqual(wanted ? [show, tour].sort() : [])
    }
    expect((await shop.call(subscribeTour, { tourId: 'none', favorite: true }, { as })).statusCode).toBe(
      BUSINESS_ERROR.notFound,
    )
  })

  it('includes the unpaid order with the seconds left', async () => {
    const as = await shop.signIn('13900170004')
    expect(await partOf(as, 'TO_PAY_ORDER')).toEqual({ order: null })
    const { orderId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'layout-order')
    expect(await partOf(as, 'TO_PAY_ORDER')).toMatchObject({ order: { orderId, reserveTime: expect.any(Number) } })
    shop.clock.advance(16 * 60_000)
    expect(await partOf(as, 'TO_PAY_ORDER')).toEqual({ order: null })
  })

  it('includes an enrolment with every requested answer', async () => {
    const as = await shop.signIn('13900170005')
    const { topicId, enrolled } = (await partOf(as, 'ACTIVITY_ENROLL')) as { topicId: string; enrolled: boolean }
    expect(enrolled).toBe(false)
    const answers = { name: '小安', phone: '13800138000', kind: '音乐' }
    const lacking = await shop.call(enroll, { topicId, answers: { name: ' ' } }, { as, ...key('enroll-1') })
    expect(lacking).toMatchObject({ statusCode: BUSINESS_ERROR.formAnswer, data: { key: 'name' } })
    const first = await shop.call(enroll, { topicId, answers }, { as, ...key('enroll-2') })
    const again = await shop.call(enroll, { topicId, answers }, { as, ...key('enroll-3') })
    expect(again.data?.enrollId).toBe(first.data?.enrollId)
    expect(await partOf(as, 'ACTIVITY_ENROLL')).toMatchObject({ enrolled: true })
  })
})

describe('the calendar', () => {
  it('contains the future days of a month and city, with the hottest shows of each', async () => {
    const { data } = await shop.call(getShowCalendar, { cityId: 'BL1106', month: '2026-12' })
    const days = data ?? []
    expect(days.length).toBeGreaterThan(10)
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort())
    for (const { date, count, shows } of days) {
      expect(date).toMatch(/^2026-12-/)
      expect(shows).toHaveLength(Math.min(3, count))
      expect(shows.every(({ cityName }) => cityName === '上海')).toBe(true)
    }
    const past = await shop.call(getShowCalendar, { month: '2020-01' })
    expect(past.data).toEqual([])
    expect((await shop.call(getShowCalendar, { month: '2026-13' })).statusCode).toBe(BUSINESS_ERROR.badInput)
  })
})
