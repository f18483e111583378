import { endpoint } from '../endpoint'
import type { CreateOrderOutput } from '../order/create-order'
import type { Id } from '../wire-types'

export interface PrintTicketStubsInput {
  /**
   * @minItems 1
   * @maxItems 20
   */
  voucherIds: Id[]
  templateId: Id
  addressId: Id
  /**
   * A line of the buyer's own on every print: at most 24 characters, without the blanks around them (contract D-13).
   * @maxLength 100
   */
  inscription?: string
  /** Yuan, as the buyer saw it; refused where it costs other by now. */
  payAmount?: number
}

/** Orders prints of stubs: an order of goods, sent to the address (contract G11). */
export const printTicketStubs = endpoint<PrintTicketStubsInput, CreateOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/ticket_stubs/print',
  changes: ['orders'],
  priority: 'critical',
  isCreate: true,
})
