import type { InvoiceContentType } from '@/contracts/invoice/invoice'
import { DAY_MS } from '../../clock'
import type { TextKey } from '../../texts/text'
import { currentOrderState } from '../orders/find-orders'
import type { OrderRecord, OrderRow } from '../orders/order-records'
import { type InvoiceRow, isLiving } from './invoice-records'

/** Time after the end of an order in which an invoice can be requested, ms. */
const APPLY_WITHIN_MS = 180 * DAY_MS

/** An order with what decides whether it can be invoiced. */
export interface InvoiceableRecord extends OrderRecord {
  /** End of the order, epoch ms; null before. */
  overAt: number | null
  newest: InvoiceRow | undefined
}

/**
 * Invoice amount of an order, in cents: the amount paid for units that the buyer still has. It excludes delivery
 * (INVOICE-020) and cash cards, which were sold before.
 */
export function invoiceCents({ units }: Pick<OrderRecord, 'units'>): number {
  return units
    .filter(({ state }) => state === 'SOLD')
    .reduce((sum, { paidCents, creditCents }) => sum + paidCents + creditCents, 0)
}

/** Deadline for an invoice of an order, epoch ms. */
export function applyDeadline({ overAt }: Pick<InvoiceableRecord, 'overAt'>): number | null {
  return overAt === null ? null : overAt + APPLY_WITHIN_MS
}

/** True once the period for invoices of a finished order has passed, judged by the order alone. */
export function isTooLateForInvoice({ completesAt }: Pick<OrderRow, 'completesAt'>, now: number): boolean {
  return completesAt !== null && now > completesAt + APPLY_WITHIN_MS
}

/** Why an order cannot be invoiced now; null when it can (contract A-INVOICE-4). */
export function invoiceRefusal(record: InvoiceableRecord, now: number): TextKey | null {
  if (record.newest && isLiving(record.newest)) return 'invoice.not.again'
  if (currentOrderState(record.order, now) !== 'SUCCEEDED') return 'invoice.not.state'
  if (invoiceCents(record) === 0) return 'invoice.not.amount'
  return now > (applyDeadline(record) ?? 0) ? 'invoice.not.late' : null
}

/** Invoice item of an order type. */
export function invoiceContent({ type }: Pick<OrderRow, 'type'>): InvoiceContentType {
  if (type === 'TICKET') return 'TICKET_FEE'
  return type === 'GOODS' ? 'GOODS' : 'SERVICE_FEE'
}
