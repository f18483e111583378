import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../__tests__/support/browser'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { type RunningGateway, startGateway } from '../gateway/src/start-gateway'
import { buildPages, PRODUCT, plainPage } from './built-pages'

/**
 * Measures the main thread for home, list and show until nothing is left to do, each in turns with a plain Vite + React
 * page of the same content: processor time of the thread, and the longest task on a processor slowed four times. The
 * requests are those of the page itself; prefetched pages come later. `BUILT=1` uses the existing builds.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const SLOWDOWN = 4
/** After the load, ms: likely next pages are fetched by then, and the banners of home have not moved yet. */
const REST_MS = 3500
/** Of the page itself: what is requested this long after its load is fetched ahead, ms. */
const OWN_MS = 150

const showId = NAMED_SHOWS.simpleConcert
const PAGES = [
  { name: 'home', address: '/', plain: 'home', plainAddress: '/plain' },
  { name: 'list', address: '/list', plain: 'list', plainAddress: '/plain' },
  { name: 'show', address: `/content/${showId}`, plain: 'show-page', plainAddress: `/plain?showId=${showId}` },
] as const

/** Runs in the page before anything else: how long tasks are, ms. */
const WATCH = `
  window.longTasks = []
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => longTasks.push(duration))).observe({ type: 'longtask', buffered: true })
`

interface Load {
  /** Processor time of the main thread, ms. */
  threadMs: number
  /** 0: none over 50 ms. */
  longestMs: number
  requests: number
  elements: number
}

async function main(): Promise<void> {
  await buildPages(PAGES.map(({ plain }) => plain))
  const product = await shopWith(PRODUCT)
  const browser = await launchBrowser()
  console.log('| page | thread ms | plain | ÷ | longest task ms, 4 × slower | plain | requests | elements |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const { name, address, plain: plainName, plainAddress } of PAGES) {
    const beside = await shopWith(plainPage(plainName))
    const own = () => `http://127.0.0.1:${product.port}${address}`
    const plain = () => `http://127.0.0.1:${beside.port}${plainAddress}`
    const [quick, plainQuick] = await inTurns(browser, own(), plain(), 1)
    const [slow, plainSlow] = await inTurns(browser, own(), plain(), SLOWDOWN)
    await beside.close()
    const [thread, plainThread] = [median(quick, 'threadMs'), median(plainQuick, 'threadMs')]
    const longest = [median(slow, 'longestMs'), median(plainSlow, 'longestMs')]
    const share = (thread / plainThread).toFixed(2)
    const row = [name, thread, plainThread, share, ...longest, median(quick, 'requests'), median(quick, 'elements')]
    console.log(`| ${row.join(' | ')} |`)
  }
  await browser.close()
  await product.close()
}

/** Both pages see the same machine. */
async function inTurns(browser: Browser, own: string, plain: string, slowdown: number): Promise<[Load[], Load[]]> {
  const loads: [Load[], Load[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    loads[0].push(await load(browser, own, slowdown))
    loads[1].push(await load(browser, plain, slowdown))
  }
  return loads
}

/** One cold visit on a phone. */
async function load(browser: Browser, url: string, slowdown: number): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: WATCH })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    let requests = 0
    page.on('request', () => {
      requests += 1
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(OWN_MS)
    const own = requests
    await page.waitForTimeout(REST_MS)
    const { metrics } = await devtools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    return { threadMs: seconds * 1000, requests: own, ...(await drawn(page)) }
  } finally {
    await context.close()
  }
}

function drawn(page: Page): Promise<Pick<Load, 'longestMs' | 'elements'>> {
  return page.evaluate(() => ({
    longestMs: Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
    elements: document.querySelectorAll('*').length,
  }))
}

function shopWith(h5Dir: string): Promise<RunningGateway> {
  return startGateway({ port: 8821, sandbox: true, h5Dir })
}

function median(loads: readonly Load[], figure: keyof Load): number {
  const sorted = loads.map((one) => Math.round(one[figure])).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

void main()
