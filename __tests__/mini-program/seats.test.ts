import { PhoneShop } from '@test/phone-shop'
import { HALLS, placesOnMap, purchasesOn, type WantedPair, wantedPair } from '@test/seat-purchase'
import type { TestGateway } from '@test/test-gateway'
import { platformsInDepth } from '@test/tested-platforms'
import { routes } from '@/routes'
import { type Platform, platforms } from '../../simulator/package/platforms'
import type { RectangleOf } from '../../simulator/vendor/selector-query'

/** The map of a phone, px. */
const MAP = { left: 0, top: 132, width: 375, height: 500 }
const ELEMENT = { left: 0, top: 0, width: 10, height: 10 }
/** Drawing calls on the page for any picture of a map that moves: tiles it has are copied, and marks drawn. */
const MAX_CALLS_PER_FRAME = 60
/** Tiles of 512 pixels that cover the whole map and the way of the finger, each drawn once, whatever the processor. */
const MAX_TILES = 40

const rectangleOf: RectangleOf = (node, tree) => (tree.engine.id(node) === 'seat-map' ? MAP : ELEMENT)

const asking =
  (shop: TestGateway): Parameters<typeof wantedPair>[0] =>
  async (endpoint, input) => {
    const { data } = await shop.call(endpoint, input)
    if (data === undefined || data === null) throw new Error(`${endpoint.path} gave no answer`)
    return data
  }

/** Xiaohongshu has no canvas: seats are chosen from the list there. */
const TESTED = new Set<Platform>([...platformsInDepth, 'xhs'])

describe.each([...TESTED])('choosing seats on %s (SEAT-001, SEAT-024)', (platform) => {
  let shop: TestGateway
  let phone: PhoneShop

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())
  afterEach(() => {
    try {
      phone.app.assertHealthy()
    } finally {
      phone.app.close()
    }
  })

  async function openHall(showId: string): Promise<WantedPair> {
    const pair = await wantedPair(asking(shop), showId)
    // The newest captcha and code are those of this phone.
    shop.clock.advance(1000)
    phone = new PhoneShop(platform, shop, { rectangleOf })
    await phone.app.launch(routes.pickSeat.path, pair.session)
    await phone.seen('#recommend')
    return pair
  }

  it.each(purchasesOn(platforms.indexOf(platform), platform !== 'xhs'))(
    'buys two seats in the $hall by $way, up to the order that is paid',
    async ({ hall, way }) => {
      const pair = await openHall(HALLS[hall])
      const { app } = phone
      await CHOOSE[way](phone, pair)
      await phone.seen('#confirm-seats:not([disabled])')
      await app.tap('#confirm-seats')
      await phone.logIn()
      await phone.seen('#seats-kept')
      await phone.confirmAndPay()
    },
  )

  if (platform === 'xhs') return

  it('draws the map, and sends nothing to the view while it moves (S11)', async () => {
    await openHall(HALLS.stadium)
    const { app } = phone
    const { canvases } = app.vendor
    await app.waitFor(() => canvases.drawingCalls > 0)
    expect(canvases.texts.length).toBeGreaterThan(0)
    await app.pinchCanvas('#seat-map', { x: 187, y: 250 }, [40, 80, 120, 160, 200])
    const [frames, tiles] = [canvases.frames.length, canvases.offscreenPictures]
    const crossed = app.setDataCalls.length
    const way = Array.from({ length: 30 }, (_, step) => ({ x: 300 - step * 6, y: 400 - step * 5 }))
    let crossedWhileMoving = 0
    await app.dragCanvas('#seat-map', way, () => {
      crossedWhileMoving = app.setDataCalls.length - crossed
    })
    expect(crossedWhileMoving).toBe(0)
    expect(canvases.frames.length - frames).toBeGreaterThan(20)
    expect(Math.max(...canvases.frames.slice(frames))).toBeLessThan(MAX_CALLS_PER_FRAME)
    expect(canvases.offscreenPictures - tiles).toBeLessThan(MAX_TILES)
  })
})

const CHOOSE = {
  async map({ app }: PhoneShop, pair: WantedPair) {
    await app.waitFor(() => app.vendor.canvases.drawingCalls > 0)
    for (const place of placesOnMap(pair, MAP, { looksFirst: true })) await app.tapCanvas('#seat-map', place)
  },
  async list(phone: PhoneShop, { zoneId, rowId, seats }: WantedPair) {
    const { app, platform } = phone
    if (hasMap(platform)) await app.tapText('座位列表')
    await app.tap(`#zone-${zoneId}`)
    await phone.seen(`#row-${rowId}`)
    await app.tap(`#row-${rowId}`)
    for (const seat of seats) await app.tap(`#seat-${seat}`)
  },
  async best(phone: PhoneShop) {
    await phone.app.tap('#recommend')
    await phone.seen('#best-0')
    await phone.app.tap('#best-0')
  },
}

function hasMap(platform: Platform): boolean {
  return platform !== 'xhs'
}
