import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { newestCode } from '@test/newest-secrets'
import type { Page } from 'playwright-core'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

/** Settles a payment with the shop as the provider of a host app would. */
const SETTLE = `const settle = (id, outcome = 'APPROVED') => fetch('/sandbox/api/payments/' + id, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ outcome }) }).then(() => localStorage.setItem('settled', id));
const record = (how, request) => { localStorage.setItem('bridge', JSON.stringify({ how, request })) };`

/** WeChat's bridge: pays and returns \`said\`; empty for a missing result. */
const wechat = (result: string) => `${SETTLE} window.WeixinJSBridge = { invoke(name, request, done) {
  record(name, request)
  const id = request.package.split('=')[1]
  const end = ${result.includes('cancel') ? 'Promise.resolve()' : 'settle(id)'}
  end.then(() => { if (${JSON.stringify(result)}) done({ err_msg: ${JSON.stringify(result)} }) })
} }`

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const WECHAT = `${IPHONE} MicroMessenger/8.0.50`
const paidByBank = `const paid = (how, request) => {
  record(how, request); settle(/<orderid>(.*)<.orderid>/.exec(atob(request.tranData))[1]) };`
const BANK_IOS = `${SETTLE} ${paidByBank} addEventListener('DOMContentLoaded', () => {
  new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.tagName === 'IFRAME' && node.src.startsWith('native:'))
      paid('frame', Object.fromEntries(new URLSearchParams(node.src.slice(node.src.indexOf('startType'))))) })))
    .observe(document.body, { childList: true }) })`
const BANK_PROMPT = `${SETTLE} ${paidByBank} window.prompt = (how, text) => paid(how, JSON.parse(text))`
const BANK_SERVICE = `${SETTLE} ${paidByBank} window.PortalRequestService = {
  submitOrder: (interfaceName, interfaceVersion, tranData, merSignMsg, merCert, clientType) =>
    paid('service', { interfaceName, tranData, clientType }) }`
const WRAPPER = `${SETTLE} window.NativeBridge = { pay(text, done) {
  const info = JSON.parse(text); record('wrapper', info)
  settle(/cashier.(\\w+)/.exec(info.normalUrl)[1]).then(() => done('success')) } }`
/** A bank on Android is no iPhone. */
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile ICBCAndroid'

const parts = openForTests()
let shop: BrowserShop

async function openIn(host: Look['host'], form: Look['form'] = 'phone'): Promise<void> {
  const look: Look = { form, lang: 'zh', colorScheme: 'light', host }
  shop = await BrowserShop.openConfirmation(parts.browser, parts.gateway, look)
}

afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

/** Opens the payment sheet and pays, with a chosen method. */
async function orderAndPay(method = ''): Promise<void> {
  await shop.order()
  await pay(method)
}

async function pay(method = ''): Promise<void> {
  if (method !== '') await shop.tap(`#method-${method}`)
  await shop.tap('#pay')
}

/** Request to the surrounding app. */
async function bridgeRequest(): Promise<{ how: string; request: Record<string, string> }> {
  return JSON.parse((await shop.page.evaluate<string>("localStorage.getItem('bridge')")) ?? 'null')
}

/** The body of the call that starts the payment. */
function payCall(): Promise<Record<string, string>> {
  return shop.page.waitForRequest(/payments\/pay/).then((request) => request.postDataJSON())
}

async function latestOrder(): Promise<{ id: string; state: string }> {
  const [order] = await parts.gateway.sandbox<{ id: string; state: string }[]>('orders')
  if (!order) throw new Error('the gateway knows of no order')
  return order
}

/** The phone closes the tab; later the user reopens the shop. */
async function killedAndReopened(address: string): Promise<Page> {
  const killed = shop.page
  const reopened = await killed.context().newPage()
  await killed.close()
  await reopened.goto(`${parts.gateway.origin}${address}`)
  return reopened
}

describe('in WeChat', () => {
  it('identifies the payer silently, returns to the order, and pays through the bridge (PAY-048, PAY-049, PAY-070, SHELL-004)', async () => {
    await openIn({ userAgent: WECHAT, bridge: wechat('get_brand_wcpay_request:ok') })
    await orderAndPay()
    await shop.page.waitForURL(/order\/detail/)
    const sent = payCall()
    await pay()
    await shop.seen('#pay-success')
    const { how, request } = await bridgeRequest()
    expect(how).toBe('getBrandWCPayRequest')
    expect(Object.keys(request).sort()).toEqual(['appId', 'nonceStr', 'package', 'paySign', 'signType', 'timeStamp'])
    expect(await sent).toMatchObject({ platform: 'WEIXIN_H5', paymentProduct: 'WEIXIN_HK_JSAPI', isNewCyy: true })
    expect((await sent).openId).toMatch(/^o\w+/)
    expect((await latestOrder()).state).toBe('DELIVERING')
  })

  it('leaves the order unpaid when the user closes the payment', async () => {
    await openIn({ userAgent: WECHAT, bridge: wechat('get_brand_wcpay_request:cancel') })
    await orderAndPay()
    await shop.page.waitForURL(/order\/detail/)
    await pay()
    await shop.seen('#operation-TO_BE_PAID')
    expect((await latestOrder()).state).toBe('UNPAID')
  })

  it('shows the payment as made after the tab was killed before the bridge answered', async () => {
    await openIn({ userAgent: WECHAT, bridge: wechat('') })
    await orderAndPay()
    await shop.page.waitForURL(/order\/detail/)
    await pay()
    await shop.until(() => shop.page.evaluate("localStorage.getItem('settled')"))
    const reopened = await killedAndReopened('/?lang=zh')
    await reopened.locator('#pay-success:visible').waitFor()
  })
})

