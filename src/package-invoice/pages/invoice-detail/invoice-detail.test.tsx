import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { seen, seenText, tap } from '@test/screen'
import { asInvoiced } from '@test/screen-invoices'
import { describeStates } from '@test/screen-states'
import { act } from '@testing-library/react'
import { routes } from '@/routes'
import InvoiceDetailPage from './invoice-detail'

const COMPANY = {
  invoiceTitleType: 'ENTERPRISE',
  invoiceTitle: '星河文化有限公司',
  taxpayerId: '91310000MA1FL0XK6T',
} as const

async function open(verdict?: 'approve' | 'reject', payload: object = {}) {
  const { signedInAs, params, orderId } = await asInvoiced(COMPANY)
  if (verdict) await sandbox(await theGateway(), `invoices/${params.invoiceId}/${verdict}`, payload)
  return { ...(await renderPage(InvoiceDetailPage, routes.invoiceDetail, { signedInAs, params })), orderId }
}

describe('the page of an invoice (INVOICE-002)', () => {
  const options = async () => {
    const { signedInAs, params } = await asInvoiced()
    return { signedInAs, params }
  }
  describeStates({ Page: InvoiceDetailPage, route: routes.invoiceDetail, options, words: '开票审核中' })

  it('shows all that was filled in, and cannot be changed (INVOICE-004, INVOICE-011, INVOICE-016)', async () => {
    await open()
    await seenText('开票审核中')
    await seenText('91310000MA1FL0XK6T')
    await seenText('li@encore.example')
    expect(document.querySelector('input')).toBeNull()
    expect(document.querySelector('[id^="invoice-again"], [id^="invoice-send"]')).toBeNull()
  })

  it('shows why it was rejected, and offers another request (INVOICE-012, INVOICE-015, INVOICE-022)', async () => {
    const { router, orderId } = await open('reject', { reason: '税号有误' })
    await seenText('开票未通过')
    await seenText('税号有误')
    await tap('invoice-again')
    expect(router.lastMove).toMatchObject({ path: routes.invoice.path, params: { orderId } })
  })

  it('sends it again once issued (INVOICE-013)', async () => {
    await open('approve')
    await seenText('已开票')
    await tap('invoice-send')
    await seenText('已发送至 li@encore.example')
  })

  it('opens its order (INVOICE-025)', async () => {
    const { router, orderId } = await open()
    await seen('invoice-order')
    await tap('invoice-order')
    expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId } })
  })

  it('speaks the language of the user (INVOICE-024)', async () => {
    const { signedInAs, params } = await options()
    const { app } = await renderPage(InvoiceDetailPage, routes.invoiceDetail, { signedInAs, params })
    await seenText('开票审核中')
    act(() => app.locale.choose('en-US'))
    await seenText('In review')
    await seenText('Made out to')
  })
})
