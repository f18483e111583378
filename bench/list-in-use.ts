import type { Browser, Page } from 'playwright-core'
import { growList, scrollToEnd } from '../__tests__/support/thousand-shows'

const SLOWDOWN = 4

/** Runs in the page before anything else: how long tasks are, ms, and when a tapped card has become the head of a page. */
const WATCH = `
  window.inUse = { longest: 0, tapped: 0, head: 0 }
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (inUse.longest = Math.max(inUse.longest, duration)))).observe({ type: 'longtask' })
  addEventListener('click', ({ timeStamp }) => {
    inUse.tapped = timeStamp
    const look = () => (document.querySelector('#poster img') && document.querySelector('#price')) ? requestAnimationFrame(() => (inUse.head = performance.now())) : requestAnimationFrame(look)
    requestAnimationFrame(look)
  }, true)
`

interface InUse {
  longest: number
  tapped: number
  head: number
}

const inUse = (page: Page) => page.evaluate(() => (window as unknown as { inUse: InUse }).inUse)

/** The longest task (ms) and the most elements while a thousand shows are scrolled through. */
export function scrolled(browser: Browser, origin: string): Promise<{ longest: number; nodes: number }> {
  return onList(browser, origin, async (page) => {
    await page.evaluate(() => Object.assign((window as unknown as { inUse: InUse }).inUse, { longest: 0 }))
    let nodes = 0
    await scrollToEnd(page, async () => {
      nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length))
    })
    return { longest: (await inUse(page)).longest, nodes }
  })
}

/** How long after a tap on a card the head of the show is there, ms, while the shop does not answer. */
export function headAfterTap(browser: Browser, origin: string): Promise<number> {
  return onList(browser, origin, async (page) => {
    await page.route('**/gateway/show/pub/v5/show/**', () => {})
    await page.locator('[id^=show-]').first().tap()
    await page.waitForFunction(() => (window as unknown as { inUse: InUse }).inUse.head > 0, null, { polling: 100 })
    const { head, tapped } = await inUse(page)
    return head - tapped
  })
}

/** On the list of all shows, once nothing is under way, with a processor slowed four times. */
async function onList<Result>(browser: Browser, origin: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    bypassCSP: true,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: WATCH })
    await growList(page)
    await page.goto(`${origin}/list`, { waitUntil: 'networkidle', timeout: 60_000 })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await use(page)
  } finally {
    await context.close()
  }
}
