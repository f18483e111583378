import { FakeRouter } from '@test/fake-router'
import type { Jump } from '@/contracts/jump'
import { getOrderJump } from '@/contracts/link/get-order-jump'
import { getTerminalJump } from '@/contracts/link/get-terminal-jump'
import { FakeAppLink } from '@/platform/app-link/app-link-fake'
import { FakeMiniProgram } from '@/platform/mini-program/mini-program-fake'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { Terminal } from '@/platform/terminal/contract'
import type { Request } from '@/request/request'
import { routes } from '@/routes'
import { Navigation } from '@/services/navigation/navigation'
import { PickerResults } from '@/services/navigation/picker-results'
import { LocaleStore } from '@/stores/locale-store'
import { PromptsStore } from '@/stores/prompts-store'
import { WordsStore } from '@/stores/words-store'
import { openDocument } from './open-document'
import { openJump, openNamedPage } from './open-jump'

function newShop(host: Terminal['host'] = 'mini-program') {
  const router = new FakeRouter(['pages/list/list'])
  const miniProgram = new FakeMiniProgram()
  const appLink = new FakeAppLink()
  const requested: unknown[] = []
  const calls: unknown[] = []
  const texts = new Map<string, string>()
  const jumpUrl = { value: 'weixin://dl/business/?path=x' }
  const navigation = new Navigation({
    router,
    clock: { now: () => 0 },
    results: new PickerResults(new FakeStorage(), { now: () => 0 }),
    onOpening: () => {},
    onShown: () => {},
    isLoggedIn: () => true,
    loginPage: () => routes.login,
    wait: async () => {},
  })
  const app = {
    navigation,
    miniProgram,
    prompts: new PromptsStore(),
    words: new WordsStore({
      locale: new LocaleStore(new FakeStorage(), {}),
      copywriting: { ownTexts: texts },
      shopConfig: { replaceLabels: (text) => text },
    }),
    webPlaces: {
      ownOrigin: 'https://encore.example',
      hosts: ['sobot.com'],
      appSchemes: ['weixin'],
    },
    terminal: { src: 'M_WEB', host, browserType: 'OTHER', paymentProducts: [], form: 'mobile' } as Terminal,
    appLink,
    request: (async (endpoint: unknown, input: unknown) => {
      requested.push(input)
      if (endpoint !== getTerminalJump && endpoint !== getOrderJump) throw new Error('not asked')
      calls.push(endpoint)
      return { wxMiniJumpUrl: jumpUrl.value }
    }) as unknown as Request,
  }
  return { app, router, miniProgram, appLink, requested, calls, jumpUrl, texts }
}

let shop = newShop()
beforeEach(() => {
  shop = newShop()
})

const settled = () => new Promise((resolve) => setImmediate(resolve))
const follow = (jump: Jump) => openJump(shop.app, jump)

describe('a jump', () => {
  it.each<[Jump, string, object]>([
    [{ type: 'SHOW', target: 's1' }, routes.showDetail.path, { showId: 's1' }],
    [{ type: 'TOPIC', target: 't1' }, routes.homeTopic.path, { topicId: 't1' }],
    [{ type: 'GOODS', target: 'g1' }, routes.shopDetail.path, { spuId: 'g1' }],
    [{ type: 'COUPON', target: 'c1' }, routes.couponReceive.path, { couponTemplateIds: 'c1' }],
    [{ type: 'H5', target: 'https://www.sobot.com/a' }, routes.webView.path, { url: 'https://www.sobot.com/a' }],
    [{ type: 'PAGE', target: 'announce_detail', path: 'id=7' }, routes.announce.path, { id: '7' }],
  ])('opens for %j the page %s', (jump, path, params) => {
    follow(jump)
    expect(shop.router.lastMove).toMatchObject({ path, params })
  })

  it.each<Jump>([
    { type: 'H5', target: 'https://evil.example' },
    { type: 'H5', target: 'javascript:alert(1)' },
    { type: 'PAGE', target: 'constructor' },
    { type: 'PAGE', target: 'login' },
    { type: 'NONE' },
    { type: 'UNKNOWN' as Jump['type'], target: 'x' },
  ])('ignores %j', (jump) => {
    const before = shop.router.lastMove
    follow(jump)
    expect(shop.router.lastMove).toBe(before)
  })

  it('shows the text of a toast, or an announcement (SHELL-199)', () => {
    follow({ type: 'TOAST', content: '今晚八点' })
    expect(shop.app.prompts.toast?.text).toBe('今晚八点')
    follow({ type: 'TOAST' })
    expect(shop.app.prompts.toast?.text).toBe('敬请期待')
  })

  it('shows a toast with the texts of the shop (I18N-041)', () => {
    shop.texts.set('common.banner.soon', '下周见')
    follow({ type: 'TOAST' })
    expect(shop.app.prompts.toast?.text).toBe('下周见')
  })

  it('opens the page of a mini-program, else its list; shows faults only (NAV-107, SHELL-214, SHELL-096)', async () => {
    const { miniProgram, app } = shop
    follow({ type: 'MINI_PROGRAM', appId: 'wx1', path: 'pages/a/a' })
    follow({ type: 'MINI_PROGRAM', appId: 'wx2' })
    expect(miniProgram.opened).toEqual([
      { appId: 'wx1', path: 'pages/a/a' },
      { appId: 'wx2', path: 'pages/list/list' },
    ])
    miniProgram.outcome = 'cancelled'
    follow({ type: 'MINI_PROGRAM', appId: 'wx1' })
    await Promise.resolve()
    expect(app.prompts.toast).toBeNull()
    miniProgram.outcome = 'failed'
    follow({ type: 'MINI_PROGRAM', appId: 'wx1' })
    await Promise.resolve()
    await Promise.resolve()
    expect(app.prompts.toast?.text).toContain('打开失败')
  })
})

