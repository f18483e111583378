import type { BrowserShop } from './browser-shop'

/** The page on screen. */
export const PAGE = '.taro_page:not([hidden])'
export const MODALS = '[role=dialog]:visible, [role=alertdialog]:visible'
/** Openers of sheets for any user. */
const OPENERS = '#share, [id^="filter-"]'

const STEPS = ['back', 'forward', 'reload', 'tab', 'link', 'sheet', 'step out of a sheet', 'close'] as const
type Step = (typeof STEPS)[number]

/** Number of last steps reported on failure. */
const STEPS_TOLD = 8

const pathIn = ({ page }: BrowserShop) => new URL(page.url()).pathname

/** Waits until the page on screen matches the window's address, without others. */
export async function screenOfAddress(shop: BrowserShop): Promise<void> {
  await shop.until(() =>
    shop.page.evaluate((page) => {
      const shown = [...document.querySelectorAll(page)]
      return shown.length === 1 && shown[0]?.id.split('?')[0] === location.pathname
    }, PAGE),
  )
  expect(shop.page.url().startsWith(shop.gateway.origin)).toBe(true)
}

/**
 * Follows links and tabs, opens and closes sheets, goes back and forward and reloads; knows the expected address of
 * each step back. The same seed makes the same choices.
 */
export class Walk {
  private readonly taken = new Map<Step, number>(STEPS.map((step) => [step, 0]))
  /** Every step with the path it was taken from. */
  private readonly trail: string[] = []
  private addresses: string[]
  private at = 0
  /** Number of open sheets and dialogs. */
  private modals = 0

  constructor(
    private readonly shop: BrowserShop,
    private seed: number,
  ) {
    this.addresses = [pathIn(shop)]
  }

  get kindsNotTaken(): Step[] {
    return STEPS.filter((step) => !this.taken.get(step))
  }

  async step(): Promise<void> {
    const step = this.choiceOf(await this.possible())
    this.taken.set(step, this.timesTaken(step) + 1)
    this.trail.push(`${step} ${pathIn(this.shop)}`)
    try {
      await this.take(step)
    } catch (error) {
      throw new Error(await this.whatHappened(), { cause: error })
    }
  }

  private async take(step: Step): Promise<void> {
    if (step === 'back') await this.move(-1)
    else if (step === 'forward') await this.move(1)
    else if (step === 'reload') await this.reload()
    else if (step === 'tab') await this.follow(this.tabs())
    else if (step === 'link') await this.follow(this.links())
    else if (step === 'sheet') await this.openSheet()
    else await this.closeModal(step)
    await screenOfAddress(this.shop)
    await this.shop.until(() => this.isAsChosen())
    expect([step, pathIn(this.shop)]).toEqual([step, this.addresses[this.at]])
  }

  /** Path so far, its expected target, and open sheets. */
  private async whatHappened(): Promise<string> {
    const { page } = this.shop
    const open = await page.locator(MODALS).allInnerTexts()
    const steps = this.trail.slice(-STEPS_TOLD).join('\n')
    const entry = JSON.stringify(await page.evaluate(() => history.state))
    return `step ${this.trail.length}, to ${this.addresses[this.at]}, is at ${page.url()} (${entry})\n${steps}\nopen: ${open.join(' | ')}`
  }

  private async possible(): Promise<Step[]> {
    this.modals = await this.shop.page.locator(MODALS).count()
    if (this.modals > 0) return ['step out of a sheet', 'close', 'reload']
    const open: Record<string, boolean> = {
      back: this.at > 0,
      forward: this.at < this.addresses.length - 1,
      tab: (await this.tabs().count()) > 0,
      link: (await this.links().count()) > 0,
      sheet: (await this.openers().count()) > 0,
      reload: true,
    }
    return STEPS.filter((step) => open[step])
  }

  /**
   * Every second time the least used step, so that a long walk misses none. If that is a tab and the page has none,
   * goes back: links alone never open a tab.
   */
  private choiceOf(possible: readonly Step[]): Step {
    const byTimes = [...possible].sort((one, other) => this.timesTaken(one) - this.timesTaken(other))
    if (this.random() >= 0.5) return byTimes[Math.floor(this.random() * byTimes.length)] ?? 'reload'
    const isTabDue = this.timesTaken('tab') === Math.min(...this.taken.values())
    if (isTabDue && !possible.includes('tab') && possible.includes('back')) return 'back'
    return byTimes[0] ?? 'reload'
  }

  private timesTaken(step: Step): number {
    return this.taken.get(step) ?? 0
  }

  private random(): number {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return this.seed / 2_147_483_648
  }

  private openers() {
    return this.shop.page.locator(`${PAGE} :is(${OPENERS}):visible`)
  }

  private tabs() {
    return this.shop.page.locator(`${PAGE} [role=navigation] ${this.link}:visible`)
  }

  private links() {
    return this.shop.page.locator(`${PAGE} ${this.link}:visible`)
  }

  /** An internal link to another page. */
  private get link(): string {
    const here = pathIn(this.shop)
    return `a[href^="/"]:not([href^="${here}?"]):not([href="${here}"])`
  }

  /** Taps one of these, whatever covers it. */
  private async tapOneOf(found: ReturnType<Walk['links']>): Promise<void> {
    const count = await found.count()
    await found.nth(Math.floor(this.random() * count)).evaluate((one: HTMLElement) => one.click())
  }

  private async openSheet(): Promise<void> {
    await this.tapOneOf(this.openers())
    await this.shop.page.locator(MODALS).first().waitFor()
    this.forgetForward()
  }

  /** A step forward opens the entry of the sheet, and no page. */
  private forgetForward(): void {
    this.addresses = this.addresses.slice(0, this.at + 1)
  }

  private async closeModal(how: 'close' | 'step out of a sheet'): Promise<void> {
    const { page } = this.shop
    if (how === 'close') await page.keyboard.press('Escape')
    else await page.goBack()
    const open = MODALS.replaceAll(':visible', '')
    await this.shop.until(() =>
      page.evaluate(([selector, before]) => document.querySelectorAll(selector).length < before, [
        open,
        this.modals,
      ] as const),
    )
    this.forgetForward()
  }

  private async reload(): Promise<void> {
    await this.shop.page.reload()
    if (this.modals > 0) this.forgetForward()
  }

  private async move(delta: -1 | 1): Promise<void> {
    this.at += delta
    const { page } = this.shop
    await (delta < 0 ? page.goBack() : page.goForward())
    await page.waitForURL(({ pathname }) => pathname === this.addresses[this.at])
  }

  private async follow(links: ReturnType<Walk['links']>): Promise<void> {
    const here = pathIn(this.shop)
    await this.tapOneOf(links)
    await this.shop.page.waitForURL(({ pathname }) => pathname !== here)
    this.forgetForward()
    this.addresses.push(pathIn(this.shop))
    this.at += 1
  }

  /** True if the shown selection of a list matches its address. */
  private isAsChosen(): Promise<boolean> {
    return this.shop.page.evaluate((page) => {
      const wanted = new URLSearchParams(location.search).get('category')
      const chosen = document.querySelector(`${page} [id^="category-"][aria-selected=true]`)
      return wanted === null || chosen === null || chosen.id === `category-${wanted}`
    }, PAGE)
  }
}
