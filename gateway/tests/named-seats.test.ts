import { acceptedOffer } from '@test/buyer'
import { freeSeatsOf, hallOf } from '@test/seat-hall'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createOrder } from '@/contracts/order/create-order'
import type { OrderItemInput } from '@/contracts/order/order-items'
import { preOrder } from '@/contracts/order/pre-order'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const LOCK_MS = 10 * 60 * 1000
const OVER = { data: null, statusCode: BUSINESS_ERROR.seatLockOver }
const BAD_INPUT = { data: null, statusCode: BUSINESS_ERROR.badInput }

let shop: TestGateway
let session: { showId: string; bizShowSessionId: string }
let as: string
let other: string
let seatPlanId: string
/** Three free seats of one plan. */
let free: string[]
let seatLockId: string

beforeEach(async () => {
  shop = await createTestGateway()
  const showId = NAMED_SHOWS.seatsClub
  const { data } = await shop.call(listSessionsStatic, { showId })
  session = { showId, bizShowSessionId: data?.sessions[0]?.bizShowSessionId ?? '' }
  as = await shop.signIn('13800138000')
  other = await shop.signIn('13900139002')
  const found = await freeSeatsOf(shop, session, 3)
  seatPlanId = found.seatPlanId
  free = found.seatIds
  seatLockId = await lock(as, free.slice(0, 2))
})

afterEach(() => shop.close())

async function lock(buyer: string, seatIds: string[]): Promise<string> {
  const { data } = await shop.call(lockSeats, { ...session, seatIds }, { as: buyer })
  return data?.seatLockId ?? ''
}

const wish = (seatIds: string[], more: object = {}) => ({
  src: 'M_WEB',
  ...session,
  items: [{ seatPlanId, qty: seatIds.length, seatIds }] as OrderItemInput[],
  ...more,
})
const place = (seatIds: string[], more: object = {}, buyer = as) =>
  shop.call(preOrder, wish(seatIds, more), { as: buyer })

async function buy(wanted: ReturnType<typeof wish>) {
  const { data: offer } = await shop.call(preOrder, wanted, { as })
  if (!offer) throw new Error('no offer')
  return { offer, placed: await shop.call(createOrder, acceptedOffer(wanted, offer), { as }) }
}

/** Another plan of the session, with a seat of it that is free. */
async function elsewhere() {
  const { layout, availability } = await hallOf(shop, session)
  const level = layout.map.priceLevels.findIndex((known) => known.seatPlanId !== seatPlanId)
  const seat = [...availability.states.keys()].find(
    (one) => availability.states[one] === 1 && layout.level[one] === level,
  )
  return { planId: layout.map.priceLevels[level]?.seatPlanId ?? '', seatId: layout.seatId(seat ?? -1) }
}

