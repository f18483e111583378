import { PhoneShop } from '@test/phone-shop'
import { wantedPair } from '@test/seat-purchase'
import { createTestGateway, type TestGateway } from '@test/test-gateway'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { type Platform, platforms } from '../../simulator/package/platforms'

/** Cost of a map of 40 000 seats in a mini-program, counted in the simulator on built packages. */
export interface MiniMeasured {
  platform: Platform
  /** Canvas calls per frame while the map moves. */
  callsPerFrame: number
  /** Through setData while the map moves, bytes. */
  bytesWhileMoving: number
  /** Through setData for a tap that inspects a seat, bytes. */
  bytesPerTap: number
  /** Through setData until the seats of a zone's largest row are listed, bytes. */
  bytesOfList: number
  /** Elements of the page with this list. */
  nodes: number
}

const MAP = { left: 0, top: 132, width: 375, height: 500 }
const ELEMENT = { left: 0, top: 0, width: 10, height: 10 }
const STEPS = 60

export async function measureMini(): Promise<MiniMeasured[]> {
  const shop = await createTestGateway()
  const measured: MiniMeasured[] = []
  for (const platform of platforms) measured.push(await measureOn(platform, shop))
  await shop.close()
  return measured
}

async function measureOn(platform: Platform, shop: TestGateway): Promise<MiniMeasured> {
  const phone = new PhoneShop(platform, shop, {
    rectangleOf: (node, tree) => (tree.engine.id(node) === 'seat-map' ? MAP : ELEMENT),
  })
  const { app } = phone
  const pair = await wantedPair(
    async (endpoint, input) => (await shop.call(endpoint, input)).data as never,
    NAMED_SHOWS.seatsStadium,
  )
  await app.launch(routes.pickSeat.path, pair.session)
  await phone.seen('#recommend')
  const bytesSince = (from: number) => app.setDataCalls.slice(from).reduce((sum, { bytes }) => sum + bytes, 0)
  const hasMap = app.all('#seat-map').length > 0
  const map = { callsPerFrame: 0, bytesWhileMoving: 0, bytesPerTap: 0 }
  if (hasMap) {
    const { canvases } = app.vendor
    await app.waitFor(() => canvases.drawingCalls > 0)
    await app.pinchCanvas('#seat-map', { x: 187, y: 250 }, [40, 80, 160, 320, 640])
    const [frames, crossed] = [canvases.frames.length, app.setDataCalls.length]
    const way = Array.from({ length: STEPS }, (_, step) => ({ x: 320 - step * 4, y: 440 - step * 5 }))
    await app.dragCanvas('#seat-map', way, () => {
      map.bytesWhileMoving = bytesSince(crossed)
    })
    map.callsPerFrame = Math.max(...canvases.frames.slice(frames))
    const beforeTap = app.setDataCalls.length
    await app.tapCanvas('#seat-map', { x: 187, y: 250 })
    map.bytesPerTap = bytesSince(beforeTap)
    await app.tapText('座位列表')
  }
  const beforeList = app.setDataCalls.length
  await app.tap(`#zone-${pair.zoneId}`)
  await phone.seen(`#row-${pair.rowId}`)
  await app.tap(`#row-${pair.rowId}`)
  const list = { bytesOfList: bytesSince(beforeList), nodes: app.all('*').length }
  app.assertHealthy()
  app.close()
  return { platform, ...map, ...list }
}
