import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestApp } from '@test/test-app'
import { screen, within } from '@testing-library/react'
import { blockText } from '@/blocks/text'
import { type GetShowDynamicOutput, getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { translator } from '@/i18n/text'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { stableId } from '../../../../gateway/src/stable-id'
import { bookingText } from '../../booking/text'
import { sharedText } from '../../shared/text'
import { showsText } from '../../shows/text'
import ShowDetailPage from './show-detail'

/** Holds responses of an address until `answer` is called. */
function delayed(part: string) {
  let answer = () => {}
  const answered = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined)
  })
  const prepare = ({ network }: TestApp) => {
    network.hold = async ({ url }) => (url.includes(part) ? answered : undefined)
  }
  return { answer: () => answer(), prepare }
}

const isAbove = (upper: string, lower: string) =>
  Boolean(byId(upper).compareDocumentPosition(byId(lower)) & Node.DOCUMENT_POSITION_FOLLOWING)

it.each([
  ['simplified', 'zh-CN'],
  ['traditional', 'zh-MO'],
  ['English', 'en-US'],
] as const)('has a text for each state of a show in %s (CAT-049)', (_language, locale) => {
  const texts = sharedText[locale]
  const closed = [texts['closed.CANCELED'], texts['closed.DELAY'], texts['closed.COMPLETED'], texts['closed.DISABLED']]
  const before = [texts['session.PENDING'], texts['session.PRE_SALE']]
  const gone = [texts['closed.SOLD_OUT'], texts['buy.waitList'], bookingText[locale]['plan.waitListFull']]
  const words = [...closed, ...before, ...gone].filter(Boolean)
  expect(new Set(words).size).toBe(9)
})

it('uses the singular for one, in English', () => {
  const t = translator(showsText, 'en-US')
  expect([t('tour.stops', { count: 1 }), t('tour.stops', { count: 7 })]).toEqual(['1 stop', '7 stops'])
  const shared = translator(sharedText, 'en-US')
  expect(shared('tied.entry', { count: 1 })).toBe('1 item')
  expect(t('remind.minutes', { minutes: 1 })).toBe('1 minute')
  const block = translator(blockText, 'en-US')
  expect(block('tour.cities', { count: 1 })).toBe('1 city')
  expect(block('calendar.day', { date: '2026-12-05', count: 1 })).toBe('2026-12-05, 1 show')
})

/** Opens the page of a show whose sale has additional fields. */
async function openWith(showId: string, more: Partial<GetShowDynamicOutput>, options: RenderOptions = {}) {
  const { data } = await (await theGateway()).call(getShowDynamic, { showId })
  const body = { statusCode: 200, data: { ...data, ...more } }
  const prepare = ({ network }: TestApp) => {
    network.intercept = ({ url }) =>
      url.includes(`${showId}/dynamic`) ? { status: 200, headers: {}, body } : undefined
  }
  return renderPage(ShowDetailPage, routes.showDetail, { params: { showId }, prepare, ...options })
}

describe('the buy button', () => {
  it('shows a show that is not listed yet (CAT-049)', async () => {
    await openWith(NAMED_SHOWS.simpleConcert, { showStatus: 'DISABLED', showDetailStatus: 'DISABLED' })
    await eventually(() => expect(byId('buy').textContent).toBe('尚未上架'))
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
  })

  it('shows no countdown if the shop disables it (CAT-052)', async () => {
    const { close } = await openWith(NAMED_SHOWS.lateCountdown, {})
    await eventually(() => expect(byId('buy').textContent).toMatch(/开售$/))
    expect(byId('buy').textContent).not.toContain('距')
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
    close()
    await openWith(NAMED_SHOWS.preSale, {})
    await eventually(() => expect(byId('buy').textContent).toMatch(/^距开售 \d+\s天\s\d+:\d\d:\d\d$/))
  })

  it('opens the preparation of a hot sale without a countdown too (CAT-052, CAT-076)', async () => {
    const { router } = await openWith(NAMED_SHOWS.hot, { displayCountdownTime: -1 }, { signedInAs: newBuyer() })
    await eventually(() => expect(byId('buy').textContent).toBe('预填抢票信息'))
    await tap('buy')
    expect(router.lastMove?.path).toBe(routes.preloadTicket.path)
  })

  it('stays hidden before the sale is settled, except for privilege holders (CAT-045, CAT-067)', async () => {
    const { close } = await openWith(NAMED_SHOWS.pending, {})
    await eventually(() => expect(byId('sessions').textContent).toContain('待定'))
    expect(byId('price').textContent).toBe('待定')
    expect(document.getElementById('buy')).toBeNull()
    close()
    await openWith(NAMED_SHOWS.pending, { canUsePriorityPurchase: true })
    await eventually(() => expect(byId('buy').textContent).toBe('优先购'))
    expect(byId('buy').hasAttribute('disabled')).toBe(false)
  })

  it.each([
    [{ buttonText: '特惠购票' }, '特惠购票'],
    [{ partialOnSaleText: '部分场次开售' }, '部分场次开售'],
  ])('shows the shop’s text: %j (CAT-133)', async (more, words) => {
    await openWith(NAMED_SHOWS.simpleConcert, more)
    await eventually(() => expect(byId('buy').textContent).toBe(words))
  })
})

