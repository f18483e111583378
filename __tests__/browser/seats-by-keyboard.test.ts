import { BrowserShop, openForTests } from '@test/browser-shop'
import { KeyPresses } from '@test/key-presses'
import { newestCaptcha, newestCode } from '@test/newest-secrets'
import { callerAt, HALLS, wantedPair } from '@test/seat-purchase'

const parts = openForTests()
const PHONE = '13700137001'
const MAP = '[role=application]'

it('buys two seats by keyboard only, on accessible screens (SEAT-001, SEAT-024)', async () => {
  const look = { form: 'desktop', lang: 'en', colorScheme: 'dark' } as const
  const shop = await BrowserShop.open(parts.browser, parts.gateway, look)
  const keys = new KeyPresses(shop)
  const faults: string[] = []
  const lookAt = async (screen: string) => {
    faults.push(...(await shop.accessibilityFaults()).map((fault) => `${screen}: ${fault}`))
  }
  const { layout, zoneId, rowId, seats } = await wantedPair(callerAt(parts.gateway.origin), HALLS.theatre)
  const [first = 0, second = 0] = seats
  const notice = () => shop.element('#seat-notice').textContent()

  await shop.gotoShow(HALLS.theatre)
  await shop.seen('#buy')
  await lookAt('show')
  await keys.enter('#buy')
  await shop.seen('#plan-0')
  await lookAt('booking')
  await keys.enter('#plan-0')
  await shop.seen('#seat-map')
  await lookAt('map and list')
  // The map shows seats of the booked price; a chip shows the others.
  await keys.enter('[role=radiogroup] > [role=radio]:first-child')

  await keys.enter(`#zone-${zoneId}`)
  await keys.enter(`#row-${rowId}`)
  await keys.tabTo(`#seat-${first}`)
  await keys.press('Space')
  await shop.until(async () => (await notice())?.includes('1 in total'))
  await keys.tabTo(MAP, 'Shift+Tab')
  // The map walks on from the seat that the list has taken.
  await keys.press((layout.x[second] ?? 0) > (layout.x[first] ?? 0) ? 'ArrowRight' : 'ArrowLeft')
  await shop.seen('#take-seat')
  await keys.press('Enter')
  await shop.until(async () => (await notice())?.includes('2 in total'))
  expect(await shop.element(`#seat-${second}`).getAttribute('aria-checked')).toBe('true')
  await lookAt('chosen')

  await keys.enter('#recommend')
  await shop.seen('#best-0')
  await lookAt('best available')
  await keys.press('Escape')
  await shop.until(() => keys.isAt('#recommend'))
  await keys.enter('#confirm-seats')

  await shop.seen('#phone')
  await lookAt('login')
  await keys.write('#phone', PHONE)
  await shop.seen('img[src^="data:image"]')
  await keys.write('#captcha', await newestCaptcha(parts.gateway))
  await keys.tabTo('#agree')
  await keys.press('Space')
  await keys.enter('#send-code')
  await shop.seen('#code')
  await lookAt('code')
  await keys.write('#code', await newestCode(parts.gateway))

  await shop.seen('#seats-kept')
  await lookAt('confirm')
  await keys.write('#contact', PHONE)
  await keys.tabTo('#agree')
  await keys.press('Space')
  await keys.enter('#submit-order')
  await shop.seen('#pay')
  await lookAt('payment sheet')
  await keys.tabTo('#pay:not([disabled])')

  expect(keys.unseen).toEqual([])
  expect(faults).toEqual([])
  expect(shop.faults).toEqual([])
  await shop.close()
})
