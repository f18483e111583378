import { BrowserShop, openForTests } from '@test/browser-shop'
import { screenFaults } from '@test/compare-boxes'
import { screenLayout } from '@test/screen-boxes'

const parts = openForTests()

/** The narrowest phone, and a window of 1280 × 900 enlarged to 200 % (WCAG 1.4.4, 1.4.10). */
const SCREENS = [
  ['a phone of 320 px', 'phone', { width: 320, height: 568 }],
  ['a desktop enlarged to 200 %', 'desktop', { width: 640, height: 450 }],
] as const

describe.each(SCREENS)('on %s', (_name, form, size) => {
  it.each(['zh', 'en'] as const)(
    'sells a ticket without clipped or overflowing content (language %s)',
    async (lang) => {
      const shop = await BrowserShop.openBooking(parts.browser, parts.gateway, { form, lang, colorScheme: 'light' })
      await shop.page.setViewportSize(size)
      const faults: string[] = []
      const check = async (screen: string) => {
        let found = ['nothing was drawn']
        // A screen that is still being drawn is measured again.
        const isFaultless = async () => {
          const layout = await screenLayout(shop.page)
          if (layout.boxes.length > 0) found = screenFaults(layout)
          return found.length === 0
        }
        await shop.until(isFaultless).catch(() => faults.push(...found.map((fault) => `${screen}: ${fault}`)))
      }
      await shop.tap('#plan-0')
      await check('booking')
      await shop.tap('#next')
      await shop.seen('#submit-order')
      await shop.type('#contact', '13800138000')
      await check('confirm')
      await shop.tap('#agree')
      await shop.tap('#submit-order')
      await shop.seen('#pay')
      await check('payment')
      await shop.goToCashier()
      await shop.tap('#approved')
      await shop.seen('#pay-success')
      await check('paid')
      await shop.tap('#see-order')
      await shop.seen('[id^=operation-]')
      await check('order')
      expect(faults).toEqual([])
      expect(shop.faults).toEqual([])
      await shop.close()
    },
  )
})
