import { invoiceOf, issuedInvoice } from '@test/other-users/invoices'
import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getInvoice } from '@/contracts/invoice/get-invoice'
import { invoices } from '../src/database/schema/invoices'

const HOUR_MS = 3_600_000

describe('the file of an invoice', () => {
  let shop: TestGateway
  let buyer: Person
  beforeAll(async () => {
    shop = await createTestGateway()
    buyer = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const urlOf = async (invoiceId: string, headers?: Record<string, string>) =>
    (await shop.call(getInvoice, { invoiceId }, { as: buyer.as, ...(headers && { headers }) })).data?.pdfUrl
  const open = (url = '') => shop.gateway.inject({ url: url.replace(/^http:\/\/[^/]+/, '') })
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

  it('exists once an electronic one was issued, complete, in the buyer’s language (INVOICE-013, INVOICE-024)', async () => {
    const id = await issuedInvoice(buyer)
    const reply = await open(await urlOf(id))
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { invoiceAmount, orderNumber } = await buyer.call(getInvoice, { invoiceId: id })
    for (const text of ['电子发票', '李雷', `¥${invoiceAmount}`, orderNumber]) expect(reply.body).toContain(hex(text))
    const english = await open(await urlOf(id, { locale: 'en' }))
    expect(english.body).toContain(hex('Electronic invoice'))
  })

  it('opens in viewers: every object matches the table', async () => {
    const { rawPayload } = await open(await urlOf(await issuedInvoice(buyer)))
    const file = rawPayload.toString('latin1')
    expect(file.startsWith('%PDF-1.4\n')).toBe(true)
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
    expect(file.slice(start, start + 5)).toBe('xref\n')
    const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
    expect(places).toHaveLength(7)
    places.forEach((place, at) => {
      expect(file.slice(place).startsWith(`${at + 1} 0 obj\n`)).toBe(true)
    })
    const [, length, stream = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? []
    expect(stream).toHaveLength(Number(length))
  })

  it('stays missing in review, on paper, and after a return', async () => {
    expect(await urlOf(await invoiceOf(buyer))).toBeUndefined()
    const id = await issuedInvoice(buyer)
    const url = await urlOf(id)
    const as = (change: Partial<typeof invoices.$inferInsert>) =>
      shop.database.db.update(invoices).set(change).where(eq(invoices.id, id))
    await as({ type: 'VAT_E_ORDINARY_PAPER' })
    expect(await urlOf(id)).toBeUndefined()
    expect((await open(url)).json()).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    await as({ type: 'VAT_E_ORDINARY' })
    expect((await open(url)).statusCode).toBe(200)
  })

  it('needs its address, which works for an hour', async () => {
    const url = await urlOf(await issuedInvoice(buyer))
    const none = { statusCode: BUSINESS_ERROR.notFound }
    expect((await open(url?.slice(0, -3))).json()).toMatchObject(none)
    expect((await open('/files/invoices/invoice.pdf')).json()).toMatchObject(none)
    const before = shop.clock.now()
    shop.clock.advance(HOUR_MS + 1000)
    expect((await open(url)).json()).toMatchObject(none)
    shop.clock.advance(before - shop.clock.now())
  })
})
