import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { inEveryRun } from '@test/tested-platforms'
import { whenIdle } from '@test/when-idle'
import type { Page } from 'playwright-core'

const parts = openForTests()
const LOOKS = inEveryRun<Look>(
  [{ form: 'phone', lang: 'zh', colorScheme: 'light' }],
  [{ form: 'desktop', lang: 'en', colorScheme: 'dark' }],
)
const MAX_NODES = 900
const MAX_SHIFT = 0.02
/** Maximum wait for a screen, ms. */
const REST_MS = 5000

/** Scrolls down the page by screens, and calls back for each. */
async function walk(page: Page, onScreen: () => Promise<void>): Promise<void> {
  for (let screens = 0; screens < 30; screens += 1) {
    await onScreen()
    const isEnd = await page.evaluate(() => {
      const scroller = document.querySelector('.taro_page:not([hidden])') as HTMLElement
      scroller.scrollBy(0, scroller.clientHeight * 0.9)
      return scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
    })
    await page.waitForTimeout(150)
    if (isEnd) return
  }
}

/** In the browser: how many nodes there are, and every block; a player inside a block is a part of it. */
function blocksOfPage() {
  const blocks = [...document.querySelectorAll<HTMLElement>('[id^="block-"]')].map((block) => ({
    id: block.id,
    isDrawn: block.childElementCount > 0,
    isPart: block.parentElement?.closest('[id^="block-"]') != null,
    height: block.offsetHeight,
  }))
  return { nodes: document.querySelectorAll('.taro_page *').length, blocks }
}

describe.each(LOOKS)('the home page with everything on a $form in $lang, $colorScheme', (look) => {
  const open = async (): Promise<BrowserShop> => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, look)
    await shop.seen('[href^="/content/"]')
    return shop
  }

  describe('walked from top to bottom', () => {
    const screens: ReturnType<typeof blocksOfPage>[] = []
    const faults: string[] = []

    beforeAll(async () => {
      const shop = await open()
      await walk(shop.page, async () => {
        screens.push(await shop.page.evaluate(blocksOfPage))
        faults.push(...(await shop.accessibilityFaults()))
      })
      faults.push(...shop.faults)
      await shop.close()
    })

    it('keeps few nodes at every scroll position, and shows every block (SHELL-126)', () => {
      expect(Math.max(...screens.map(({ nodes }) => nodes))).toBeLessThan(MAX_NODES)
      const drawn = screens.flatMap(({ blocks }) => blocks).filter(({ isDrawn }) => isDrawn)
      expect(new Set(drawn.map(({ id }) => id)).size).toBeGreaterThanOrEqual(35)
    })

    it('reserves about the height of a block', () => {
      const kept = new Map<string, number>()
      const taken = new Map<string, number>()
      for (const { id, isDrawn, height } of screens.flatMap(({ blocks }) => blocks.filter(({ isPart }) => !isPart))) {
        if (isDrawn) taken.set(id, height)
        else if (!taken.has(id)) kept.set(id, height)
      }
      // An endless list comes last and moves nothing.
      const known = [...kept].filter(([id]) => !id.includes('recommended'))
      const missed = known.reduce((sum, [id, height]) => sum + Math.abs(height - (taken.get(id) ?? 0)), 0)
      expect(known.length).toBeGreaterThan(15)
      expect(missed / known.reduce((sum, [, height]) => sum + height, 0)).toBeLessThan(0.1)
    })

    it('passes the accessibility checks', () => {
      expect([...new Set(faults)]).toEqual([])
    })
  })

  it('loads without layout shifts on a slow machine', async () => {
    const shop = await open()
    const devtools = await shop.page.context().newCDPSession(shop.page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    // Scrolls further only once the screen is drawn, on a machine of any speed.
    await walk(shop.page, () => shop.page.evaluate(whenIdle, REST_MS))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const { sum, shifts } = await shop.layoutShifts()
    expect(sum <= MAX_SHIFT ? [] : shifts).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})

describe('the cards of shows on the home page', () => {
  const boxesOf = async (form: Look['form'], selector: string) => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, { form, lang: 'zh', colorScheme: 'light' })
    await shop.seen('[href^="/content/"]')
    const isThere = () =>
      shop.page.evaluate((wanted) => {
        const scroller = document.querySelector('.taro_page:not([hidden])')
        scroller?.scrollBy(0, scroller.clientHeight)
        return document.querySelector(wanted) !== null
      }, selector)
    await shop.until(isThere)
    const boxes = await shop.page.evaluate((wanted) => {
      const card = document.querySelector(wanted)
      const [all, picture] = [card, card?.querySelector('img')?.parentElement].map((part) =>
        part?.getBoundingClientRect(),
      )
      return { left: all?.left, width: all?.width, pictureWidth: picture?.width, pictureHeight: picture?.height }
    }, selector)
    await shop.close()
    return boxes
  }

  it('stand in two columns of 166.5 px on a phone, 16 px from its edges, with pictures of 168 to 224 (CAT-086, CAT-087, CAT-088)', async () => {
    const { left, width, pictureWidth = 0, pictureHeight = 0 } = await boxesOf('phone', '[id^="recommended-"]')
    expect([left, width]).toEqual([16, 166.5])
    expect(pictureHeight / pictureWidth).toBeCloseTo(224 / 168, 2)
  })

  it('have pictures of 183 by 240 px in a row on the desktop (CAT-089)', async () => {
    const { width, pictureWidth, pictureHeight } = await boxesOf('desktop', '[id^="block-"][id*="show_slide"] a')
    expect([width, pictureWidth, Math.round(pictureHeight ?? 0)]).toEqual([183, 183, 240])
  })
})

describe('the title bar of the home page', () => {
  it('appears as the page is scrolled (SHELL-113)', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, {
      form: 'phone',
      lang: 'zh',
      colorScheme: 'light',
    })
    await shop.seen('[href^="/content/"]')
    const opacity = () =>
      shop.page.evaluate(() => {
        const bar = document.querySelector('#open-search')?.closest('[style*="padding-top"]')
        return Number(getComputedStyle(bar?.firstElementChild as Element).opacity)
      })
    expect(await opacity()).toBe(0)
    const scrollTo = (top: number) =>
      shop.page.evaluate((to) => document.querySelector('.taro_page:not([hidden])')?.scrollTo(0, to), top)
    await scrollTo(50)
    await shop.until(async () => (await opacity()) === 0.5)
    await scrollTo(400)
    await shop.until(async () => (await opacity()) === 1)
    await shop.close()
  })
})

describe('a panel over the page', () => {
  it.each([
    ['phone', 0.75, 1],
    ['desktop', 0.75, 0.75],
  ] as const)(
    'fills three quarters of the height of a %s, and of the width of a desktop (SHELL-122, SHELL-123)',
    async (form, height, width) => {
      const shop = await BrowserShop.open(parts.browser, parts.gateway, { form, lang: 'zh', colorScheme: 'light' })
      await shop.tap(form === 'desktop' ? '#desktop-city' : '#choose-city')
      const panel = await shop.element('#city-picker [role=dialog]').boundingBox()
      const screen = shop.page.viewportSize() ?? { width: 0, height: 0 }
      expect((panel?.height ?? 0) / screen.height).toBeCloseTo(height, 2)
      expect((panel?.width ?? 0) / screen.width).toBeCloseTo(width, 2)
      await shop.close()
    },
  )
})
