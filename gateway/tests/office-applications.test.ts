import { receivedGoodsOrder } from '@test/goods-buyer'
import { OfficeDesk } from '@test/office-desk'
import { permitOf } from '@test/other-users/applications'
import { Person } from '@test/other-users/person'
import { registeredForMic } from '@test/registered-guests'
import type { TestGateway } from '@test/test-gateway'
import { certifyPerson } from '@/contracts/certification/certify-person'
import { applyInvoice } from '@/contracts/invoice/apply-invoice'
import { getInvoiceConfig } from '@/contracts/invoice/get-invoice-config'
import { getRefund } from '@/contracts/refund/get-refund'

const PERSON = { name: '李雷', idType: 'ID_CARD', idNo: '11010519491231002X' } as const

/** A kind of application: how a person applies, its states, and what the list must not show. */
interface Kind {
  kind: string
  apply(person: Person): Promise<string | undefined>
  open: string
  approved: string
  rejected: string
  secret?: string
}

const KINDS: Kind[] = [
  { kind: 'refunds', apply: (person) => person.refund(), open: 'APPLYING', approved: 'APPROVED', rejected: 'REJECTED' },
  {
    kind: 'certifications',
    async apply(person) {
      await person.call(certifyPerson, PERSON)
      return undefined
    },
    open: 'REVIEWING',
    approved: 'PASSED',
    rejected: 'REJECTED',
    secret: PERSON.idNo,
  },
  {
    kind: 'work-permits',
    apply: permitOf,
    open: 'APPLYING',
    approved: 'APPROVED',
    rejected: 'REJECTED',
    secret: '李雷',
  },
  {
    kind: 'registrations',
    apply: ({ shop, as }) => registeredForMic(shop, as),
    open: 'PENDING',
    approved: 'APPROVED',
    rejected: 'REJECTED',
  },
  {
    kind: 'invoices',
    apply: invoiceOf,
    open: 'APPLYING',
    approved: 'SUCCESS',
    rejected: 'REJECTED',
    secret: 'li@encore.example',
  },
]

async function invoiceOf(person: Person): Promise<string> {
  const orderId = await receivedGoodsOrder(person.shop, person.as, `office-${person.userId}`)
  const { invoiceAmount } = await person.call(getInvoiceConfig, { orderId })
  const { invoiceId } = await person.call(applyInvoice, {
    orderId,
    invoiceAmount,
    invoiceType: 'VAT_E_ORDINARY',
    invoiceContentType: 'GOODS',
    invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION',
    invoiceTitle: '李雷',
    contactType: 'EMAIL',
    contact: 'li@encore.example',
  })
  return invoiceId
}

/** Applications that staff decide by the services of `/sandbox` (decision 149). */
describe.each(KINDS)('$kind in the office', ({ kind, apply, open, approved, rejected, secret }) => {
  let shop: TestGateway
  let desk: OfficeDesk

  beforeEach(async () => {
    shop = await createTestGateway()
    desk = await OfficeDesk.open(shop)
  })
  afterEach(() => shop.close())

  const list = async (query: Record<string, string> = {}) => (await desk.get(`applications/${kind}`, query)).body
  const applied = async () => {
    await apply(await Person.join(shop))
    const [row] = (await list()).rows
    if (!row) throw new Error('no application')
    return row
  }
  const decide = (row: Record<string, unknown>, verdict: string, reason = '') =>
    desk.post(`applications/${kind}/${row.id}/decide`, { version: row.version, verdict, reason })

  it('approves', async () => {
    const row = await applied()
    expect(row).toMatchObject({ state: open, verdicts: ['approve', 'reject'] })
    expect(await decide(row, 'approve')).toMatchObject({ status: 200 })
    expect((await list({ state: approved })).rows).toMatchObject([{ id: row.id, state: approved }])
    expect((await list({ state: open })).total).toBe(0)
  })

  it('rejects with a reason, which the log shows', async () => {
    const row = await applied()
    expect(await decide(row, 'reject', ' ')).toMatchObject({ status: 400, body: { field: 'reason' } })
    expect(await decide(row, 'reject', '材料不清晰')).toMatchObject({ status: 200 })
    expect((await list()).rows).toMatchObject([{ state: rejected, rejectReason: '材料不清晰', verdicts: [] }])
    const { rows } = (await desk.get('audit', { targetId: String(row.id) })).body
    const change = { before: { state: open }, after: { state: rejected }, reason: '材料不清晰' }
    expect(rows).toMatchObject([{ action: `POST applications/${kind}/:id/decide`, ...change }])
  })

  it('shows the later of two people that it was decided', async () => {
    const row = await applied()
    const answers = await Promise.all([decide(row, 'approve'), decide(row, 'reject', '重复')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await list()).rows).toMatchObject([{ state: answers[0]?.status === 200 ? approved : rejected }])
  })

  it('masks personal data until asked for, which the log shows', async () => {
    const row = await applied()
    const listed = [await desk.get(`applications/${kind}`), await desk.get(`applications/${kind}/export`)]
    if (secret) expect(listed.map(({ text }) => text).join()).not.toContain(secret)
    const { text } = await desk.post(`applications/${kind}/${row.id}/reveal`)
    if (secret) expect(text).toContain(secret)
    const { rows } = (await desk.get('audit', { targetId: String(row.id) })).body
    expect(rows).toMatchObject([{ action: `POST applications/${kind}/:id/reveal` }])
  })

  it('counts it among what waits for a decision', async () => {
    await applied()
    const { waiting } = (await desk.get('today')).body as unknown as { waiting: object[] }
    expect(waiting).toContainEqual({ kind, state: open, count: 1, oldestAt: shop.clock.now() })
  })
})

describe('a decision on an application', () => {
  let shop: TestGateway
  let desk: OfficeDesk

  beforeEach(async () => {
    shop = await createTestGateway()
    desk = await OfficeDesk.open(shop)
  })
  afterEach(() => shop.close())

  it('counts for the name that the form showed, and for no other', async () => {
    const person = await Person.join(shop)
    await person.call(certifyPerson, PERSON)
    const [row] = (await desk.get('applications/certifications')).body.rows
    await person.call(certifyPerson, { ...PERSON, name: '韩梅梅' })
    const input = { version: row?.version, verdict: 'approve', reason: '' }
    expect(await desk.post(`applications/certifications/${row?.id}/decide`, input)).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    })
  })

  it('reaches the buyer of a refund', async () => {
    const person = await Person.join(shop)
    const refundId = await person.refund()
    const [row] = (await desk.get('applications/refunds')).body.rows
    const input = { version: row?.version, verdict: 'reject', reason: '已过期限' }
    await desk.post(`applications/refunds/${refundId}/decide`, input)
    expect(await person.call(getRefund, { refundId })).toMatchObject({ rejectReason: '已过期限' })
  })

  it('leaves what a vendor decides to the vendor', async () => {
    const person = await Person.join(shop)
    await person.refund()
    const [row] = (await desk.get('applications/refunds')).body.rows
    const input = { version: row?.version, verdict: 'refunded', reason: '' }
    expect(await desk.post(`applications/refunds/${row?.id}/decide`, input)).toMatchObject({ status: 400 })
  })
})
