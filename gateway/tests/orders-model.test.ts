import { accept, decide, rebook, requestRefund, send, withdrawTransfer } from '@test/order-model/after-steps'
import { grantPoints, placeWithBenefits, receive } from '@test/order-model/benefit-steps'
import { decideFace, orderByFace, showFace } from '@test/order-model/certification-steps'
import { close } from '@test/order-model/close-steps'
import { taken } from '@test/order-model/compare'
import { acceptGift, give, withdrawGift } from '@test/order-model/gift-steps'
import { placeWithGoods, returnAddOn } from '@test/order-model/goods-steps'
import { closeGoods, decideInvoice, receiveGoods, requestInvoice, returnPiece } from '@test/order-model/invoice-steps'
import type { Model, Real } from '@test/order-model/model'
import { approve, cancel, decline, jump, place, startPaying, tidyUp } from '@test/order-model/order-steps'
import { endOfWaiting, reset } from '@test/order-model/reset-steps'
import { lock, orderSeats, release } from '@test/order-model/seat-steps'
import { joinWaitList, leave, stock, waitInLine } from '@test/order-model/wait-steps'
import type { TestGateway } from '@test/test-gateway'
import * as fc from 'fast-check'
import { users } from '../src/database/schema/people'
import type { RefundVerdict } from '../src/services/refunds/decide-refund'

const BUYERS = 20
const MAX_STEPS = 60
/** `npm run model` takes more; others can be tried by hand: `STEPS=5000 SEED=7`. */
const STEPS = Number(process.env.STEPS ?? 150)
const SEED = Number(process.env.SEED ?? 1)
const PHONE = '139000'
const DAY_MINUTES = 24 * 60

