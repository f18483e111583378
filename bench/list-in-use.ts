import type { Browser, Page } from 'playwright-core'
import { growList, scrollToEnd } from '../__tests__/support/thousand-shows'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'

const SLOWDOWN = 4

/**
 * Runs in the page before anything else: measures long tasks, ms, and when a tapped card has become the head of a page.
 */
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

/** Cost of scrolling through a thousand shows: the longest task, ms, and the maximum number of elements. */
export interface Scroll {
  longest: number
  nodes: number
}

const inUse = (page: Page) => page.evaluate(() => (window as unknown as { inUse: InUse }).inUse)

/** Scrolls through a thousand shows with photographs as posters, as in a real shop. */
export async function scrolled(browser: Browser, origin: string): Promise<Scroll> {
  const photograph = await photographOfPoster(browser, origin)
  const withPhotographs = (page: Page) =>
    page.route('**/static/demo/posters/**', (route) => route.fulfill({ body: photograph, contentType: 'image/jpeg' }))
  return onList(browser, origin, withPhotographs, async (page) => {
    await page.evaluate(() => Object.assign((window as unknown as { inUse: InUse }).inUse, { longest: 0 }))
    let nodes = 0
    await scrollToEnd(page, async () => {
      nodes = Math.max(nodes, await page.evaluate(() => document.querySelectorAll('*').length))
    })
    return { longest: (await inUse(page)).longest, nodes }
  })
}

/** Time from a tap on a card to the head of the show, ms, without an answer of the shop. */
export function headAfterTap(browser: Browser, origin: string): Promise<number> {
  const asTheyAre = async () => {}
  return onList(browser, origin, asTheyAre, async (page) => {
    await page.route('**/gateway/show/pub/v5/show/**', () => {})
    await page.locator('[id^=show-]').first().tap()
    await page.waitForFunction(() => (window as unknown as { inUse: InUse }).inUse.head > 0, null, { polling: 100 })
    const { head, tapped } = await inUse(page)
    return head - tapped
  })
}

/**
 * A demo poster as a bitmap. The demo draws its posters as SVG documents with text, which cost the page more than the
 * list.
 */
async function photographOfPoster(browser: Browser, origin: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 300, height: 400 } })
  try {
    await page.goto(`${origin}/static/demo/posters/${NAMED_SHOWS.simpleConcert}.svg`)
    return await page.screenshot({ type: 'jpeg', quality: 80 })
  } finally {
    await page.close()
  }
}

/** Runs on the idle list of all shows, with a processor slowed four times. */
async function onList<Result>(
  browser: Browser,
  origin: string,
  prepare: (page: Page) => Promise<unknown>,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
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
    await prepare(page)
    await page.goto(`${origin}/list`, { waitUntil: 'networkidle', timeout: 60_000 })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await use(page)
  } finally {
    await context.close()
  }
}