describe('in a bank (PAY-041, PAY-052, SHELL-005)', () => {
  /** The bank's own way is the only one, and taken at once: the terms were agreed to with the order. */
  async function orderDirectly(): Promise<void> {
    await shop.tap('#submit-order')
  }

  it.each([
    ['on iOS by a frame', `${IPHONE} ICBCiPhoneBSNew`, BANK_IOS, 'frame', '21'],
    ['on Android by a prompt', `${ANDROID} PromptFlag`, BANK_PROMPT, 'submitOrder', '22'],
    ['on Android by its service', ANDROID, BANK_SERVICE, 'service', '22'],
  ])('pays %s, then queries the order for the result', async (_name, userAgent, bridge, how, clientType) => {
    await openIn({ userAgent, bridge })
    const sent = payCall()
    await orderDirectly()
    await shop.seen('#pay-success')
    expect(await bridgeRequest()).toMatchObject({ how, request: { interfaceName: 'ICBC_WAPB_B2C', clientType } })
    const osType = userAgent.includes('iPhone') ? 'IOS' : 'ANDROID'
    expect(await sent).toMatchObject({ platform: 'BANK_H5', paymentProduct: 'ICBC_PAY', osType })
  })

  it('shows an error when the bank’s app has no payment (PAY-053)', async () => {
    await openIn({ userAgent: ANDROID })
    await orderDirectly()
    await shop.seen(':text("当前应用无法完成支付")')
  })
})

describe('in a wrapper', () => {
  it('pays by the bridge of the wrapper (SHELL-006)', async () => {
    await openIn({ query: '?isApp=1', bridge: WRAPPER })
    const sent = payCall()
    await orderAndPay()
    await shop.seen('#pay-success')
    expect((await bridgeRequest()).how).toBe('wrapper')
    expect(await sent).toMatchObject({ platform: 'APP_H5' })
  })

  it('pays like any page without a bridge', async () => {
    await openIn({ query: '?isApp=1' })
    await orderAndPay()
    await shop.page.waitForURL(/sandbox\/cashier/)
  })
})

describe('in a browser', () => {
  it.each([
    ['phone', 'ALIPAY_HK_WAP', 'a link (PAY-042, PAY-050)'],
    ['phone', 'ALLIN_JFQ_PAY', 'a form of the union card (PAY-040, PAY-051)'],
    ['desktop', 'ALIPAY_CN_WEB', 'a form of Alipay (PAY-044)'],
  ] as const)('pays on a %s %s by %s, and returns', async (form, method, _way) => {
    await openIn({}, form)
    await orderAndPay(method)
    await shop.page.waitForURL(/sandbox\/cashier/)
    await shop.page.locator('#approved').click()
    await shop.seen('#pay-success')
  })

  it('shows a code to scan on a desktop, and continues when a phone has paid', async () => {
    await openIn({}, 'desktop')
    await orderAndPay('WEIXIN_HK_NATIVE')
    await shop.seen('#payment-code')
    const { id } = await latestOrder()
    await parts.gateway.sandbox(`orders/${id}/pay`, {})
    await shop.seen('#pay-success')
  })

  it('returns a new member from the cashier to the show for members (CAT-068, MEMBER-006)', async () => {
    const showId = NAMED_SHOWS.membersOnly
    const look: Look = { form: 'phone', lang: 'zh', colorScheme: 'light' }
    shop = await BrowserShop.openBooking(parts.browser, parts.gateway, look)
    await shop.gotoShow(showId)
    await shop.tap('#buy')
    await shop.tap('#dialog-confirm')
    await shop.tap('#join')
    await shop.tap('#agree')
    await shop.tap('#submit-order')
    await pay()
    await shop.page.waitForURL(/sandbox\/cashier/)
    await shop.page.locator('#approved').click()
    await shop.seen('#member-pay-success')
    await shop.tap('#done')
    await shop.page.waitForURL(new RegExp(`content/${showId}`))
    await shop.tap('#buy')
    await shop.seen('#plan-0')
  })

  it('shows the payment as made after the tab was killed at the cashier', async () => {
    await openIn({})
    await orderAndPay()
    await shop.page.waitForURL(/sandbox\/cashier/)
    const { id } = await latestOrder()
    await parts.gateway.sandbox(`orders/${id}/pay`, {})
    const reopened = await killedAndReopened('/mine?lang=zh')
    await reopened.locator('#pay-success:visible').waitFor()
  })

  it('pays with the code of a third party, and rejects a wrong one', async () => {
    await openIn({})
    await orderAndPay('DOOLEY_PAY')
    await shop.seen('#verification')
    expect(await shop.element('#verify-pay').isDisabled()).toBe(true)
    await shop.tap('#verify-send')
    await shop.seen(':text("秒后可重新获取")')
    await shop.type('#verify-code', '000000')
    await shop.tap('#verify-pay')
    await shop.seen('[role="alert"]')
    await shop.type('#verify-code', await newestCode(parts.gateway))
    await shop.tap('#verify-pay')
    await shop.seen('#pay-success')
  })
})
