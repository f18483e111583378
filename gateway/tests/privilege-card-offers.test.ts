import { Person, RIGHTS_CARD } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { preOrder } from '@/contracts/order/pre-order'
import { getCard } from '@/contracts/privilege/get-card'
import { type ListCardRangeInput, listCardRange } from '@/contracts/privilege/list-card-range'
import { listCards } from '@/contracts/privilege/list-cards'
import { inventory } from '../src/database/schema/inventory'
import { demoCatalogue } from '../src/demo/demo-source'
import { demoOffers } from '../src/demo/offers'

const PAGE = { offset: 0, length: 50 }
const OFFERED = demoOffers().cards
const [, THEATRE_CARD, CASH_CARD, LOUNGE_CARD] = OFFERED.map(({ cardId }) => cardId) as [string, string, string, string]

/** Cards as public pages show them. */
describe('privilege cards on sale', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const list = async (input: { cityId?: string; offset?: number; length?: number } = {}) =>
    (await shop.call(listCards, { ...PAGE, ...input })).data
  const detail = async (cardId: string, userCardInstanceId?: string, as?: string) =>
    shop.call(getCard, { cardId, ...(userCardInstanceId && { userCardInstanceId }) }, as ? { as } : {})
  const range = async (input: Partial<ListCardRangeInput> & { cardId: string }) =>
    (await shop.call(listCardRange, { ...PAGE, ...input })).data
  const idsOf = (found: Awaited<ReturnType<typeof range>>) =>
    found?.list.map((one) => ('showId' in one ? one.showId : 'venueId' in one ? one.venueId : one.spuId)) ?? []

  it('list with picture, benefits and price (CARD-001, CARD-005, CARD-010…012)', async () => {
    const all = await list()
    expect(all?.list.map(({ cardId }) => cardId)).toEqual(OFFERED.map(({ cardId }) => cardId))
    expect(all?.list.map(({ priceMode, cardPrice, pointPrice }) => [priceMode, cardPrice, pointPrice])).toEqual([
      ['CASH', 299, 0],
      ['CASH', 360, 0],
      ['CASH', 190, 0],
      ['POINT', 0, 3000],
      ['CASH_POINT', 99, 2000],
      ['CASH', 1880, 0],
    ])
    expect(all?.list[0]).toMatchObject({
      cardName: '安可年度观演卡',
      cardType: 'RIGHTS',
      isAnnualCard: true,
      convertibleTimes: 12,
      promotionDesc: '全年 12 场八折观演',
      validityDesc: '激活后 365 天有效',
      priceInfo: { yuanNum: '299' },
      cardUrl: expect.stringMatching(/^http.*\/static\//),
    })
    const part = await list({ offset: 1, length: 2 })
    expect(part).toMatchObject({ total: 6, offset: 1, length: 2, hasMore: true })
    expect(part?.list.map(({ cardId }) => cardId)).toEqual([THEATRE_CARD, CASH_CARD])
  })

  it('stay out of a city without a use for them (CARD-001)', async () => {
    const catalogue = demoCatalogue(shop.clock.now())
    const studios = new Set(idsOf(await range({ cardId: THEATRE_CARD, type: 'VENUE' })))
    const withStudio = new Set(
      catalogue.content.venues.filter(({ venueId }) => studios.has(venueId)).map(({ cityId }) => cityId),
    )
    expect(withStudio.size).toBeGreaterThan(0)
    for (const { cityId } of catalogue.content.sites) {
      const found = (await list({ cityId }))?.list.map(({ cardId }) => cardId)
      expect([cityId, found?.includes(THEATRE_CARD)]).toEqual([cityId, withStudio.has(cityId)])
      expect(found).toEqual(expect.arrayContaining([CASH_CARD, LOUNGE_CARD]))
    }
    expect((await list({ cityId: 'none' }))?.list.map(({ cardId }) => cardId)).not.toContain(RIGHTS_CARD)
  })

  it('show benefits, requirements and stock (CARD-002, CARD-014)', async () => {
    const { data } = await detail(RIGHTS_CARD)
    expect(data).toMatchObject({ cardId: RIGHTS_CARD, buyLimit: 1, onSale: true, needIdentity: true })
    expect(data?.desc).toMatch(/八折/)
    expect(data?.equities.map(({ name }) => name)).toEqual(['八折观演', '优惠同享'])
    expect(data?.equities.every(({ icon, desc }) => icon.startsWith('http') && desc !== '')).toBe(true)
    expect(data?.rules.map(({ title }) => title)).toEqual(['使用方式', '有效期', '购买说明', '退卡规则'])
    expect(data?.rules.map(({ html }) => html).join('')).toMatch(/<p>.*持卡人.*每人限购 1 张.*不支持退款/)
    expect(data).not.toHaveProperty('instance')
    expect((await detail(LOUNGE_CARD)).data).toMatchObject({ needIdentity: false, buyLimit: 5 })
    const all = { held: 0, sold: sql`${inventory.capacity}` }
    await shop.database.db.transaction(async (tx) => {
      await tx.update(inventory).set(all).where(eq(inventory.id, LOUNGE_CARD))
    })
    expect((await detail(LOUNGE_CARD)).data?.onSale).toBe(false)
    await shop.database.db.update(inventory).set({ sold: 0 }).where(eq(inventory.id, LOUNGE_CARD))
    expect((await detail('none')).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('have loadable pictures for their benefits', async () => {
    for (const { cardId } of OFFERED) {
      for (const { icon } of (await detail(cardId)).data?.equities ?? []) {
        expect((await shop.gateway.inject({ url: new URL(icon).pathname })).statusCode).toBe(200)
      }
    }
  })

  it("include the state of the user's own card, not of another user's (CARD-002, CARD-014)", async () => {
    const owner = await Person.join(shop)
    const asleep = await owner.card(CASH_CARD)
    const id = await owner.yearCard()
    expect((await detail(RIGHTS_CARD, id, owner.as)).data?.instance).toMatchObject({
      userCardInstanceId: id,
      enabled: true,
      expirationTime: shop.clock.now() + 365 * 86_400_000,
      redeemedTimes: 0,
    })
    expect((await detail(CASH_CARD, asleep, owner.as)).data?.instance).toMatchObject({ enabled: false })
    expect((await detail(CASH_CARD, id, owner.as)).statusCode).toBe(BUSINESS_ERROR.notFound)
    const stranger = await owner.friend()
    const unknown = await detail(RIGHTS_CARD, 'none', stranger.as)
    expect(await detail(RIGHTS_CARD, id, stranger.as)).toEqual(unknown)
    expect(unknown.statusCode).toBe(BUSINESS_ERROR.notFound)
    expect((await detail(RIGHTS_CARD, id)).data).not.toHaveProperty('instance')
  })

  it('cover discounted shows and their venues (CARD-003)', async () => {
    const catalogue = demoCatalogue(shop.clock.now())
    const plays = idsOf(await range({ cardId: THEATRE_CARD }))
    expect(plays.length).toBeGreaterThan(0)
    const isStudioPlay = (showId: string) => {
      const show = catalogue.show(showId)
      return show.category === 'HuaJuGeJu' && catalogue.venueOf(show).kind === 'STUDIO'
    }
    expect(plays.filter((showId) => !isStudioPlay(showId))).toEqual([])
    const open = catalogue.index.open(shop.clock.now())
    const all = catalogue.index.showsAt(open.slice(0, open.count)).filter(({ showId }) => isStudioPlay(showId))
    expect(plays).toEqual(all.map(({ showId }) => showId))
    const venues = idsOf(await range({ cardId: THEATRE_CARD, type: 'VENUE' }))
    expect(new Set(venues)).toEqual(new Set(all.map(({ venueId }) => venueId)))
    expect((await range({ cardId: RIGHTS_CARD, type: 'SHOW' }))?.total).toBe(open.count)
    expect((await range({ cardId: LOUNGE_CARD }))?.list).toEqual([])
    expect((await range({ cardId: LOUNGE_CARD, type: 'VENUE' }))?.list).toEqual([])
    expect((await shop.call(listCardRange, { ...PAGE, cardId: 'none' })).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('cover goods if they contain money (CARD-003)', async () => {
    const goods = demoOffers().goods.map(({ spuId }) => spuId)
    expect(idsOf(await range({ cardId: CASH_CARD, type: 'ITEM' }))).toEqual(goods)
    expect((await range({ cardId: CASH_CARD, type: 'SHOW', length: 3 }))?.list).toHaveLength(3)
    expect((await range({ cardId: RIGHTS_CARD, type: 'ITEM' }))?.list).toEqual([])
  })

  it('discount a ticket of any show in their scope (CARD-003)', async () => {
    const owner = await Person.join(shop)
    const cardId = await owner.yearCard()
    const [show] = idsOf(await range({ cardId: RIGHTS_CARD }))
    const { data } = await shop.call(preOrder, await owner.wish(show ?? '', { cardId }), { as: owner.as })
    expect(data?.priceItems.map(({ priceItemType }) => priceItemType)).toContain('PROMOTION')
  })
})
