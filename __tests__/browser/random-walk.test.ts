import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { IS_NIGHTLY, inEveryRun } from '@test/tested-platforms'
import * as fc from 'fast-check'

/** More at night. */
const STEPS = Number(process.env.WALK_STEPS ?? (IS_NIGHTLY ? 250 : 12))
/**
 * Elements that a shopper taps: links, buttons, tabs and options, except those that end the login or leave the shop.
 */
const TARGETS = ':is(a[href], button, [role=button], [role=tab], [role=radio], [role=checkbox]):visible:not([disabled])'
const LEAVES = /退出|注销|log ?out|sign ?out|delete account|sandbox|pay ¥|支付 ¥/i
/** A page shows something within this time, ms. */
const DRAWN_MS = 60_000
/** A step has changed the address within this time, ms. */
const SETTLED_MS = 100

type Move = 'back' | 'forward' | 'reload' | 'escape'
type Step = { kind: Move } | { kind: 'tap'; at: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: fc.nat({ max: 10_000 }).map((at): Step => ({ kind: 'tap', at })) },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'back' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'forward' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'reload' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'escape' }) },
)

const parts = openForTests()

async function move({ page }: BrowserShop, kind: Move): Promise<string> {
  if (kind === 'back') await page.goBack({ waitUntil: 'commit' })
  if (kind === 'forward') await page.goForward({ waitUntil: 'commit' })
  if (kind === 'reload') await page.reload({ waitUntil: 'commit' })
  if (kind === 'escape') await page.keyboard.press('Escape')
  return kind
}

async function take(shop: BrowserShop, next: Step): Promise<string> {
  const { page } = shop
  if (next.kind !== 'tap') return move(shop, next.kind)
  const targets = page.locator(TARGETS)
  const count = await targets.count()
  if (count === 0) return 'nothing to tap'
  const target = targets.nth(next.at % count)
  const name = ((await target.getAttribute('aria-label')) ?? (await target.innerText()))
    .replace(/\s+/g, ' ')
    .slice(0, 40)
  const href = (await target.getAttribute('href')) ?? ''
  if (LEAVES.test(name) || /^(https?:|mailto:|tel:)/.test(href)) return `passes ${name}`
  // A target below a sheet or a bar is not tapped, as no finger reaches it.
  await target.click({ timeout: 1000 }).catch(() => {})
  return `taps ${name}`
}

/** Something to read and a way on: not a blank page, and not the page of a lost address. */
async function expectPage(shop: BrowserShop, way: readonly string[]): Promise<void> {
  const { page } = shop
  const recent = way.slice(-6).join(' → ')
  await page
    .locator('.taro_page:not([hidden])', { hasText: /\S/ })
    .last()
    .waitFor({ timeout: DRAWN_MS })
    .catch(() => {
      throw new Error(`a blank page at ${page.url()} after ${recent}`)
    })
  expect(`${page.url()} after ${recent}`).not.toContain('page-error')
  expect([...shop.faults, recent]).toEqual([recent])
}

const LOOKS = inEveryRun<Look>(
  [{ form: 'phone', lang: 'zh', colorScheme: 'light' }],
  [{ form: 'desktop', lang: 'en', colorScheme: 'dark' }],
)

describe.each(LOOKS)('at random on a $form', (look) => {
  it(`takes ${STEPS} steps with Back, Forward and reload without a fault or a blank page`, async () => {
    const shop = await BrowserShop.withBuyer(parts.browser, parts.gateway, look)
    shop.page.on('dialog', (dialog) => void dialog.accept())
    await shop.goto('/')
    // Back never leads to the blank page of a new tab, which is reached after its step has ended.
    await (await shop.page.context().newCDPSession(shop.page)).send('Page.resetNavigationHistory')
    const seed = Number(process.env.WALK_SEED ?? 20_261_127)
    const way: string[] = []
    for (const next of fc.sample(step, { seed, numRuns: STEPS })) {
      way.push(`${await take(shop, next).catch((error: Error) => error.message.slice(0, 80))} ${shop.page.url()}`)
      await shop.page.waitForTimeout(SETTLED_MS)
      // Outside the shop, or at the sandbox, the walk starts over.
      const url = shop.page.url()
      if (!url.startsWith(parts.gateway.origin) || url.includes('/sandbox')) await shop.goto('/')
      await expectPage(shop, way)
    }
    await shop.close()
  }, 1_200_000)
})
