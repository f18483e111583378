import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()

/** The smallest phone that is still around. */
const SMALL = { width: 375, height: 667 }
const LOOKS: Look[] = [
  { form: 'phone', lang: 'zh', colorScheme: 'light' },
  { form: 'phone', lang: 'en', colorScheme: 'dark' },
]

describe.each(LOOKS)('booking on a small $form in $lang, $colorScheme (SEAT-003)', (look) => {
  it.each([
    ['six sessions or fewer', NAMED_SHOWS.simpleConcert],
    ['thirty days', NAMED_SHOWS.exhibition],
  ])('shows the quantity without scrolling for a show of %s', async (_name, showId) => {
    const shop = await BrowserShop.inWindow(parts.browser, parts.gateway, look)
    await shop.page.setViewportSize(SMALL)
    await shop.goto(`/booking/${showId}`)
    await shop.tap('#plan-0')
    await shop.seen('#quantity')
    const box = await shop.page.locator('#quantity').boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(SMALL.height)
    expect(await shop.accessibilityFaults()).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})

describe('the ways of delivery of an order', () => {
  it('fill the width of their card, with the tick at the end', async () => {
    const shop = await BrowserShop.openBooking(parts.browser, parts.gateway, {
      form: 'phone',
      lang: 'zh',
      colorScheme: 'light',
    })
    await shop.tap('#plan-0')
    await shop.tap('#next')
    await shop.seen('#submit-order')
    const [row, field] = await Promise.all(
      ['[id^=deliver-]', '#delivery-field'].map((part) => shop.element(part).boundingBox()),
    )
    expect(row?.width).toBe(field?.width)
    await shop.close()
  })
})
