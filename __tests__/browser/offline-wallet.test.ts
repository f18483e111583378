import { BrowserShop, openForTests } from '@test/browser-shop'
import { IS_NIGHTLY } from '@test/tested-platforms'
import type { ListVouchersOutput } from '@/contracts/voucher/list-vouchers'

const parts = openForTests()
const MINUTE = 60_000
/** A phone is four times slower than this machine: the quickest of three starts is measured at night, when it is idle. */
const SLOWDOWN = IS_NIGHTLY ? 4 : 1
const COLD_STARTS = IS_NIGHTLY ? 3 : 1
/** Maximum time to open, measured at night, ms. */
const MAX_OPENING_MS = 1500

/** Duration of an action, ms. */
async function durationOf(run: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** Opens the shop for a holder whose session begins in an hour, after one view of the wallet. */
async function withTicket(): Promise<BrowserShop> {
  const shop = await BrowserShop.openConfirmation(parts.browser, parts.gateway, {
    form: 'phone',
    lang: 'zh',
    colorScheme: 'light',
  })
  await shop.order()
  await shop.goToCashier()
  await shop.page.locator('#approved').click()
  await shop.seen('#pay-success')
  const wallet = shop.page.waitForResponse((reply) => reply.url().includes('voucher/page_list'))
  await shop.goto('/ticket')
  const { data }: { data: ListVouchersOutput } = await (await wallet).json()
  await shop.seen('#voucher-0')
  await shop.page.waitForLoadState('networkidle')
  const soon = (data.list[0]?.showTime ?? 0) - 60 * MINUTE
  await parts.gateway.sandbox('clock', { offset: Math.round(soon - Date.now()) })
  await shop.page.context().clock.setSystemTime(soon)
  await shop.goto('/ticket')
  await shop.seen('#voucher-0')
  await shop.page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const isKept = () => localStorage.getItem('encore:ticket-cache:ticket_code') !== null
  await shop.until(() => shop.page.evaluate(isKept))
  return shop
}

/** Opens the wallet in a new tab, and the code of a ticket; the longer of both waits, ms. */
async function coldStart(shop: BrowserShop): Promise<number> {
  const context = shop.page.context()
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const wallet = await durationOf(async () => {
    await page.goto(`${shop.gateway.origin}/ticket`, { waitUntil: 'commit' })
    await page.locator('#voucher-0').waitFor()
    await page.locator('#cached-notice').waitFor()
  })
  const code = await durationOf(async () => {
    await page.locator('#voucher-0').click()
    await page.locator('#ticket-qr').waitFor()
  })
  await page.close()
  return Math.max(wallet, code)
}

describe('the web app without a network (TICKET-029)', () => {
  it('opens the wallet, a ticket and its code from a cold start, and returns to the network once it is back', async () => {
    const shop = await withTicket()
    const context = shop.page.context()
    await context.setOffline(true)
    const starts = []
    for (let start = 0; start < COLD_STARTS; start += 1) starts.push(await coldStart(shop))
    if (IS_NIGHTLY) expect(Math.min(...starts)).toBeLessThan(MAX_OPENING_MS)
    const page = await context.newPage()
    await context.setOffline(false)
    const answer = await page.goto(`${parts.gateway.origin}/ticket`)
    expect(answer?.status()).toBe(200)
    await page.locator('#voucher-0').waitFor()
    await page.locator('#cached-notice').waitFor({ state: 'detached' })
    expect(shop.faults).toEqual([])
    await shop.close()
    await parts.gateway.sandbox('clock', { offset: 0 })
  })

  it("has the merchant's name and icons for the home screen", async () => {
    const manifest = await (await fetch(`${parts.gateway.origin}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: '安可演出', display: 'standalone', start_url: expect.any(String) })
    for (const { src } of manifest.icons) {
      const icon = await fetch(`${parts.gateway.origin}${src}`)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
  })
})
