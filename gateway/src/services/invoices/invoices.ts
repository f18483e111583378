import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { InvoiceForm } from '@/contracts/invoice/invoice'
import { isInvoiceContact, isTaxpayerId, normalizedContact, normalizedTaxpayerId } from '@/domain/invoice-rules'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale'
import { formatCents, yuanToCents } from '@/domain/money'
import { BusinessError, badInput, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { invoices } from '../../database/schema/invoices'
import { orderChanges } from '../../database/schema/orders'
import type { AddressSnapshot } from '../../database/schema/snapshots'
import { newId } from '../../random'
import { putIntoOutbox } from '../messages/outbox'
import { lockOrders, type OrderRow, recordsOf } from '../orders/order-records'
import { ownAddress } from '../people/addresses'
import { shownText } from '../shown-text'
import type { Trade } from '../trade'
import { type InvoiceRow, newestInvoices } from './invoice-records'
import { type InvoiceableRecord, invoiceCents, invoiceContent, invoiceRefusal } from './invoice-rules'

/** An order with what decides whether it can be invoiced. */
export async function invoiceableRecord({ db, clock }: Trade, order: OrderRow): Promise<InvoiceableRecord> {
  const [record] = await recordsOf(db, [order])
  if (!record) throw notFound()
  const [change] = await db
    .select({ at: orderChanges.at })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, order.id), eq(orderChanges.state, 'SUCCEEDED')))
  const { completesAt } = order
  const overAt = change?.at ?? (completesAt !== null && completesAt <= clock.now() ? completesAt : null)
  return { ...record, overAt, newest: (await newestInvoices(db, [order.id])).get(order.id) }
}

type ApplyCall = Pick<UserCall, 'db' | 'clock' | 'user'> & Trade

/** Asks for an invoice of an order of the user. Refused where the order has none to give, or another amount. */
export async function applyForInvoice(call: ApplyCall, orderId: string, form: InvoiceForm): Promise<InvoiceRow> {
  const wanted = checkedForm(form)
  const shippingAddress = await addressFor(call, form)
  return inTransaction(call.db, async (db) => {
    const [order] = await lockOrders(db, [orderId])
    if (!order) throw notFound()
    const record = await invoiceableRecord({ ...call, db }, order)
    const refusal = invoiceRefusal(record, call.clock.now())
    if (refusal) throw new BusinessError(BUSINESS_ERROR.notInvoiceable, refusal, { mode: 1 })
    const cents = invoiceCents(record)
    if (yuanToCents(form.invoiceAmount) !== cents) {
      throw new BusinessError(BUSINESS_ERROR.amountChanged, 'invoice.changed', { mode: 1 })
    }
    if (form.invoiceContentType !== invoiceContent(order)) throw badInput('invoiceContentType')
    const row: InvoiceRow = {
      ...wanted,
      id: newId(),
      orderId: order.id,
      userId: call.user.userId,
      state: 'APPLYING',
      cents,
      shippingAddress,
      expressNo: null,
      rejectReason: null,
      createdAt: call.clock.now(),
      issuedAt: null,
    }
    await db.insert(invoices).values(row)
    return row
  })
}

/** Input as stored; fields of companies are left out for an individual. */
function checkedForm(form: InvoiceForm) {
  const isCompany = form.invoiceTitleType === 'ENTERPRISE'
  const title = shownText(form.invoiceTitle)
  if (title === '') throw badInput('invoiceTitle')
  const contact = normalizedContact(form.contactType, form.contact)
  if (!isInvoiceContact(form.contactType, contact)) throw badInput('contact')
  const ofCompany = (text: string | undefined) => (isCompany && text !== undefined && shownText(text)) || null
  const taxpayerId = isCompany ? normalizedTaxpayerId(form.taxpayerId ?? '') : null
  if (taxpayerId !== null && !isTaxpayerId(taxpayerId)) throw badInput('taxpayerId')
  return {
    type: form.invoiceType,
    titleType: form.invoiceTitleType,
    title,
    taxpayerId,
    bankName: ofCompany(form.bankName),
    bankAccount: ofCompany(form.bankAccount),
    address: ofCompany(form.address),
    phoneNo: ofCompany(form.phoneNo),
    contentType: form.invoiceContentType,
    contactType: form.contactType,
    contact,
  }
}

/** Postal address of a paper invoice; a copy, so that a changed address changes no invoice. */
async function addressFor(call: ApplyCall, { invoiceType, shippingAddressId }: InvoiceForm) {
  if (invoiceType !== 'VAT_E_ORDINARY_PAPER') return null
  if (!shippingAddressId) throw new BusinessError(BUSINESS_ERROR.addressNeeded, 'invoice.address', { mode: 1 })
  const {
    userId: _userId,
    createdAt: _createdAt,
    isDefault: _isDefault,
    ...copy
  } = await ownAddress(call, shippingAddressId)
  return copy satisfies AddressSnapshot
}

/** Records a clerk's decision on a requested invoice (contract D-16); false if it is no longer open. */
export async function decideInvoice(
  trade: Trade,
  id: string,
  verdict: { isIssued: true } | { isIssued: false; reason: string },
): Promise<boolean> {
  return inTransaction(trade.db, async (db) => {
    const invoice = await lockedInvoice(db, id)
    if (invoice?.state !== 'APPLYING') return false
    const issued = {
      state: 'SUCCESS' as const,
      issuedAt: trade.clock.now(),
      expressNo: invoice.type === 'VAT_E_ORDINARY_PAPER' ? `SF${invoice.createdAt}` : null,
    }
    const change = verdict.isIssued ? issued : { state: 'REJECTED' as const, rejectReason: verdict.reason }
    await db.update(invoices).set(change).where(eq(invoices.id, id))
    if (verdict.isIssued && issued.expressNo === null) await mailInvoice({ ...trade, db }, invoice, invoice.contact)
    return true
  })
}

async function lockedInvoice(db: Database, id: string): Promise<InvoiceRow | undefined> {
  const [known] = await db.select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.id, id))
  if (!known) return undefined
  await lockOrders(db, [known.orderId])
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id))
  return invoice
}

/** Sends a message of an electronic invoice, as often as it is requested. */
export async function mailInvoice(
  trade: Pick<Trade, 'db' | 'clock'>,
  invoice: InvoiceRow,
  contact: string,
  locale: Locale = DEFAULT_LOCALE,
) {
  await putIntoOutbox(trade, {
    kind: 'INVOICE',
    channel: contact.includes('@') ? 'EMAIL' : 'SMS',
    recipient: contact,
    text: { locale, key: 'message.invoice', values: { title: invoice.title, amount: formatCents(invoice.cents) } },
  })
}