describe('a jump to a mini-program from a browser', () => {
  beforeEach(() => {
    shop.miniProgram.outcome = 'unsupported'
    shop.appLink.hasApp = true
  })

  it("opens the shop's link for the page (NAV-146)", async () => {
    follow({ type: 'MINI_PROGRAM', path: 'package-show/pages/show-detail/show-detail?showId=7' })
    await settled()
    expect(shop.requested).toEqual([{ miniAppType: 'WX_MINI_PROGRAM', pageName: 'SHOW_DETAIL_V2', target: '7' }])
    expect(shop.appLink.opened).toEqual(['weixin://dl/business/?path=x'])
    expect(shop.app.prompts.toast).toBeNull()
  })

  it('fetches the target of ticket orders by page name only (NAV-147)', async () => {
    follow({ type: 'MINI_PROGRAM', path: 'pages/ticket-holder/ticket-holder' })
    await settled()
    expect(shop.calls).toEqual([getOrderJump])
    expect(shop.requested).toEqual([{ pageName: 'TICKET_HOLDER' }])
    expect(shop.appLink.opened).toEqual(['weixin://dl/business/?path=x'])
  })

  it.each([
    ['a page that other terminals do not have', 'pages/mine/mine', 'weixin://dl/business/?path=x'],
    ['a page of nobody', 'pages/nowhere', 'weixin://dl/business/?path=x'],
    ['an address that is no app', 'pages/list/list', 'javascript:alert(1)'],
  ])('fails for %s', async (_name, path, address) => {
    shop.jumpUrl.value = address
    follow({ type: 'MINI_PROGRAM', path })
    await settled()
    expect(shop.appLink.opened).toEqual([])
    expect(shop.app.prompts.toast?.text).toContain('打开失败')
  })
})

describe('a page that a native wrapper names and the shop does not have (NAV-105)', () => {
  it('shows an apology', () => {
    shop = newShop('native')
    openNamedPage(shop.app, 'native_wallet')
    expect(shop.app.prompts.toast?.text).toBe('该功能正在开发中，尽情期待吧!')
  })
})

describe('a page named by coupons and popups (NAV-086, NAV-089, NAV-091, NAV-092, SHELL-197)', () => {
  it.each([
    ['announce_detail', 'id=1', 'open', 'announce'],
    ['coupon_info', 'couponId=1&couponTemplateId=2', 'open', 'couponInfo'],
    ['coupon_shows', 'couponId=1&couponTemplateId=2&type=3', 'open', 'couponShows'],
    ['card_detail', 'cardId=1&userCardInstanceId=2', 'open', 'cardDetail'],
    ['parking_payment', 'couponId=1', 'relaunch', 'parkingPayment'],
    ['account_bind', '', 'open', 'accountBind'],
    ['shop_state', '', 'open', 'shopState'],
    ['ticket', '', 'switchTab', 'ticketHolder'],
  ] as const)('%s with %s: %s %s', (name, query, how, wanted) => {
    const route = routes[wanted]
    openNamedPage(shop.app, name, query)
    const params = Object.fromEntries(new URLSearchParams(query))
    expect(shop.router.lastMove).toMatchObject({ how, path: route.path, params })
  })
})

describe('a document by its address', () => {
  it.each([
    ['/agreement?id=abc', routes.agreement.path, { id: 'abc' }],
    ['https://help.sobot.com/terms?a=1', routes.webView.path, { url: 'https://help.sobot.com/terms?a=1' }],
  ])('%s is read inside the app', async (url, path, params) => {
    openDocument(shop.app, url)
    await settled()
    expect(shop.router.lastMove).toMatchObject({ path, params })
  })

  it.each(['https://evil.example/', '//evil.example/terms', 'javascript:alert(1)', ''])('ignores %j', async (url) => {
    openDocument(shop.app, url)
    await settled()
    expect(shop.router.moves).toEqual([])
  })
})
