import { changeAnswers } from '@test/changed-answers'
import { demoCoupon } from '@test/demo-coupon'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, gone, seen, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { withCoupons } from '@test/with-coupons'
import { screen } from '@testing-library/react'
import type { ListOwnCouponsOutput } from '@/contracts/coupon/list-own-coupons'
import { STATUS } from '@/contracts/envelope'
import { routes } from '@/routes'
import { DAY_MS } from '../../../../gateway/src/clock'
import CouponPage from './coupon'

const open = async (keys: readonly string[], params: Record<string, string> = {}) =>
  renderPage(CouponPage, routes.coupon, { ...(await withCoupons(...keys)), params })

/** Row of the coupon with this title. */
const rowOf = (title: string) =>
  [...document.querySelectorAll('[id^=coupon-]')].find(
    ({ id, textContent }) => /^coupon-\d+$/.test(id) && textContent?.includes(title),
  ) as HTMLElement
/** Each test advances the time, and resets it afterwards. */
let days = 0
const passDays = async (count: number) => {
  days += count
  ;(await theGateway()).clock.advance(count * DAY_MS)
}
afterEach(() => passDays(-days))

const useOf = (title: string) => byId(`${rowOf(title).id}-use`)

describe('the coupons of a user (COUPON-002, NAV-037)', () => {
  describeStates({
    Page: CouponPage,
    route: routes.coupon,
    options: () => withCoupons('newcomer-50'),
    words: '新人立减券',
  })

  it('list usable ones, each with a button (COUPON-015, COUPON-022)', async () => {
    await open(['newcomer-50', 'bookshop-20'])
    await seenText('新人立减券')
    expect(useOf('新人立减券').textContent).toBe('去使用')
    expect(useOf('合作书店满减券').textContent).toBe('查看')
    expect(routes.coupon.needsLogin).toBe(true)
  })

  it('mark new ones, and those that end soon (COUPON-009)', async () => {
    const options = await withCoupons('concert-100')
    const { close } = await renderPage(CouponPage, routes.coupon, options)
    await seenText('演唱会立减券')
    expect(rowOf('演唱会立减券').querySelector('.note')?.textContent).toBe('新到账')
    close()
    await passDays(13)
    await renderPage(CouponPage, routes.coupon, options)
    await seenText('演唱会立减券')
    expect(rowOf('演唱会立减券').querySelector('.note')?.textContent).toBe('即将到期')
  })

  it('offer coupons to receive when empty', async () => {
    const { router } = await open([])
    await seenText('还没有可用的优惠券')
    await tap(screen.getByRole('button', { name: '领券中心' }))
    expect(router.lastMove).toMatchObject({ path: routes.couponReceive.path })
  })

  it('show ended ones with a stamp, without a button, in the tab of the address (COUPON-018, COUPON-021)', async () => {
    const options = await withCoupons('concert-100')
    await passDays(16)
    await renderPage(CouponPage, routes.coupon, { ...options, params: { status: 'EXPIRED' } })
    await seenText('演唱会立减券')
    expect(document.querySelector('.stamp')?.textContent).toBe('已过期')
    expect(document.querySelector('[id$=-use]')).toBeNull()
    await tap(screen.getByRole('tab', { name: '全部' }))
    await eventually(() => expect(screen.getByRole('tab', { name: '全部' }).getAttribute('aria-selected')).toBe('true'))
    await eventually(() => expect(rowOf('演唱会立减券').textContent).toContain('已过期'))
  })

  it('dim blocked ones with the reason, without stamp or button (COUPON-016)', async () => {
    const couponStatus = { code: 0, name: 'UN_AVAILABLE', displayName: '暂不可用' }
    await renderPage(CouponPage, routes.coupon, {
      ...(await withCoupons('newcomer-50')),
      prepare: (testApp) =>
        changeAnswers<ListOwnCouponsOutput>(testApp, 'coupons/self/page', (page) => ({
          ...page,
          list: page.list.map((coupon) => ({ ...coupon, couponStatus })),
        })),
    })
    await seenText('新人立减券')
    expect(document.querySelector('.note')?.textContent).toBe('暂不可用')
    expect(rowOf('新人立减券').querySelector('.faded')).not.toBeNull()
    expect(document.querySelector('.stamp')).toBeNull()
    expect(document.querySelector('[id$=-use]')).toBeNull()
  })

  it('show equal ones as one, with their number (COUPON-002)', async () => {
    const options = await withCoupons('newcomer-50', 'bookshop-20')
    await renderPage(CouponPage, routes.coupon, {
      ...options,
      prepare: (testApp) =>
        changeAnswers<ListOwnCouponsOutput>(testApp, 'coupons/self/page', (page) => ({
          ...page,
          list: page.list.flatMap((coupon) => [coupon, { ...coupon, couponId: `${coupon.couponId}-2` }]),
        })),
    })
    await seenText('新人立减券')
    expect(document.querySelectorAll('[id^=coupon-][id$=-use]')).toHaveLength(2)
    expect(rowOf('新人立减券').textContent).toContain('共 2 张')
  })

  it('open rules, code field and recommendations', async () => {
    const { router } = await open(['newcomer-50'])
    await seenText('新人立减券')
    await tap(screen.getByText('满 ¥300 可用'))
    const { couponTemplateId } = demoCoupon('newcomer-50')
    expect(router.lastMove).toMatchObject({ path: routes.couponInfo.path, params: { couponTemplateId } })
    await tap('to-exchange-code')
    expect(router.lastMove).toMatchObject({ path: routes.couponExchange.path })
    await tap('to-recommended')
    expect(router.lastMove).toMatchObject({ path: routes.couponRecommend.path })
  })

  it("show the shop's help text (COUPON-086, SHELL-182)", async () => {
    await changeShop({
      copywriting: [{ type: 'coupon', items: [{ key: 'coupon_customer_tip', text: '请拨打 10086' }] }],
    })
    const { app } = await open([])
    await done(app.copywriting.load())
    await seenText('请拨打 10086')
    await changeShop({ copywriting: [] })
  })
})

