import type { TestGateway } from '@test/test-gateway'
import { listPromotions } from '@/contracts/package/list-promotions'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { NAMED_SHOWS } from '../src/demo/named-shows'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

describe('the facts of a show', () => {
  const DYNAMIC = [
    'showStatus',
    'showDetailStatus',
    'minOriginalPriceInfo',
    'maxOriginalPriceInfo',
    'customPrice',
    'onSaleShowCount',
    'seatPickType',
    'supportSeatPicking',
    'saleTime',
    'saleTimeCountdown',
    'saleShowSessionId',
    'canUsePriorityPurchase',
    'prioritySaleTime',
    'soldOut',
    'latestSaleTime',
    'existsPrivilegePurchase',
    'captchaSwitch',
    'hotMode',
    'remindType',
    'partialOnSaleText',
    'buttonText',
    'existWaitList',
    'cyUserFavoriteVO',
    'jumpUrlInfo',
    'showAlertText',
    'discountPrivilegeIds',
  ]
  const STATIC = [
    'showId',
    'stdShowId',
    'showName',
    'posterUrl',
    'posterColor',
    'showDate',
    'firstShowTime',
    'lastShowTime',
    'showType',
    'sourceType',
    'cityId',
    'cityName',
    'venueId',
    'venueName',
    'venueAddress',
    'venueLat',
    'venueLng',
    'showTags',
    'whiteTags',
    'seatPlanURL',
    'minLimitAge',
    'backendCategory',
    'tour',
    'utcOffset',
    'localTimeTxt',
    'displayFraudFlag',
  ]

  it('covers every field of the specification (CAT-018)', async () => {
    const as = await shop.signIn('13900137921')
    const seen = new Set<string>()
    for (const showId of Object.values(NAMED_SHOWS)) {
      const { data: fixed } = await shop.call(getShowStatic, { showId })
      const { data: moving } = await shop.call(getShowDynamic, { showId }, { as })
      const all = Object.entries({ ...fixed?.basicInfo, ...moving })
      for (const [name, value] of all) if (value !== null && value !== undefined) seen.add(name)
    }
    expect([...STATIC, ...DYNAMIC].filter((name) => !seen.has(name))).toEqual([])
  })

  it('uses the shop’s texts for unusual sales (CAT-133)', async () => {
    const button = async (showId: string) => (await shop.call(getShowDynamic, { showId })).data
    expect((await button(NAMED_SHOWS.free))?.buttonText).toBe('免费预约')
    expect((await button(NAMED_SHOWS.simpleConcert))?.buttonText).toBeUndefined()
    expect((await button(NAMED_SHOWS.simpleConcert))?.partialOnSaleText).toBeUndefined()
  })

  it('shows the member price unless the show is free (CAT-130)', async () => {
    const discount = async (showId: string) => (await shop.call(getShowDynamic, { showId })).data?.discount
    expect(await discount(NAMED_SHOWS.simpleConcert)).toBe(0.95)
    expect(await discount(NAMED_SHOWS.free)).toBeUndefined()
  })

  it('shows the seat plan as a picture, in the user’s language', async () => {
    const { data } = await shop.call(getShowStatic, { showId: NAMED_SHOWS.seatsTheatre }, { headers: { locale: 'en' } })
    const { pathname } = new URL(data?.basicInfo.seatPlanURL ?? '')
    const { statusCode, body } = await shop.gateway.inject({ url: pathname })
    expect([statusCode, body.includes('Stage')]).toEqual([200, true])
    expect((await shop.gateway.inject({ url: pathname.replace('theatre', 'none') })).body).not.toContain('<svg')
  })

  it('lists its promotions, the linked one first (CAT-123)', async () => {
    const { simpleConcert: showId } = NAMED_SHOWS
    const ids = async (promotionId?: string) => {
      const requested = {
        showId,
        promotionCategory: 'TICKET_PACKAGE',
        displayRule: 'SHOW_DETAIL',
        orderId: 'none',
      } as const
      const { data } = await shop.call(listPromotions, { ...requested, ...(promotionId && { promotionId }) })
      return data?.map((promotion) => promotion.promotionId) ?? []
    }
    const all = await ids()
    const last = all.at(-1)
    expect(all.length).toBeGreaterThan(0)
    expect(await ids(last)).toEqual([last, ...all.filter((id) => id !== last)])
  })
})