const some = fc.nat({ max: 50 })
const buyer = fc.nat({ max: BUYERS - 1 })
/** Buyers with coupons and points, which are used repeatedly. */
const fewBuyers = fc.nat({ max: 2 })
const verdict = fc.constantFrom<RefundVerdict>('APPROVED', 'APPROVED', 'REJECTED', 'CANCELED')
const mostly = fc.constantFrom(true, true, false)
const anyPayment = fc.tuple(some, some)
const anyStep = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(buyer, fc.integer({ min: 1, max: 6 })).map(([at, qty]) => place(at, qty)) },
  { weight: 6, arbitrary: some.map(startPaying) },
  { weight: 9, arbitrary: anyPayment.map(([at, which]) => approve(at, which)) },
  { weight: 3, arbitrary: anyPayment.map(([at, which]) => decline(at, which)) },
  { weight: 3, arbitrary: some.map(cancel) },
  { weight: 4, arbitrary: fc.constantFrom(1, 7, 15).map(jump) },
  { weight: 1, arbitrary: fc.constant(DAY_MINUTES).map(jump) },
  { weight: 3, arbitrary: fc.constant(null).map(tidyUp) },
  { weight: 4, arbitrary: some.map(requestRefund) },
  { weight: 4, arbitrary: fc.tuple(some, verdict).map(([at, decision]) => decide(at, decision)) },
  { weight: 3, arbitrary: some.map(rebook) },
  { weight: 5, arbitrary: some.map(send) },
  { weight: 4, arbitrary: fc.tuple(some, buyer).map(([at, who]) => accept(at, who)) },
  { weight: 2, arbitrary: some.map(withdrawTransfer) },
  {
    weight: 4,
    arbitrary: fc.tuple(buyer, some, fc.integer({ min: 1, max: 4 })).map(([who, at, qty]) => lock(who, at, qty)),
  },
  { weight: 4, arbitrary: some.map(orderSeats) },
  { weight: 2, arbitrary: fc.tuple(some, buyer).map(([at, who]) => release(at, who)) },
  { weight: 5, arbitrary: fc.tuple(buyer, fc.integer({ min: 1, max: 6 })).map(([at, qty]) => joinWaitList(at, qty)) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 5 }).map(stock) },
  { weight: 2, arbitrary: some.map(leave) },
  { weight: 3, arbitrary: fc.tuple(buyer, buyer, buyer).map(([one, two, other]) => waitInLine(one, two, other)) },
  { weight: 2, arbitrary: fewBuyers.map(receive) },
  {
    weight: 2,
    arbitrary: fc.tuple(fewBuyers, fc.integer({ min: 1, max: 30_000 })).map(([at, points]) => grantPoints(at, points)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fewBuyers, fc.integer({ min: 1, max: 4 }), fc.nat({ max: 1 }))
      .map(([at, qty, pieces]) => placeWithBenefits(at, qty, pieces)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(buyer, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
      .map(([at, qty, pieces]) => placeWithGoods(at, qty, pieces)),
  },
  { weight: 3, arbitrary: fc.tuple(some, mostly).map(([at, isApproved]) => returnAddOn(at, isApproved)) },
  { weight: 3, arbitrary: fewBuyers.map(give) },
  { weight: 2, arbitrary: fc.tuple(some, fewBuyers).map(([at, who]) => acceptGift(at, who)) },
  { weight: 1, arbitrary: some.map(withdrawGift) },
  { weight: 2, arbitrary: fewBuyers.map(receiveGoods) },
  { weight: 4, arbitrary: some.map(requestInvoice) },
  { weight: 3, arbitrary: fc.tuple(some, fc.boolean()).map(([at, isIssued]) => decideInvoice(at, isIssued)) },
  { weight: 3, arbitrary: fc.tuple(some, mostly).map(([at, isApproved]) => returnPiece(at, isApproved)) },
  { weight: 2, arbitrary: some.map(close) },
  { weight: 1, arbitrary: some.map(closeGoods) },
  { weight: 1, arbitrary: fewBuyers.map(showFace) },
  { weight: 1, arbitrary: fc.tuple(fewBuyers, mostly).map(([at, isPassed]) => decideFace(at, isPassed)) },
  { weight: 2, arbitrary: fewBuyers.map(orderByFace) },
  { weight: 1, arbitrary: fc.constantFrom(reset, endOfWaiting).map((again) => again()) },
)

/** Orders, whatever buyers, recipients, providers, clerks and time do in whatever order, against a small model. */
/** @engine both */
describe('orders', () => {
  let shop: TestGateway
  let opening: number

  beforeAll(async () => {
    shop = await createTestGateway()
    opening = shop.clock.now()
  })
  afterAll(() => shop.close())

  const phoneOf = (at: number) => `${PHONE}${String(at).padStart(5, '0')}`

  /** A shop as on its first day, and a model of it. */
  async function start(): Promise<{ model: Model; real: Real }> {
    shop.clock.set(opening)
    const model: Model = {
      now: opening,
      left: new Map(),
      orders: new Map(),
      refunds: new Map(),
      transfers: new Map(),
      skuId: '',
      waited: { showId: '', bizShowSessionId: '', seatPlanId: '' },
      hall: { showId: '', bizShowSessionId: '', seatPlanId: '' },
      layout: null,
      seats: new Map(),
      locks: new Map(),
      coupons: new Map(),
      gifts: new Map(),
      presents: new Set(),
      points: new Map(),
      parcels: new Map(),
      invoices: new Map(),
      faces: new Map(),
    }
    const real: Real = {
      shop,
      buyer: (at) => shop.signIn(phoneOf(at)),
      async buyers() {
        const rows = await shop.database.db.select().from(users)
        return new Map(rows.map(({ id, cellphone }) => [id, Number(cellphone?.slice(PHONE.length))]))
      },
    }
    await reset().run(model, real)
    return { model, real }
  }

  const sequence = fc.array(anyStep, { minLength: MAX_STEPS / 2, maxLength: MAX_STEPS, size: 'max' })

  it('match a simple model, with books in order after every step (ORDER-043, ORDER-053, PAY-020, REFUND-007, TRANSFER-009, SEAT-024, COUPON-007, COUPON-019)', async () => {
    for (let seed = SEED; taken.steps < STEPS; seed += 1) {
      const play = fc.asyncProperty(sequence, async (steps) => {
        const { model, real } = await start()
        for (const each of steps) await each.run(model, real)
      })
      await fc.assert(play, { numRuns: 1, endOnFailure: true, seed })
    }
    console.info(`${taken.steps} steps`)
  }, 3_600_000)
})
