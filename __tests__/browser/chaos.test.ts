import { BrowserShop, openForTests } from '@test/browser-shop'
import { inEveryRun } from '@test/tested-platforms'

const SEEDS = process.env.CHAOS_SEEDS?.split(',').map(Number) ?? inEveryRun([7], [20261121])
/** Steps of the shopper, however long each takes. */
const STORM_STEPS = 80
const CALM_STEPS = 400
const SCENARIOS = [
  'mode1',
  'mode2',
  'mode4',
  'mode5',
  'mode9',
  'mode10',
  'mode11',
  'mode77',
  'http504',
  'status461',
  'status500',
  'latency:800',
  'dropped',
  'lostAnswer',
  'emptyBody',
  'notJson',
  'truncated',
  'wrongType',
  'tokenExpire',
]

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const parts = openForTests()

/** Actions of a patient shopper by visible element; the first match counts. */
const STEPS: readonly [selector: string, act: (shop: BrowserShop) => Promise<unknown>][] = [
  ['#dialog-confirm:not([disabled])', (shop) => shop.tap('#dialog-confirm')],
  ['#dialog-confirm', () => Promise.resolve()],
  ['#approved', (shop) => shop.page.locator('#approved').click()],
  ['#pay:not([disabled])', (shop) => shop.tap('#pay')],
  ['button:has-text("重试")', (shop) => shop.tap('button:has-text("重试")')],
  ['[role=status] button:has-text("登录")', (shop) => shop.tap('[role=status] button:has-text("登录")')],
  ['#code', (shop) => logInAgain(shop)],
  ['#phone', (shop) => shop.logIn('phone')],
  ['#submit-order:not([disabled])', (shop) => fillAndSubmit(shop)],
  ['#operation-TO_BE_PAID', (shop) => shop.tap('#operation-TO_BE_PAID')],
  ['#next:not([disabled])', (shop) => shop.tap('#next')],
  ['#plan-0:not([disabled])', (shop) => shop.tap('#plan-0')],
  ['#buy:not([disabled])', (shop) => shop.tap('#buy')],
]

/** The sixth digit logs in; a code that is typed already, and failed to arrive, is sent again. */
async function logInAgain(shop: BrowserShop): Promise<void> {
  await shop.logIn('code')
  await shop.tap('#log-in:not([disabled])')
}

async function fillAndSubmit(shop: BrowserShop): Promise<void> {
  await shop.type('#contact', '13800138000')
  if ((await shop.element('#agree').getAttribute('aria-checked')) === 'false') await shop.tap('#agree')
  await shop.tap('#submit-order')
}

/** Does the next action; a shopper without one for a while starts over. */
async function step(shop: BrowserShop, idle: number, done: string[]): Promise<number> {
  for (const [selector, act] of STEPS) {
    if (!(await shop.page.locator(`${selector}:visible`).count())) continue
    // The element may be gone: the next step decides.
    const outcome = await act(shop).then(
      () => 'done',
      (error: Error) => error.message.slice(0, 200),
    )
    done.push(`${selector}: ${outcome}`)
    return 0
  }
  await shop.page.waitForTimeout(200)
  if (idle < 25) return idle + 1
  await shop.gotoShow().catch(() => {})
  return 0
}

test.each(SEEDS)(
  'completes a purchase after a storm of faults (seed %i)',
  async (seed) => {
    const random = randomOf(seed)
    const shop = await BrowserShop.open(parts.browser, parts.gateway, {
      form: 'phone',
      lang: 'zh',
      colorScheme: 'light',
    })
    shop.page.setDefaultTimeout(2000)
    const keys = new Set<string>()
    shop.page.on('request', (request) => {
      if (request.url().includes('create_order')) keys.add(request.headers()['idempotency-key'] ?? 'none')
    })
    const isPaid = async () => (await shop.page.locator('#pay-success:visible').count()) > 0
    const before = (await parts.gateway.sandbox<unknown[]>('orders')).length
    await shop.gotoShow()

    let idle = 0
    const done: string[] = []
    for (let steps = 0; steps < STORM_STEPS && !(await isPaid()); steps += 1) {
      const scenario = SCENARIOS[Math.floor(random() * SCENARIOS.length)] ?? ''
      if (random() < 0.5)
        await parts.gateway.sandbox('faults', { scenario, path: '', times: 1 + Math.floor(random() * 3) })
      idle = await step(shop, idle, done)
    }
    await parts.gateway.sandbox('faults', {})
    for (let steps = 0; steps < CALM_STEPS && !(await isPaid()); steps += 1) idle = await step(shop, idle, done)

    const last = done.slice(-8).join('\n')
    const end = (await isPaid()) ? 'paid' : `${last}\n${shop.page.url()} ${await shop.page.locator('body').innerText()}`
    expect(end).toBe('paid')
    await shop.drawn()
    expect(await shop.page.locator('[role=alertdialog]:visible').count()).toBe(0)
    expect(await shop.page.locator('[role=status]:visible').count()).toBe(0)
    const placed = (await parts.gateway.sandbox<unknown[]>('orders')).length - before
    expect(placed).toBeGreaterThanOrEqual(1)
    expect(placed).toBeLessThanOrEqual(keys.size)
    expect(keys).not.toContain('none')
    expect(shop.faults).toEqual([])
    await shop.close()
  },
  900_000,
)
