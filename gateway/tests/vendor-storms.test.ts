import { keptBy, passRefunds, VendorBuyer } from '@test/vendor-buyer'
import { VendorShop } from '@test/vendor-shop'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { auditBooks } from '../src/services/books/audit-books'

/** Random runs; a thousand at night take half an hour. */
const RUNS = process.env.NIGHTLY === undefined ? 6 : 1_000
const MINUTE = 60_000
const STORMS_OF_SHOP = 20
const LONGEST_MS = 90 * MINUTE

type Action =
  | { kind: 'pay'; product: 'WEIXIN_HK_H5' | 'ALIPAY_CN_WAP' }
  | { kind: 'report'; which: number; times: number }
  | { kind: 'forge'; which: number }
  | { kind: 'pass'; minutes: number }
  | { kind: 'cancel' | 'close' | 'jobs' | 'rotate' | 'start' }
  | { kind: 'fault'; fault: 'error' | 'lost' | 'half' | 'down'; of: 'wechat' | 'alipay' }
  | { kind: 'down'; of: 'wechat' | 'alipay'; isDown: boolean }
  | { kind: 'clock'; minutes: number }

const product = fc.constantFrom('WEIXIN_HK_H5' as const, 'ALIPAY_CN_WAP' as const)
const vendor = fc.constantFrom('wechat' as const, 'alipay' as const)
const which = fc.nat(3)

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), product }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('report' as const), which, times: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forge' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 4, 20) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'close', 'jobs', 'jobs', 'rotate', 'start') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom('error' as const, 'lost', 'half', 'down'),
      of: vendor,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('down' as const), of: vendor, isDown: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock' as const), minutes: fc.constantFrom(-10, 0, 10) }) },
)

/** A buyer, the vendors and everything that goes wrong between them, in any order. */
class Storm {
  private readonly numbers: string[] = []

  constructor(
    private readonly vendors: VendorShop,
    private readonly buyer: VendorBuyer,
  ) {}

  async run(actions: readonly Action[]): Promise<void> {
    for (const one of actions) await this.act(one)
  }

  /** The vendors work again, and time passes. */
  async calm(): Promise<void> {
    const { vendors } = this
    for (const { server } of [vendors.wechat, vendors.alipay]) {
      server.faults = []
      server.isDown = false
    }
    vendors.clockError = 0
    for (let at = 0; at < 4; at += 1) await passRefunds(vendors)
  }

  /** Money of the order at the vendors. */
  get kept(): number {
    return keptBy(this.vendors, ...this.numbers)
  }

  private async act(one: Action): Promise<void> {
    const { vendors, buyer } = this
    switch (one.kind) {
      case 'start':
        return this.start('WEIXIN_HK_H5')
      case 'pay': {
        await this.start(one.product)
        const last = this.numbers.at(-1)
        if (last) vendors.vendorOf(last).ledger.pay(last)
        return
      }
      case 'report':
        for (let at = 0; at < one.times; at += 1) await this.report(one.which)
        return
      case 'forge':
        return this.forge(one.which)
      case 'pass':
        vendors.shop.clock.advance(one.minutes * MINUTE)
        return
      case 'cancel':
        await buyer.cancel()
        return
      case 'close':
        await buyer.close().catch(() => {})
        return
      case 'jobs':
        return vendors.shop.runJobs()
      case 'rotate':
        return vendors.wechat.rotate()
      case 'fault':
        vendors[one.of].server.faults.push(one.fault)
        return
      case 'down':
        vendors[one.of].server.isDown = one.isDown
        return
      case 'clock':
        vendors.clockError = one.minutes * MINUTE
    }
  }

  private async start(paymentProduct: string): Promise<void> {
    const { data } = await this.vendors.start(this.buyer.order, this.buyer.as, paymentProduct, 'M_WEB')
    try {
      if (data) this.numbers.push(this.vendors.arrive(data))
    } catch {
      // The vendor of a page refuses another clock.
    }
  }

  private async report(at: number): Promise<void> {
    const number = this.numbers[at % Math.max(1, this.numbers.length)]
    const state = number && this.vendors.vendorOf(number).ledger.orders.get(number)?.state
    if (number && state === 'PAID') await this.vendors.report(number)
  }

  /** A stranger reports a payment without money. */
  private async forge(at: number): Promise<void> {
    const number = this.numbers[at % Math.max(1, this.numbers.length)]
    const placed = number && this.vendors.wechat.ledger.orders.get(number)
    if (!placed) return
    const { headers, ...report } = this.vendors.wechat.paymentReport({ ...placed, state: 'PAID', paidAt: 1 })
    const forged = { ...headers, 'wechatpay-signature': Buffer.from('forged').toString('base64') }
    expect(await this.vendors.sendWechat({ ...report, headers: forged })).not.toBe(200)
  }
}

describe('money of vendors, books and orders (issue 47)', () => {
  let vendors: VendorShop
  let buyers = 0

  afterAll(() => vendors.close())

  /** A new shop after some storms: time passes in each, and a show ends. Closing a shop audits its books. */
  async function openShop(): Promise<void> {
    if (buyers > 0) await vendors.close()
    vendors = await VendorShop.open()
  }

  it(
    'agrees to the cent after any storm',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
          if (buyers % STORMS_OF_SHOP === 0) await openShop()
          buyers += 1
          const buyer = await VendorBuyer.arrive(vendors, buyers)
          const storm = new Storm(vendors, buyer)
          await storm.run(actions)
          await storm.calm()
          const state = await buyer.state()
          expect(state).not.toBe('UNPAID')
          // Closed by a clerk or given up: all of it is back. Otherwise the price of the ticket, once.
          expect(storm.kept).toBe(state === 'DELIVERING' ? 6000 : 0)
          expect((await buyer.refunds()).every((refund) => refund.state === 'REFUNDED')).toBe(true)
          expect(await openThings(buyer.order.orderId)).toEqual({ open: 0, parts: 0 })
        }),
        { numRuns: RUNS, endOnFailure: false },
      )
      expect(await auditBooks(vendors.shop.database.db)).toEqual([])
    },
    LONGEST_MS,
  )

  /** Payments that the gateway still asks about, and parts of refunds that are not back. */
  async function openThings(orderId: string) {
    const { rows } = (await vendors.shop.database.db.execute(sql`SELECT
      (SELECT count(*)::int FROM payments p JOIN payment_transactions l ON l.payment_id = p.id
        JOIN transactions t ON t.id = l.transaction_id
        WHERE t.order_id = ${orderId} AND (p.check_at IS NOT NULL OR p.state = 'OPEN')) AS open,
      (SELECT count(*)::int FROM refund_payments r JOIN refunds f ON f.id = r.refund_id
        WHERE f.order_id = ${orderId} AND r.state <> 'BACK') AS parts`)) as { rows: { open: number; parts: number }[] }
    return rows[0]
  }
})
