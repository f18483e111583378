import { acceptedOffer, orderInput } from '@test/buyer'
import { freeSeatsOf, hallOf } from '@test/seat-hall'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { releaseSeats } from '@/contracts/seat/release-seats'
import type { SeatMapDynamic } from '@/contracts/seat/seat-map'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const LOCK_MS = 10 * 60 * 1000

let shop: TestGateway
let session: { showId: string; bizShowSessionId: string }

beforeEach(async () => {
  shop = await createTestGateway()
  const showId = NAMED_SHOWS.seatsClub
  const { data } = await shop.call(listSessionsStatic, { showId })
  session = { showId, bizShowSessionId: data?.sessions[0]?.bizShowSessionId ?? '' }
})

afterEach(() => shop.close())

const hall = (as?: string) => hallOf(shop, session, as ? { as } : {})
const freeSeats = (count: number) => freeSeatsOf(shop, session, count)
const lock = (as: string, seatIds: string[]) => shop.call(lockSeats, { ...session, seatIds }, { as })

async function order(as: string, seatLockId: string, seatPlanId: string, qty: number) {
  const wanted = { src: 'M_WEB', ...session, items: [{ seatPlanId, qty }], seatLockId }
  const { data: offer } = await shop.call(preOrder, wanted, { as })
  if (!offer) throw new Error('no offer')
  return { offer, placed: await shop.call(createOrder, acceptedOffer(wanted, offer), { as }) }
}

describe('locked seats (SEAT-024)', () => {
  it('belong to one buyer: locked for others, all or none', async () => {
    const [as, other] = [await shop.signIn('13800138000'), await shop.signIn('13900139002')]
    const { seatIds } = await freeSeats(3)
    const { data } = await lock(as, seatIds.slice(0, 2))
    expect(data).toMatchObject({ seatLockId: expect.any(String), expireSeconds: 600, failedSeatIds: [] })
    expect(data?.seats.map(({ seatId }) => seatId)).toEqual(seatIds.slice(0, 2))
    expect((await hall(other)).stateOf(seatIds[0] ?? '')).toBe(2)
    expect((await hall(as)).stateOf(seatIds[0] ?? '')).toBe(4)
    const refused = await lock(other, seatIds.slice(1))
    expect(refused.data).toMatchObject({ failedSeatIds: [seatIds[1]], seats: [] })
    expect(refused.data?.seatLockId).toBeUndefined()
    expect((await hall(as)).stateOf(seatIds[2] ?? '')).toBe(1)
  })

  it('free up when returned, after ten minutes, and when replaced', async () => {
    const [as, other] = [await shop.signIn('13800138000'), await shop.signIn('13900139002')]
    const { seatIds } = await freeSeats(3)
    const [one = '', two = '', three = ''] = seatIds
    const first = await lock(as, [one])
    await shop.call(releaseSeats, { seatLockId: first.data?.seatLockId ?? '' }, { as: other })
    expect((await hall()).stateOf(one)).toBe(2)
    await shop.call(releaseSeats, { seatLockId: first.data?.seatLockId ?? '' }, { as })
    expect((await hall()).stateOf(one)).toBe(1)
    await lock(as, [one, two])
    await lock(as, [two, three])
    expect((await hall()).stateOf(one)).toBe(1)
    expect((await hall()).stateOf(two)).toBe(2)
    shop.clock.advance(LOCK_MS)
    expect((await hall()).stateOf(two)).toBe(1)
    expect((await lock(other, [two, three])).data?.seatLockId).toBeDefined()
  })

  it('go into one order with their names, and are sold with it', async () => {
    const as = await shop.signIn()
    const { seatIds, seatPlanId } = await freeSeats(2)
    const { data } = await lock(as, seatIds)
    const { offer, placed } = await order(as, data?.seatLockId ?? '', seatPlanId, 2)
    expect(offer.items[0]?.seats?.map(({ seatId }) => seatId).sort()).toEqual([...seatIds].sort())
    expect(offer.lockExpireSeconds).toBe(600)
    expect(placed.data?.orderId).toBeDefined()
    await shop.call(releaseSeats, { seatLockId: data?.seatLockId ?? '' }, { as })
    expect((await hall(as)).stateOf(seatIds[0] ?? '')).toBe(2)
    await shop.call(cancelOrder, { orderId: placed.data?.orderId ?? '', reason: 'test' }, { as })
    expect((await hall()).stateOf(seatIds[0] ?? '')).toBe(1)
  })

  it('free up for the next buyer when the order stays unpaid', async () => {
    const [as, other] = [await shop.signIn('13800138000'), await shop.signIn('13900139002')]
    const { seatIds, seatPlanId } = await freeSeats(1)
    const { data } = await lock(as, seatIds)
    await order(as, data?.seatLockId ?? '', seatPlanId, 1)
    expect((await lock(other, seatIds)).data?.failedSeatIds).toEqual(seatIds)
    shop.clock.advance(15 * 60 * 1000)
    expect((await hall()).stateOf(seatIds[0] ?? '')).toBe(1)
    expect((await lock(other, seatIds)).data?.seatLockId).toBeDefined()
  })

  it('fail in an order when expired, another user’s, or too few', async () => {
    const [as, other] = [await shop.signIn('13800138000'), await shop.signIn('13900139002')]
    const { seatIds, seatPlanId } = await freeSeats(2)
    const { data } = await lock(as, seatIds)
    const wanted = { src: 'M_WEB', ...session, items: [{ seatPlanId, qty: 2 }], seatLockId: data?.seatLockId ?? '' }
    const over = { data: null, statusCode: BUSINESS_ERROR.seatLockOver }
    expect(await shop.call(preOrder, wanted, { as: other })).toMatchObject(over)
    const fewer = { ...wanted, items: [{ seatPlanId, qty: 1 }] }
    expect(await shop.call(preOrder, fewer, { as })).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.badInput })
    const input = await orderInput(shop, NAMED_SHOWS.seatsClub, as, 1)
    expect(await shop.call(createOrder, input, { as })).toMatchObject({ data: null, comments: '请先选择座位' })
    shop.clock.advance(LOCK_MS)
    expect(await shop.call(preOrder, wanted, { as })).toMatchObject(over)
  })

  it('stop at the limit per order (SEAT-026)', async () => {
    const as = await shop.signIn()
    const { seatIds } = await freeSeats(7)
    const answer = await lock(as, seatIds)
    expect(answer).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.limitReached })
  })
})

