import type { CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../__tests__/support/browser'
import { type GatewayProcess, startGatewayProcess } from '../__tests__/support/gateway-process'
import { newestCaptcha, newestCode } from '../__tests__/support/newest-secrets'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'zh-CN' }
const STEP_MS = 60_000
const CELLPHONE = '13800138'

interface Network {
  name: string
  latency: number
  /** Bytes per second; -1 for unlimited. */
  throughput: number
  slowdown: number
}

const NETWORKS: readonly Network[] = [
  { name: 'this machine', latency: 0, throughput: -1, slowdown: 1 },
  { name: '400 ms, 50 KB/s, CPU 4x', latency: 400, throughput: 50_000, slowdown: 4 },
]

/** A first-time shopper: counts actions and waiting time. */
class FirstShopper {
  taps = 0
  fields = 0

  constructor(
    private readonly page: Page,
    private readonly gateway: GatewayProcess,
    private readonly phone: string,
  ) {
    page.setDefaultTimeout(STEP_MS)
  }

  /** Goes from the link of a show to the ticket of a paid order. */
  async buy(): Promise<void> {
    await this.page.goto(`${this.gateway.origin}/content/${NAMED_SHOWS.simpleConcert}?lang=zh`, { waitUntil: 'commit' })
    await this.tap('#buy')
    await this.tap('#plan-0')
    await this.tap('#next')
    await this.logIn()
    await this.fill('#contact', this.phone)
    if (!(await this.isChecked('#agree'))) await this.tap('#agree')
    await this.tap('#submit-order')
    await this.tap('#pay')
    await this.page.waitForURL(/sandbox\/cashier/, { waitUntil: 'commit' })
    await this.tap('#approved')
    await this.page.waitForURL(/pay-success/, { waitUntil: 'commit' })
    await this.element('#see-tickets, #see-ticket, #see-order').waitFor()
  }

  private async logIn(): Promise<void> {
    await this.fill('#phone', this.phone)
    await this.element('img[src^="data:image"]').waitFor()
    await this.fill('#captcha', await newestCaptcha(this.gateway))
    if (!(await this.isChecked('#agree'))) await this.tap('#agree')
    await this.tap('#send-code')
    await this.element('#code').waitFor()
    await this.fill('#code', await newestCode(this.gateway))
  }

  private element(selector: string) {
    return this.page.locator(`:is(${selector}):visible:not(#first-look *)`).last()
  }

  private async isChecked(selector: string): Promise<boolean> {
    return (await this.element(selector).getAttribute('aria-checked')) === 'true'
  }

  private async tap(selector: string): Promise<void> {
    await this.element(selector).click()
    this.taps += 1
  }

  private async fill(selector: string, text: string): Promise<void> {
    const field = this.element(selector)
    await field.waitFor()
    if ((await field.inputValue()) === text) return
    await field.fill(text)
    this.fields += 1
  }
}

/**
 * `npm run bench:first-ticket`: taps, fields and seconds between an opened link and the paid ticket of a shopper
 * without a login, on this machine and on a bad connection with a slow processor. Measures the shop only: reading and
 * typing come on top.
 */
async function main(): Promise<void> {
  const browser = await launchBrowser()
  const gateway = await startGatewayProcess({ h5Dir: 'dist/h5' })
  try {
    for (const [at, network] of NETWORKS.entries()) {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      await slow(await context.newCDPSession(page), network)
      const shopper = new FirstShopper(page, gateway, `${CELLPHONE}${700 + at}`)
      const start = performance.now()
      await shopper.buy()
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${network.name}: ${shopper.taps} taps, ${shopper.fields} fields, ${seconds} s`)
      await context.close()
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
}

async function slow(devtools: CDPSession, { latency, throughput, slowdown }: Network): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

void main()
