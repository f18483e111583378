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

describe('what the sandbox says to begin with', () => {
  it('names a show of every status', async () => {
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

  /** The call that each name is for, and what it is asked with. */
  const OPENED_BY: Readonly<Record<keyof Demo, () => Promise<unknown>>> = {
    // Those of each status are opened above.
    showIds: async () => demo.showIds,
    freeShowId: () => user.ask(getShowDynamic, { showId: demo.freeShowId }),
    hotShowId: () => user.ask(getShowDynamic, { showId: demo.hotShowId }),
    doorShowId: () => user.ask(getShowDynamic, { showId: demo.doorShowId }),
    showGroupId: () => user.ask(getShowGroup, { showGroupId: demo.showGroupId }),
    seatShows: () => all(demo.seatShows, openSeats),
    ageLimitedPlan: () => openPlan(demo.ageLimitedPlan),
    entranceRegistrationId: () => user.ask(getEntrance, { id: demo.entranceRegistrationId }),
    workPermitCode: () => user.ask(getPermitProject, { code: demo.workPermitCode }),
    waitListPlan: () => openPlan(demo.waitListPlan),
    tiedShowId: async () => one(await user.ask(listTiedGoods, { showId: demo.tiedShowId })),
    tourId: () => user.ask(getTour, { tourId: demo.tourId }),
    venueId: () => user.ask(getVenue, { venueId: demo.venueId }),
    siteId: async () => {
      const { groups } = await user.ask(listSites, {})
      return one(groups.flatMap(({ sites }) => sites).filter(({ siteId }) => siteId === demo.siteId))
    },
    topicId: () => user.ask(enroll, { topicId: demo.topicId, answers: ANSWERS }),
    // There are no calls for votes: they stand in layouts.
    voteId: () => user.ask(getVote, { id: demo.voteId }),
    privilegeShowId: () => user.ask(getShowDynamic, { showId: demo.privilegeShowId }),
    privilegeId: () => user.ask(verifyPrivilege, { ...privilege(), showId: demo.privilegeShowId }),
    privilegeCode: () => user.ask(verifyPrivilege, { ...privilege(), showId: demo.privilegeShowId }),
    reserveId: () => user.ask(getReserve, { reserveId: demo.reserveId }),
    reserveIds: () => all(demo.reserveIds, (reserveId) => user.ask(getReserve, { reserveId })),
    openShowId: () => user.ask(getOpenShow, { openShowId: demo.openShowId }),
    openShowIds: () => all(demo.openShowIds, (openShowId) => user.ask(getOpenShow, { openShowId })),
    parkingId: () => user.ask(queryParkingFee, { parkingId: demo.parkingId, plateNo: demo.plateNo }),
    plateNo: () => user.ask(queryParkingFee, { parkingId: demo.parkingId, plateNo: demo.plateNo }),
    ticketExchangeCode: () => user.ask(bindTickets, { exchangeCode: demo.ticketExchangeCode }),
    invitationCode: () => user.ask(bindTickets, { invitationCode: demo.invitationCode }),
    exchangeCode: () => user.ask(exchangeCoupon, { exchangeCode: demo.exchangeCode, obtainType: 'EXCHANGE_CODE' }),
    comboPromotionId: () => user.ask(getPackage, { promotionId: demo.comboPromotionId }),
    primeCardId: () => user.ask(preOrderPrime, { primeCardId: demo.primeCardId }),
    cardIds: () => all(demo.cardIds, openCard),
    cashCardId: () => openCard(demo.cashCardId),
    spuIds: () => all(demo.spuIds, (spuId) => user.ask(getSpu, { spuId })),
    cashCouponTemplateId: () => user.ask(getCoupon, { couponTemplateId: demo.cashCouponTemplateId }),
    couponActivityId: () => user.ask(listReceivableCoupons, { activityId: demo.couponActivityId }),
    coupons: () => all(Object.values(demo.coupons), (couponTemplateId) => user.ask(getCoupon, { couponTemplateId })),
  }

  const privilege = () => ({ privilegeId: demo.privilegeId, code: demo.privilegeCode })

  async function openSeats({ seats, ...session }: Demo['seatShows'][number]): Promise<unknown> {
    expect(seats).toHaveLength(8)
    const map = await user.ask(getSeatMapStatic, session)
    const locked = await user.ask(lockSeats, { ...session, seatIds: seats.slice(0, map.limits.perOrder) })
    expect(locked.failedSeatIds).toEqual([])
    return locked.seatLockId
  }

  async function openPlan({ seatPlanId, ...session }: Demo['ageLimitedPlan']): Promise<unknown> {
    const { seatPlans } = await user.ask(listSeatPlansStatic, session)
    return one(seatPlans.filter((plan) => plan.seatPlanId === seatPlanId))
  }

  async function openCard(cardId: string): Promise<unknown> {
    const offered = demoOffers().cards.find((card) => card.cardId === cardId)
    return offered && user.ask(preOrderCard, { cardId, qty: 1, priceMode: priceModeOf(offered) })
  }

  it('names ids that their calls open', async () => {
    expect(Object.keys(demo).sort()).toEqual(Object.keys(OPENED_BY).sort())
    for (const [name, open] of Object.entries(OPENED_BY))
      expect([name, await open()]).toEqual([name, expect.anything()])
  })

  it('names seats that nobody has by then', async () => {
    const [before] = demo.seatShows
    if (!before) throw new Error('no show with seats')
    const { seats, ...session } = before
    const other = await user.friend()
    await other.ask(lockSeats, { ...session, seatIds: seats.slice(4, 6) })
    const now: Demo = (await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })).json()
    expect(now.seatShows[0]?.seats).not.toEqual(expect.arrayContaining(seats.slice(4, 6)))
    expect(now.seatShows[0]?.seats).toHaveLength(8)
  })

  it('leaves nothing empty', () => {
    expect(JSON.stringify(demo)).not.toMatch(/""|null/)
  })
})

describe('what a clerk does with an order', () => {
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
