import { placedOrder } from '@test/buyer'
import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { getLayout } from '@/contracts/layout/get-layout'
import type { ComponentType } from '@/contracts/layout/layout-component'
import ListPage from '@/pages/list/list'
import { routes } from '@/routes'
import { offeredComponents } from '@/services/jumps/offered-components'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

let users = 0

/** A number that no other test has used. */
function newPhone(): string {
  users += 1
  return `1390013${String(7000 + users)}`
}

const home = (options: RenderOptions = {}) => renderPage(ListPage, routes.list, options)

/** Every block has left the place that was kept for it: on the web one is drawn a frame. */
const blocksDrawn = () =>
  eventually(() => expect(document.querySelectorAll('[id^="block-"][style*="height"]')).toHaveLength(0))

const homeOf = (signedInAs: string) => home({ signedInAs, prepare: closeWindows })

/** The windows of the home page have been seen. */
function closeWindows({
  storage,
  gateway,
}: {
  storage: { set(key: string, value: unknown): void }
  gateway: { clock: { now(): number } }
}) {
  const now = gateway.clock.now()
  storage.set('seen-windows', { 'layout-HOME-coupon_window': now, 'layout-HOME-banner_window': now })
}

async function press(name: string | RegExp): Promise<void> {
  const [button] = await eventually(() => screen.getAllByRole('button', { name }))
  if (!button) throw new Error(`no button ${name}`)
  await tap(button)
}

describe('a laid out page', () => {
  /** Per type what its block shows. */
  const SHOWN: Readonly<Record<ComponentType, string>> = {
    SEARCH_BARS: '搜索演出、艺人、场馆',
    SLIDE_NAVIGATION: '',
    ICON_NAVIGATION: '演唱会',
    ANNOUNCEMENT: '谨防诈骗',
    SHOW_SLIDE: '近期热门',
    HOT_ROB: '即将开抢',
    COUPON_SLIDE: '新人立减券',
    ANCHOR_NAVIGATION: '为您推荐',
    TITLE: '精彩演出',
    SHOW_CALENDAR: '2026.11',
    SINGLE_SHOW: '立即购票',
    SHOW_THREE_COLUMN: '剧场好戏',
    TOUR: '城巡演',
    SHOW_LIST: '亲子时光',
    IMAGE_HOT_AREA: '',
    HOT_VENUE: '场在售',
    PRODUCT_SINGLE: '应援灯',
    PRODUCT_SLIDE: '安可巡演 T 恤',
    PRODUCT_LIST: '舞台徽章',
    PRIVILEGE_CARD: '安可年度观演卡',
    PAID_MEMBER: '会员专场',
    COUPON_PACKAGE: '共 4 张',
    VOTE: '12806 票',
    ACTIVITY_ENROLL: '我要报名',
    VENUE_RESERVATION: '可预约',
    SUBSCRIPTION: '订阅开票提醒',
    IMAGE_MULTI: '',
    COUPON_LIST: '演唱会立减券',
    COUPON_SINGLE: '新人立减券',
    DIVIDING_LINE: '',
    SHOW_NAME: '情不知所起',
    VIDEO: '',
    SHOW_INFO: '大剧院',
    SHOW_DETAIL: '展开全部',
    IMAGE_SINGLE: '',
    PAGE_TITLE: '现场，值得再来一次',
    RICH_TEXT: '安可服务承诺',
    TEXT: '每一次谢幕',
    RECOMMEND_LIST: '为您推荐',
    TO_PAY_ORDER: '',
    COUPON_WINDOW: '',
    BANNER_WINDOW: '',
  }

  it('draws every type of component with a link, in the place and order of the layout (SHELL-129, SHELL-130, SHELL-139…142, SHELL-145, SHELL-147…150, SHELL-152…155, SHELL-157…159, SHELL-161…167)', async () => {
    const { gateway, app } = await home()
    await seenText('为您推荐')
    await blocksDrawn()
    const { data } = await gateway.call(getLayout, { page: 'HOME', cityId: app.site.cityId })
    const all = data?.components ?? []
    expect([...new Set(all.map(({ componentType }) => componentType))].sort()).toEqual(Object.keys(SHOWN).sort())
    const components = offeredComponents(all, app.webPlaces)
    const drawn = [...document.querySelectorAll('[id^="block-"]')].map(({ id }) => id)
    const expected = components
      .filter(({ componentType, needLogin }) => componentType !== 'SEARCH_BARS' && !needLogin)
      .map(({ componentId }) => `block-${componentId}`)
    expect(drawn.filter((id) => expected.includes(id))).toEqual(expected)
    const inPlace = components.filter(({ componentId }) => document.getElementById(`block-${componentId}`))
    for (const [type, words] of Object.entries(SHOWN)) {
      const texts = inPlace
        .filter(({ componentType }) => componentType === type)
        .map(({ componentId }) => byId(`block-${componentId}`).textContent ?? '')
      const isOffered = components.some(({ componentType }) => componentType === type)
      if (words && isOffered && type !== 'SEARCH_BARS') expect(`${type}: ${texts.join(' ')}`).toContain(words)
    }
    for (const type of ['slides', 'image_hot_area', 'image_single', 'image_multi'])
      expect(byId(`block-layout-HOME-${type}`).querySelector('img')).not.toBeNull()
    for (const type of ['show_slide', 'show_three_column', 'show_list'])
      expect(byId(`block-layout-HOME-${type}`).querySelector('[href^="/content/"]')).not.toBeNull()
    expect(byId('block-layout-HOME-video').querySelector('video')).not.toBeNull()
    expect(byId('block-layout-HOME-line').firstElementChild).not.toBeNull()
    expect(byId('block-layout-HOME-hot_rob').textContent).toMatch(/\d:\d\d:\d\d/)
  })

  it('opens the target of a hot area (SHELL-166)', async () => {
    const { router } = await home()
    await press('亲子演出')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
  })
})

