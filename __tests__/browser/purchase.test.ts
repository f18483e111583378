import type { Browser, Page } from 'playwright-core'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { launchBrowser } from '../support/browser'
import { type GatewayProcess, startGatewayProcess } from '../support/gateway-process'

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }
const PHONE_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const STEP_MS = 15_000

let gateway: GatewayProcess
let browser: Browser
let buyers = 0

beforeAll(async () => {
  gateway = await startGatewayProcess({ h5Dir: 'dist/h5' })
  browser = await launchBrowser()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await gateway?.stop()
})

async function openPage(form: 'phone' | 'desktop', lang: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const device = form === 'phone' ? { ...PHONE, userAgent: PHONE_AGENT } : DESKTOP
  const context = await browser.newContext({ ...device, colorScheme })
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS)
  await page.goto(`${gateway.origin}/?lang=${lang}`)
  return page
}

/** The last page on the stack: Taro keeps those below it in the document. */
async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(`${selector}:visible`).last().click()
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(`${selector}:visible`).last().fill(text)
}

async function logIn(page: Page): Promise<void> {
  buyers += 1
  const phone = `1380013${String(2000 + buyers * 2)}`
  await type(page, '#phone', phone)
  await page.locator('img[src^="data:image"]:visible').last().waitFor()
  const [captcha] = await gateway.sandbox<{ answer: string }[]>('captchas')
  await type(page, '#captcha', captcha?.answer ?? '')
  await tap(page, '#agree')
  await tap(page, '#send-code')
  await page.locator('#code:visible').last().waitFor()
  const [message] = await gateway.sandbox<{ content: string }[]>('outbox')
  await type(page, '#code', /\d{6}/.exec(message?.content ?? '')?.[0] ?? '')
}

describe.each([
  ['phone', 'zh', 'light'],
  ['phone', 'en', 'dark'],
  ['desktop', 'en', 'light'],
  ['desktop', 'zh', 'dark'],
] as const)('a purchase on a %s in %s, %s', (form, lang, colorScheme) => {
  it('goes from the home page to the ticket', async () => {
    const page = await openPage(form, lang, colorScheme)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))

    await page.locator(`[href="/content/${NAMED_SHOWS.simpleConcert}"]`).first().click()
    await tap(page, '#buy')
    await tap(page, '#plan-0')
    await tap(page, '#next')
    await logIn(page)
    await page.locator('#submit-order:visible').last().waitFor()
    await type(page, '#contact', '13800138000')
    await tap(page, '#agree')
    await tap(page, '#submit-order')
    await tap(page, '#pay')
    await page.waitForURL(/sandbox\/cashier/)
    await page.locator('#approved').click()
    await page.locator('#pay-success:visible').last().waitFor()
    await tap(page, '#see-tickets')
    await tap(page, '#voucher-0')
    await page.locator('#ticket-qr:visible').last().waitFor()

    await page.goto(`${gateway.origin}/order?lang=${lang}`)
    await tap(page, '#order-0')
    await page.locator('#operation-E_TICKET:visible').last().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  }, 90_000)
})