it.each(['mobile', 'desktop'] as const)(
  'shows the merchant’s price, or none, and no price of sessions, on a %s (CAT-054, CAT-055, CAT-056)',
  async (form) => {
    const priceWith = async (customPrice: number) => {
      const { close } = await openWith(NAMED_SHOWS.simpleConcert, { customPrice }, { form })
      await seen('buy')
      await eventually(() => expect(byId('sessions').textContent).toContain('周'))
      await pass(100)
      expect(byId('sessions').textContent).not.toContain('¥')
      const price = document.getElementById('price')?.textContent
      close()
      return price
    }
    expect([await priceWith(0), await priceWith(-1), await priceWith(12345)]).toEqual([undefined, '待定', '¥123.45'])
  },
)

describe('the parts of the show page (CAT-003)', () => {
  it('has the price, the buy button and the sessions in one panel on a desktop, and each of them once', async () => {
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      form: 'desktop',
    })
    await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
    const panel = byId('price').parentElement?.parentElement as HTMLElement
    expect(panel.contains(byId('buy'))).toBe(true)
    expect(panel.parentElement?.contains(byId('sessions'))).toBe(true)
    for (const id of ['price', 'buy', 'sessions']) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1)
    await tap('buy')
    expect(router.lastMove?.path).toBe(routes.booking.path)
  })

  it('renders content below the offers once they are known, without a layout shift', async () => {
    const { answer, prepare } = delayed('promotions/list')
    await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.simpleConcert }, prepare })
    await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
    await pass(500)
    expect(document.getElementById('service-notes')).toBeNull()
    answer()
    await seen('service-notes')
    await seenText('相似演出')
    expect(isAbove('offers', 'service-notes')).toBe(true)
  })

  it.each(['promotions/list', 'coupons/receive_list'])(
    'continues without failed offers (%s), and moves no visible text when they arrive late',
    async (part) => {
      const { answer, prepare } = delayed(part)
      await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.simpleConcert }, prepare })
      await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
      await pass(2000)
      await seen('service-notes')
      await seenText('演出介绍')
      answer()
      await seen(part.startsWith('coupons') ? 'coupons' : `promotion-${stableId('package:nights')}`)
      expect(isAbove('service-notes', 'offers')).toBe(true)
    },
  )
})

it('opens customer service about this show (CS-008)', async () => {
  const { simpleConcert: showId } = NAMED_SHOWS
  const requested: string[] = []
  const prepare = ({ network }: TestApp) => {
    network.intercept = ({ url }) => {
      if (url.includes('customer_service')) requested.push(url)
      return undefined
    }
  }
  await renderPage(ShowDetailPage, routes.showDetail, { params: { showId }, prepare })
  await tap('customer-service')
  await seen('customer-service-channels')
  await tap(screen.getByRole('button', { name: '关闭' }))
  await eventually(() => expect(document.getElementById('customer-service-channels')).toBeNull())
  await tap('customer-service')
  await seen('service-TELEPHONE')
  const about = requested.map((url) => new URL(url, 'http://shop.test').searchParams.get('bizShowId'))
  expect(about).toEqual([showId, showId])
})

it('omits coupons received in the meantime', async () => {
  const params = { showId: NAMED_SHOWS.simpleConcert }
  await renderPage(ShowDetailPage, routes.showDetail, { params, signedInAs: newBuyer() })
  await eventually(() => expect(byId('coupons').textContent).toContain('5 张可领'))
  await tap('coupons')
  const panel = within(await seen('coupons-panel'))
  await tap(await panel.findByRole('button', { name: /新人立减券.*领取|领取.*新人立减券/ }))
  await eventually(() => expect(byId('coupons').textContent).toContain('4 张可领'))
})

it('sends the origin of the page, without empty fields (CAT-105, CAT-123)', async () => {
  const { simpleConcert: showId } = NAMED_SHOWS
  const ids = { cityId: 'BL1106', orderId: 'order-1', promotionId: 'package-1' }
  const params = { showId, ...ids, source: 'FROM_BACKEND', siteId: '!' } as const
  const requested: string[] = []
  const prepare = ({ network }: TestApp) => {
    network.intercept = ({ url }) => {
      requested.push(url)
      return undefined
    }
  }
  await renderPage(ShowDetailPage, routes.showDetail, { params, prepare })
  await seenText('购票须知')
  const query = (part: string) => {
    const address = requested.find((url) => url.includes(part)) ?? ''
    return Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?'))))
  }
  expect(query('/static')).toMatchObject({ ...ids, source: 'FROM_BACKEND' })
  expect(query('/static')).not.toHaveProperty('siteId')
  expect(query('promotions/list')).toMatchObject({
    displayRule: 'SHOW_DETAIL',
    orderId: 'order-1',
    promotionId: 'package-1',
  })
})

it('shows the member discount and a captcha (CAT-130, CAT-019, USER-019)', async () => {
  await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.captcha } })
  await seenText('会员9.5折')
  await seenText('购票时需完成安全验证')
})
