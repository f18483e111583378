import { createAttendee } from '@/contracts/attendee/create-attendee'
import { STATUS } from '@/contracts/envelope'
import { type CreateOrderInput, createOrder } from '@/contracts/order/create-order'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { cancelTransfer } from '@/contracts/transfer/cancel-transfer'
import {
  type CreateTransferInput,
  type CreateTransferOutput,
  createTransfer,
} from '@/contracts/transfer/create-transfer'
import { getTransfer } from '@/contracts/transfer/get-transfer'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { auditBooks } from '../../gateway/src/services/books/audit-books'
import { orderInput } from './buyer'
import type { TestGateway } from './test-gateway'

const SENDER = '13920001000'

/** The only phone that some transfers are for. */
export const RECIPIENT = '13920002000'

export interface TransferPhones {
  sender: string
  recipient: string
}

const PHONES: TransferPhones = { sender: SENDER, recipient: RECIPIENT }

/** Sender and recipient of tickets, with their actions. */
export class TransferShop {
  sender = ''
  recipient = ''
  orderId = ''
  voucherId = ''
  ticketIds: string[] = []

  private constructor(
    readonly shop: TestGateway,
    readonly phones: TransferPhones,
  ) {}

  /** `qty` tickets of a show, bought and paid, in a shop of their own unless one is given. */
  static async open(showId: string, qty: number, shop?: TestGateway, phones = PHONES): Promise<TransferShop> {
    const opened = new TransferShop(shop ?? (await createTestGateway()), phones)
    await opened.signIn()
    await opened.buy(showId, qty)
    return opened
  }

  /** Both log in again, as they have to after a day. */
  async signIn(): Promise<void> {
    this.sender = await this.shop.signIn(this.phones.sender)
    this.recipient = await this.shop.signIn(this.phones.recipient)
  }

  /** From now on it is about these tickets. */
  async buy(showId: string, qty: number, audienceIds?: string[]): Promise<void> {
    await this.pay(await orderInput(this.shop, showId, this.sender, qty, audienceIds))
  }

  /** Places an order and pays it. */
  async pay(input: CreateOrderInput): Promise<void> {
    const { data, comments } = await this.shop.call(createOrder, input, { as: this.sender })
    if (data === null) throw new Error(`no order: ${comments}`)
    this.orderId = data.orderId
    await this.shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${this.orderId}/pay`, payload: {} })
    const created = await this.shop.call(getOrderVoucherCreated, { orderId: this.orderId }, { as: this.sender })
    this.voucherId = created.data?.voucherIds[0] ?? ''
    this.ticketIds = ((await this.voucher())?.tickets ?? []).map(({ ticketId }) => ticketId)
  }

  async voucher(id = this.voucherId, as = this.sender) {
    return (await this.shop.call(getVoucher, { id }, { as })).data
  }

  async wallet(as: string) {
    return (await this.shop.call(listVouchers, { offset: 0, length: 20 }, { as })).data?.list ?? []
  }

  send(more: Partial<CreateTransferInput> = {}, as = this.sender) {
    const input = { voucherId: this.voucherId, ticketIds: this.ticketIds.slice(0, 1), ...more }
    return this.shop.call(createTransfer, input, { as })
  }

  async sent(more: Partial<CreateTransferInput> = {}): Promise<CreateTransferOutput> {
    const { data, comments } = await this.send(more)
    if (data === null) throw new Error(`not sent: ${comments}`)
    return data
  }

  accept(transferCode: string, as = this.recipient, audienceIds?: string[]) {
    return this.shop.call(acceptTransfer, { transferCode, agreed: true, ...(audienceIds && { audienceIds }) }, { as })
  }

  withdraw(id: string, as = this.sender) {
    return this.shop.call(cancelTransfer, { id }, { as })
  }

  async view(transferCode: string, as = '') {
    return (await this.shop.call(getTransfer, { transferCode }, { ...(as && { as }) })).data
  }

  async states() {
    return ((await this.voucher())?.tickets ?? []).map(({ state }) => state)
  }

  runJobs(): Promise<void> {
    return this.shop.runJobs()
  }

  async books(): Promise<void> {
    expect(await auditBooks(this.shop.database.db)).toEqual([])
  }

  /** Ids of people with these documents. */
  async people(as: string, ids: readonly string[]): Promise<string[]> {
    const created = ids.map((idNo) => {
      const person = { name: '王小明', countryCode: 'CN', idType: 'ID_CARD', idNo } as const
      return this.shop.call(createAttendee, person, { as })
    })
    return (await Promise.all(created)).map(({ data, comments }) => data?.id ?? `none: ${comments}`)
  }

  async requestRefund(ticketIds: string[]): Promise<void> {
    const { orderId, sender: as } = this
    const { data } = await this.shop.call(previewRefund, { orderId, ticketIds }, { as })
    const input = { orderId, ticketIds, reasonCode: 'OTHER', previewToken: data?.previewToken ?? '' }
    expect(await this.shop.call(applyRefund, input, { as })).toMatchObject({ statusCode: STATUS.success })
  }
}
