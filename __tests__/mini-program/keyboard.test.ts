import { launchBrowser } from '@test/browser'
import { DrawnPhone } from '@test/drawn-phone'
import type { TestGateway } from '@test/test-gateway'
import { platformsInDepth } from '@test/tested-platforms'
import type { Browser } from 'playwright-core'

/** Height of the title bar and the phone's own, under which nothing is read, px. */
const TITLE_BAR = 88

/** Of a phone without a notch, px: the keyboard takes half of it. */
const LOW_WINDOW = 700

describe('a field under which the keyboard comes up', () => {
  let shop: TestGateway
  let browser: Browser
  beforeAll(async () => {
    shop = await createTestGateway()
    browser = await launchBrowser()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  it.each(platformsInDepth)('keeps what is wrong with it in sight on %s', async (platform) => {
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
})
