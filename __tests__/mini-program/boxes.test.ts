import { launchBrowser } from '@test/browser'
import { boxDifferences, screenFaults } from '@test/compare-boxes'
import { DrawnPhone, NOTCHED } from '@test/drawn-phone'
import { DrawnWeb } from '@test/drawn-web'
import { inLanes } from '@test/in-lanes'
import { type PageVisit, pageVisits, visitOf } from '@test/page-visits'
import { builtPackage } from '@test/phone-shop'
import type { ScreenLayout } from '@test/screen-boxes'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY, inTurns } from '@test/tested-platforms'
import { UNROLLED_PX } from '@test/unrolled-layout'
import type { Browser } from 'playwright-core'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { type Platform, platforms } from '../../simulator/package/platforms'

const MESSAGES = ['消息提醒', '开演前与优惠券到期时通知您', '开启']
/** On vendors without a canvas, seats are selected from the list (decision 33). */
const WITHOUT_CANVAS = 'xhs'
const SEAT_LIST = 'the list of pickSeat'
const WAYS = ['座位图', '座位列表']
/** The web certifies students by a QR code, mini-programs on the certifier's page. */
const STUDENT_ON_WEB = [
  '学生认证需在小程序内完成',
  '请用手机扫描二维码，在小程序中完成认证。认证后回',
  '打开小程序',
  '我已完成认证',
]
const STUDENT_ON_PHONE = [
  '请选择认证方式，认证页由对应机构提供',
  '学信网学籍验证',
  '适用于中国大陆高校在读学生',
  '电子学生证',
  '使用手机卡包中的电子学生证',
]
/** A picture that one of the two has alone, as the code to scan. */
const PICTURE = 'a picture'
/** Browsers link to identity providers; vendors identify users themselves. */
const PROVIDERS = ['通过 Google 登录', '通过 Apple 登录']
/** Words of a page that one of the two has alone. */
const ALONE: Readonly<Record<string, readonly string[]>> = {
  // A phone has a camera that reads codes.
  mine: ['扫一扫'],
  // Vendors request message permission, and know the user's phone.
  coupon: MESSAGES,
  paySuccess: MESSAGES,
  paySuccessNew: MESSAGES,
  login: ['手机号一键登录', '或', ...PROVIDERS],
  loginWay: ['手机号一键登录', ...PROVIDERS],
  loginEmail: PROVIDERS,
  [SEAT_LIST]: WAYS,
  // Alipay and Xiaohongshu have no calendar.
  ticketDetail: ['加入日历'],
  bindTicket: ['扫一扫'],
  studentVerify: [...STUDENT_ON_WEB, ...STUDENT_ON_PHONE, PICTURE],
  shareTicket: ['打开 App'],
  shareShowDetail: ['打开 App'],
  sharePaySuccess: ['打开 App'],
  // A field of the web is a control with its own placeholder.
  workPermitApply: ['请选择', ''],
  entranceRegistrationForm: ['请选择', ''],
}

function shownOnWeb(platform: Platform, route: string): string {
  return platform === WITHOUT_CANVAS && route === 'pickSeat' ? SEAT_LIST : route
}

/** Platforms that report text size (docs/decisions/0072). */
const TEXT_SCALED = IS_NIGHTLY ? (['weapp', 'alipay'] as const) : (['weapp'] as const)

/** A locked page scrolls inside, where it is not unrolled. */
function comparedPx({ hasScroll }: Route): number {
  return hasScroll ? UNROLLED_PX : NOTCHED.height - NOTCHED.safeArea.top
}

/** They wait for the network more than they compute. */
const WEB_PAGES = 3

/** The page inside a vendor's web view is not drawn. */
const NOT_DRAWN = ['webView']

/** Texts of notice-only pages. */
const NOTICES: Readonly<Record<string, string>> = {
  payLoading: '支付结果查询中',
  // Accounts of a phone have no password yet.
  changePassword: '密码用于邮箱登录',
  pickSeatElsewhere: '座位已选好，登录后继续',
  wechatAuth: '暂无需要确认的事项，请返回首页',
  pageError: '该页面无法查看',
  invoiceDetail: '一般在 3 个工作日内开具',
  unregisteredConfirmation: '登录后查看购票信息',
  historyTicket: '还没有已结束的演出',
  realName: '每张票都有观演人了',
  realNameSingle: '每张票都有观演人了',
  ticketBindAudience: '每张票都有观演人了',
  bindInvitationTicket: '前领取',
  middleVerify: '链接已失效',
  // Without a referring channel.
  channelLogin: '登录没有成功，请重试',
  bankAuth: '登录没有成功，请重试',
}

/** Vendors in turn: each page compares another one with the web. */
const OTHER_PLATFORMS = platforms.filter((platform) => platform !== 'weapp')

const drawn = Object.values<Route>(routes).filter(({ name }) => !NOT_DRAWN.includes(name))

