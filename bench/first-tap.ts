import type { Browser, Page } from 'playwright-core'

const SLOWDOWN = 4
/** The first slide before the app is there, or a card of the app. */
const LINK = '#first-look a[href], #app a[href^="/content/"]'
const TAKEN_AT = 'bench:tap'
/** Runs in the page, before anything else: keeps when it was left, within the app or with the document. */
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
 * How long after the first picture a tap on a link of the first screen takes effect, ms, on a processor slowed four
 * times: from the first contentful paint until another page is on its way. The link is tapped as soon as it is seen.
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
    await page.goto(origin, { waitUntil: 'commit' })
    await page.locator(LINK).first().tap({ timeout: 60_000 })
    await page.waitForURL((url) => url.pathname !== '/', { waitUntil: 'commit' })
    return await departure(page)
  } finally {
    await context.close()
  }
}

async function departure(page: Page): Promise<number> {
  return Number(await page.evaluate((key) => sessionStorage.getItem(key), TAKEN_AT))
}