describe('seat changes since the last request (SEAT-024)', () => {
  const LATE_MS = 30_000

  /** Hall of a polling user, and of a new user. */
  async function watched(as?: string) {
    const options = as ? { as } : {}
    const { layout, availability } = await hall(as)
    const zoneId = layout.zones.map(({ zone }) => zone.zoneId).join(',')
    let since = shop.clock.now()
    return async () => {
      const { data } = await shop.call(getSeatMapDynamic, { ...session, zoneId, since }, options)
      const answer = data as SeatMapDynamic
      since = answer.ts
      expect(answer.seats).toBeUndefined()
      availability.apply(answer)
      const { availability: fresh } = await hall(as)
      expect([...availability.states]).toEqual([...fresh.states])
      return (answer.changes ?? []).reduce((sum, { states }) => sum + states.length / 2, 0)
    }
  }

  it('contains changes only, and equals the whole hall: locked, expired, ordered, returned, unpaid', async () => {
    const { seatIds, seatPlanId } = await freeSeats(2)
    const buyer = await shop.signIn('13800138061')
    const statesOf = await watched()
    expect(await statesOf()).toBe(0)
    await lock(buyer, seatIds)
    expect(await statesOf()).toBe(2)
    await shop.clock.advance(LATE_MS)
    await statesOf()
    expect(await statesOf()).toBe(0)
    await shop.clock.advance(LOCK_MS)
    expect(await statesOf()).toBe(2)
    const { data: again } = await lock(buyer, seatIds)
    await shop.clock.advance(LATE_MS)
    expect(await statesOf()).toBe(2)
    await order(buyer, again?.seatLockId ?? '', seatPlanId, 2)
    await shop.clock.advance(LATE_MS)
    expect(await statesOf()).toBe(2)
    await shop.clock.advance(15 * 60 * 1000)
    expect(await statesOf()).toBe(2)
  })

  it('marks the buyer’s own seats', async () => {
    const { seatIds } = await freeSeats(2)
    const buyer = await shop.signIn('13800138062')
    const statesOf = await watched(buyer)
    const { data: kept } = await lock(buyer, seatIds)
    await statesOf()
    await shop.call(releaseSeats, { seatLockId: kept?.seatLockId ?? '' }, { as: buyer })
    expect(await statesOf()).toBe(2)
  })

  it('contains everything for a later time', async () => {
    const { data } = await shop.call(getSeatMapDynamic, { ...session, zoneId: 'A', since: shop.clock.now() + 1 })
    expect(data?.changes).toBeUndefined()
  })
})

describe('many buyers for few seats (SEAT-024)', () => {
  const BUYERS = 60
  const SEATS = 20
  const LATER_MS = 60 * 60 * 1000
  let tokens: string[]
  let wanted: { seatIds: string[]; seatPlanId: string }

  beforeEach(async () => {
    tokens = await Promise.all(Array.from({ length: BUYERS }, (_, at) => shop.signIn(`1380013${8100 + at}`)))
    wanted = await freeSeats(SEATS)
  })

  async function pay(orderId: string) {
    const reply = await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${orderId}/pay`, payload: {} })
    return (reply.json() as { done: boolean }).done
  }

  /** Buys two neighbouring seats and pays, or cancels, never pays, gives them back, or leaves; the seats that are paid. */
  async function buy(as: string, at: number): Promise<string[]> {
    const first = (at * 7) % (SEATS - 1)
    const pair = wanted.seatIds.slice(first, first + 2)
    const { data } = await lock(as, pair)
    const seatLockId = data?.seatLockId
    if (!seatLockId || at % 5 === 0) return []
    if (at % 5 === 1) {
      await shop.call(releaseSeats, { seatLockId }, { as })
      return []
    }
    const { placed } = await order(as, seatLockId, wanted.seatPlanId, 2)
    const orderId = placed.data?.orderId ?? ''
    if (at % 5 === 2) await shop.call(cancelOrder, { orderId, reason: 'test' }, { as })
    return at % 5 > 2 && (await pay(orderId)) ? pair : []
  }

  it('sells each seat once, and whatever was locked is sold or free again', async () => {
    const sold = (await Promise.all(tokens.map(buy))).flat()
    expect(sold.length).toBeGreaterThan(0)
    expect(new Set(sold).size).toBe(sold.length)
    shop.clock.advance(LATER_MS)
    const { stateOf } = await hall()
    for (const seatId of wanted.seatIds) expect(stateOf(seatId)).toBe(sold.includes(seatId) ? 3 : 1)
  })
})
