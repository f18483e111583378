import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import type { InvoiceForm } from '@/contracts/invoice/invoice'
import { sandbox } from '../sandbox-shop'
import type { Person } from './person'

const ON_PAPER: Omit<InvoiceForm, 'orderId' | 'invoiceAmount'> = {
  invoiceType: 'VAT_E_ORDINARY_PAPER',
  invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
  invoiceTitle: '李雷',
  invoiceContentType: 'GOODS',
  contactType: 'PHONE',
  contact: '13800138000',
}

/** Delivered goods of a person, whose order is complete. */
export async function receivedGoods(person: Person): Promise<string> {
  const orderId = await person.shippedGoods()
  await sandbox(person.shop, `orders/${orderId}/sign`)
  return orderId
}

/** Query for the invoice of a new order. */
export async function invoiceWish(person: Person): Promise<InvoiceForm> {
  const orderId = await receivedGoods(person)
  const { invoiceAmount } = await person.call(getInvoiceConfig, { orderId })
  return { ...ON_PAPER, orderId, invoiceAmount, shippingAddressId: await person.address() }
}

export async function invoiceOf(person: Person): Promise<string> {
  return (await person.call(applyInvoice, await invoiceWish(person))).invoiceId
}

/** An electronic invoice that was issued. */
export async function issuedInvoice(person: Person): Promise<string> {
  const wish = { ...(await invoiceWish(person)), invoiceType: 'VAT_E_ORDINARY' as const }
  const { invoiceId } = await person.call(applyInvoice, wish)
  await sandbox(person.shop, `invoices/${invoiceId}/approve`)
  return invoiceId
}
