import { type ApplyInvoiceOutput, applyInvoice } from '@/contracts/invoice/apply-invoice'
import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import type { InvoiceForm } from '@/contracts/invoice/invoice'
import { theGateway } from './render-page'
import { sandbox } from './sandbox-shop'
import { asGoodsBuyer } from './screen-goods'

/** Options of a page about goods that have arrived, which can be invoiced. */
export async function asInvoiceable(): Promise<{ signedInAs: string; params: { orderId: string } }> {
  const options = await asGoodsBuyer('sent')
  await sandbox(await theGateway(), `orders/${options.params.orderId}/sign`)
  return options
}

/** The same, once an invoice was requested. */
export async function asInvoiced(more: Partial<InvoiceForm> = {}) {
  const { signedInAs, params } = await asInvoiceable()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { data: config } = await gateway.call(getInvoiceConfig, params, { as })
  const form: InvoiceForm = {
    ...params,
    invoiceType: 'VAT_E_ORDINARY',
    invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
    invoiceTitle: '李雷',
    invoiceAmount: config?.invoiceAmount ?? 0,
    invoiceContentType: 'GOODS',
    contactType: 'EMAIL',
    contact: 'li@encore.example',
    ...more,
  }
  const { data } = await gateway.call(applyInvoice, form, { as, headers: { 'idempotency-key': params.orderId } })
  const { invoiceId } = data as ApplyInvoiceOutput
  return { signedInAs, params: { invoiceId }, orderId: params.orderId }
}
