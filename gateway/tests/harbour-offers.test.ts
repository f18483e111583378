import path from 'node:path'
import { Person } from '@test/other-users/person'
import { PUBLISH_TOKEN, publishTo } from '@test/own-content'
import type { TestGateway } from '@test/test-gateway'
import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { getEntrance } from '@/contracts/entrance/get-entrance'
import { listSpus } from '@/contracts/goods/list-spus'
import { getLayout } from '@/contracts/layout/get-layout'
import { getPrimeRight } from '@/contracts/member/get-prime-right'
import { listPrimeLevels } from '@/contracts/member/list-prime-levels'
import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import { getPackage } from '@/contracts/package/get-package'
import { listParkingLots } from '@/contracts/parking/list-parking-lots'
import { listCards } from '@/contracts/privilege/list-cards'
import { listReserves } from '@/contracts/reserve/list-reserves'
import { listSlots } from '@/contracts/reserve/list-slots'
import { getShop } from '@/contracts/shop/get-shop'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { listHiddenModules } from '@/contracts/shop/list-hidden-modules'
import { listShopFunctions } from '@/contracts/shop/list-shop-functions'
import { getShowGroup } from '@/contracts/show/get-show-group'
import { listStubTemplates } from '@/contracts/stub/list-stub-templates'
import { getVote } from '@/contracts/vote/get-vote'
import { getPermitProject } from '@/contracts/work-permit/get-permit-project'
import { readContentFolder } from '../../scripts/shop/content-folder'
import { firstContent } from '../../scripts/shop/first-content'
import { stableId } from '../src/stable-id'

const EXAMPLE = path.resolve(__dirname, '../../examples/harbour-stage')
const ENGLISH = { headers: { locale: 'en' } }
const PAGE = { offset: 0, length: 20 }

async function openShop(documents: Parameters<typeof publishTo>[1]): Promise<TestGateway> {
  const shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
  expect(await publishTo(shop, documents, 0)).toMatchObject({ statusCode: 200, revision: 1 })
  return shop
}

