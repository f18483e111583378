import type { Jump } from '@/contracts/jump'
import { FakeMiniProgram } from '@/platform/mini-program/mini-program-fake'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { routes } from '@/routes'
import { LocaleStore } from '@/stores/locale-store'
import { PromptsStore } from '@/stores/prompts-store'
import { FakeRouter } from '../../__tests__/support/fake-router'
import { Navigation } from './navigation'
import { openJump, openNamedPage } from './open-jump'

function newShop() {
  const router = new FakeRouter(['pages/list/list'])
  const miniProgram = new FakeMiniProgram()
  const navigation = new Navigation({ router, clock: { now: () => 0 }, isLoggedIn: () => true, wait: async () => {} })
  const app = {
    navigation,
    miniProgram,
    prompts: new PromptsStore(),
    locale: new LocaleStore(new FakeStorage(), {}),
    webPlaces: { ownOrigin: 'https://encore.example', hosts: ['sobot.com'] },
  }
  return { app, router, miniProgram }
}

let shop = newShop()
beforeEach(() => {
  shop = newShop()
})

const follow = (jump: Jump) => openJump(shop.app, jump)

describe('a jump', () => {
  it.each<[Jump, string, object]>([
    [{ type: 'SHOW', target: 's1' }, routes.showDetail.path, { showId: 's1' }],
    [{ type: 'TOPIC', target: 't1' }, routes.homeTopic.path, { topicId: 't1' }],
    [{ type: 'GOODS', target: 'g1' }, routes.pageError.path, { from: 'shopDetail' }],
    [{ type: 'COUPON', target: 'c1' }, routes.pageError.path, { from: 'couponReceive' }],
    [{ type: 'H5', target: 'https://www.sobot.com/a' }, routes.webView.path, { url: 'https://www.sobot.com/a' }],
    [{ type: 'PAGE', target: 'announce_detail', path: 'id=7' }, routes.announce.path, { id: '7' }],
  ])('%j leads to %s', (jump, path, params) => {
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
  ])('%j leads nowhere', (jump) => {
    const before = shop.router.lastMove
    follow(jump)
    expect(shop.router.lastMove).toBe(before)
  })

  it('of type toast says its words, or that something comes', () => {
    follow({ type: 'TOAST', content: '今晚八点' })
    expect(shop.app.prompts.toast?.text).toBe('今晚八点')
    follow({ type: 'TOAST' })
    expect(shop.app.prompts.toast?.text).toBe('敬请期待')
  })

  it('to a mini-program leads to its page, else to its list; only a fault is told', async () => {
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

describe('a page named by coupons and popups (S1 §2)', () => {
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
    expect(shop.router.lastMove).toMatchObject(
      route.isBuilt
        ? { how, path: route.path, params }
        : { how, path: routes.pageError.path, params: { from: wanted } },
    )
  })
})
