import { offerOf, orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { orders } from '../src/database/schema/orders'
import { transactions } from '../src/database/schema/payments'
import { refunds } from '../src/database/schema/refunds'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { auditBooks } from '../src/services/books/audit-books'
import { runJobs } from '../src/services/jobs/run-jobs'
import { cancelUnpaid } from '../src/services/orders/end-orders'
import { currentOrderState } from '../src/services/orders/find-orders'
import { settlePayment } from '../src/services/payments/settle-payment'
import { startPayment } from '../src/services/payments/start-payment'
import { applyForRefund } from '../src/services/refunds/apply-refund'
import { decideRefund, type RefundVerdict } from '../src/services/refunds/decide-refund'
import { planHash, refundPlan } from '../src/services/refunds/refund-plan'
import { refundableRecord } from '../src/services/refunds/refund-records'

const MINUTE = 60_000
const PAY_WITHIN_MS = 15 * MINUTE
const BUYERS = 20
/** More sequences can be tried by hand: `MODEL_RUNS=200`. */
const RUNS = Number(process.env.MODEL_RUNS ?? 12)
const MAX_STEPS = 40
const NEWEST = 3

/** An order as the model knows it. */
interface ModelOrder {
  qty: number
  state: 'UNPAID' | 'CANCELED' | 'DELIVERING' | 'REFUNDED_TICKET'
  payBefore: number
  /** Payments that were started, whether or not they are over. */
  payments: { id: string; isPaid: boolean }[]
  /** Tickets by what became of them. */
  asked: string[]
  refunded: number
}

/** What the shop should be, and nothing of how it gets there. */
interface Model {
  now: number
  left: number
  orders: Map<string, ModelOrder>
  refunds: Map<string, { orderId: string; ticketId: string }>
}

interface Real {
  shop: TestGateway
  /** Token of a buyer, now. */
  buyer(at: number): Promise<string>
  seatPlanId: string
}

type Step = fc.AsyncCommand<Model, Real>

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real)
      await compare(model, real)
    },
    toString: () => name,
  }
}

/** What nobody has paid in time is free, whether or not somebody has tidied up. */
function letTimePass(model: Model): void {
  for (const order of model.orders.values()) {
    if (order.state !== 'UNPAID' || order.payBefore > model.now) continue
    order.state = 'CANCELED'
    model.left += order.qty
  }
}

/** Everything that can be seen from outside is as the model says, and the books are in order. */
async function compare(model: Model, { shop, seatPlanId }: Real): Promise<void> {
  const { db } = shop.database
  expect(await auditBooks(db)).toEqual([])
  expect(await shop.unitsLeft(seatPlanId)).toBe(model.left)
  const rows = await db.select().from(orders)
  const seen = rows.flatMap((row) => (model.orders.has(row.id) ? [[row.id, currentOrderState(row, model.now)]] : []))
  expect(new Map(seen as [string, string][])).toEqual(new Map([...model.orders].map(([id, { state }]) => [id, state])))
}

/** One of the newest: what happens to them crosses more often. */
function nth<Key, Value>(map: Map<Key, Value>, at: number): [Key, Value] | undefined {
  const newest = [...map].slice(-NEWEST)
  return newest[at % Math.max(1, newest.length)]
}

const trade = ({ shop }: Real) => ({ db: shop.database.db, clock: shop.clock })

const place = (at: number, qty: number): Step =>
  step(`buyer ${at} orders ${qty}`, async (model, real) => {
    const as = await real.buyer(at)
    const input = await orderInput(real.shop, NAMED_SHOWS.sensitive, as, qty)
    const { statusCode, data } = await real.shop.call(createOrder, input, { as })
    expect(statusCode).toBe(qty <= model.left ? STATUS.success : BUSINESS_ERROR.soldOut)
    if (data === null) return
    model.left -= qty
    const fresh = { qty, payments: [], asked: [], refunded: 0, payBefore: model.now + PAY_WITHIN_MS }
    model.orders.set(data.orderId, { ...fresh, state: 'UNPAID' })
  })

const startPaying = (at: number): Step =>
  step(`starts to pay ${at}`, async (model, real) => {
    const [id, order] = nth(model.orders, at) ?? []
    if (!id || order?.state !== 'UNPAID') return
    const { db } = real.shop.database
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    const due = await db.select().from(transactions).where(eq(transactions.orderId, id))
    const transactionIds = due.map((transaction) => transaction.id)
    const start = { userId: row?.userId ?? '', transactionIds, paymentProduct: 'TEST', returnUrl: '', cancelUrl: '' }
    order.payments.push({ id: await startPayment(trade(real), start), isPaid: false })
  })

/** The provider may approve whatever was started, in time, late and twice. */
const approve = (at: number, which: number): Step =>
  step(`payment ${which} of ${at} is approved`, async (model, real) => {
    const [, order] = nth(model.orders, at) ?? []
    const payment = order?.payments[which % Math.max(1, order.payments.length)]
    if (!order || !payment) return
    await settlePayment(trade(real), payment.id, 'APPROVED')
    payment.isPaid = true
    if (order.state === 'UNPAID') order.state = 'DELIVERING'
  })

const decline = (at: number, which: number): Step =>
  step(`payment ${which} of ${at} is declined`, async (model, real) => {
    const [, order] = nth(model.orders, at) ?? []
    const payment = order?.payments[which % Math.max(1, order.payments.length)]
    if (payment) await settlePayment(trade(real), payment.id, 'DECLINED')
  })

