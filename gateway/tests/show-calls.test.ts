import type { TestGateway } from '@test/test-gateway'
import { filledPath } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { listTiedGoods } from '@/contracts/goods/list-tied-goods'
import { searchTiedGoods } from '@/contracts/goods/search-tied-goods'
import { getPromotion } from '@/contracts/package/get-promotion'
import { listChannelPromotions } from '@/contracts/package/list-channel-promotions'
import { listAgeLimits } from '@/contracts/session/list-age-limits'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowDynamicData } from '@/contracts/show/get-show-dynamic-data'
import { getShowPreview } from '@/contracts/show/get-show-preview'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { getShowStaticData } from '@/contracts/show/get-show-static-data'
import { NAMED_SHOWS } from '../src/demo/named-shows'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

/** The first session of a show, with its seat plans. */
async function firstSession(showId: string) {
  const { data: all } = await shop.call(listSessionsStatic, { showId })
  const bizShowSessionId = all?.sessions[0]?.bizShowSessionId ?? ''
  const { data } = await shop.call(listSeatPlansStatic, { showId, bizShowSessionId })
  return { sessionId: bizShowSessionId, seatPlans: data?.seatPlans ?? [] }
}

describe('a show requested by older clients and by its merchant', () => {
  it('matches in version 3 of both calls (CAT-107)', async () => {
    const showId = NAMED_SHOWS.simpleConcert
    expect(filledPath(getShowStaticData, { showId }).path).toBe(`/gateway/show/pub/v3/show_static_data/${showId}`)
    expect(filledPath(getShowDynamicData, { showId }).path).toBe(`/gateway/show/pub/v3/show_dynamic_data/${showId}`)
    const { data: older } = await shop.call(getShowStaticData, { showId })
    expect(older).toEqual((await shop.call(getShowStatic, { showId })).data)
    const { data: now } = await shop.call(getShowDynamicData, { showId })
    expect(now).toEqual((await shop.call(getShowDynamic, { showId })).data)
  })

  it('appears to its merchant before the sale (CAT-103)', async () => {
    const showId = NAMED_SHOWS.disabled
    expect((await shop.call(getShowStatic, { showId })).statusCode).not.toBe(STATUS.success)
    const { data } = await shop.call(getShowPreview, { showId, locationCityId: 'BL1106' })
    expect(data).toMatchObject({ showId, showStatus: 'DISABLED', minOriginalPriceInfo: { prefix: '¥' } })
    const poster = await shop.gateway.inject({ url: new URL(data?.posterUrl ?? '').pathname })
    expect(poster.headers['content-type']).toContain('image/svg')
    expect((await shop.call(getShowPreview, { showId: 'none' })).statusCode).not.toBe(STATUS.success)
  })
})

describe('the age limits of a session (CAT-112)', () => {
  it('describes each seat plan with a limit', async () => {
    const showId = NAMED_SHOWS.childTicket
    const { sessionId, seatPlans } = await firstSession(showId)
    const { data } = await shop.call(listAgeLimits, { showId, sessionId })
    const plan = seatPlans.find(({ ageLimit }) => ageLimit)
    expect(data).toEqual([
      {
        seatPlanId: plan?.seatPlanId,
        minAge: 3,
        maxAge: 12,
        minQty: 1,
        desc: '至少需要 1 位 3–12 岁的观演人',
      },
    ])
  })

  it('stays empty for most, and fails for a session of another show', async () => {
    const concert = await firstSession(NAMED_SHOWS.simpleConcert)
    const of = (showId: string) => shop.call(listAgeLimits, { showId, sessionId: concert.sessionId })
    expect((await of(NAMED_SHOWS.simpleConcert)).data).toEqual([])
    expect((await of(NAMED_SHOWS.childTicket)).statusCode).not.toBe(STATUS.success)
  })
})

describe('goods that are sold with a show (CAT-121)', () => {
  it('use GET before a session is selected, and POST with one', async () => {
    expect([listTiedGoods.method, searchTiedGoods.method]).toEqual(['GET', 'POST'])
    const showId = NAMED_SHOWS.simpleConcert
    const { sessionId, seatPlans } = await firstSession(showId)
    const { data: before } = await shop.call(listTiedGoods, { showId })
    expect(before?.[0]).toMatchObject({ name: '「星河入梦」应援灯', maxQty: 20, priceInfo: { yuanNum: '128' } })
    const seatPlanIds = seatPlans.map(({ seatPlanId }) => seatPlanId)
    const found = async (plans: string[]) =>
      (await shop.call(searchTiedGoods, { showId, sessionId, seatPlanIds: plans })).data
    expect(await found([])).toEqual(before)
    // Beside tickets of a plan every size stands by itself.
    const skus = (await found(seatPlanIds))?.map(({ skuId }) => skuId)
    expect(skus).toEqual(expect.arrayContaining(before?.map(({ skuId }) => skuId) ?? []))
    expect(new Set(skus).size).toBe((before?.length ?? 0) + 2)
  })

  it('cover its own sessions and seat plans only', async () => {
    const showId = NAMED_SHOWS.simpleConcert
    const { sessionId } = await firstSession(showId)
    const fetchStates = async (input: { showId: string; sessionId: string; seatPlanIds: string[] }) =>
      (await shop.call(searchTiedGoods, input)).statusCode
    expect(await fetchStates({ showId, sessionId, seatPlanIds: ['of nobody'] })).not.toBe(STATUS.success)
    expect(await fetchStates({ showId: NAMED_SHOWS.childTicket, sessionId, seatPlanIds: [] })).not.toBe(STATUS.success)
  })
})

describe('promotion prices of seat plans (CAT-125)', () => {
  it('reduces the requested plans by the share of the package', async () => {
    const showId = NAMED_SHOWS.simpleConcert
    const { seatPlans } = await firstSession(showId)
    const [first, second] = seatPlans.filter(({ unitQty }) => unitQty === 1)
    if (!first || !second) throw new Error('no seat plans')
    const requested = { showId, channelId: 'wechat-ad', seatPlanIds: [first.seatPlanId] }
    const { data } = await shop.call(listChannelPromotions, requested)
    expect(data).toHaveLength(1)
    const [promotion] = data ?? []
    expect(promotion).toMatchObject({ seatPlanId: first.seatPlanId, price: (first.originalPriceCent * 0.8) / 100 })
    const { data: named } = await shop.call(getPromotion, { promotionId: promotion?.promotionId ?? '' })
    expect(promotion?.desc).toBe(named?.desc)
  })

  it('keeps prices unchanged for a fixed discount', async () => {
    const showId = NAMED_SHOWS.seatsClub
    const { seatPlans } = await firstSession(showId)
    const seatPlanIds = seatPlans.map(({ seatPlanId }) => seatPlanId)
    expect((await shop.call(listChannelPromotions, { showId, channelId: '', seatPlanIds })).data).toEqual([])
  })
})
