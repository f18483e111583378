import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()

const LOOKS: Look[] = [
  { form: 'phone', lang: 'zh', colorScheme: 'light' },
  { form: 'desktop', lang: 'en', colorScheme: 'dark' },
]

describe.each(LOOKS)('choosing seats on a $form in $lang, $colorScheme (SEAT-001, SEAT-024)', (look) => {
  it('goes from the show to an order with two seats, on screens that everybody can use', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, look)
    const faults: string[] = []
    const lookAt = async (screen: string) => {
      faults.push(...(await shop.accessibilityFaults()).map((fault) => `${screen}: ${fault}`))
    }
    await shop.goto(`/booking/${NAMED_SHOWS.seatsTheatre}`)
    await shop.tap('#plan-0')
    await shop.seen('#seat-map')
    await lookAt('map')
    if (look.form === 'phone') await shop.page.getByRole('tab').nth(1).click()
    await shop.seen('#seat-list')
    await lookAt('list')
    await shop.tap('#recommend')
    await shop.seen('#best-0')
    await lookAt('best available')
    await shop.tap('#best-0')
    await shop.seen('#confirm-seats:not([disabled])')
    await lookAt('chosen')
    await shop.tap('#confirm-seats')
    await shop.seen('#phone')
    await shop.logIn()
    await shop.tap('#confirm-seats')
    await shop.seen('#seats-kept')
    await shop.seen('#picked-seats')
    await lookAt('confirm')
    expect(faults).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  }, 120_000)
})

describe.each(LOOKS)('choosing seats of another provider on a $form in $lang, $colorScheme (SEAT-002)', (look) => {
  it('goes from its page in a frame to an order with two seats', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, look)
    await shop.goto(`/booking/${NAMED_SHOWS.seatsByOthers}`)
    await shop.tap('#plan-0')
    const provider = shop.page.frameLocator('#web-frame')
    const free = provider.locator('input:enabled')
    await free.nth(0).check()
    await free.nth(1).check()
    await provider.locator('#take').click()
    await shop.tap('[role=main] button')
    await shop.logIn()
    await shop.seen('#seats-kept')
    await shop.seen('#picked-seats')
    expect(await shop.accessibilityFaults()).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  }, 120_000)
})
