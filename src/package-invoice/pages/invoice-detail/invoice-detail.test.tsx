import { changeAnswers } from '@test/changed-answers'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { seen, seenText, tap } from '@test/screen'
import { asInvoiced } from '@test/screen-invoices'
import { describeStates } from '@test/screen-states'
import { act } from '@testing-library/react'
import type { Invoice } from '@/contracts/invoice/invoice'
import { routes } from '@/routes'
import InvoiceDetailPage from './invoice-detail'

const COMPANY = {
  invoiceTitleType: 'ENTERPRISE',
  invoiceTitle: '星河文化有限公司',
  taxpayerId: '91310000MA1FL0XK6T',
} as const

const ADDRESS = {
  id: 'a1',
  receiver: '陈一川',
  cellphone: '13800138042',
  countryCode: '86',
  isDefault: false,
  provinceId: '31',
  provinceName: '上海',
  cityId: '3101',
  cityName: '上海市',
  districtId: '310104',
  districtName: '徐汇区',
  detailAddress: '复兴中路 1199 弄 4 号',
  deliverable: true,
}

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

  it('opens the file of an issued electronic invoice (D-45)', async () => {
    const { router } = await open('approve')
    await tap('invoice-file')
    expect(router.lastMove?.path).toBe(routes.webView.path)
    expect(router.lastMove?.params.url).toMatch(/^https?:/)
  })

  it('shows every field of an invoice (INVOICE-004)', async () => {
    const { signedInAs, params } = await asInvoiced(COMPANY)
    const fields = {
      invoiceAmount: 1234.56,
      bankName: '招商银行星河支行',
      bankAccount: '6225880142420042',
      address: '上海市徐汇区衡山路 811 号',
      phoneNo: '021-54240042',
      contact: 'chen@encore.example',
      expressNo: 'SF1234567890',
      expressName: '顺丰速运',
      expressPhone: '95338',
      orderNumber: 'E20261126042',
    }
    await renderPage(InvoiceDetailPage, routes.invoiceDetail, {
      signedInAs,
      params,
      prepare: (testApp) =>
        changeAnswers<Invoice>(testApp, `invoices/${params.invoiceId}`, (invoice) => ({
          ...invoice,
          ...fields,
          invoiceType: 'VAT_E_ORDINARY_PAPER',
          invoiceContentType: 'SERVICE_FEE',
          applyTime: Date.UTC(2026, 10, 26, 1, 41),
          shippingAddress: ADDRESS,
        })),
    })
    await seenText(fields.bankName)
    const shown = document.body.textContent
    const { invoiceTitle, taxpayerId } = COMPANY
    const named = ['企业', '纸质普通发票', '服务费', '2026.11.26 09:41', ADDRESS.receiver, ADDRESS.detailAddress]
    for (const value of [...Object.values(fields), invoiceTitle, taxpayerId, ...named])
      expect(shown).toContain(String(value))
  })

  it('shows all that was filled in, and cannot be changed (INVOICE-011, INVOICE-016)', async () => {
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

  it('uses the language of the user (INVOICE-024)', async () => {
    const { signedInAs, params } = await options()
    const { app } = await renderPage(InvoiceDetailPage, routes.invoiceDetail, { signedInAs, params })
    await seenText('开票审核中')
    act(() => app.locale.choose('en-US'))
    await seenText('In review')
    await seenText('Bill to')
  })
})