describe('seats that an order names (SEAT-024)', () => {
  it.each([{ isLockNamed: true }, { isLockNamed: false }])('match the order: %o', async ({ isLockNamed }) => {
    const named = free.slice(0, 2).reverse()
    const { offer, placed } = await buy(wish(named, isLockNamed ? { seatLockId } : {}))
    expect(offer.items[0]?.seats?.map(({ seatId }) => seatId).sort()).toEqual([...named].sort())
    expect(offer.lockExpireSeconds).toBe(600)
    expect(placed.data?.orderId).toBeDefined()
    const { stateOf } = await hallOf(shop, session, { as: other })
    expect(free.map(stateOf)).toEqual([2, 2, 1])
  })

  it('may be a part of the locked ones without a lock id: the others stay locked', async () => {
    const { placed } = await buy(wish(free.slice(1, 2)))
    expect(placed.data?.orderId).toBeDefined()
    const { stateOf } = await hallOf(shop, session, { as })
    expect(free.map(stateOf)).toEqual([4, 2, 1])
    expect(await place(free.slice(0, 1))).toMatchObject({ data: { items: [{ seats: [{ seatId: free[0] }] }] } })
    expect(await place(free.slice(1, 2))).toMatchObject(OVER)
  })

  it('include all seats of the plan that a named lock keeps, and no others', async () => {
    expect(await place(free.slice(0, 1), { seatLockId })).toMatchObject(BAD_INPUT)
    expect(await place(free, { seatLockId })).toMatchObject(BAD_INPUT)
    expect(await place(free.slice(1), { seatLockId })).toMatchObject(OVER)
  })

  it("fail when the seats are not the buyer's: free, another’s, of another session, or expired", async () => {
    await lock(other, free.slice(2))
    const mixed = [free[0] ?? '', free[2] ?? '']
    expect(await place(mixed)).toMatchObject(OVER)
    expect(await place(free.slice(2))).toMatchObject(OVER)
    expect(await place(free.slice(0, 2), {}, other)).toMatchObject(OVER)
    expect(await place(free.slice(0, 2), { seatLockId }, other)).toMatchObject(OVER)
    expect(await place(['nowhere'])).toMatchObject(OVER)
    const later = { showId: NAMED_SHOWS.seatsTheatre, bizShowSessionId: '' }
    const { data } = await shop.call(listSessionsStatic, { showId: later.showId })
    const [abroad] = data?.sessions ?? []
    const there = { ...later, bizShowSessionId: abroad?.bizShowSessionId ?? '' }
    const { seatPlanId: plan } = await freeSeatsOf(shop, there, 1)
    const requested = {
      ...wish(free.slice(0, 1)),
      ...there,
      items: [{ seatPlanId: plan, qty: 1, seatIds: [free[0] ?? ''] }],
    }
    expect(await shop.call(preOrder, requested, { as })).toMatchObject(OVER)
    shop.clock.advance(LOCK_MS)
    expect(await place(free.slice(0, 2))).toMatchObject(OVER)
  })

  it('count one per ticket, once each, of the plan, and need names for every plan without a lock', async () => {
    const [one = '', two = ''] = free
    const of = (items: OrderItemInput[], more: object = {}) =>
      shop.call(preOrder, { src: 'M_WEB', ...session, items, ...more }, { as })
    expect(await of([{ seatPlanId, qty: 2, seatIds: [one, one] }])).toMatchObject(BAD_INPUT)
    expect(await of([{ seatPlanId, qty: 1, seatIds: [one, two] }])).toMatchObject(BAD_INPUT)
    expect(await of([{ seatPlanId, qty: 2, seatIds: [one] }], { seatLockId })).toMatchObject(BAD_INPUT)
    const { planId, seatId } = await elsewhere()
    expect(await of([{ seatPlanId: planId, qty: 1, seatIds: [one] }])).toMatchObject(BAD_INPUT)
    const both = await lock(as, [one, seatId])
    const plans = [{ seatPlanId, qty: 1, seatIds: [one] }]
    expect(await of([...plans, { seatPlanId: planId, qty: 1 }])).toMatchObject(BAD_INPUT)
    expect(await of([...plans, { seatPlanId: planId, qty: 1 }], { seatLockId: both })).toMatchObject({
      statusCode: 200,
    })
    const named = await of([...plans, { seatPlanId: planId, qty: 1, seatIds: [seatId] }])
    expect(named.data?.items.map(({ seats }) => seats?.map((seat) => seat.seatId))).toEqual([[one], [seatId]])
  })

  it('match the offer: an order with other or lost seats fails', async () => {
    const { data: offer } = await place(free.slice(0, 1))
    if (!offer) throw new Error('no offer')
    const changed = acceptedOffer(wish(free.slice(1, 2)), offer)
    expect(await shop.call(createOrder, changed, { as })).toMatchObject({ statusCode: BUSINESS_ERROR.quoteInvalid })
    shop.clock.advance(LOCK_MS)
    await lock(other, free)
    const accepted = acceptedOffer(wish(free.slice(0, 1)), offer)
    expect(await shop.call(createOrder, accepted, { as })).toMatchObject(OVER)
    const { stateOf } = await hallOf(shop, session, { as: other })
    expect(free.map(stateOf)).toEqual([4, 4, 4])
  })
})
