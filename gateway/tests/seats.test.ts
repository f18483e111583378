import { gzipSync } from 'node:zlib'
import { orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import fc from 'fast-check'
import { createOrder } from '@/contracts/order/create-order'
import { getPickSeatUrl } from '@/contracts/seat/get-pick-seat-url'
import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { getZoneSeats } from '@/contracts/seat/get-zone-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import type { SeatMapDynamic, SeatMapStatic } from '@/contracts/seat/seat-map'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { bestSeats, type SeatWish } from '@/domain/seat-map/best-seats'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { NAMED_SHOWS } from '../src/demo/named-shows'

let shop: TestGateway

beforeAll(async () => {
  shop = await createTestGateway()
})

afterAll(() => shop.close())

interface SeatedSession {
  showId: string
  bizShowSessionId: string
}

async function sessionOf(showId: string): Promise<SeatedSession> {
  const { data } = await shop.call(listSessionsStatic, { showId })
  return { showId, bizShowSessionId: data?.sessions[0]?.bizShowSessionId ?? '' }
}

async function seatsOf(session: SeatedSession): Promise<{ layout: SeatLayout; availability: SeatAvailability }> {
  const { data: map } = await shop.call(getSeatMapStatic, session)
  const layout = new SeatLayout(map as SeatMapStatic)
  const zoneId = layout.zones.map(({ zone }) => zone.zoneId).join(',')
  const { data: dynamic } = await shop.call(getSeatMapDynamic, { ...session, zoneId })
  const availability = new SeatAvailability(layout)
  expect(availability.apply(dynamic as SeatMapDynamic)).toBe(true)
  return { layout, availability }
}

const free = ({ states }: SeatAvailability) => states.filter((state) => state === 1).length

describe('the seats of a session (SEAT-001)', () => {
  it('include every seat of a small hall, with the availability of each', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsTheatre)
    const { layout, availability } = await seatsOf(session)
    expect(layout.count).toBe(1_800)
    const { data } = await shop.call(listSeatPlansDynamic, session)
    expect(data?.seatPlans.every(({ purchaseMode }) => purchaseMode === 'PICK_SEAT')).toBe(true)
    const left = [...availability.zones.values()].reduce((sum, zone) => sum + zone.left, 0)
    expect(left).toBe(free(availability))
    expect(left).toBeGreaterThan(600)
    expect(left).toBeLessThan(1_500)
  })

  it('load zone by zone for a large one', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsStadium)
    const { data: map } = await shop.call(getSeatMapStatic, session)
    expect(map?.rows).toBeUndefined()
    const layout = new SeatLayout(map as SeatMapStatic)
    for (const { zone } of layout.zones.filter(({ zone: { kind } }) => kind === 'SEAT').slice(0, 5)) {
      const { data } = await shop.call(getZoneSeats, { ...session, zoneId: zone.zoneId })
      expect(data?.version).toBe(map?.version)
      expect(layout.place(zone.zoneId, data?.rows ?? [])).toBe(true)
    }
    const standing = layout.zones.find(({ zone }) => zone.kind === 'STAND')
    const { data: dynamic } = await shop.call(getSeatMapDynamic, session)
    const { data: plans } = await shop.call(listSeatPlansDynamic, session)
    const plan = plans?.seatPlans.find(({ seatPlanId }) => seatPlanId === standing?.zone.seatPlanIds[0])
    expect(plan).toMatchObject({ purchaseMode: 'BUY', canBuyCount: 20 })
    expect(dynamic?.zones.find(({ zoneId }) => zoneId === standing?.zone.zoneId)).toMatchObject({ left: 1_200 })
    expect(dynamic?.seats).toEqual([])
  })

  it('weigh little on the wire', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsStadium)
    const { data: map } = await shop.call(getSeatMapStatic, session)
    const zoneId = map?.zones.map((zone) => zone.zoneId).join(',')
    const { data: dynamic } = await shop.call(getSeatMapDynamic, { ...session, zoneId })
    expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(10 * 1024)
    expect(gzipSync(JSON.stringify(dynamic?.seats)).length).toBeLessThan(8 * 1024)
  })

  it('show names in the requested language', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsTheatre)
    const { data } = await shop.call(getSeatMapStatic, session, { headers: { locale: 'en' } })
    expect(data?.zones[0]?.zoneName).toBe('Stalls front')
    expect(data?.rows?.[0]?.rows[2]?.rowName).toBe('Row 3')
  })

  it('open on the page that the show names (SEAT-023, SEAT-025)', async () => {
    const own = await sessionOf(NAMED_SHOWS.seatsClub)
    const others = await sessionOf(NAMED_SHOWS.seatsByOthers)
    const { data: dynamic } = await shop.call(getShowDynamic, { showId: own.showId })
    expect(dynamic).toMatchObject({ supportSeatPicking: true, seatPickType: 'OWN' })
    const { data: url } = await shop.call(getPickSeatUrl, own)
    expect(url).toMatchObject({ provider: 'OWN', url: expect.stringContaining('/pick-seat/pick-seat?showId=') })
    expect(url?.expireTime).toBe(shop.clock.now() + 30 * 60_000)
    const { data: page } = await shop.call(getPickSeatUrl, others)
    expect(page?.provider).toBe('THIRD_PARTY')
  })

  it('stay missing without a seat map, in another show, and in an unknown zone', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsClub)
    const plain = await sessionOf(NAMED_SHOWS.simpleConcert)
    expect(await shop.call(getSeatMapStatic, plain)).toMatchObject({ data: null, mode: 1 })
    expect(await shop.call(getPickSeatUrl, plain)).toMatchObject({ data: null, mode: 1 })
    const mixed = { showId: plain.showId, bizShowSessionId: session.bizShowSessionId }
    expect(await shop.call(getSeatMapDynamic, mixed)).toMatchObject({ data: null, mode: 1 })
    expect(await shop.call(getZoneSeats, { ...session, zoneId: 'nowhere' })).toMatchObject({ data: null, mode: 1 })
  })
})

