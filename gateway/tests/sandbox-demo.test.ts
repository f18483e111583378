/** @engine embedded: its calls at the same time only read. */
import { placedOrder } from '@test/buyer'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { exchangeCoupon } from '@/contracts/coupon/exchange-coupon'
import { getCoupon } from '@/contracts/coupon/get-coupon'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { getEntrance } from '@/contracts/entrance/get-entrance'
import { getSpu } from '@/contracts/goods/get-spu'
import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { preOrderPrime } from '@/contracts/member/pre-order-prime'
import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { getOrder } from '@/contracts/order/get-order'
import { getPackage } from '@/contracts/package/get-package'
import { queryParkingFee } from '@/contracts/parking/query-parking-fee'
import { preOrderCard } from '@/contracts/privilege/pre-order-card'
import { verifyPrivilege } from '@/contracts/privilege/verify-privilege'
import { getReserve } from '@/contracts/reserve/get-reserve'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowGroup } from '@/contracts/show/get-show-group'
import { listSites } from '@/contracts/site/list-sites'
import { enroll } from '@/contracts/topic/enroll'
import { getTour } from '@/contracts/tour/get-tour'
import { getVenue } from '@/contracts/venue/get-venue'
import { getVote } from '@/contracts/vote/get-vote'
import { bindTickets } from '@/contracts/voucher/bind-tickets'
import { getPermitProject } from '@/contracts/work-permit/get-permit-project'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import type { demoIds } from '../src/sandbox/demo-ids'
import { priceModeOf } from '../src/services/cards/card-points'

type Demo = Awaited<ReturnType<typeof demoIds>>

const ANSWERS = Object.fromEntries(demoOffers().activity.questions.map(({ key }) => [key, '1']))

let shop: TestGateway
let user: Person
let demo: Demo

beforeAll(async () => {
  shop = await createTestGateway()
  user = await Person.join(shop)
  demo = (await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })).json()
})
afterAll(() => shop.close())

