import { runInNewContext } from 'node:vm'
import { BrowserShop, openForTests } from '@test/browser-shop'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const FORMER_COOKIES = ['theme', 'shopColors', 'refreshToken', 'consistentCode']

describe('the shell in a browser', () => {
  let shop: BrowserShop

  beforeEach(async () => {
    shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
    await shop.seen('[href^="/content/"]')
  })
  afterEach(async () => {
    await parts.gateway.sandbox('shop', { merchant: 'full', config: {} })
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  it('keeps the flags of a native wrapper in its addresses (NAV-150)', async () => {
    await shop.goto('/?isApp=1')
    await shop.openShow()
    expect(new URL(shop.page.url()).searchParams.get('isApp')).toBe('1')
    await shop.goto('/list')
    await shop.tap('[href^="/content/"]')
    await shop.page.waitForURL(/content.*isApp=1/)
  })

  it('logs uncaught errors as system faults, without user input (TRACK-012)', async () => {
    const logged: string[] = []
    shop.page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await shop.page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('13812345678')
      })
      void Promise.reject(new RangeError('13812345678'))
    })
    const kinds = () => logged.flatMap((text) => /^\[system\] (\w+)/.exec(text)?.[1] ?? []).sort()
    await shop.until(async () => kinds().length >= 2)
    expect(kinds()).toEqual(['RangeError', 'TypeError'])
    expect(logged.join()).not.toContain('13812345678')
    // Intended faults.
    expect(shop.faults.splice(0)).toHaveLength(2)
  })

  it('deletes cookies of a server', async () => {
    const context = shop.page.context()
    const url = parts.gateway.origin
    await context.addCookies([...FORMER_COOKIES, 'consent'].map((name) => ({ name, value: 'x', url })))
    await shop.goto('/list')
    await shop.seen('[href^="/content/"]')
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  })

  it('opens the target of a short link, and goes home from there', async () => {
    const target = {
      path: `/content/${NAMED_SHOWS.realNamePerOrder}`,
      params: { distributorId: 'poster-7' },
      expireDays: 1,
    }
    const answer = await shop.page.request.post(
      `${parts.gateway.origin}/gateway/home/pub/v1/short_codes/generate_code`,
      {
        data: target,
        headers: { 'Idempotency-Key': 'shell-test' },
      },
    )
    const { code } = (await answer.json()).data
    await shop.goto(`/?shortCode=${code}`)
    await shop.seen('#buy')
    expect(shop.page.url()).toContain(`/content/${NAMED_SHOWS.realNamePerOrder}`)
    expect(await shop.page.evaluate(() => JSON.stringify(localStorage))).toContain('poster-7')
    await shop.tap('[aria-label="返回"]')
    await shop.page.getByText('近期热门').waitFor()
  })

  it('offers the app above everything, with the title bar below', async () => {
    const downloadBar = { enable: true, logo: '', title: 'Encore App', url: `${parts.gateway.origin}/sandbox/app` }
    await parts.gateway.sandbox('shop', { config: { downloadBar } })
    await shop.goto('/list')
    const bar = await shop.element('#open-app').boundingBox()
    expect(bar?.height).toBeGreaterThanOrEqual(44)
    await shop.page.evaluate(() => document.querySelector('.taro_page:not([hidden])')?.scrollBy(0, 600))
    const search = await shop.element('#search').boundingBox()
    expect(search?.y).toBeGreaterThanOrEqual(52)
    await shop.tap('[aria-label="关闭"]')
    await shop.page.locator('#open-app').waitFor({ state: 'detached' })
  })

  it('prefetches the likely next pages, and leaves no worker behind (NAV-124)', async () => {
    const { page } = shop
    const source = await (await fetch(`${parts.gateway.origin}/prefetch.js`)).text()
    const { files, pages } = runInNewContext(`${source};({ files: FILES, pages: PAGES })`, {
      self: { addEventListener: () => {} },
    })
    const bookingFiles: string[] = pages[routes.booking.path].map((at: number) => files[at])
    expect(bookingFiles.length).toBeGreaterThan(2)
    // The worker of the visit before may have come and gone already.
    await page.reload()
    const context = page.context()
    if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker')
    await shop.until(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0))
    const cached = await page.evaluate(async (wanted) => {
      const options = { cache: 'only-if-cached', mode: 'same-origin' } as const
      const answers = await Promise.allSettled(wanted.map((file) => fetch(file, options)))
      return wanted.filter((_file, at) => answers[at]?.status === 'fulfilled')
    }, bookingFiles)
    expect(cached).toEqual(bookingFiles)
    await page.route('**/js/**', (route) => route.abort())
    await shop.openShow()
  })

  it('shows a page load, and offers a retry when it fails', async () => {
    const { page } = shop
    // Likely next pages are prefetched: cut the network before that.
    let isCut = false
    let arrival = Promise.resolve()
    let arrive = () => {}
    await page.route('**/js/**', async (route) => {
      if (isCut) return route.abort()
      await arrival
      return route.continue()
    })
    await shop.goto('/mine')
    const settings = page.getByText('设置', { exact: true })
    await settings.waitFor()
    arrival = new Promise((resolve) => {
      arrive = resolve
    })
    await page.getByText('首页', { exact: true }).click()
    await page.locator('[role=status]:visible').waitFor()
    arrive()
    await shop.seen('[href^="/content/"]')
    await shop.until(async () => (await page.locator('[role=status]:visible').count()) === 0)
    await page.goBack()
    isCut = true
    await settings.click()
    await page.getByText('无法连接网络').waitFor()
    isCut = false
    await shop.tap('#dialog-confirm')
    await page.getByText('退出登录').or(page.getByText('语言')).first().waitFor()
    shop.faults.length = 0
  })

  it('reloads the orders when the page is pulled down from its top', async () => {
    await shop.goto('/order')
    await shop.logIn()
    await shop.page.getByText('暂无订单').waitFor()
    const requested = shop.page.waitForRequest((request) => request.url().includes('/orders'))
    await pull(shop, 250, 480)
    await requested
    await shop.page.getByText('暂无订单').waitFor()
  })
})

/** A downward swipe, px from the top. */
async function pull({ page }: BrowserShop, from: number, to: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  await touch('touchStart', from)
  for (let y = from; y <= to; y += 20) await touch('touchMove', y)
  await touch('touchEnd')
}