describe('using a coupon', () => {
  it('opens the shows of a coupon for shows (COUPON-042, COUPON-058)', async () => {
    const { router } = await open(['newcomer-50'])
    await seenText('新人立减券')
    await tap(useOf('新人立减券'))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.couponShows.path }))
    expect(router.lastMove).toMatchObject({ params: { type: 'SHOW' } })
  })

  it('relaunches parking payment with a coupon for parking (COUPON-054, PARK-006, NAV-090)', async () => {
    const { router } = await open(['parking-10'])
    await seenText('停车抵扣券')
    await tap(useOf('停车抵扣券'))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.parkingPayment.path, how: 'relaunch' }))
    expect(router.lastMove?.params).toHaveProperty('couponId')
  })

  it('opens the target of another shop’s coupon (COUPON-055)', async () => {
    const { router } = await open(['bookshop-20'])
    await seenText('合作书店满减券')
    await tap(useOf('合作书店满减券'))
    expect(router.lastMove).toMatchObject({ path: routes.couponInfo.path })
  })

  it('shows the code on the spot until the next one (COUPON-012, COUPON-039, COUPON-056)', async () => {
    const { gateway } = await open(['foyer-drink'])
    await seenText('大堂饮品券')
    await tap(useOf('大堂饮品券'))
    const first = (await seen('coupon-code')).textContent
    expect(first).toMatch(/^\d{4} \d{4} \d{4}$/)
    expect(byId('coupon-code-sheet').textContent).toMatch(/\d+ 秒后更新/)
    gateway.clock.advance(61_000)
    await eventually(() => {
      jest.advanceTimersByTime(5_000)
      expect(byId('coupon-code').textContent).not.toBe(first)
    })
  })

  it.each([
    [{}, 'SINGLE_COUPON'],
    [{ orderId: 'of-owner' }, 'ORDER_INFO'],
  ])('fetches the code for the address %j from %s (COUPON-089)', async (params, source) => {
    const { network } = await open(['foyer-drink'], params)
    const sent: unknown[] = []
    network.intercept = ({ url, body }) => {
      if (url.includes('verify/code')) sent.push(JSON.parse(body ?? '{}'))
      return undefined
    }
    await seenText('大堂饮品券')
    await tap(useOf('大堂饮品券'))
    await eventually(() => expect(sent).toMatchObject([{ ...params, source }]))
  })

  it('shows the shop’s text without a code (COUPON-074)', async () => {
    const { network } = await open(['foyer-drink'])
    await seenText('大堂饮品券')
    network.intercept = ({ url }) =>
      url.includes('verify/code')
        ? { status: 200, headers: {}, body: { statusCode: 1, mode: 0, comments: '券码系统维护中', data: null } }
        : undefined
    await tap(useOf('大堂饮品券'))
    await seenText('券码系统维护中')
  })

  it('for a card prompts, exchanges it and shows the order (COUPON-044, COUPON-057, COUPON-077, COUPON-078, CARD-019)', async () => {
    const { router, app, network } = await open(['theatre-pass'])
    await seenText('话剧次卡兑换券')
    await tap(useOf('话剧次卡兑换券'))
    await seen('coupon-exchange-sheet')
    await eventually(() => expect(byId('exchange-coupon')).toHaveProperty('disabled', false))
    const requested = network.sent.filter((call) => /support_auto_use|support-info/.test(call))
    expect(requested.map((call) => call.split('/').pop())).toEqual(['support-info', 'support_auto_use'])
    await tap('exchange-coupon')
    await gone('coupon-exchange-sheet')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
    expect(app.prompts.toast?.text).toContain('兑换成功')
  })

  it('exchanges one at once where the shop needs no prompt (COUPON-077, D-38)', async () => {
    const { router } = await open(['theatre-pass-now'])
    await seenText('话剧次卡直兑券')
    await tap(useOf('话剧次卡直兑券'))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
    expect(document.getElementById('coupon-exchange-sheet')).toBeNull()
  })

  it.each([
    [{ supportUse: true, privilegeCardName: '话剧次卡', privilegeCardTemplateId: 'c' }, false, null],
    [{ supportUse: false }, true, routes.couponShows.path],
  ])('lets support-info decide: %j, at once: %s (COUPON-057, COUPON-058, D-38)', async (card, support, path) => {
    const { network, router } = await open(['newcomer-50'])
    await seenText('新人立减券')
    const answer = (data: unknown) => ({ status: 200, headers: {}, body: { statusCode: STATUS.success, data } })
    network.intercept = ({ url }) => {
      if (url.includes('support-info')) return answer(card)
      return url.includes('support_auto_use') ? answer({ support }) : undefined
    }
    await tap(useOf('新人立减券'))
    if (path === null) expect((await seen('coupon-exchange-sheet')).textContent).toContain('话剧次卡')
    else await eventually(() => expect(router.lastMove).toMatchObject({ path, params: { type: 'SHOW' } }))
  })

  it('opens the goods of a coupon for goods (COUPON-043, COUPON-058, D-38)', async () => {
    const { router, network } = await open(['pack-goods'])
    const [title = ''] = [demoCoupon('pack-goods').title['zh-CN']]
    await seenText(title)
    await tap(useOf(title))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.couponShows.path }))
    expect(router.lastMove).toMatchObject({ params: { type: 'ITEM' } })
    expect(network.sent.some((call) => call.includes('support-info'))).toBe(true)
  })

  it('shows why a card cannot be exchanged, without a button', async () => {
    const { network } = await open(['theatre-pass'])
    await seenText('话剧次卡兑换券')
    network.intercept = ({ url }) =>
      url.includes('exchange_check')
        ? {
            status: 200,
            headers: {},
            body: { statusCode: STATUS.success, data: { pass: false, message: '权益卡已售罄' } },
          }
        : undefined
    await tap(useOf('话剧次卡兑换券'))
    await seenText('权益卡已售罄')
    expect(byId('exchange-coupon')).toHaveProperty('disabled', true)
  })

  it('shows a notice when offline', async () => {
    const { network } = await open(['newcomer-50'])
    await seenText('新人立减券')
    network.isOnline = false
    await tap(useOf('新人立减券'))
    await seenText('无法连接网络')
  })
})
