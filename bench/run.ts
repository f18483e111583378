import { browserPath, launchBrowser } from '../__tests__/support/browser'
import { type RunningGateway, startGateway } from '../gateway/src/start-gateway'
import { buildPages, PRODUCT, plainPage } from './built-pages'
import { firstTap } from './first-tap'

/**
 * Loads the home page on the web with Lighthouse (mobile, devtools throttling), beside a plain Vite + React page of the
 * same cards from the same gateway. The two alternate, so that both see the same machine.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
const KB = 1024

interface Load {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  scriptBytes: number
  sheetBytes: number
  requests: number
  lcpElement: string
}

async function main(): Promise<void> {
  await buildPages(['home'])
  const shops: [[string, RunningGateway], [string, RunningGateway]] = [
    ['encore', await shopWith(PRODUCT)],
    ['plain', await shopWith(plainPage('home'))],
  ]
  const loads: Record<string, Load[]> = { encore: [], plain: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { port }] of shops) {
      // A page of the shop without a first look; Lighthouse measures no page that is not found.
      const load = await measure(`http://127.0.0.1:${port}/${name === 'plain' ? 'support' : ''}`)
      loads[name]?.push(load)
      console.log(
        `${name} ${round + 1}: LCP ${Math.round(load.lcp)} ms (${load.lcpElement}), TBT ${Math.round(load.tbt)} ms`,
      )
    }
  }
  const [[, { port }]] = shops
  const tap = await tapOf(`http://127.0.0.1:${port}`)
  for (const [, shop] of shops) await shop.close()
  report(loads)
  console.log(`A tap takes effect ${Math.round(tap)} ms after the first picture (median of ${ROUNDS})`)
}

async function tapOf(origin: string): Promise<number> {
  const browser = await launchBrowser()
  const taps: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) taps.push(await firstTap(browser, origin))
  await browser.close()
  return median(taps)
}

function shopWith(h5Dir: string): Promise<RunningGateway> {
  return startGateway({ port: 8801, sandbox: true, h5Dir })
}

async function measure(url: string): Promise<Load> {
  const { default: lighthouse } = await import('lighthouse')
  const { launch } = await import('chrome-launcher')
  const chrome = await launch({ chromeFlags: FLAGS, chromePath: browserPath() })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse has no result for ${url}`)
    return loadOf(result.lhr.audits)
  } finally {
    chrome.kill()
  }
}

interface Audit {
  numericValue?: number
  details?: { items?: Record<string, unknown>[] }
}

interface Request {
  resourceType?: string
  transferSize?: number
}

function loadOf(audits: Record<string, Audit>): Load {
  const requests = (audits['network-requests']?.details?.items ?? []) as Request[]
  const bytesOf = (type: string) =>
    requests.reduce((sum, request) => sum + (request.resourceType === type ? (request.transferSize ?? 0) : 0), 0)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bytesOf('Script'),
    sheetBytes: bytesOf('Stylesheet'),
    requests: requests.length,
    lcpElement: snippetIn(audits['largest-contentful-paint-element']),
  }
}

function snippetIn(audit: Audit | undefined): string {
  return /"snippet":"(.{0,80})/.exec(JSON.stringify(audit?.details ?? {}))?.[1] ?? 'unknown'
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function report(loads: Record<string, Load[]>): void {
  const medianOf = (name: string, pick: (load: Load) => number) => median((loads[name] ?? []).map(pick))
  console.log(
    '\n| page | FCP ms | LCP ms | TBT ms | CLS | JS KB | CSS KB | requests |\n|---|---|---|---|---|---|---|---|',
  )
  for (const name of Object.keys(loads)) {
    const of = (pick: (load: Load) => number) => medianOf(name, pick)
    const times = [of(({ fcp }) => fcp), of(({ lcp }) => lcp), of(({ tbt }) => tbt)].map(Math.round)
    const sizes = [of(({ scriptBytes }) => scriptBytes), of(({ sheetBytes }) => sheetBytes)]
    const kilobytes = sizes.map((bytes) => (bytes / KB).toFixed(1))
    const row = [name, ...times, of(({ cls }) => cls).toFixed(3), ...kilobytes, of(({ requests }) => requests)]
    console.log(`| ${row.join(' | ')} |`)
  }
  const ratio = medianOf('encore', ({ lcp }) => lcp) / medianOf('plain', ({ lcp }) => lcp)
  const blocked = medianOf('encore', ({ tbt }) => tbt) / medianOf('plain', ({ tbt }) => tbt)
  console.log(`\nLCP ÷ plain page: ${ratio.toFixed(2)}, TBT ÷ plain page: ${blocked.toFixed(2)} (medians of ${ROUNDS})`)
}

void main()
