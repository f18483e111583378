import { placedOrder } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getOrder } from '@/contracts/order/get-order'
import { getPackage } from '@/contracts/package/get-package'
import { getReserve } from '@/contracts/reserve/get-reserve'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getTour } from '@/contracts/tour/get-tour'
import { getVenue } from '@/contracts/venue/get-venue'
import { demoCoupons } from '../src/demo/coupons'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import type { demoIds } from '../src/sandbox/demo-ids'

let shop: TestGateway
let demo: ReturnType<typeof demoIds>

beforeAll(async () => {
  shop = await createTestGateway()
  demo = (await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })).json()
})
afterAll(() => shop.close())

describe('what the sandbox says to begin with', () => {
  it('is a show of every status', async () => {
    const found = Object.entries(demo.showIds).map(async ([status, showId]) => [
      status,
      (await shop.call(getShowDynamic, { showId })).data?.showStatus,
    ])
    for (const [status, answered] of await Promise.all(found)) {
      // One that was taken off is not shown to anybody.
      expect(answered).toBe(status === 'DISABLED' ? undefined : status)
    }
    expect(Object.keys(demo.showIds)).toEqual(expect.arrayContaining(['ON_SALE', 'PRE_SALE', 'SOLD_OUT', 'CANCELED']))
  })

  it('is found by the calls that ask for it', async () => {
    expect((await shop.call(getTour, { tourId: demo.tourId })).data).not.toBeNull()
    expect((await shop.call(getVenue, { venueId: demo.venueId })).data).not.toBeNull()
    expect((await shop.call(getPackage, { promotionId: demo.comboPromotionId })).data).not.toBeNull()
    expect((await shop.call(getReserve, { reserveId: demo.reserveId })).data).not.toBeNull()
    for (const session of demo.seatShows) expect((await shop.call(getSeatMapStatic, session)).data).not.toBeNull()
    const { seatPlanId, ...session } = demo.ageLimitedPlan
    const { data } = await shop.call(listSeatPlansStatic, session)
    expect(data?.seatPlans.map((plan) => plan.seatPlanId)).toContain(seatPlanId)
    const coupon = demoCoupons().find(({ couponTemplateId }) => couponTemplateId === demo.cashCouponTemplateId)
    expect(coupon?.type).toBe('CASH')
  })

  it('is empty nowhere', () => {
    expect(JSON.stringify(demo)).not.toMatch(/""|null/)
  })
})

describe('what a clerk does with an order', () => {
  it('is nothing where nobody knows the word, and ends an unpaid one that is closed', async () => {
    const as = await shop.signIn()
    const { orderId } = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'clerk')
    const stateNow = async () =>
      (await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })).data?.orderBrief.orderState.name
    expect(await sandbox(shop, `orders/${orderId}/burn`)).toMatchObject({ done: false })
    expect(await stateNow()).toBe('UNPAID')
    expect(await sandbox(shop, `orders/${orderId}/close`)).toMatchObject({ done: true })
    expect(await stateNow()).toBe('CLOSED')
  })
})

it('the books of a shop that keeps them well are in order', async () => {
  const { body } = await shop.gateway.inject({ url: '/sandbox/api/books' })
  expect(JSON.parse(body)).toEqual({ ok: true, faults: [] })
})
