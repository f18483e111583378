import { placedOrder } from '@test/buyer'
import { newAddress, receivedGoodsOrder } from '@test/goods-buyer'
import { sandbox } from '@test/sandbox-shop'
import { userForEachTest } from '@test/user-for-each-test'
import { removeAddress } from '@/contracts/address/remove-address'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { getInvoice } from '@/contracts/invoice/get-invoice'
import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import { getInvoiceOfOrder } from '@/contracts/invoice/get-invoice-of-order'
import type { InvoiceForm } from '@/contracts/invoice/invoice'
import { listInvoiceTitles } from '@/contracts/invoice/list-invoice-titles'
import { sendInvoice } from '@/contracts/invoice/send-invoice'
import { getOrder } from '@/contracts/order/get-order'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { outbox } from '../src/database/schema/shop'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const DAY = 24 * 60 * 60_000
const COMPANY = {
  invoiceTitleType: 'ENTERPRISE',
  invoiceTitle: '星河文化有限公司',
  taxpayerId: '91310000MA1FL0XK6T',
} as const

describe('invoices', () => {
  const context = userForEachTest()

  /** Mugs that have arrived. */
  const receivedGoods = () =>
    receivedGoodsOrder(context.shop, context.as, `invoice-${context.number}-${context.shop.clock.now()}`)

  const configOf = async (orderId: string) =>
    (await context.shop.call(getInvoiceConfig, { orderId }, { as: context.as })).data

  async function formOf(orderId: string, more: Partial<InvoiceForm> = {}): Promise<InvoiceForm> {
    return {
      orderId,
      invoiceType: 'VAT_E_ORDINARY',
      invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
      invoiceTitle: '李雷',
      invoiceAmount: (await configOf(orderId))?.invoiceAmount ?? 0,
      invoiceContentType: 'GOODS',
      contactType: 'EMAIL',
      contact: 'li@encore.example',
      ...more,
    }
  }

  const apply = async (
    form: InvoiceForm,
    key = `${form.orderId}-${JSON.stringify(form).length}-${context.shop.clock.now()}`,
  ) => context.shop.call(applyInvoice, form, { as: context.as, headers: { 'idempotency-key': key } })
  const ofOrder = async (orderId: string) =>
    (await context.shop.call(getInvoiceOfOrder, { orderId }, { as: context.as })).data

  it('can be requested once an order is over, within half a year (INVOICE-003, INVOICE-023)', async () => {
    const { orderId } = await placedOrder(
      context.shop,
      NAMED_SHOWS.simpleConcert,
      context.as,
      `invoice-${context.number}`,
    )
    await sandbox(context.shop, `orders/${orderId}/pay`)
    expect(await configOf(orderId)).toMatchObject({ canApply: false, reason: '订单完成后才能申请发票' })
    const opening = context.shop.clock.now()
    context.shop.clock.advance(400 * DAY)
    await context.logIn()
    expect(await configOf(orderId)).toMatchObject({ canApply: false, reason: '已过发票申请期限，如需帮助请联系客服' })
    const { applyDeadline = 0 } = (await configOf(orderId)) ?? {}
    context.shop.clock.set(applyDeadline)
    await context.logIn()
    expect(await configOf(orderId)).toMatchObject({ canApply: true, contentTypes: ['TICKET_FEE'] })
    expect((await apply(await formOf(orderId, { invoiceContentType: 'TICKET_FEE' }))).data).toMatchObject({
      invoiceState: 'APPLYING',
    })
    context.shop.clock.set(opening)
  })

  it('cover the paid amount without delivery (INVOICE-020)', async () => {
    const orderId = await receivedGoods()
    const { data } = await context.shop.call(getGoodsOrder, { orderId }, { as: context.as })
    const goods = data?.orderItems.reduce((sum, { qty, priceInfo }) => sum + qty * Number(priceInfo.yuanNum), 0)
    const express = data?.priceItems.find(({ priceItemType }) => priceItemType === 'EXPRESS')?.amount
    expect(express).toBeGreaterThan(0)
    expect((await configOf(orderId))?.invoiceAmount).toBe(goods)
    expect(data?.orderBrief.payAmount).toBe((goods ?? 0) + (express ?? 0))
  })

  it('move from review to issued, and are requested only once (INVOICE-004, INVOICE-011, INVOICE-013, INVOICE-016)', async () => {
    const orderId = await receivedGoods()
    const form = await formOf(orderId)
    const { data } = await apply(form)
    const invoiceId = data?.invoiceId ?? ''
    const invoice = await ofOrder(orderId)
    expect(invoice).toMatchObject({ ...form, invoiceState: 'APPLYING', invoiceId, canReapply: false })
    expect(await apply(form, 'again')).toMatchObject({ statusCode: BUSINESS_ERROR.notInvoiceable })
    await sandbox(context.shop, `invoices/${invoiceId}/approve`)
    expect(await ofOrder(orderId)).toMatchObject({ invoiceState: 'SUCCESS', issueTime: context.shop.clock.now() })
    expect(await apply(form, 'and-again')).toMatchObject({ statusCode: BUSINESS_ERROR.notInvoiceable })
    const sent = (await context.shop.database.db.select().from(outbox)).filter(({ kind }) => kind === 'INVOICE')
    expect(sent.map(({ recipient }) => recipient)).toEqual(['li@encore.example'])
  })

  it('can be requested again after a rejection, which shows its reason (INVOICE-012, INVOICE-015, INVOICE-022)', async () => {
    const orderId = await receivedGoods()
    const { data: first } = await apply(await formOf(orderId))
    await sandbox(context.shop, `invoices/${first?.invoiceId}/reject`)
    expect((await sandbox(context.shop, `invoices/${first?.invoiceId}/approve`)) as object).toMatchObject({
      done: false,
    })
    context.shop.clock.advance(1)
    const second = await apply(await formOf(orderId, COMPANY))
    await context.shop.gateway.inject({
      method: 'POST',
      url: `/sandbox/api/invoices/${second.data?.invoiceId}/reject`,
      payload: { reason: '税号有误' },
    })
    expect(await ofOrder(orderId)).toMatchObject({
      invoiceState: 'REJECTED',
      rejectReason: '税号有误',
      canReapply: true,
      invoiceId: second.data?.invoiceId,
    })
    expect(
      (await context.shop.call(getInvoice, { invoiceId: first?.invoiceId ?? '' }, { as: context.as })).data,
    ).toMatchObject({
      canReapply: false,
    })
  })

  it('fail without required fields (INVOICE-005, INVOICE-006, INVOICE-017 to INVOICE-019)', async () => {
    const orderId = await receivedGoods()
    const form = await formOf(orderId)
    const wrong: Partial<InvoiceForm>[] = [
      { invoiceTitle: '   ' },
      { contact: 'nobody' },
      { contactType: 'PHONE' },
      { ...COMPANY, taxpayerId: '' },
      { ...COMPANY, taxpayerId: '123' },
      { invoiceContentType: 'TICKET_FEE' },
      { invoiceType: 'X' as InvoiceForm['invoiceType'] },
    ]
    for (const [at, part] of wrong.entries()) {
      expect(await apply({ ...form, ...part }, `wrong-${at}`)).toMatchObject({ statusCode: BUSINESS_ERROR.badInput })
    }
    const { data: cheaper, statusCode } = await apply({ ...form, invoiceAmount: form.invoiceAmount - 1 }, 'amount')
    expect([cheaper, statusCode]).toEqual([null, BUSINESS_ERROR.amountChanged])
    const company = await apply(
      { ...form, ...COMPANY, taxpayerId: ' 91310000ma1fl0xk6t ', bankName: '中国银行' },
      'right',
    )
    expect(
      (await context.shop.call(getInvoice, { invoiceId: company.data?.invoiceId ?? '' }, { as: context.as })).data,
    ).toMatchObject({
      taxpayerId: '91310000MA1FL0XK6T',
      bankName: '中国银行',
    })
  })

  it('ship on paper to the address of that time, once issued (INVOICE-008, INVOICE-021)', async () => {
    const orderId = await receivedGoods()
    const paper = await formOf(orderId, { invoiceType: 'VAT_E_ORDINARY_PAPER' })
    expect(await apply(paper, 'nowhere')).toMatchObject({ statusCode: BUSINESS_ERROR.addressNeeded })
    const shippingAddressId = await newAddress(context.shop, context.as)
    const { data } = await apply({ ...paper, shippingAddressId }, 'there')
    await context.shop.call(removeAddress, { id: shippingAddressId }, { as: context.as })
    await sandbox(context.shop, `invoices/${data?.invoiceId}/approve`)
    expect(await ofOrder(orderId)).toMatchObject({
      shippingAddressId,
      shippingAddress: { receiver: '李雷', detailAddress: '南京西路 1 号' },
      expressNo: expect.stringMatching(/^SF\d+$/),
      expressPhone: '95338',
    })
    expect(await configOf(orderId)).toMatchObject({ postageDesc: expect.stringContaining('到付') })
    const again = { id: data?.invoiceId ?? '', contactType: 'EMAIL' as const, contact: 'li@encore.example' }
    expect(await context.shop.call(sendInvoice, again, { as: context.as })).toMatchObject({
      statusCode: BUSINESS_ERROR.notInvoiceable,
    })
  })

  it('end when part of their order is refunded, and can be requested for the rest (INVOICE-014)', async () => {
    const orderId = await receivedGoods()
    const { data } = await apply(await formOf(orderId))
    await sandbox(context.shop, `invoices/${data?.invoiceId}/approve`)
    const before = (await configOf(orderId))?.invoiceAmount ?? 0
    const { data: all } = await context.shop.call(getRefundableOrder, { orderId }, { as: context.as })
    const ticketIds = all?.sessions.flatMap(({ tickets }) => tickets.map(({ ticketId }) => ticketId)).slice(0, 1) ?? []
    const { data: preview } = await context.shop.call(previewRefund, { orderId, ticketIds }, { as: context.as })
    const wanted = { orderId, ticketIds, reasonCode: 'OTHER', previewToken: preview?.previewToken ?? '' }
    const { data: refund } = await context.shop.call(applyRefund, wanted, { as: context.as })
    expect((await ofOrder(orderId))?.invoiceState).toBe('SUCCESS')
    await sandbox(context.shop, `refunds/${refund?.refundId}/approve`)
    expect(await ofOrder(orderId)).toMatchObject({ invoiceState: 'CANCELED', canReapply: true })
    expect((await configOf(orderId))?.invoiceAmount).toBe(before / 2)
  })

  it('appear in their order, and among its operations (INVOICE-025)', async () => {
    const orderId = await receivedGoods()
    const detail = async () => (await context.shop.call(getOrder, { orderId, fromPage: 'T' }, { as: context.as })).data
    expect((await detail())?.operations.map(({ operation }) => operation)).toEqual([
      'EXPRESS',
      'INVOICE',
      'CONTACT',
      'DELETE',
    ])
    expect((await detail())?.invoice).toBeUndefined()
    const { data } = await apply(await formOf(orderId))
    expect((await detail())?.invoice).toEqual({ invoiceId: data?.invoiceId, state: 'APPLYING' })
    expect((await detail())?.orderBrief.invoiceId).toBe(data?.invoiceId)
  })

  it('go out again to any address, and remember the recipient (INVOICE-009, INVOICE-010)', async () => {
    const first = await receivedGoods()
    const { data } = await apply(await formOf(first, COMPANY))
    const id = data?.invoiceId ?? ''
    const sent = async () => (await context.shop.database.db.select().from(outbox)).map(({ recipient }) => recipient)
    const to = { id, contactType: 'PHONE' as const, contact: '13800138000' }
    expect(await context.shop.call(sendInvoice, to, { as: context.as })).toMatchObject({
      statusCode: BUSINESS_ERROR.notInvoiceable,
    })
    await sandbox(context.shop, `invoices/${id}/approve`)
    expect((await context.shop.call(sendInvoice, to, { as: context.as })).data).toBe(true)
    expect(await sent()).toContain('13800138000')
    const bad = { ...to, contact: 'li@encore.example' }
    expect(await context.shop.call(sendInvoice, bad, { as: context.as })).toMatchObject({
      statusCode: BUSINESS_ERROR.badInput,
    })
    context.shop.clock.advance(1)
    await apply(await formOf(await receivedGoods(), COMPANY))
    context.shop.clock.advance(1)
    await apply(await formOf(await receivedGoods()))
    const { data: titles } = await context.shop.call(listInvoiceTitles, {}, { as: context.as })
    expect(titles?.map(({ invoiceTitle }) => invoiceTitle)).toEqual(['李雷', '星河文化有限公司'])
  })

  it('exist once for requests at the same time', async () => {
    const orderId = await receivedGoods()
    const form = await formOf(orderId)
    const answers = await Promise.all([1, 2, 3, 4].map((at) => apply(form, `once-${at}`)))
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1)
  })
})
