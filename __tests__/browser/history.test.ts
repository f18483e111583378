import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { MODALS, PAGE, screenOfAddress, Walk } from '@test/browser-walk'

const parts = openForTests()
const LOOK = { lang: 'zh', colorScheme: 'light' } as const
/** Steps and seed of a walk; `WALK_STEPS=500 WALK_SEED=1` for a long one. */
const STEPS = Number(process.env.WALK_STEPS ?? 25)
const SEED = Number(process.env.WALK_SEED ?? 13)

let shop: BrowserShop

async function open(form: Look['form']): Promise<void> {
  shop = await BrowserShop.open(parts.browser, parts.gateway, { form, ...LOOK })
  await shop.seen('[href^="/content/"]')
}

afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

const scrollTop = () => shop.page.evaluate((page) => document.querySelector(page)?.scrollTop, PAGE)
const path = () => new URL(shop.page.url()).pathname

const expectScreenOfAddress = () => screenOfAddress(shop)

/** A page that was left stays in the document: a tap at once would wait for a link that is out of sight. */
async function arrivesAt(pathname: string): Promise<void> {
  await shop.page.waitForURL((url) => url.pathname === pathname)
  await expectScreenOfAddress()
}

describe('a step back in the browser', () => {
  it('returns to the same card of the home page', async () => {
    await open('phone')
    // Lower blocks are drawn as they come near.
    await shop.until(async () => {
      await shop.page.evaluate((page) => document.querySelector(page)?.scrollTo(0, 900), PAGE)
      const last = await shop.page.locator(`${PAGE} [href^="/content/"]:visible`).last().boundingBox()
      return (last?.y ?? 0) > 0
    })
    const href = await shop.page.locator(`${PAGE} [href^="/content/"]:visible`).last().getAttribute('href')
    const card = shop.page.locator(`${PAGE} [href="${href}"]:visible`).last()
    await card.scrollIntoViewIfNeeded()
    await shop.drawn()
    await card.evaluate((link: HTMLElement) => link.click())
    await shop.page.waitForURL(({ pathname }) => pathname === href)
    await shop.page.goBack()
    await expectScreenOfAddress()
    const { y = -1 } = (await card.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(812)
    expect(await scrollTop()).toBeGreaterThan(300)
  })

  it('moves from tab to tab', async () => {
    await open('phone')
    for (const tab of ['/list', '/mine']) {
      await shop.element(`[role=navigation] [href="${tab}"]`).click()
      await shop.page.waitForURL((url) => url.pathname === tab)
    }
    for (const expected of ['/list', '/']) {
      await shop.page.goBack()
      await expectScreenOfAddress()
      expect(path()).toBe(expected)
    }
  })

  it('restores the selection of the list, as do a reload and a copied address', async () => {
    await open('phone')
    await shop.element('[role=navigation] [href="/list"]').click()
    await shop.tap('#category-WuDaoBaLei')
    await shop.tap('#filter-sort')
    await shop.tap('#sort-PRICE_ASC')
    const isChosen = ({ searchParams: chosen }: URL) =>
      chosen.get('category') === 'WuDaoBaLei' && chosen.get('sort') === 'PRICE_ASC' && chosen.has('cityId')
    await shop.page.waitForURL(isChosen)
    await shop.seen('[id^=show-]')
    const cards = () => shop.page.locator(`${PAGE} [id^=show-]`).evaluateAll((shown) => shown.map(({ id }) => id))
    const chosen = await cards()
    await shop.tap(`#${chosen[0]}`)
    await shop.page.waitForURL(({ pathname }) => pathname.startsWith('/content/'))
    await shop.page.reload()
    await shop.seen('#buy')
    for (const way of ['goBack', 'reload'] as const) {
      await shop.page[way]()
      await shop.seen('#category-WuDaoBaLei[aria-selected=true]')
      await shop.seen('[id^=show-]')
      expect([isChosen(new URL(shop.page.url())), await cards()]).toEqual([true, chosen])
    }
    await shop.element('[role=navigation] [href="/mine"]').click()
    await arrivesAt('/mine')
    await shop.element('[role=navigation] [href="/list"]').click()
    await shop.page.waitForURL(isChosen)
    await expectScreenOfAddress()
    // The category has its own history entry.
    for (const below of ['/mine', '/list', '/list', '/']) {
      await shop.page.goBack()
      await arrivesAt(below)
    }
  })

  it.each(['phone', 'desktop'] as const)(
    'restores the position in a long list on a %s, also after a reload',
    async (form) => {
      await open(form)
      await shop.goto('/list')
      await shop.seen('[id^=show-]')
      // Up and down: reaching the end of a list triggers loading.
      let top = 0
      await shop.until(async () => {
        top = top === 0 ? 1e6 : 0
        await shop.page.evaluate(([page, y]) => document.querySelector(page)?.scrollTo({ top: y }), [
          PAGE,
          top,
        ] as const)
        return (await shop.page.locator('#shows-4').count()) > 0
      })
      await shop.page.evaluate(() => document.querySelector('#shows-3')?.scrollIntoView())
      const inMiddle = () =>
        shop.page.evaluate(() => {
          const card = document.elementFromPoint(innerWidth / 2 - 40, innerHeight / 2)?.closest('[id^=show-]')
          return card ? { id: card.id, y: card.getBoundingClientRect().top } : null
        })
      let left = await inMiddle()
      /** The card in the middle of the screen is the same as before. */
      const isThere = async () => {
        const now = await inMiddle()
        return now !== null && now.id === left?.id && Math.abs(now.y - left.y) < 12
      }
      await shop.until(async () => {
        const isStill = await isThere()
        left = await inMiddle()
        return isStill
      })
      // Stored with the history entry once scrolling stops.
      await shop.until(() =>
        shop.page.evaluate((page) => history.state.encore.place?.top === document.querySelector(page)?.scrollTop, PAGE),
      )
      await shop.page.reload()
      await shop.until(isThere)
      await shop.element('[role=navigation] [href="/"]').click()
      await arrivesAt('/')
      await shop.page.reload()
      await shop.seen('[href^="/content/"]')
      await shop.page.goBack()
      await shop.until(isThere)
    },
  )

  it('closes an open sheet first, and then leaves the page', async () => {
    await open('phone')
    await shop.openShow()
    const show = path()
    await shop.tap('#share')
    await shop.seen('[role=dialog]')
    await shop.page.goBack()
    await shop.page.locator(MODALS).waitFor({ state: 'detached' })
    expect(path()).toBe(show)
    await shop.tap('#share')
    await shop.seen('[role=dialog]')
    await shop.page.keyboard.press('Escape')
    await shop.page.locator(MODALS).waitFor({ state: 'detached' })
    await shop.page.goBack()
    await expectScreenOfAddress()
    expect(path()).toBe('/')
  })
})

it.each(['phone', 'desktop'] as const)(
  'shows the page of its address after every move on a %s, and Back undoes one step',
  async (form) => {
    await open(form)
    const walk = new Walk(shop, SEED)
    for (let count = 0; count < STEPS; count += 1) await walk.step()
    // A short walk may never go forward.
    if (STEPS >= 100) expect(walk.kindsNotTaken).toEqual([])
  },
  600_000 + STEPS * 5000,
)
