import type { Browser, Page } from 'playwright-core'

const SLOWDOWN = 4
const LINK = '#app a[href^="/content/"]'

/**
 * How long after the first picture a tap on a link of the first screen takes effect, ms, on a processor slowed four
 * times: from the first contentful paint to the page that the link opens, tapped as soon as the link is there.
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
    await page.addInitScript(noteOpening)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(origin, { waitUntil: 'commit' })
    await page.locator(LINK).first().tap({ timeout: 60_000 })
    await page.waitForURL(/\/content\//)
    return await timeToOpen(page)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before the app: notes when the first address of another page is written. */
function noteOpening(): void {
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    const [, , address] = entry
    if (String(address).includes('/content/')) performance.mark('opened')
    push(...entry)
  }
}

function timeToOpen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [opened, painted] = ['opened', 'first-contentful-paint'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    )
    return (opened ?? Number.NaN) - (painted ?? Number.NaN)
  })
}
