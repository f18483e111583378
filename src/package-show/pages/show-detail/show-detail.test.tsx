import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer, settle, unpaidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { act, screen, within } from '@testing-library/react'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { routes } from '@/routes'
import { showIdOf } from '../../../../gateway/src/demo/demo-ids'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import { stableId } from '../../../../gateway/src/stable-id'
import BookingPage from '../booking/booking'
import ShowDetailPage from './show-detail'

const open = (showId: string) => renderPage(ShowDetailPage, routes.showDetail, { params: { showId } })

describe('the show page (CAT-003)', () => {
  describeStates({
    Page: ShowDetailPage,
    route: routes.showDetail,
    options: () => ({ params: { showId: NAMED_SHOWS.simpleConcert } }),
    words: '林屿「星河入梦」',
  })

  it('shows the facts for buyers, and opens the booking (CAT-040, CAT-110, CAT-114)', async () => {
    const { router } = await open(NAMED_SHOWS.simpleConcert)
    for (const words of ['¥380', '星汇体育场', '购票须知', '演出阵容', '演出介绍', '相似演出']) await seenText(words)
    await tap('buy')
    expect(router.lastMove).toMatchObject({
      path: routes.booking.path,
      params: { showId: NAMED_SHOWS.simpleConcert },
    })
  })

  it('passes a card of the buyer to the booking (CARD-003)', async () => {
    const card = { cardId: 'year', userCardInstanceId: 'mine' }
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert, ...card },
    })
    await tap('buy')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.booking.path, params: card }))
  })

  it('sets the name of the show in the window and the title bar', async () => {
    const titles: string[] = []
    await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      prepare: ({ app }) => {
        app.windowChrome.setTitle = (title) => titles.push(title)
      },
    })
    await eventually(() => expect(titles.at(-1)).toContain('林屿「星河入梦」'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('林屿「星河入梦」')
  })

  it('links to the list of shows by breadcrumbs on a desktop', async () => {
    const { router } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      terminal: { form: 'desktop' },
    })
    const all = await eventually(() => screen.getByRole('link', { name: '全部演出' }))
    expect(all.closest('nav, [role=navigation]')?.textContent).toContain('林屿「星河入梦」')
    await tap(all)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.all.path }))
  })

  it('highlights coupons and activities among its tags, and no others (CAT-021, CAT-022)', async () => {
    const { data } = await (await theGateway()).call(getShowStatic, { showId: NAMED_SHOWS.preSale })
    const tags = data?.basicInfo.showTags ?? []
    const promotions = tags.filter(({ type }) => type !== 'NORMAL').map(({ title }) => title)
    expect(promotions).toHaveLength(2)
    expect(tags.length).toBeGreaterThan(2)
    await open(NAMED_SHOWS.preSale)
    await seenText(tags.at(-1)?.title ?? '')
    const highlighted = [...document.querySelectorAll('[class*=tags] [class*=highlight]')]
    expect(highlighted.map(({ textContent }) => textContent)).toEqual(promotions)
  })

  it('shows free for a free show, its sessions and tickets', async () => {
    const page = await open(NAMED_SHOWS.free)
    await eventually(() => expect(byId('sessions').textContent).toContain('免费'))
    expect(document.body.textContent).not.toContain('¥0')
    page.close()
    await renderPage(BookingPage, routes.booking, { params: { showId: NAMED_SHOWS.free } })
    await seenText('免费')
    expect(document.body.textContent).not.toContain('¥0')
  })

  it.each([
    ['soldOut', '已售罄'],
    ['canceled', '演出已取消'],
    ['completed', '演出已结束'],
    ['delayed', '演出延期'],
    ['preSale', '距开售'],
  ] as const)(
    'shows for %s "%s" in place of the buy button, disabled (CAT-041, CAT-043, CAT-046, CAT-047, CAT-048)',
    async (name, words) => {
      const { router } = await open(NAMED_SHOWS[name])
      await seen('buy')
      await seenText(words)
      expect(byId('buy').hasAttribute('disabled')).toBe(true)
      act(() => byId('buy').click())
      expect(router.moves).toEqual([])
    },
  )

  it('shows the poster and the seat plan in full, and returns to its position', async () => {
    await open(NAMED_SHOWS.seatsTheatre)
    await tap('poster')
    const viewer = await screen.findByRole('dialog', { name: '图片' })
    expect(within(viewer).getByRole('img').getAttribute('alt')).toContain('长街')
    act(() => within(viewer).getByRole('button', { name: '下一张' }).click())
    expect(within(viewer).getByRole('img').getAttribute('alt')).toBe('场馆平面图')
    act(() => within(viewer).getByRole('button', { name: '关闭' }).click())
    await eventually(() => expect(screen.queryByRole('dialog', { name: '图片' })).toBeNull())
  })

  it('veils the poster of a restricted show, and never shows it in full', async () => {
    await open(NAMED_SHOWS.sensitive)
    await seen('poster')
    expect(byId('poster').hasAttribute('disabled')).toBe(true)
    expect(byId('poster').innerHTML).toContain('veiled')
  })

  it('offers registration without tickets (CAT-044)', async () => {
    await open(NAMED_SHOWS.lackOfTicket)
    await seenText('缺货登记')
    expect(byId('buy').hasAttribute('disabled')).toBe(false)
  })

  it('adds and removes a favourite by a tap on the heart (CAT-082)', async () => {
    const options = { params: { showId: NAMED_SHOWS.simpleConcert }, signedInAs: newBuyer() }
    const page = await renderPage(ShowDetailPage, routes.showDetail, options)
    await tap('favorite')
    await eventually(() => expect(byId('favorite').textContent).toBe('已想看'))
    page.close()
    await renderPage(ShowDetailPage, routes.showDetail, { ...options, testApp: page })
    await eventually(() => expect(byId('favorite').textContent).toBe('已想看'))
    await tap('favorite')
    await eventually(() => expect(byId('favorite').textContent).toBe('想看'))
  })

  it('refetches the user’s own part after a shared answer (CAT-082)', async () => {
    const { network } = await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      signedInAs: newBuyer(),
      prepare: ({ network: net }) => {
        net.intercept = ({ url, headers }) => {
          if (url.includes('/dynamic')) for (const name of Object.keys(headers)) delete headers[name]
          return undefined
        }
      },
    })
    await seenText('¥380')
    await seen('buy')
    const requested = () => network.sent.filter((call) => call.endsWith('/dynamic'))
    await eventually(() => expect(requested().length).toBeGreaterThan(1))
    await pass(200)
    expect(requested()).toHaveLength(2)
  })

  it('shows the price of its card, or none (CAT-054, CAT-055)', async () => {
    const hidden = await open(NAMED_SHOWS.hiddenPrice)
    await seen('buy')
    expect(document.getElementById('price')).toBeNull()
    await eventually(() => expect(byId('sessions').textContent).toContain('周'))
    expect(byId('sessions').textContent).not.toContain('¥')
    hidden.close()
    const undetermined = await open(NAMED_SHOWS.priceToBeDetermined)
    await eventually(() => expect(byId('price').textContent).toBe('待定'))
    undetermined.close()
    await open(NAMED_SHOWS.free)
    await eventually(() => expect(byId('price').textContent).toBe('免费'))
  })

  it('lists its sessions with prices, each linked (CAT-135)', async () => {
    const { router } = await open(NAMED_SHOWS.simpleConcert)
    await eventually(() => expect(byId('sessions').textContent).toContain('¥380起'))
    await tap(within(byId('sessions')).getAllByRole('link')[0] as HTMLElement)
    expect(router.lastMove).toMatchObject({
      path: routes.booking.path,
      params: { showId: NAMED_SHOWS.simpleConcert, bizShowSessionId: expect.any(String) },
    })
  })

  it('offers a choice of day for a long run', async () => {
    await open(NAMED_SHOWS.exhibition)
    const days = await eventually(() => within(byId('sessions')).getAllByRole('radio'))
    expect(days.length).toBeGreaterThan(20)
    const shown = () => within(byId('sessions')).getAllByRole('link')
    for (const day of days.slice(0, 4).reverse()) {
      await tap(day)
      const [, month, date] = /(\d+)月(\d+)日/.exec(day.textContent ?? '') ?? []
      expect(shown()).toHaveLength(1)
      expect(shown()[0]?.textContent).toContain(`.${month}.${date} `)
    }
  })

  it('shows why a session cannot be bought, without a link', async () => {
    await open(NAMED_SHOWS.delayed)
    await eventually(() => expect(byId('sessions').textContent).toContain('延期'))
    expect(within(byId('sessions')).queryAllByRole('link')).toEqual([])
  })

  it.each([
    ['xinghe@sh-stadium', 'package:nights', '整单 8.0折'],
    ['changjie@sh-grand', 'package:seats', '满 ¥400 减 ¥60'],
    ['lanxingxing@sh-house', 'package:laughs', '每满 ¥200 减 ¥20'],
  ])(
    'shows the discount of a promotion of %s by its kind, with its link (CAT-102, CAT-124)',
    async (show, key, rule) => {
      const { router } = await open(showIdOf(show))
      await tap(`promotion-${stableId(key)}`)
      await eventually(() => expect(byId('promotion-panel').textContent).toContain(rule))
      await tap('to-promotion')
      expect(router.lastMove).toMatchObject({
        path: routes.ticketPackageDetail.path,
        params: { promotionId: stableId(key) },
      })
    },
  )

  it('offers coupons that it can be paid for with, to be received in place', async () => {
    await renderPage(ShowDetailPage, routes.showDetail, {
      params: { showId: NAMED_SHOWS.simpleConcert },
      signedInAs: newBuyer(),
    })
    await tap('coupons')
    await eventually(() => expect(byId('coupons-panel').textContent).toContain('新人立减券'))
    expect(byId('coupons-panel').textContent).not.toContain('剧场折扣券')
    await tap(screen.getByRole('button', { name: '领取 新人立减券' }))
    await eventually(() => screen.getByRole('img', { name: '已领取' }))
  })

  it('opens the full rules for buyers (CAT-109)', async () => {
    await open(NAMED_SHOWS.simpleConcert)
    const rules = (await seen('service-notes')).textContent ?? ''
    await tap('service-notes')
    await eventually(() => expect(byId('notes-panel').querySelectorAll('[class*=noteText]').length).toBeGreaterThan(2))
    for (const title of rules.split(' · ')) expect(byId('notes-panel').textContent).toContain(title)
  })

  it('shows recent buyers in turn, and nothing without any (CAT-113)', async () => {
    const quiet = await open(NAMED_SHOWS.pickUp)
    await eventually(() => expect(byId('sessions').textContent).toContain('¥'))
    await pass(500)
    expect(document.getElementById('recent-orders')).toBeNull()
    quiet.close()
    for (const qty of [1, 2]) await settle((await unpaidOrder(newBuyer(), qty, NAMED_SHOWS.fiftyTickets)).orderId)
    await open(NAMED_SHOWS.fiftyTickets)
    const shown = async () => (await seen('recent-orders')).textContent
    const first = await shown()
    expect(first).toMatch(/^T\*\* 刚刚购买了 [12] 张$/)
    await pass(4000)
    expect(await shown()).not.toBe(first)
  })

  it('shows the age limit, if any (CAT-073)', async () => {
    const limited = await open(showIdOf('yunduo@sh-grand'))
    await seenText('适合 3 岁以上观众')
    limited.close()
    await open(NAMED_SHOWS.simpleConcert)
    await seenText('星汇体育场')
    expect(document.body.textContent).not.toContain('岁以上观众')
  })

  it('shows that times are local to users elsewhere (CAT-075)', async () => {
    const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480)
    const here = await open(NAMED_SHOWS.simpleConcert)
    await seen('sessions')
    expect(document.getElementById('local-time')).toBeNull()
    here.close()
    zone.mockReturnValue(0)
    await open(NAMED_SHOWS.simpleConcert)
    await eventually(() => expect(byId('local-time').textContent).toBe('以下均为场馆当地时间（UTC+8）'))
    zone.mockRestore()
  })

  it('opens the login for a visitor who adds a favourite', async () => {
    const { router } = await open(NAMED_SHOWS.simpleConcert)
    expect((await seen('favorite')).textContent).toBe('想看')
    await tap('favorite')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.login.path))
  })

  it('opens venue and tour (CAT-141)', async () => {
    const { router } = await open(NAMED_SHOWS.simpleConcert)
    await tap(await eventually(() => screen.getByRole('link', { name: /^巡演全部城市/ })))
    expect(router.lastMove).toMatchObject({ path: routes.tourDetail.path, params: { tourId: expect.any(String) } })
    await pass(200)
    await tap(screen.getByRole('link', { name: /^场馆演出/ }))
    expect(router.lastMove).toMatchObject({ path: routes.venue.path, params: { venueId: expect.any(String) } })
  })

  it('shows a text for an unknown show', async () => {
    await open('000000000000000000000000')
    await seenText('没有找到相关内容')
  })
})