describe('recommended seats (SEAT-024)', () => {
  it('match the app’s own search', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsTheatre)
    const { layout, availability } = await seatsOf(session)
    const plans = layout.map.priceLevels.map(({ seatPlanId }) => seatPlanId)
    const wishes = fc.record({
      qty: fc.integer({ min: 1, max: 6 }),
      prefer: fc.constantFrom('stage' as const, 'price' as const),
      seatPlanId: fc.option(fc.constantFrom(...plans), { nil: undefined }),
      wheelchairs: fc.constantFrom(0, 0, 1),
      maySplit: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(wishes, async (wish: SeatWish & { prefer: 'stage' | 'price' }) => {
        const { data } = await shop.call(recommendSeats, { ...session, ...wish })
        const best = bestSeats(layout, availability.states, wish)
        expect(data?.seats.map(({ seatId }) => seatId)).toEqual(best?.seats.map((seat) => layout.seatId(seat)) ?? [])
        expect(data?.totalCent).toBe(best?.totalCents ?? 0)
      }),
      { numRuns: 25 },
    )
  })

  it('include cheaper alternatives', async () => {
    const session = await sessionOf(NAMED_SHOWS.seatsTheatre)
    const { data } = await shop.call(recommendSeats, { ...session, qty: 2 })
    expect(data?.seats).toHaveLength(2)
    expect(data?.alternatives.length).toBeGreaterThan(0)
    for (const other of data?.alternatives ?? []) {
      expect(other.savedCent).toBe((data?.totalCent ?? 0) - other.totalCent)
      expect(other.seats).toHaveLength(2)
    }
  })
})

it('sells no seat that was not chosen (SEAT-024)', async () => {
  const as = await shop.signIn()
  const input = await orderInput(shop, NAMED_SHOWS.seatsClub, as, 1)
  expect(await shop.call(createOrder, input, { as })).toMatchObject({ data: null, comments: '请先选择座位' })
})
