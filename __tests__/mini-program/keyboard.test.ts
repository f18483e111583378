import { launchBrowser } from '@test/browser'
import { DrawnPhone } from '@test/drawn-phone'
import type { TestGateway } from '@test/test-gateway'
import { platformsInDepth } from '@test/tested-platforms'
import type { Browser } from 'playwright-core'
import { contrastRatio, READABLE_CONTRAST } from '@/domain/color'
import { routes } from '@/routes'

/** Height of the title bar and the phone's own, under which nothing is read, px. */
const TITLE_BAR = 88

/** Height of a phone without a notch, px: the keyboard takes half. */
const LOW_WINDOW = 700

/** Runs in the browser: placeholder colours with their backgrounds, `#RRGGBB`. */
function placeholderColors(): string {
  const hex = (color: string) => {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    const parts = [red, green, blue].map((part) => part.toString(16).padStart(2, '0'))
    return opacity === 0 ? null : `#${parts.join('')}`
  }
  const backgroundOf = (element: Element | null): string | null =>
    element && (hex(getComputedStyle(element).backgroundColor) ?? backgroundOf(element.parentElement))
  return JSON.stringify(
    [...document.querySelectorAll('.v-placeholder')]
      .filter(({ textContent }) => textContent)
      .map((element) => ({
        words: element.textContent,
        color: hex(getComputedStyle(element).color),
        background: backgroundOf(element),
      })),
  )
}

interface Placeholder {
  words: string
  color: string
  background: string
}

describe('a field above the keyboard', () => {
  let shop: TestGateway
  let browser: Browser
  beforeAll(async () => {
    shop = await createTestGateway()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  it.each(platformsInDepth)('keeps its error visible on %s', async (platform) => {
    const phone = await DrawnPhone.open(browser, shop, platform, 'light')
    try {
      const { app, screen } = phone
      app.vendor.system.phone.windowHeight = LOW_WINDOW
      await phone.shop.fillOrder()
      await app.input('#contact', '1')
      await app.tap('#submit-order')
      await phone.layOut()
      const { top: fieldTop = 0 } = screen.rectangleOf(app.get('#contact')) ?? {}
      const message = screen.rectangleOf(app.get('#contact-message'))
      const { pushedUp, top: keyboardTop } = await app.focus('#contact')
      expect((message?.top ?? 0) + (message?.height ?? 0) - pushedUp).toBeLessThanOrEqual(keyboardTop)
      expect(fieldTop - pushedUp).toBeGreaterThanOrEqual(TITLE_BAR)
      app.assertHealthy()
    } finally {
      phone.close()
    }
  })

  it.each(platformsInDepth)(
    'has a placeholder that can be read on %s, in light and dark (issue 31)',
    async (platform) => {
      for (const theme of ['light', 'dark'] as const) {
        const phone = await DrawnPhone.open(browser, shop, platform, theme, {
          route: routes.login,
          query: {},
          session: null,
        })
        try {
          const drawn: Placeholder[] = JSON.parse(await phone.screen.page.evaluate(placeholderColors))
          expect(drawn.length).toBeGreaterThan(1)
          const faint = drawn.filter(({ color, background }) => contrastRatio(color, background) < READABLE_CONTRAST)
          expect(faint).toEqual([])
        } finally {
          phone.close()
        }
      }
    },
  )
})