describe('offers of the example shop', () => {
  let shop: TestGateway
  beforeAll(async () => {
    const { documents, faults } = await readContentFolder(EXAMPLE)
    expect(faults).toEqual([])
    // Posters are stored by the command.
    const written = documents.map((one) =>
      one.kind === 'shows' ? { ...one, body: { ...one.body, poster: undefined } } : one,
    )
    shop = await openShop(JSON.parse(JSON.stringify(written)))
  })
  afterAll(() => shop.close())

  it('have levels of its own and a paid membership', async () => {
    const { data } = await shop.call(listPrimeLevels, {}, ENGLISH)
    expect(data?.map(({ levelCode, primeLevelName, minGrowth }) => [levelCode, primeLevelName, minGrowth])).toEqual([
      ['V1', 'Deckhand', 0],
      ['V2', 'First mate', 1000],
      ['V3', 'Captain', 5000],
      ['PRIME', 'Friend of Harbour Stage', 0],
    ])
    const right = await shop.call(getPrimeRight, { rightId: stableId('right:birthday') }, ENGLISH)
    expect(right.data?.levelNames).toEqual(['First mate', 'Captain', 'Friend of Harbour Stage'])
  })

  it('have a gift card, a pass, goods for points and a pack of coupons', async () => {
    const { data: cards } = await shop.call(listCards, PAGE, ENGLISH)
    expect(cards?.list.map(({ cardName, cardType, cardPrice }) => [cardName, cardType, cardPrice])).toEqual([
      ['Harbour gift card', 'CASH', 200],
      ['Season pass', 'RIGHTS', 600],
    ])
    const { data: goods } = await shop.call(listSpus, PAGE, ENGLISH)
    const types = new Map(goods?.list.map(({ name, spuType }) => [name, spuType]))
    expect([types.get('Paper boat pin'), types.get('Harbour coupon pack')]).toEqual(['POINT_GOODS', 'COUPON_PACKAGE'])
  })

  it('have coupons of an activity', async () => {
    const activityId = stableId('activity:opening-week')
    const { data } = await shop.call(listReceivableCoupons, { activityId }, ENGLISH)
    expect(JSON.stringify(data)).toMatch(/First on board.*10% off in the shop/)
    expect(data).toHaveLength(2)
  })

  it('have a package and a group of shows', async () => {
    const { data } = await shop.call(getPackage, { promotionId: stableId('package:two-evenings') }, ENGLISH)
    expect(data).toMatchObject({ name: 'Two evenings', promotionMethod: 'DISCOUNT', showCount: 2 })
    const showGroupId = `SG${stableId('group:winter-season')}`
    const { data: group } = await shop.call(getShowGroup, { showGroupId }, ENGLISH)
    expect(JSON.stringify(group)).toContain('Harbour Stage: winter season')
  })

  it('have a vote whose counts follow a ballot', async () => {
    const { data } = await shop.call(getVote, { id: stableId('vote:next-season') }, ENGLISH)
    expect(data).toMatchObject({ title: 'Which show should return?', state: 'ON', maxChoices: 2, resultVisible: false })
    expect(data?.options.map(({ name }) => name)).toContain('The Paper Boats')
  })

  it('have a tour of the house on its days of the week only', async () => {
    const { data } = await shop.call(listReserves, PAGE, ENGLISH)
    expect(data?.list.map(({ name, state }) => [name, state])).toEqual([['Backstage tour', 'OPEN']])
    const { reserveId = '' } = data?.list[0] ?? {}
    const now = shop.clock.now()
    const days = Array.from({ length: 7 }, (_, at) => new Date(now + at * 86_400_000 + 8 * 3_600_000))
    const counts = await Promise.all(
      days.map(async (day) => {
        const reply = await shop.call(listSlots, { reserveId, date: day.toISOString().slice(0, 10) }, ENGLISH)
        return [day.getUTCDay(), JSON.stringify(reply.data).split('slotId').length - 1]
      }),
    )
    expect(new Map(counts as [number, number][])).toEqual(
      new Map([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [0, 3, 6].includes(day) ? 2 : 0])),
    )
  })

  it('have a car park, an open rehearsal, a desk, a crew and paper for stubs', async () => {
    const buyer = await Person.join(shop)
    const { data: lots } = await shop.call(listParkingLots, {}, { as: buyer.as, ...ENGLISH })
    expect(JSON.stringify(lots)).toContain('Quayside car park')
    const { data: open } = await shop.call(listOpenShows, PAGE, ENGLISH)
    expect(open?.list.map(({ name, state, quota }) => [name, state, quota])).toEqual([
      ['Open rehearsal', 'REGISTERING', 80],
    ])
    const { openShowId = '' } = open?.list[0] ?? {}
    const { data: detail } = await shop.call(getOpenShow, { openShowId }, ENGLISH)
    expect(detail?.sessions.map(({ left }) => left)).toEqual([40, 40])
    const { data: desk } = await shop.call(
      getEntrance,
      { id: stableId('entrance:boathouse-door') },
      { as: buyer.as, ...ENGLISH },
    )
    expect(JSON.stringify(desk)).toContain('The Old Boathouse: sign in')
    const { data: project } = await shop.call(getPermitProject, { code: 'harbour26' }, { as: buyer.as, ...ENGLISH })
    expect(project?.roles.map(({ name }) => name)).toEqual(['Stage', 'Light'])
    const { data: stubs } = await shop.call(listStubTemplates, {}, ENGLISH)
    expect(stubs?.templates.map(({ name, paperColor }) => [name, paperColor])).toEqual([['Logbook stub', '#FBF3E4']])
  })

  it('appear on the home page and among the entries of the account', async () => {
    const { data } = await shop.call(getLayout, { page: 'HOME' }, ENGLISH)
    const types = data?.components.map(({ componentType }) => componentType)
    expect(types).toEqual(
      expect.arrayContaining(['PAID_MEMBER', 'VOTE', 'VENUE_RESERVATION', 'ACTIVITY_ENROLL', 'PRIVILEGE_CARD']),
    )
    const { data: entries } = await shop.call(listShopFunctions, {}, ENGLISH)
    expect(entries?.map(({ code }) => code)).toEqual([
      'TOPIC',
      'TICKET_STUBS',
      'COUPONS',
      'RESERVATIONS',
      'PARKING',
      'REGISTRATIONS',
      'WORK_PERMITS',
      'ANNUAL_REVIEW',
    ])
    const { data: facts } = await shop.call(getShop, {}, ENGLISH)
    expect(facts).toMatchObject({
      companyDesc: 'A small theatre on the Inner Harbour',
      email: 'box-office@harbourstage.example',
    })
    expect(facts?.questions?.map(({ question }) => question)).toContain('Can I come in late?')
  })
})

describe('a shop without other offers', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
    expect(await publishTo(shop, firstContent(shop.clock.now()), 0)).toMatchObject({ statusCode: 200 })
  })
  afterAll(() => shop.close())

  it('has no entry for them', async () => {
    const { data: entries } = await shop.call(listShopFunctions, {}, ENGLISH)
    expect(entries?.map(({ code }) => code)).toEqual(['ANNUAL_REVIEW'])
    expect((await shop.call(listHiddenModules, {})).data).toEqual(['COUPONS', 'CARDS'])
    const { data } = await shop.call(getShopConfig, {}, ENGLISH)
    const { layoutBottomNavigation, isOpenSite, cyMerchantPrimeConfigVO } = data?.cyShopConfigVO ?? {}
    expect(layoutBottomNavigation?.icons.map(({ floorType }) => floorType)).toEqual(['HOME', 'ALL', 'TICKET', 'MINE'])
    expect([isOpenSite, cyMerchantPrimeConfigVO?.isShowPrimeCard]).toEqual([false, false])
  })

  it('has no words of the demo', async () => {
    const { data: config } = await shop.call(getShopConfig, {}, ENGLISH)
    const { data: facts } = await shop.call(getShop, {}, ENGLISH)
    expect(config?.cyShopConfigVO.shopDomainIcpLicense).toBe('')
    expect(JSON.stringify(facts)).not.toMatch(/service@encore|Live, once more/)
  })
})
