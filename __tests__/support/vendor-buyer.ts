import { eq } from 'drizzle-orm'
import { cancelOrder } from '@/contracts/order/cancel-order'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { HOUR_MS } from '../../gateway/src/clock'
import { refunds } from '../../gateway/src/database/schema/refunds'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { closeOrder } from '../../gateway/src/services/orders/close-order'
import { decideRefund } from '../../gateway/src/services/refunds/decide-refund'
import { placedOrder } from './buyer'
import type { VendorShop } from './vendor-shop'

/** A buyer with one order in a shop with vendors. */
export class VendorBuyer {
  private constructor(
    readonly vendors: VendorShop,
    private readonly cellphone: string,
    public as: string,
    readonly order: CreateOrderOutput,
  ) {}

  /** Places an order; `at` tells the buyers of a shop apart. */
  static async arrive(
    vendors: VendorShop,
    at: number,
    qty = 1,
    showId: string = NAMED_SHOWS.fiftyTickets,
  ): Promise<VendorBuyer> {
    const cellphone = `1395000${1000 + at}`
    const as = await vendors.shop.signIn(cellphone)
    const order = await placedOrder(vendors.shop, showId, as, `vendor-${at}`, qty)
    return new VendorBuyer(vendors, cellphone, as, order)
  }

  /** Starts a payment; its number at the vendor. */
  async begin(product = 'WEIXIN_HK_H5', src = 'M_WEB'): Promise<string> {
    const { data, comments } = await this.vendors.start(this.order, this.as, product, src)
    if (!data) throw new Error(comments)
    return this.vendors.arrive(data)
  }

  /** Starts a payment and pays it at the vendor, which has not reported it yet. */
  async payAtVendor(product = 'WEIXIN_HK_H5', src = 'M_WEB'): Promise<string> {
    const number = await this.begin(product, src)
    if (!this.vendors.vendorOf(number).ledger.pay(number)) throw new Error('the vendor takes no money')
    return number
  }

  cancel() {
    return this.vendors.shop.call(cancelOrder, { orderId: this.order.orderId, reason: 'x' }, { as: this.as })
  }

  /** A clerk closes the order: all of it goes back. */
  close(): Promise<void> {
    const { database, clock } = this.vendors.shop
    return closeOrder({ db: database.db, clock }, this.order.orderId)
  }

  /** Returns one ticket, which staff approve at once. */
  async returnTicket(): Promise<void> {
    const { shop } = this.vendors
    const { orderId } = this.order
    const as = { as: this.as }
    const { data: refundable } = await shop.call(getRefundableOrder, { orderId }, as)
    const ticketIds = refundable?.sessions[0]?.tickets.slice(0, 1).map(({ ticketId }) => ticketId) ?? []
    const { data: preview } = await shop.call(previewRefund, { orderId, ticketIds }, as)
    const input = { orderId, ticketIds, reasonCode: 'SCHEDULE', previewToken: preview?.previewToken ?? '' }
    const { data, comments } = await shop.call(applyRefund, input, as)
    if (!data) throw new Error(comments)
    await decideRefund({ db: shop.database.db, clock: shop.clock }, data.refundId, 'APPROVED')
  }

  async state(): Promise<string | undefined> {
    this.as = await this.vendors.shop.signIn(this.cellphone)
    const { orderId } = this.order
    const { data } = await this.vendors.shop.call(getOrder, { orderId, fromPage: 'T' }, { as: this.as })
    return data?.orderBrief.orderState.name
  }

  refunds() {
    return this.vendors.shop.database.db.select().from(refunds).where(eq(refunds.orderId, this.order.orderId))
  }
}

/** Money of payments at their vendors. */
export function keptBy(vendors: VendorShop, ...numbers: string[]): number {
  return numbers.reduce((total, number) => {
    const { ledger } = vendors.vendorOf(number)
    const placed = ledger.orders.get(number)
    return total + (placed ? ledger.keptOf(placed) : 0)
  }, 0)
}

/** Runs the jobs until refunds have arrived. */
export async function passRefunds(vendors: VendorShop): Promise<void> {
  const { shop, wechat } = vendors
  await shop.runJobs()
  for (const placed of wechat.ledger.orders.values()) {
    for (const refund of placed.refunds.values()) refund.isBack = true
  }
  shop.clock.advance(HOUR_MS)
  await shop.runJobs()
}
