import { acceptedOffer, offerOf, orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { type CreateOrderInput, createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import type { QueuePlace } from '@/contracts/order/queue-place'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { queuePlaces } from '../src/database/schema/queues'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { removeExpired } from '../src/services/jobs/remove-expired'

/** Thirty a minute: a turn every two seconds. */
const INTERVAL_MS = 2000
const showId = NAMED_SHOWS.simpleConcert

describe('the queue of a hot show (CAT-076)', () => {
  let shop: TestGateway

  beforeEach(async () => {
    shop = await createTestGateway()
  })
  afterEach(() => shop.close())

  const openSale = async (body: object = {}) => {
    const payload = { perMinute: 30, ahead: 0, ...body }
    return (await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/hot-sales', payload })).json()
  }
  const buyer = (index: number) => shop.signIn(`139${20_000_000 + index}`)
  const order = async (as: string, key: string, input?: CreateOrderInput) => {
    const wanted = input ?? (await orderInput(shop, showId, as))
    return shop.call(createOrder, wanted, { as, headers: { 'idempotency-key': key } })
  }
  const placeIn = (answer: Envelope<unknown>) => answer.data as unknown as QueuePlace

  it('admits a lone buyer at once, and shows everyone else place, rate and wait', async () => {
    await openSale()
    const [first, second, third] = [await buyer(1), await buyer(2), await buyer(3)]
    expect((await order(first, 'a')).statusCode).toBe(STATUS.success)
    expect(await order(second, 'b')).toMatchObject({
      statusCode: BUSINESS_ERROR.inQueue,
      mode: 9,
      comments: expect.stringContaining('排队'),
      data: { place: 1, firstPlace: 1, perMinute: 30, waitSeconds: 2, turnSeconds: 600 },
    })
    expect(placeIn(await order(third, 'c'))).toMatchObject({ place: 2, firstPlace: 2, waitSeconds: 4 })
    shop.clock.advance(INTERVAL_MS)
    expect(placeIn(await order(third, 'c'))).toMatchObject({ place: 1, firstPlace: 2, waitSeconds: 2 })
    expect((await order(second, 'b')).statusCode).toBe(STATUS.success)
  })

  it('keeps a place while its buyer is away, shows it with the offer, and drops it ten minutes after the turn', async () => {
    await openSale({ ahead: 5 })
    const as = await buyer(1)
    const input = await orderInput(shop, showId, as)
    expect(placeIn(await order(as, 'a', input))).toMatchObject({ place: 5 })
    shop.clock.advance(INTERVAL_MS)
    const again = await buyer(1)
    const offer = async () => (await shop.call(preOrder, { ...input, src: 'M_WEB' }, { as: again })).data
    expect((await offer())?.queuePlace).toMatchObject({ place: 4, waitSeconds: 8 })
    shop.clock.advance(4 * INTERVAL_MS + 599_000)
    expect((await offer())?.queuePlace).toMatchObject({ place: 0, waitSeconds: 0, turnSeconds: 1 })
    shop.clock.advance(1000)
    expect((await offer())?.queuePlace).toBeUndefined()
    await order(await buyer(2), 'other', input)
    const late = await order(again, 'late', input)
    expect(placeIn(late)).toMatchObject({ place: 1, firstPlace: 1 })
  })

  it('has one turn for one order, also for two that come at once', async () => {
    await openSale()
    const as = await buyer(1)
    const [one, other] = [await orderInput(shop, showId, as), await orderInput(shop, showId, as)]
    const answers = await Promise.all([order(as, 'a', one), order(as, 'b', other)])
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([STATUS.success, BUSINESS_ERROR.inQueue])
    const { data: kept } = await shop.call(getShowDynamic, { showId })
    expect(kept?.hotMode).toBe('HOT_ROB')
  })

  it('gives the turn back when the order fails', async () => {
    await openSale()
    const as = await buyer(1)
    const input = await orderInput(shop, showId, as)
    const wrong = { ...input, paymentParam: { ...input.paymentParam, payAmount: 1 } }
    expect((await order(as, 'a', wrong)).statusCode).toBe(BUSINESS_ERROR.amountChanged)
    await order(await buyer(2), 'other')
    expect((await order(as, 'b', input)).statusCode).toBe(STATUS.success)
  })

  it('keeps the order of forty polling buyers, one turn every two seconds', async () => {
    await openSale()
    const origin = await shop.listen()
    const buyers = await Promise.all(Array.from({ length: 40 }, (_, index) => buyer(index)))
    const offer = await offerOf(shop, showId)
    const requested = { src: 'M_WEB', ...offer, items: [{ seatPlanId: offer.seatPlanId, qty: 1 }] }
    const inputs = new Map<string, CreateOrderInput>()
    for (const as of buyers) {
      const { data } = await shop.call(preOrder, requested, { as })
      if (data) inputs.set(as, acceptedOffer(requested, data))
    }
    const join = async (as: string) => {
      const reply = await fetch(`${origin}${rootPathOf(createOrder)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', src: 'M_WEB', 'access-token': as, 'idempotency-key': as },
        body: JSON.stringify(inputs.get(as)),
      })
      return (await reply.json()) as Envelope<unknown>
    }
    const joinAll = async (waiting: readonly string[]) => {
      const answers = await Promise.all(waiting.map(async (as) => ({ as, answer: await join(as) })))
      const places = answers.flatMap(({ as, answer }) =>
        answer.statusCode === BUSINESS_ERROR.inQueue ? [{ as, place: placeIn(answer).place }] : [],
      )
      return places.sort((a, b) => a.place - b.place)
    }
    let waiting = await joinAll(buyers)
    expect(waiting.map(({ place }) => place)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1))
    for (let round = 0; round < 3; round += 1) {
      const [next, ...others] = waiting
      shop.clock.advance(INTERVAL_MS)
      waiting = await joinAll(waiting.map(({ as }) => as))
      expect(waiting.map(({ as }) => as)).toEqual(others.map(({ as }) => as))
      expect(waiting.some(({ as }) => as === next?.as)).toBe(false)
    }
  }, 60_000)

  it('keeps all places when it speeds up', async () => {
    await openSale({ ahead: 10 })
    const [first, second] = [await buyer(1), await buyer(2)]
    const before = [placeIn(await order(first, 'a')), placeIn(await order(second, 'b'))]
    await openSale({ perMinute: 60, ahead: 0 })
    const after = [placeIn(await order(first, 'a')), placeIn(await order(second, 'b'))]
    expect(after.map(({ place }) => place)).toEqual(before.map(({ place }) => place))
    expect(after.map(({ waitSeconds }) => waitSeconds)).toEqual(before.map(({ place }) => place))
  })

  it('precedes the locking of seats, and ends with it', async () => {
    await openSale({ name: 'seatsClub' })
    const [first, second] = [await buyer(1), await buyer(2)]
    const { data: sessions } = await shop.call(listSessionsStatic, { showId: NAMED_SHOWS.seatsClub })
    const about = {
      showId: NAMED_SHOWS.seatsClub,
      bizShowSessionId: sessions?.sessions[0]?.bizShowSessionId ?? '',
    }
    const { data: best } = await shop.call(recommendSeats, { ...about, qty: 2 })
    const seatIds = best?.seats.map(({ seatId }) => seatId) ?? []
    const { data: lock } = await shop.call(lockSeats, { ...about, seatIds }, { as: first })
    expect(lock?.seatLockId).toBeDefined()
    const refused = await shop.call(lockSeats, { ...about, seatIds }, { as: second })
    expect(refused).toMatchObject({ statusCode: BUSINESS_ERROR.inQueue, mode: 9, data: { place: 1 } })
    const items = [{ seatPlanId: best?.seats[0]?.seatPlanId ?? '', qty: 2 }]
    const wanted = { src: 'M_WEB', ...about, items, seatLockId: lock?.seatLockId ?? '' }
    const { data: offer } = await shop.call(preOrder, wanted, { as: first })
    if (!offer) throw new Error('no offer')
    const accepted = acceptedOffer(wanted, offer)
    expect((await order(first, 'a', accepted)).statusCode).toBe(STATUS.success)
  })

  it('exists for hot shows only', async () => {
    const as = await buyer(1)
    expect((await shop.call(getShowDynamic, { showId: NAMED_SHOWS.hot })).data?.hotMode).toBe('HOT_ROB')
    expect((await shop.call(getShowDynamic, { showId })).data?.hotMode).toBe('NORMAL')
    expect((await order(as, 'a')).statusCode).toBe(STATUS.success)
    expect((await order(as, 'b')).statusCode).toBe(STATUS.success)
  })

  it('starts and ends at /sandbox, for existing shows and valid numbers', async () => {
    const post = (payload: object) => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/hot-sales', payload })
    const usual = await post({})
    expect(usual.json()).toEqual([{ showId, perMinute: 30 }])
    for (const wrong of [{ name: 'constructor' }, { perMinute: -1 }, { perMinute: 1.5 }, { ahead: 'many' }]) {
      expect((await post(wrong)).statusCode).toBe(400)
    }
    const as = await buyer(1)
    expect(placeIn(await order(as, 'a'))).toMatchObject({ place: 20, waitSeconds: 40 })
    expect((await post({ perMinute: 0 })).json()).toEqual([])
    expect((await order(as, 'a')).statusCode).toBe(STATUS.success)
  })

  it('removes places after their turn', async () => {
    await openSale({ ahead: 3 })
    await order(await buyer(1), 'a')
    const { db } = shop.database
    shop.clock.advance(3 * INTERVAL_MS + 599_000)
    await removeExpired({ db, clock: shop.clock })
    expect(await db.select().from(queuePlaces)).toHaveLength(1)
    shop.clock.advance(1000)
    await removeExpired({ db, clock: shop.clock })
    expect(await db.select().from(queuePlaces)).toHaveLength(0)
  })
})
