import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { IDLE_MS } from '@test/network-watch'
import { callerAt, HALLS, placesOnMap, purchasesOn, type WantedPair, wantedPair } from '@test/seat-purchase'
import { whenIdle } from '@test/when-idle'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { platforms } from '../../simulator/package/platforms'

const parts = openForTests()

const PHONE: Look = { form: 'phone', lang: 'zh', colorScheme: 'light' }
const DESKTOP: Look = { form: 'desktop', lang: 'en', colorScheme: 'dark' }

describe('choosing seats on a phone (SEAT-001, SEAT-024)', () => {
  it('goes from the show to an order with two seats, on accessible screens', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, PHONE, `/booking/${NAMED_SHOWS.seatsTheatre}`)
    const faults: string[] = []
    const lookAt = async (screen: string) => {
      faults.push(...(await shop.accessibilityFaults()).map((fault) => `${screen}: ${fault}`))
    }
    await shop.tap('#plan-0')
    await shop.seen('#seat-map')
    await lookAt('map')
    await shop.tap('#other-way')
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
    await shop.seen('#seats-kept')
    await shop.seen('#picked-seats')
    await lookAt('confirm')
    expect(faults).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})

describe('two seats in every hall (SEAT-001, SEAT-024)', () => {
  let shop: BrowserShop

  beforeAll(async () => {
    shop = await BrowserShop.inWindow(parts.browser, parts.gateway, PHONE)
    // With reduced motion the map zooms at once, without waiting for the animation.
    await shop.page.emulateMedia({ reducedMotion: 'reduce' })
    await shop.goto('/member')
    await shop.logIn()
    await shop.until(async () => new URL(shop.page.url()).pathname === '/member')
  })
  afterAll(() => shop.close())

  it.each(purchasesOn(platforms.length, true))(
    'buys in the $hall by $way, up to the paid order',
    async ({ hall, way }) => {
      const pair = await wantedPair(callerAt(parts.gateway.origin), HALLS[hall])
      await shop.goto(`/${routes.pickSeat.path}?${new URLSearchParams({ ...pair.session })}`)
      await shop.seen('#seat-map')
      await CHOOSE[way](pair)
      await shop.tap('#confirm-seats:not([disabled])')
      await shop.seen('#seats-kept')
      const { rowName = '' } = pair.layout.rowOf(pair.seats[0] ?? 0) ?? {}
      expect(await shop.element('#picked-seats').textContent()).toContain(rowName)
      await shop.type('#contact', '13800138000')
      await shop.tap('#agree')
      await shop.tap('#submit-order')
      await shop.goToCashier()
      await shop.page.locator('#approved').click()
      await shop.seen('#pay-success')
      expect(shop.faults).toEqual([])
    },
  )

  const CHOOSE = {
    async map(pair: WantedPair) {
      const { touchscreen } = shop.page
      // Taps require loaded content: the plan, the first picture.
      await shop.drawn()
      const box = await shop.element('#seat-map').boundingBox()
      if (box === null) throw new Error('the map is nowhere')
      const places = placesOnMap(pair, box, { looksFirst: false }).map(({ x, y }) => [box.x + x, box.y + y] as const)
      const overSeats = places.splice(-pair.seats.length)
      for (const place of places) await touchscreen.tap(...place)
      for (const [at, place] of overSeats.entries()) {
        // One tap inspects and another selects; seats of a large hall load after zooming in.
        await shop.until(async () => {
          await touchscreen.tap(...place)
          await shop.page.evaluate(whenIdle, IDLE_MS)
          return shop.page.locator('#confirm-seats', { hasText: `确认 ${at + 1} 座` }).isVisible()
        })
      }
    },
    async list({ zoneId, rowId, seats }: WantedPair) {
      await shop.tap('#other-way')
      await shop.tap(`#zone-${zoneId}`)
      await shop.tap(`#row-${rowId}`)
      for (const seat of seats) await shop.tap(`#seat-${seat}`)
    },
    async best() {
      await shop.tap('#recommend')
      await shop.tap('#best-0')
    },
  }
})

describe('choosing seats of another provider on a desktop (SEAT-002)', () => {
  it('goes from its page in a frame to an order with two seats', async () => {
    const shop = await BrowserShop.open(parts.browser, parts.gateway, DESKTOP, `/booking/${NAMED_SHOWS.seatsByOthers}`)
    await shop.tap('#plan-0')
    const provider = shop.page.frameLocator('#web-frame')
    const free = provider.locator('input:enabled')
    // The frame has its own origin, in whose process Playwright finds no target: keyboard input works without one.
    for (const at of [0, 1]) await free.nth(at).press('Space')
    await provider.locator('#take').press('Enter')
    await shop.tap('[role=main] button')
    await shop.logIn()
    await shop.seen('#seats-kept')
    await shop.seen('#picked-seats')
    expect(await shop.accessibilityFaults()).toEqual([])
    expect(shop.faults).toEqual([])
    await shop.close()
  })
})