/**
 * On WeChat the main package, one page of each sub-package and a third of the others; each of the former also on another
 * one; at night all on all.
 */
function drawnOn(platform: Platform): readonly Route[] {
  if (IS_NIGHTLY) return drawn
  const first = firstPages()
  if (platform === 'weapp') return [...first, ...inTurns(drawn.filter((route) => !first.includes(route)))]
  const turn = OTHER_PLATFORMS.indexOf(platform)
  return first.filter((_route, at) => at % OTHER_PLATFORMS.length === turn)
}

/** Pages of the main package, and one of each sub-package. */
function firstPages(): Route[] {
  const packageOf = ({ path }: Route) => path.slice(0, path.indexOf('/'))
  const isFirst = (route: Route) => drawn.find((other) => packageOf(other) === packageOf(route)) === route
  return drawn.filter((route) => packageOf(route) === 'pages' || isFirst(route))
}

function isKnown(route: string, difference: string): boolean {
  if (!difference.endsWith('alone')) return false
  return (ALONE[route] ?? []).some((words) =>
    difference.startsWith(words === PICTURE ? 'the picture' : `“${words}” is`),
  )
}

describe('every page, laid out on a notched phone', () => {
  let shop: TestGateway
  let browser: Browser
  let visits: PageVisit[]
  const web = new Map<string, ScreenLayout>()
  const turned = new Map<string, string[]>()
  const notices = new Map<string, string[]>()

  beforeAll(async () => {
    shop = await createTestGateway({ h5Dir: 'dist/h5' })
    browser = await launchBrowser()
    visits = await pageVisits(shop)
    const origin = await shop.listen()
    await inLanes(WEB_PAGES, drawn, async (route) => {
      const page = await DrawnWeb.open(browser, origin, 'light', visitOf(visits, route))
      web.set(route.name, await page.unrolled())
      notices.set(route.name, await page.notices())
      await page.turn()
      turned.set(route.name, screenFaults(await page.layout()))
      await page.close()
    })
    const seats = await DrawnWeb.open(browser, origin, 'light', visitOf(visits, routes.pickSeat))
    await seats.page.getByRole('button', { name: WAYS[1] }).click()
    web.set(SEAT_LIST, await seats.unrolled())
    await seats.close()
  }, 1_800_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  it('lists every registered page', () => {
    const registered = builtPackage('weapp').app.pages.map(({ path }) => path)
    const missing = registered.filter((path) => !drawn.some((route) => route.path === path))
    expect(missing).toEqual(NOT_DRAWN.map((name) => routes[name as 'webView'].path))
  })

  it.each(drawn.map(({ name }) => name))('%s shows its content, and no failure', (name) => {
    const expected = [NOTICES[name] ?? []].flat()
    expect(notices.get(name)).toEqual(expected.map((words) => expect.stringContaining(words)))
  })

  it.each(drawn.map((route) => [route.name, route] as const))(
    '%s has no clipped, covered or overflowing content on the web',
    (name) => {
      expect(screenFaults(web.get(name) ?? { boxes: [], overlaps: [] })).toEqual([])
      expect(web.get(name)?.boxes.length).toBeGreaterThan(0)
    },
  )

  it.each(drawn.map(({ name }) => name))('%s has none in landscape either', (name) => {
    expect(turned.get(name)).toEqual([])
  })

  describe.each(TEXT_SCALED)('with the largest texts on %s', (platform) => {
    const pages = IS_NIGHTLY ? drawn : firstPages()
    it.each(pages.map((route) => [route.name, route] as const))('%s shows everything uncut', async (_name, route) => {
      const phone = await DrawnPhone.open(browser, shop, platform, 'light', visitOf(visits, route), { textScale: 1.4 })
      try {
        const layout = await phone.unrolled()
        expect(layout.boxes.length).toBeGreaterThan(0)
        expect(screenFaults(layout)).toEqual([])
      } finally {
        phone.close()
      }
    })
  })

  describe.each(platforms)('on %s', (platform) => {
    it.each(drawnOn(platform).map((route) => [route.name, route] as const))(
      '%s looks as on the web (CONST-001, CONST-002)',
      async (name, route) => {
        const phone = await DrawnPhone.open(browser, shop, platform, 'light', visitOf(visits, route))
        try {
          const layout = await phone.unrolled()
          const onWeb = shownOnWeb(platform, name)
          const above = NOTCHED.safeArea.top
          const differences = boxDifferences(
            layout.boxes.filter(({ top }) => top - above < comparedPx(route)),
            (web.get(onWeb)?.boxes ?? []).filter(({ top }) => top < comparedPx(route)),
            above,
          )
          expect([...screenFaults(layout), ...differences.filter((one) => !isKnown(onWeb, one))]).toEqual([])
          phone.app.assertHealthy()
        } finally {
          phone.close()
        }
      },
    )
  })
})