const cancel = (at: number): Step =>
  step(`cancels ${at}`, async (model, real) => {
    const [id, order] = nth(model.orders, at) ?? []
    if (!id || !order) return
    await cancelUnpaid(trade(real), id, 'CANCELLED_BY_BUYER')
    if (order.state !== 'UNPAID') return
    order.state = 'CANCELED'
    model.left += order.qty
  })

const jump = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async (model, { shop }) => {
    shop.clock.advance(minutes * MINUTE)
    model.now += minutes * MINUTE
    letTimePass(model)
  })

const tidyUp = (): Step => step('jobs run', (_model, real) => runJobs(trade(real)))

const askBack = (at: number): Step =>
  step(`asks a ticket of ${at} back`, async (model, real) => {
    const [id, order] = nth(model.orders, at) ?? []
    if (!id || order?.state !== 'DELIVERING') return
    const { db } = real.shop.database
    const [row] = await db.select().from(orders).where(eq(orders.id, id))
    const held = await db.select().from(tickets).where(eq(tickets.orderId, id))
    const free = held.find((ticket) => ticket.state === 'UNUSED')
    if (!row || !free) return
    const record = await refundableRecord(trade(real), row)
    const times = record.usedTimes.get(free.sessionId) ?? 0
    if (times >= 2) return expect(() => refundPlan(record, [free.id], real.shop)).toThrow('refund.not.times')
    const plan = refundPlan(record, [free.id], real.shop)
    const asked = { order: row, ticketIds: [free.id], reasonCode: 'OTHER', remark: '', planHash: planHash(plan) }
    const refund = await applyForRefund(trade(real), asked)
    order.asked.push(free.id)
    model.refunds.set(refund.id, { orderId: id, ticketId: free.id })
  })

const decide = (at: number, verdict: RefundVerdict): Step =>
  step(`refund ${at} is ${verdict}`, async (model, real) => {
    const [id, refund] = nth(model.refunds, at) ?? []
    const order = model.orders.get(refund?.orderId ?? '')
    if (!id || !refund || !order) return
    const isOpen = order.asked.includes(refund.ticketId)
    expect(await decideRefund(trade(real), id, verdict)).toBe(isOpen)
    if (!isOpen) return
    order.asked = order.asked.filter((ticketId) => ticketId !== refund.ticketId)
    model.refunds.delete(id)
    if (verdict !== 'APPROVED') return
    order.refunded += 1
    model.left += 1
    if (order.refunded === order.qty) order.state = 'REFUNDED_TICKET'
  })

const some = fc.nat({ max: 50 })
const STEPS = [
  fc.tuple(fc.nat({ max: BUYERS - 1 }), fc.integer({ min: 1, max: 6 })).map(([at, qty]) => place(at, qty)),
  some.map(startPaying),
  fc.tuple(some, some).map(([at, which]) => approve(at, which)),
  fc.tuple(some, some).map(([at, which]) => approve(at, which)),
  fc.tuple(some, some).map(([at, which]) => decline(at, which)),
  some.map(cancel),
  fc.constantFrom(1, 7, 15).map(jump),
  fc.constant(null).map(tidyUp),
  some.map(askBack),
  fc
    .tuple(some, fc.constantFrom<RefundVerdict>('APPROVED', 'APPROVED', 'REJECTED', 'CANCELED'))
    .map(([at, verdict]) => decide(at, verdict)),
]

/** Orders, whatever buyers, providers, clerks and time do in whatever order, against a model of some lines. */
describe('orders', () => {
  let shop: TestGateway
  let seatPlanId: string
  let opening: number
  let runs = 0

  beforeAll(async () => {
    shop = await createTestGateway()
    opening = shop.clock.now()
    seatPlanId = (await offerOf(shop, NAMED_SHOWS.sensitive)).seatPlanId
  })
  afterAll(() => shop.close())

  /** Nothing of an earlier sequence is still under way. */
  async function settleAll(): Promise<void> {
    const { db } = shop.database
    for (const { id, state } of await db.select().from(orders)) {
      if (state === 'UNPAID') await cancelUnpaid({ db, clock: shop.clock }, id, 'CANCELLED_BY_BUYER')
    }
    for (const { id, state } of await db.select().from(refunds)) {
      if (state === 'APPLYING') await decideRefund({ db, clock: shop.clock }, id, 'CANCELED')
    }
  }

  async function start(): Promise<{ model: Model; real: Real }> {
    await settleAll()
    shop.clock.set(opening)
    runs += 1
    const run = runs
    const left = await shop.unitsLeft(seatPlanId)
    const buyer = (at: number) => shop.signIn(`13${String(run).padStart(4, '0')}${String(at).padStart(5, '0')}`)
    return {
      model: { now: shop.clock.now(), left, orders: new Map(), refunds: new Map() },
      real: { shop, seatPlanId, buyer },
    }
  }

  it('are what a simple model says, and the books in order after every step (ORDER-043, PAY-020, REFUND-007)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(STEPS, { maxCommands: MAX_STEPS, size: 'max' }), async (steps) => {
        const begun = await start()
        await fc.asyncModelRun(() => begun, steps)
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  }, 300_000)
})
