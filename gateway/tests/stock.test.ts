import { type Offer, offerOf, orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import * as fc from 'fast-check'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const STOCK = 50
const BUYERS = ['13900000001', '13900000002', '13900000003']
const PAY_WITHIN_MS = 15 * 60_000

type Step =
  | { kind: 'buy'; buyer: number; qty: number }
  | { kind: 'pay' | 'cancel'; order: number }
  | { kind: 'wait'; minutes: number }

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('buy' as const), buyer: fc.nat(2), qty: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constantFrom('pay' as const, 'cancel' as const), order: fc.nat(20) }),
    fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  ),
  { minLength: 5, maxLength: 25 },
)

/** Expected state of an order, tracked by the test. */
interface Expected {
  id: string
  buyer: number
  qty: number
  payBefore: number
  state: 'unpaid' | 'paid' | 'gone'
}

describe('stock', () => {
  let shop: TestGateway
  let offer: Offer

  beforeAll(async () => {
    shop = await createTestGateway()
    offer = await offerOf(shop, NAMED_SHOWS.fiftyTickets)
  })
  afterAll(() => shop.close())

  /** Time passes in these tests, and with it the life of tokens. */
  const tokenOf = (buyer: number) => shop.signIn(BUYERS[buyer])

  async function buy({ buyer, qty }: { buyer: number; qty: number }): Promise<Expected | null> {
    const as = await tokenOf(buyer)
    const payBefore = shop.clock.now() + PAY_WITHIN_MS
    const { data } = await shop.call(createOrder, await orderInput(shop, offer.showId, as, qty), { as })
    return data && { id: data.orderId, buyer, qty, payBefore, state: 'unpaid' }
  }

  async function pay(order: Expected): Promise<void> {
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${order.id}/pay`, payload: {} })
    if (order.state === 'unpaid') order.state = 'paid'
  }

  async function cancel(order: Expected): Promise<void> {
    await shop.call(cancelOrder, { orderId: order.id, reason: 'test' }, { as: await tokenOf(order.buyer) })
    if (order.state === 'unpaid') order.state = 'gone'
  }

  async function wait(minutes: number, expected: readonly Expected[]): Promise<void> {
    shop.clock.advance(minutes * 60_000)
    // The shop looks at its deadlines.
    await shop.gateway.inject({ url: '/sandbox/api/orders' })
    for (const order of expected) {
      if (order.state === 'unpaid' && order.payBefore <= shop.clock.now()) order.state = 'gone'
    }
  }

  async function take(step: Step, expected: Expected[]): Promise<void> {
    if (step.kind === 'wait') return wait(step.minutes, expected)
    if (step.kind === 'buy') {
      const order = await buy(step)
      if (order) expected.push(order)
      return
    }
    const order = expected[step.order % Math.max(1, expected.length)]
    if (order) await (step.kind === 'pay' ? pay(order) : cancel(order))
  }

  const unitsOf = (orders: readonly Expected[]) =>
    orders.filter(({ state }) => state !== 'gone').reduce((total, { qty }) => total + qty, 0)

  it('never loses or oversells, whatever is bought, paid, cancelled and forgotten', async () => {
    const expected: Expected[] = []
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        for (const step of run) {
          await take(step, expected)
          const left = await shop.unitsLeft(offer.seatPlanId)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBe(STOCK - unitsOf(expected))
        }
      }),
      { numRuns: 8, seed: 20_261_120, endOnFailure: true },
    )
    const paid = expected.filter(({ state }) => state === 'paid').length
    let vouchers = 0
    for (const phone of BUYERS) {
      const { data } = await shop.call(listVouchers, { offset: 0, length: 1 }, { as: await shop.signIn(phone) })
      vouchers += data?.total ?? 0
    }
    expect(paid).toBeGreaterThan(0)
    expect(vouchers).toBe(paid)
  })
})