describe('the starting ids of the sandbox', () => {
  it('names a show of every status', async () => {
    const found = Object.entries(demo.showIds).map(async ([status, showId]) => [
      status,
      (await shop.call(getShowDynamic, { showId })).data?.showStatus,
    ])
    for (const [status, answered] of await Promise.all(found)) {
      // A removed one is not shown.
      expect(answered).toBe(status === 'DISABLED' ? undefined : status)
    }
    expect(Object.keys(demo.showIds)).toEqual(expect.arrayContaining(['ON_SALE', 'PRE_SALE', 'SOLD_OUT', 'CANCELED']))
  })

  /** Call of each name, with its input. */
  const OPENED_BY: Readonly<Record<keyof Demo, () => Promise<unknown>>> = {
    // Shows of each status are opened above.
    showIds: async () => demo.showIds,
    freeShowId: () => user.call(getShowDynamic, { showId: demo.freeShowId }),
    hotShowId: () => user.call(getShowDynamic, { showId: demo.hotShowId }),
    doorShowId: () => user.call(getShowDynamic, { showId: demo.doorShowId }),
    showGroupId: () => user.call(getShowGroup, { showGroupId: demo.showGroupId }),
    seatShows: () => all(demo.seatShows, openSeats),
    ageLimitedPlan: () => openPlan(demo.ageLimitedPlan),
    entranceRegistrationId: () => user.call(getEntrance, { id: demo.entranceRegistrationId }),
    workPermitCode: () => user.call(getPermitProject, { code: demo.workPermitCode }),
    waitListPlan: () => openPlan(demo.waitListPlan),
    tiedShowId: async () => one(await user.call(listTiedGoods, { showId: demo.tiedShowId })),
    tourId: () => user.call(getTour, { tourId: demo.tourId }),
    venueId: () => user.call(getVenue, { venueId: demo.venueId }),
    siteId: async () => {
      const { groups } = await user.call(listSites, {})
      return one(groups.flatMap(({ sites }) => sites).filter(({ siteId }) => siteId === demo.siteId))
    },
    topicId: () => user.call(enroll, { topicId: demo.topicId, answers: ANSWERS }),
    // There are no calls for votes: they stand in layouts.
    voteId: () => user.call(getVote, { id: demo.voteId }),
    privilegeShowId: () => user.call(getShowDynamic, { showId: demo.privilegeShowId }),
    privilegeId: () => user.call(verifyPrivilege, { ...privilege(), showId: demo.privilegeShowId }),
    privilegeCode: () => user.call(verifyPrivilege, { ...privilege(), showId: demo.privilegeShowId }),
    reserveId: () => user.call(getReserve, { reserveId: demo.reserveId }),
    reserveIds: () => all(demo.reserveIds, (reserveId) => user.call(getReserve, { reserveId })),
    openShowId: () => user.call(getOpenShow, { openShowId: demo.openShowId }),
    openShowIds: () => all(demo.openShowIds, (openShowId) => user.call(getOpenShow, { openShowId })),
    parkingId: () => user.call(queryParkingFee, { parkingId: demo.parkingId, plateNo: demo.plateNo }),
    plateNo: () => user.call(queryParkingFee, { parkingId: demo.parkingId, plateNo: demo.plateNo }),
    ticketExchangeCode: () => user.call(bindTickets, { exchangeCode: demo.ticketExchangeCode }),
    invitationCode: () => user.call(bindTickets, { invitationCode: demo.invitationCode }),
    exchangeCode: () => user.call(exchangeCoupon, { exchangeCode: demo.exchangeCode, obtainType: 'EXCHANGE_CODE' }),
    comboPromotionId: () => user.call(getPackage, { promotionId: demo.comboPromotionId }),
    primeCardId: () => user.call(preOrderPrime, { primeCardId: demo.primeCardId }),
    cardIds: () => all(demo.cardIds, openCard),
    cashCardId: () => openCard(demo.cashCardId),
    spuIds: () => all(demo.spuIds, (spuId) => user.call(getSpu, { spuId })),
    cashCouponTemplateId: () => user.call(getCoupon, { couponTemplateId: demo.cashCouponTemplateId }),
    couponActivityId: () => user.call(listReceivableCoupons, { activityId: demo.couponActivityId }),
    coupons: () => all(Object.values(demo.coupons), (couponTemplateId) => user.call(getCoupon, { couponTemplateId })),
  }

  const privilege = () => ({ privilegeId: demo.privilegeId, code: demo.privilegeCode })

  async function openSeats({ seats, ...session }: Demo['seatShows'][number]): Promise<unknown> {
    expect(seats).toHaveLength(8)
    const map = await user.call(getSeatMapStatic, session)
    // One user may lock seats in three sessions only.
    const buyer = await user.friend()
    const locked = await buyer.call(lockSeats, { ...session, seatIds: seats.slice(0, map.limits.perOrder) })
    expect(locked.failedSeatIds).toEqual([])
    return locked.seatLockId
  }

  async function openPlan({ seatPlanId, ...session }: Demo['ageLimitedPlan']): Promise<unknown> {
    const { seatPlans } = await user.call(listSeatPlansStatic, session)
    return one(seatPlans.filter((plan) => plan.seatPlanId === seatPlanId))
  }

  async function openCard(cardId: string): Promise<unknown> {
    const offered = demoOffers().cards.find((card) => card.cardId === cardId)
    return offered && user.call(preOrderCard, { cardId, qty: 1, priceMode: priceModeOf(offered) })
  }

  it('names ids that their calls open', async () => {
    expect(Object.keys(demo).sort()).toEqual(Object.keys(OPENED_BY).sort())
    for (const [name, open] of Object.entries(OPENED_BY))
      expect([name, await open()]).toEqual([name, expect.anything()])
  })

  it('names free seats', async () => {
    const [before] = demo.seatShows
    if (!before) throw new Error('no show with seats')
    const { seats, ...session } = before
    const other = await user.friend()
    await other.call(lockSeats, { ...session, seatIds: seats.slice(4, 6) })
    const now: Demo = (await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })).json()
    expect(now.seatShows[0]?.seats).not.toEqual(expect.arrayContaining(seats.slice(4, 6)))
    expect(now.seatShows[0]?.seats).toHaveLength(8)
  })

  it('leaves nothing empty', () => {
    expect(JSON.stringify(demo)).not.toMatch(/""|null/)
  })
})

describe('actions of a clerk on an order', () => {
  it('rejects unknown verdicts, and ends a closed unpaid order', async () => {
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

it('passes the audit of a shop in order', async () => {
  const { body } = await shop.gateway.inject({ url: '/sandbox/api/books' })
  expect(JSON.parse(body)).toEqual({ ok: true, faults: [] })
})

async function all<Each>(many: readonly Each[], open: (each: Each) => Promise<unknown>): Promise<unknown> {
  expect(many.length).toBeGreaterThan(0)
  for (const each of many) expect(await open(each)).toEqual(expect.anything())
  return true
}

/** The first of what was found. */
function one<Each>(found: readonly Each[]): Each | undefined {
  return found[0]
}
