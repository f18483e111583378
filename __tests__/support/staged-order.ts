import { getOrder } from '@/contracts/order/get-order'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { createTransfer } from '@/contracts/transfer/create-transfer'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { placedOrder } from './buyer'
import type { TestGateway } from './test-gateway'

/** State on an order, its wallet card and its tickets at one moment. */
export interface Standing {
  title: string
  operations: string
  delivery: string
  /** State of the voucher in the wallet, `·` where it has none. */
  wallet: string
  /** Tickets that draw a code, of all; `·` without a voucher. */
  codes: string
}

/** One order on its way through its states. */
export class StagedOrder {
  orderId = ''

  constructor(
    readonly shop: TestGateway,
    readonly phone: string,
    readonly as: string,
    readonly key: string,
  ) {}

  async standing(): Promise<Standing> {
    const { shop, as, orderId } = this
    const { data } = await shop.call(getOrder, { orderId, fromPage: 'T' }, { as })
    const { data: wallet } = await shop.call(listVouchers, { offset: 0, length: 20 }, { as })
    const card = wallet?.list.find((one) => one.orderId === orderId)
    const { data: voucher } = card ? await shop.call(getVoucher, { id: card.voucherId }, { as }) : { data: null }
    const { data: codes } = card ? await shop.call(getTicketCode, { id: card.voucherId }, { as }) : { data: null }
    const drawn = codes?.codes.filter(({ qrCode }) => qrCode !== '') ?? []
    // A number stands on the screen exactly where a code does.
    expect(voucher?.tickets.filter(({ ticketCode }) => ticketCode !== '').length ?? 0).toBe(drawn.length)
    expect(codes?.codes.filter(({ displayCode }) => displayCode !== '').length ?? 0).toBe(drawn.length)
    return {
      title: data?.orderBrief.orderStatusTitle ?? '',
      operations: data?.operations.map(({ operation }) => operation).join(' ') ?? '',
      delivery: data?.delivery.desc ?? '',
      wallet: card?.voucherState ?? '·',
      codes: card ? `${drawn.length} / ${voucher?.tickets.length}` : '·',
    }
  }

  at(orderId: string): this {
    this.orderId = orderId
    return this
  }

  async place(showId: string, qty = 1): Promise<void> {
    this.orderId = (await placedOrder(this.shop, showId, this.as, this.key, qty)).orderId
  }

  async refund(count: number): Promise<string> {
    const { shop, as, orderId } = this
    const { data: all } = await shop.call(getRefundableOrder, { orderId }, { as })
    const tickets = all?.sessions.flatMap((session) => session.tickets) ?? []
    const ticketIds = tickets.slice(0, count).map(({ ticketId }) => ticketId)
    const { data: preview } = await shop.call(previewRefund, { orderId, ticketIds }, { as })
    const input = { orderId, ticketIds, reasonCode: 'OTHER', previewToken: preview?.previewToken ?? '' }
    return (await shop.call(applyRefund, input, { as })).data?.refundId ?? ''
  }

  async send(): Promise<string> {
    const { shop, as } = this
    const { data } = await shop.call(listVouchers, { offset: 0, length: 1 }, { as })
    const voucherId = data?.list[0]?.voucherId ?? ''
    const { data: voucher } = await shop.call(getVoucher, { id: voucherId }, { as })
    const ticketIds = voucher?.tickets.slice(0, 1).map(({ ticketId }) => ticketId) ?? []
    return (await shop.call(createTransfer, { voucherId, ticketIds }, { as })).data?.transferCode ?? ''
  }
}
