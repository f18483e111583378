import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestApp } from '@test/test-app'
import { type GetShowDynamicOutput, getShowDynamic } from '@/contracts/show/get-show-dynamic'
import type { Locale } from '@/domain/locale'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ShowDetailPage from './show-detail'

interface Opened {
  /** Additional fields of the sale. */
  more?: Partial<GetShowDynamicOutput>
  as?: string
  locale?: Locale
  params?: Record<string, string>
}

/** The page of a show, and its calls with their queries. */
async function open(showId: string, { more = {}, as, locale, params }: Opened = {}) {
  const { data } = await (await theGateway()).call(getShowDynamic, { showId })
  const sale = { ...data, ...more }
  const requested: URL[] = []
  const prepare = ({ network }: TestApp) => {
    network.intercept = ({ url }) => {
      requested.push(new URL(url, 'http://shop.test'))
      const isSale = url.includes(`${showId}/dynamic`) && Object.keys(more).length > 0
      return isSale ? { status: 200, headers: {}, body: { statusCode: 200, data: sale } } : undefined
    }
  }
  const options = { params: { showId, ...params }, prepare, signedInAs: as, ...(locale && { locale }) }
  const page = await renderPage(ShowDetailPage, routes.showDetail, options)
  const queriesOf = (part: string) =>
    requested
      .filter(({ pathname }) => pathname.includes(part))
      .map(({ searchParams }) => Object.fromEntries(searchParams))
  return { ...page, sale, queriesOf }
}

const words = (expected: string | RegExp) => eventually(() => expect(byId('buy').textContent).toMatch(expected))

describe('a sale that is to come', () => {
  it.each([
    ['zh-CN', /^(周[一二三四五六日]|\d+月\d+日) \d\d:\d\d 开售$/],
    ['zh-MO', /^(週[一二三四五六日]|\d+月\d+日) \d\d:\d\d 開售$/],
    ['en-US', /^On sale [A-Z][a-z]{2}( \d+)? \d\d:\d\d$/],
  ] as const)('shows its day without a countdown, in %s (CAT-138)', async (locale, expected) => {
    await open(NAMED_SHOWS.lateCountdown, { locale })
    await words(expected)
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
  })

  it('shows soon without a known time (CAT-138)', async () => {
    await open(NAMED_SHOWS.lateCountdown, { more: { latestSaleTime: undefined, displayCountdownTime: -1 } })
    await words('即将开售')
  })

  it('opens to privilege holders at its time, without leaving the page (CAT-074)', async () => {
    const { clock, call } = await theGateway()
    const now = clock.now()
    const { data } = await call(getShowDynamic, { showId: NAMED_SHOWS.privilege })
    clock.set((data?.prioritySaleTime ?? 0) - 2000)
    const { router } = await open(NAMED_SHOWS.privilege, { as: newBuyer() })
    await words(/^距开售/)
    clock.advance(2000)
    await words('优先购')
    await tap('buy')
    expect(router.lastMove?.path).toBe(routes.privilege.path)
    clock.set(now)
  })

  it('has an entry for holders of a privilege, also before their time (CAT-137)', async () => {
    const { router, sale } = await open(NAMED_SHOWS.privilege, {
      as: newBuyer(),
      more: { canUsePriorityPurchase: false },
    })
    const [privilegeId] = sale.discountPrivilegeIds ?? []
    await words(/^距开售/)
    await tap('privilege')
    const params = { showId: NAMED_SHOWS.privilege, privilegeId }
    expect(router.lastMove).toMatchObject({ path: routes.privilege.path, params })
  })

  it('has none for a show without privileges (CAT-137)', async () => {
    await open(NAMED_SHOWS.simpleConcert)
    await seen('offers')
    expect(document.getElementById('privilege')).toBeNull()
  })

  it('offers a reminder for its session (CAT-077, CAT-116)', async () => {
    const { queriesOf, sale } = await open(NAMED_SHOWS.preSale, { as: newBuyer() })
    const { saleShowSessionId: showSessionId } = sale
    expect(showSessionId).toBeTruthy()
    await eventually(() => expect(byId('remind').textContent).toBe('开售提醒'))
    await tap('remind')
    await eventually(() => expect(byId('remind').textContent).toBe('已设提醒'))
    const wanted = { remindType: 'SALE', subscribeTargetType: 'SHOW', showSessionId }
    expect(queriesOf(`${NAMED_SHOWS.preSale}/subscribe`)).toEqual([expect.objectContaining(wanted)])
  })
})

describe('the times of a show', () => {
  it.each([
    ['zh-CN', '以下均为当地时间'],
    ['zh-MO', '以下均為當地時間'],
    ['en-US', 'All times are local'],
  ] as const)('show as local times when the shop wants it, in %s (CAT-075)', async (locale, note) => {
    await open(NAMED_SHOWS.designated, { locale })
    await eventually(() => expect(byId('local-time').textContent).toBe(note))
  })
})

describe('the dynamic part of a show', () => {
  it('requests with the origin of the page (CAT-106)', async () => {
    const { queriesOf } = await open(NAMED_SHOWS.simpleConcert, { params: { source: 'FROM_QUICK_ORDER' } })
    await seen('buy')
    expect(queriesOf('/dynamic')).toEqual([expect.objectContaining({ source: 'FROM_QUICK_ORDER' })])
  })

  it('overrides the static part (CAT-135)', async () => {
    const moved = { venueName: '临时场馆', displayShowTime: '改期' } as Partial<GetShowDynamicOutput>
    await open(NAMED_SHOWS.simpleConcert, { more: moved })
    await eventually(() => expect(document.body.textContent).toContain('上海 · 临时场馆'))
    expect(document.body.textContent).toContain('改期')
    expect(document.body.textContent).toContain('林屿「星河入梦」')
  })

  it('uses the texts of the shop when nothing can be bought (CAT-133)', async () => {
    await open(NAMED_SHOWS.completed, { more: { buttonText: '下一场见' } })
    await words('下一场见')
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
  })

  it('shows a waiting list when tickets are gone (CAT-131)', async () => {
    const { router } = await open(NAMED_SHOWS.soldOut, { more: { existWaitList: true } })
    await words('候补购票')
    await tap('buy')
    expect(router.lastMove?.path).toBe(routes.booking.path)
  })

  it('requests the promotions that the page can open (CAT-123)', async () => {
    const { queriesOf } = await open(NAMED_SHOWS.simpleConcert)
    await seen('offers')
    const wanted = {
      showId: NAMED_SHOWS.simpleConcert,
      promotionCategory: 'TICKET_PACKAGE',
      displayRule: 'SHOW_DETAIL',
    }
    expect(queriesOf('promotions/list')).toEqual([expect.objectContaining(wanted)])
  })
})
