/** @engine embedded: its calls at the same time only read. */
import { randomUUID } from 'node:crypto'
import { inputFor, offerOf, orderInput, placedOrder } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { createOrder } from '@/contracts/order/create-order'
import { getPromotion } from '@/contracts/package/get-promotion'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { checkRight } from '@/contracts/show/check-right'
import { checkWhiteTag } from '@/contracts/show/check-white-tag'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowGroup } from '@/contracts/show/get-show-group'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listRecentOrders } from '@/contracts/show/list-recent-orders'
import { listServiceNotes } from '@/contracts/show/list-service-notes'
import { searchShows } from '@/contracts/show/search-shows'
import { getTour } from '@/contracts/tour/get-tour'
import { showIdOf, tourIdOf } from '../src/demo/demo-ids'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { stableId } from '../src/stable-id'

const HOUR_MS = 3_600_000

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

describe('a show with a purchase gate (CAT-068, CAT-069)', () => {
  const refusal = async (as: string, showId: string) => {
    const { data, ...reply } = await shop.call(createOrder, await orderInput(shop, showId, as), {
      as,
      headers: { 'idempotency-key': randomUUID() },
    })
    return data === null ? reply.comments : null
  }

  it('sells a members’ show to members only (CAT-119)', async () => {
    const { membersOnly: showId } = NAMED_SHOWS
    const as = await shop.signIn('13900137911')
    const check = async () => (await shop.call(checkWhiteTag, { showId, tagIds: 'MEMBERS' }, { as })).data
    const { data: show } = await shop.call(getShowStatic, { showId })
    expect(show?.basicInfo.whiteTags).toEqual(['MEMBERS'])
    expect(await check()).toEqual({ pass: false, message: '本场演出仅限付费会员购买，可先开通会员' })
    expect(await refusal(as, showId)).toBe('本场演出仅限付费会员购买，可先开通会员')
    expect((await shop.call(checkRight, { showId, src: 'M_WEB' }, { as })).data).toMatchObject({
      hasRight: false,
      jump: { type: 'PAGE', target: 'member_center' },
    })
    const users = (await shop.gateway.inject({ url: '/sandbox/api/users' })).json() as {
      id: string
      cellphone: string
    }[]
    const userId = users.find(({ cellphone }) => cellphone === '13900137911')?.id ?? ''
    await sandbox(shop, `users/${userId}/grant`, { kind: 'level' })
    expect(await check()).toEqual({ pass: true })
    expect(await refusal(as, showId)).toBeNull()
  })

  it('sells to invited users with a warning about touts (CAT-072, CAT-104)', async () => {
    const { invitedOnly: showId } = NAMED_SHOWS
    const { data: show } = await shop.call(getShowStatic, { showId })
    const { data: sale } = await shop.call(getShowDynamic, { showId })
    expect([show?.basicInfo.displayFraudFlag, sale?.showAlertText]).toEqual([true, expect.stringContaining('代抢')])
    const right = async (phone: string) =>
      (await shop.call(checkRight, { showId, src: 'M_WEB' }, { as: await shop.signIn(phone) })).data
    expect(await right('13900137913')).toEqual({ hasRight: false, reason: '本场演出仅限受邀用户购买' })
    expect(await right('13900137914')).toEqual({ hasRight: true })
    expect(await refusal(await shop.signIn('13900137913'), showId)).toBe('本场演出仅限受邀用户购买')
  })

  it('refers uncertified users to help (CAT-070, CAT-071)', async () => {
    const as = await shop.signIn('13900137917')
    const right = async (showId: string, src: string) =>
      (await shop.call(checkRight, { showId, src }, { as, src })).data?.jump?.target
    const { facesOnly, studentsOnly } = NAMED_SHOWS
    expect(await right(facesOnly, 'WEIXIN_MINI')).toBe('support')
    expect(await right(studentsOnly, 'M_WEB')).toBe('student_verify')
    expect(await right(studentsOnly, 'WEIXIN_MINI')).toBe('student_verify')
    expect(await refusal(as, facesOnly)).toMatch(/认证/)
    await sandbox(shop, 'shop', { config: { supportFaceAuth: true } })
    expect(await right(facesOnly, 'M_WEB')).toBe('face_verify')
    await sandbox(shop, 'shop', { config: {} })
    expect(await right(facesOnly, 'M_WEB')).toBe('support')
  })

  it('sells plans for invited users only to them (CAT-065)', async () => {
    const offer = await offerOf(shop, NAMED_SHOWS.designated)
    const { data } = await shop.call(listSeatPlansDynamic, offer)
    const plan = data?.seatPlans.find(({ purchaseMode }) => purchaseMode === 'DESIGNATED')
    expect(plan?.limitDesc).toBe('仅限受邀用户购买')
    const answer = async (phone: string) => {
      const as = await shop.signIn(phone)
      const input = await inputFor(shop, { ...offer, seatPlanId: plan?.seatPlanId ?? '' }, as, 1)
      return (await shop.call(createOrder, input, { as, headers: { 'idempotency-key': randomUUID() } })).statusCode
    }
    expect(await answer('13900137915')).toBe(BUSINESS_ERROR.designatedOnly)
    expect(await answer('13900137916')).not.toBe(BUSINESS_ERROR.designatedOnly)
  })

  it('names the terminals that sell it (CAT-132)', async () => {
    const { data: sale } = await shop.call(getShowDynamic, { showId: NAMED_SHOWS.soldElsewhere })
    expect(sale?.jumpUrlInfo).toMatchObject({
      targetTerminal: 'WX_MINI_PROGRAM',
      wxMiniJumpUrl: expect.stringContaining(NAMED_SHOWS.soldElsewhere),
    })
  })
})

