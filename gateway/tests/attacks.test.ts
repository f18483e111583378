import { receivedGoodsOrder } from '@test/goods-buyer'
import { sampleInput } from '@test/sample-input'
import { sandbox } from '@test/sandbox-shop'
import { sentCode } from '@test/sent-code'
import type { TestGateway } from '@test/test-gateway'
import { cancelAccount } from '@/contracts/account/cancel-account'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { STATUS } from '@/contracts/envelope'
import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import { getInvoiceOfOrder } from '@/contracts/invoice/get-invoice-of-order'
import type { InvoiceForm } from '@/contracts/invoice/invoice'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { attendees, users } from '../src/database/schema/people'
import { routes } from '../src/routes'
import { REVOKE_WITHIN_MS } from '../src/services/cancellations/cancel-account'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

describe('an account that has ended', () => {
  const PHONE = { cellphone: '13577000001', countryCode: '86' }
  const enter = async () => {
    const verifyCode = await sentCode(shop, PHONE.cellphone)
    return (await shop.call(loginOrRegister, { ...PHONE, verifyCode })).data
  }

  it('rejects earlier tokens in private calls and in refreshes', async () => {
    const before = await enter()
    const as = before?.accessToken ?? ''
    const person = { name: '李雷', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const
    await shop.call(createAttendee, person, { as })
    shop.clock.advance(60_000)
    const verifyCode = await sentCode(shop, PHONE.cellphone)
    expect((await shop.call(cancelAccount, { verifyCode, reason: '' }, { as })).statusCode).toBe(STATUS.success)
    const during = await enter()
    shop.clock.advance(REVOKE_WITHIN_MS)
    await shop.runJobs()
    for (const token of [as, during?.accessToken ?? '']) {
      for (const { endpoint, name, isPublic } of routes.filter((route) => !route.isPublic)) {
        const answer = await shop.call(endpoint, sampleInput(name), { as: token })
        expect([name, isPublic, answer.data]).toEqual([name, false, null])
        expect([STATUS.loginOut, STATUS.tokenExpire, STATUS.notLogin]).toContain(answer.statusCode)
      }
    }
    for (const refreshToken of [before?.refreshToken ?? '', during?.refreshToken ?? '']) {
      expect((await shop.call(refreshTokens, { refreshToken })).data).toBeNull()
    }
    expect(await shop.database.db.$count(attendees)).toBe(0)
  })

  it('becomes a new account for all simultaneous logins with its number', async () => {
    const old = (await shop.database.db.select().from(users)).map(({ id }) => id)
    shop.clock.advance(60_000)
    const verifyCode = await sentCode(shop, PHONE.cellphone)
    const answers = await Promise.all([1, 2, 3].map(() => shop.call(loginOrRegister, { ...PHONE, verifyCode })))
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1)
    const now = (await shop.database.db.select().from(users)).filter(({ cellphone }) => cellphone === PHONE.cellphone)
    expect(now).toHaveLength(1)
    expect(old).not.toContain(now[0]?.id)
  })
})

describe('an invoice against a refund', () => {
  const DAY = 24 * 60 * 60_000

  /** Goods that have come, with an invoice that could be requested and a refund that could be. */
  async function prepared(at: number) {
    const as = await shop.signIn(`1357800000${at}`)
    const orderId = await receivedGoodsOrder(shop, as, `attack-${at}`)
    const invoiceAmount = (await shop.call(getInvoiceConfig, { orderId }, { as })).data?.invoiceAmount ?? 0
    const form: InvoiceForm = {
      orderId,
      invoiceType: 'VAT_E_ORDINARY',
      invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
      invoiceTitle: '李雷',
      invoiceAmount,
      invoiceContentType: 'GOODS',
      contactType: 'EMAIL',
      contact: 'li@encore.example',
    }
    const { data: all } = await shop.call(getRefundableOrder, { orderId }, { as })
    const ticketIds = all?.sessions.flatMap(({ tickets }) => tickets.map(({ ticketId }) => ticketId)) ?? []
    const { data: preview } = await shop.call(previewRefund, { orderId, ticketIds }, { as })
    const wanted = { orderId, ticketIds, reasonCode: 'OTHER', previewToken: preview?.previewToken ?? '' }
    return { as, orderId, form, wanted }
  }
  const invoiceState = async (orderId: string, as: string) =>
    (await shop.call(getInvoiceOfOrder, { orderId }, { as })).data?.invoiceState

  it.each([1, 2, 3, 4])('cancels every issued invoice of refunded money (race %i)', async (at) => {
    const { as, orderId, form, wanted } = await prepared(at)
    const { data: refund } = await shop.call(applyRefund, wanted, { as })
    const [requested] = await Promise.all([
      shop.call(applyInvoice, form, { as, headers: { 'idempotency-key': `attack-${at}` } }),
      sandbox(shop, `refunds/${refund?.refundId}/approve`),
    ])
    if (requested.data) await sandbox(shop, `invoices/${requested.data.invoiceId}/approve`)
    expect(await invoiceState(orderId, as)).not.toBe('SUCCESS')
    const later = await shop.call(applyInvoice, form, { as, headers: { 'idempotency-key': `attack-later-${at}` } })
    expect(later.data).toBeNull()
  })

  it('ends the invoice that a clerk issues at the moment of the refund', async () => {
    const { as, orderId, form, wanted } = await prepared(5)
    const { data: invoice } = await shop.call(applyInvoice, form, { as, headers: { 'idempotency-key': 'attack-5' } })
    const { data: refund } = await shop.call(applyRefund, wanted, { as })
    await Promise.all([
      sandbox(shop, `invoices/${invoice?.invoiceId}/approve`),
      sandbox(shop, `refunds/${refund?.refundId}/approve`),
    ])
    expect(await invoiceState(orderId, as)).not.toBe('SUCCESS')
    shop.clock.advance(DAY)
  })
})
