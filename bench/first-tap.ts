import type { Browser, CDPSession, Page } from 'playwright-core'

const SLOWDOWN = 4
/** Point on the first slide, which is a link from the first paint, px. */
const SLIDE = { x: 187, y: 130 }
const TAKEN_AT = 'bench:tap'
/** Runs in the page before anything else: records when the page was left, within the app or with the document. */
const NOTE_DEPARTURE = `
  function keepDeparture() {
    if (location.pathname !== '/') return
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (painted) sessionStorage.setItem('${TAKEN_AT}', String(performance.now() - painted.startTime))
  }
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    keepDeparture()
    push(...entry)
  }
  addEventListener('beforeunload', keepDeparture)
`

/**
 * Delay until a tap on a link of the first screen takes effect, ms, on a processor slowed four times: from the first
 * contentful paint until another page is loading. Taps by raw input: a Playwright tap first queries the page four
 * times, each behind its work.
 */
export async function firstTap(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: NOTE_DEPARTURE })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const painted = firstPaint(devtools)
    await page.goto(origin, { waitUntil: 'commit' })
    await painted
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [SLIDE] })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForURL((url) => url.pathname !== '/', { waitUntil: 'commit' })
    return await departure(page)
  } finally {
    await context.close()
  }
}

async function firstPaint(devtools: CDPSession): Promise<void> {
  await devtools.send('Page.enable')
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await new Promise<void>((resolve) => {
    devtools.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve())
  })
}

async function departure(page: Page): Promise<number> {
  return Number(await page.evaluate((key) => sessionStorage.getItem(key), TAKEN_AT))
}
