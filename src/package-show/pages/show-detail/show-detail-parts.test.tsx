import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestApp } from '@test/test-app'
import { type GetShowDynamicOutput, getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { routes } from '@/routes'
import { demoId } from '../../../../gateway/src/demo/demo-ids'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import enUS from '../../locales/en-us'
import zhCN from '../../locales/zh-cn'
import zhMO from '../../locales/zh-mo'
import ShowDetailPage from './show-detail'

/** Holds back what is asked for at an address until `answer` is called. */
function heldBack(part: string) {
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
  ['simplified', zhCN],
  ['traditional', zhMO],
  ['English', enUS],
])('has words of its own for each state of a show in %s (CAT-049)', (_language, texts) => {
  const closed = [texts['closed.CANCELED'], texts['closed.DELAY'], texts['closed.COMPLETED'], texts['closed.DISABLED']]
  const before = [texts['session.PENDING'], texts['session.PRE_SALE']]
  const gone = [texts['closed.SOLD_OUT'], texts['buy.waitList'], texts['plan.waitListFull']]
  const words = [...closed, ...before, ...gone].filter(Boolean)
  expect(new Set(words).size).toBe(9)
})

/** The page of a show of whose sale the shop says more. */
async function openWith(showId: string, more: Partial<GetShowDynamicOutput>, signedInAs?: string) {
  const { data } = await (await theGateway()).call(getShowDynamic, { showId })
  const body = { statusCode: 200, data: { ...data, ...more } }
  const prepare = ({ network }: TestApp) => {
    network.intercept = ({ url }) =>
      url.includes(`${showId}/dynamic`) ? { status: 200, headers: {}, body } : undefined
  }
  return renderPage(ShowDetailPage, routes.showDetail, { params: { showId }, prepare, signedInAs })
}

describe('the buy button', () => {
  it('says of a show that is not listed yet that it is not (CAT-049)', async () => {
    await openWith(NAMED_SHOWS.simpleConcert, { showStatus: 'DISABLED', showDetailStatus: 'DISABLED' })
    await eventually(() => expect(byId('buy').textContent).toBe('尚未上架'))
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
  })

  it('shows no countdown where the shop wants none (CAT-052)', async () => {
    const { close } = await openWith(NAMED_SHOWS.lateCountdown, {})
    await eventually(() => expect(byId('buy').textContent).toBe('即将开售'))
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
    close()
    await openWith(NAMED_SHOWS.preSale, {})
    await eventually(() => expect(byId('buy').textContent).toMatch(/^距开售 \d+ 天 \d+:\d\d:\d\d$/))
  })

  it('leads to the preparations for a hot sale without a countdown too (CAT-052, CAT-076)', async () => {
    const { router } = await openWith(NAMED_SHOWS.hot, { displayCountdownTime: -1 }, newBuyer())
    await eventually(() => expect(byId('buy').textContent).toBe('预填抢票信息'))
    await tap('buy')
    expect(router.lastMove?.path).toBe(routes.preloadTicket.path)
  })

  it.each([
    [{ buttonText: '特惠购票' }, '特惠购票'],
    [{ partialOnSaleText: '部分场次开售' }, '部分场次开售'],
  ])('says what the shop says: %j (CAT-133)', async (more, words) => {
    await openWith(NAMED_SHOWS.simpleConcert, more)
    await eventually(() => expect(byId('buy').textContent).toBe(words))
  })
})

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

  it('draws what stands below the offers when they are known, so that nothing jumps', async () => {
    const { answer, prepare } = heldBack('promotions/list')
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
    'goes on without offers that do not come (%s), and moves nothing that is read when they do',
    async (part) => {
      const { answer, prepare } = heldBack(part)
      await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.simpleConcert }, prepare })
      await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
      await pass(2000)
      await seen('service-notes')
      await seenText('演出介绍')
      answer()
      await seen(part.startsWith('coupons') ? 'coupons' : `promotion-${demoId('package:nights')}`)
      expect(isAbove('service-notes', 'offers')).toBe(true)
    },
  )
})

it('asks with what the page was opened from, and leaves out what is none (CAT-105, CAT-123)', async () => {
  const { simpleConcert: showId } = NAMED_SHOWS
  const ids = { cityId: 'BL1106', orderId: 'order-1', promotionId: 'package-1' }
  const params = { showId, ...ids, source: 'FROM_BACKEND', siteId: 'no id!' } as const
  const asked: string[] = []
  const prepare = ({ network }: TestApp) => {
    network.intercept = ({ url }) => {
      asked.push(url)
      return undefined
    }
  }
  await renderPage(ShowDetailPage, routes.showDetail, { params, prepare })
  await seenText('购票须知')
  const query = (part: string) => {
    const address = asked.find((url) => url.includes(part)) ?? ''
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

it('tells what members pay less, and that a captcha is to be solved (CAT-130, CAT-019)', async () => {
  await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.captcha } })
  await seenText('会员9.5折')
  await seenText('购票时需完成安全验证')
})