it('can be opened from the sandbox in every state, with one tap', async () => {
  const { body } = await shop.gateway.inject({ url: '/sandbox' })
  const showIds = [...body.matchAll(/href="\/content\/([^"?]+)/g)].map(([, showId = '']) => showId)
  expect(new Set(showIds)).toEqual(new Set(Object.values(NAMED_SHOWS)))
  const statuses = await Promise.all(
    showIds.map(async (showId) => (await shop.call(getShowDynamic, { showId })).data?.showStatus),
  )
  const expected = ['CANCELED', 'COMPLETED', 'DELAY', 'LACK_OF_TICKET', 'ON_SALE', 'PENDING', 'PRE_SALE', 'SOLD_OUT']
  expect([...new Set(statuses)].sort()).toEqual(expected)
  const groupIds = [...body.matchAll(/href="\/group-show\/(SG[^"]+)"/g)].map(([, showGroupId = '']) => showGroupId)
  expect(groupIds).toHaveLength(2)
  for (const showGroupId of groupIds) {
    const { data } = await shop.call(getShowGroup, { showGroupId })
    expect(data?.shows.length).toBeGreaterThan(1)
  }
})

it('shows the next sale: a weekday, a date, or never (CAT-057, CAT-058, CAT-059, CAT-138)', async () => {
  const texts = async (showId: string) => {
    const { data } = await shop.call(listSessionsDynamic, { showId })
    return [...new Set(data?.sessions.map(({ nextSaleText }) => nextSaleText))]
  }
  const now = shop.clock.now()
  const { data: sale } = await shop.call(getShowDynamic, { showId: NAMED_SHOWS.preSale })
  shop.clock.set((sale?.saleTime ?? 0) - 60_000)
  expect(await texts(NAMED_SHOWS.preSale)).toEqual([expect.stringMatching(/^周[一二三四五六日] \d\d:\d\d 开售$/)])
  shop.clock.set((sale?.saleTime ?? 0) - 8 * 24 * HOUR_MS)
  expect(await texts(NAMED_SHOWS.preSale)).toEqual([expect.stringMatching(/^\d+月\d+日 \d\d:\d\d 开售$/)])
  shop.clock.set(now)
  expect(await texts(NAMED_SHOWS.soldOut)).toEqual(['已售罄'])
  expect(await texts(NAMED_SHOWS.simpleConcert)).toEqual([undefined])
})

it('shows the countdown only in the last hour if the merchant limits it (CAT-052)', async () => {
  const { data: late } = await shop.call(getShowDynamic, { showId: NAMED_SHOWS.lateCountdown })
  expect(late?.showStatus).toBe('PRE_SALE')
  expect(late?.displayCountdownTime).toBe((late?.saleTime ?? 0) - HOUR_MS)
  const { data: other } = await shop.call(getShowDynamic, { showId: NAMED_SHOWS.preSale })
  expect(other).not.toHaveProperty('displayCountdownTime')
})

it('finds a tour with a stop that is not on offer, and opens it without that stop', async () => {
  const { data } = await shop.call(searchShows, { keyword: '七号病房', pageType: 'SEARCH_PAGE', offset: 0, length: 20 })
  expect(data?.list.map(({ showId }) => showId)).toContain(NAMED_SHOWS.sensitive)
  const { data: tour } = await shop.call(getTour, { tourId: tourIdOf('qihao') })
  expect(tour?.stops.map(({ showId }) => showId)).toContain(NAMED_SHOWS.sensitive)
  expect(tour?.stops.map(({ showId }) => showId)).not.toContain(showIdOf('qihao@sz-box'))
})

describe('further reads of a show page', () => {
  const { simpleConcert: showId } = NAMED_SHOWS

  it('lists buyers of the last day without names, the latest first (CAT-113)', async () => {
    const recent = async () => (await shop.call(listRecentOrders, { showId })).data?.map(({ text }) => text)
    const as = await shop.signIn('13900137901')
    const orders = [
      await placedOrder(shop, showId, as, 'recent-1', 1),
      await placedOrder(shop, showId, as, 'recent-2', 2),
    ]
    expect(await recent()).toEqual([])
    for (const { orderId } of orders) {
      await sandbox(shop, `orders/${orderId}/pay`, {})
      expect((await recent())?.[0]).toMatch(/^T\*\* 刚刚购买了 \d 张$/)
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
    const { data } = await shop.call(getPromotion, { promotionId: stableId('package:seats') })
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