describe('a coupon on a laid out page', () => {
  const couponButton = () => within(byId('block-layout-HOME-coupon_slide')).getAllByRole('button')[0] as HTMLElement
  const stamped = () => within(byId('block-layout-HOME-coupon_slide')).getByRole('img', { name: '已领取' })

  it('sends a visitor to the login page', async () => {
    const { router } = await home()
    await seen('block-layout-HOME-coupon_slide')
    await blocksDrawn()
    await tap(couponButton())
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
  })

  it('stays received in place with a stamp, once, and on the next visit (SHELL-142, COUPON-021)', async () => {
    const phone = newPhone()
    const { network, close } = await homeOf(phone)
    await eventually(() => expect(couponButton().textContent).toBe('领取'))
    act(() => {
      fireEvent.click(couponButton())
      fireEvent.click(couponButton())
    })
    await seenText('领取成功')
    await eventually(stamped)
    expect(network.sent.filter((call) => call.endsWith('/coupons/obtain'))).toHaveLength(1)
    close()
    await homeOf(phone)
    const ticket = (await eventually(stamped)).closest('.coupon')
    expect(ticket?.querySelector('button[id], [role=button], button')).toBeNull()
  })

  it('shows an error when offline, and allows another try', async () => {
    const { network } = await homeOf(newPhone())
    await eventually(() => expect(couponButton().textContent).toBe('领取'))
    network.isOnline = false
    await tap(couponButton())
    await seenText('无法连接网络')
    network.isOnline = true
    await tap(couponButton())
    await eventually(stamped)
  })
})

describe('a reminder on a laid out page', () => {
  it.each([
    ['hot_rob', 'first'],
    ['subscription', 'first'],
    ['subscription', 'last'],
  ])('sets and clears %s, the %s one (SHELL-149)', async (block, which) => {
    await homeOf(newPhone())
    const button = () =>
      within(byId(`block-layout-HOME-${block}`))
        .getAllByRole('button', { name: /提醒/ })
        .at(which === 'first' ? 0 : -1) as HTMLElement
    for (const words of ['提醒我', '已设提醒', '提醒我']) {
      await eventually(() => expect(button().textContent).toBe(words))
      await tap(button())
    }
  })
})

describe('an activity on a laid out page', () => {
  it('prompts for missing input, keeps the rest, and remembers the enrolment (TOPIC-005, SHELL-168)', async () => {
    const { network } = await homeOf(newPhone())
    await tap('enroll')
    await type('enroll-name', '小安')
    await tap('enroll-send')
    await seenText('请填写手机号')
    expect(network.sent.some((call) => call.includes('/enroll'))).toBe(false)
    await press('关闭')
    await tap('enroll')
    expect(byId('enroll-name')).toHaveProperty('value', '小安')
    await type('enroll-phone', '13800138000')
    await tap(screen.getByRole('radio', { name: '音乐' }))
    await tap('enroll-send')
    await seenText('报名成功')
    await eventually(() => expect(byId('enroll').textContent).toBe('已报名'))
  })
})

describe('an order that waits to be paid', () => {
  it('shows the time left on the home page, and opens its payment (SHELL-146)', async () => {
    const phone = newPhone()
    const gateway = await theGateway()
    const as = await gateway.signIn(phone)
    const { orderId } = await placedOrder(gateway, NAMED_SHOWS.simpleConcert, as, `layout-${phone}`)
    const { router } = await homeOf(phone)
    await seenText('待支付订单')
    expect(byId('block-layout-HOME-to_pay_order').textContent).toMatch(/剩余 1[45]:\d\d/)
    await tap('pay-order')
    expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId } })
  })

  it('stays hidden for a user without one (SHELL-176)', async () => {
    const { network } = await homeOf(newPhone())
    await eventually(() => expect(network.sent.some((call) => call.endsWith('/user_component'))).toBe(true))
    expect(document.body.textContent).not.toContain('待支付订单')
  })
})

describe('the calendar of shows', () => {
  it('shows the days of a month and the shows of a day, and opens the whole list (SHELL-137)', async () => {
    const { router, app } = await home()
    await seen('block-layout-HOME-show_calendar')
    await blocksDrawn()
    const calendar = () => within(byId('block-layout-HOME-show_calendar'))
    await tap(calendar().getByRole('button', { name: '下个月' }))
    await seenText('2026.12')
    const days = await eventually(() => calendar().getAllByRole('button', { name: /^2026-12-\d\d，\d+ 场演出$/ }))
    const day = days.find((one) => Number(/，(\d+)/.exec(one.getAttribute('aria-label') ?? '')?.[1]) > 3)
    await tap(day as HTMLElement)
    const all = await eventually(() => calendar().getByRole('button', { name: /^查看当天全部/ }))
    await tap(all)
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
    expect(app.navigation.consumeTabParams(routes.all)).toEqual({ day: day?.getAttribute('aria-label')?.slice(0, 10) })
  })
})
