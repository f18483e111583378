import { OfficeDesk } from '@test/office-desk'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { enterFirst } from '@test/used-voucher'
import { desc, eq } from 'drizzle-orm'
import { getOrder } from '@/contracts/order/get-order'
import { orders } from '../src/database/schema/orders'
import { outbox } from '../src/database/schema/shop'
import { staffAudit } from '../src/database/schema/staff'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const WHY = '客人来电'
type Fields = Record<string, never>

/** Orders as staff find and change them (decision 149). Closing the gateway audits its books. */
describe('orders in the office', () => {
  let shop: TestGateway
  let desk: OfficeDesk
  let buyer: Person

  beforeAll(async () => {
    shop = await createTestGateway()
    desk = await OfficeDesk.open(shop, 'BOX_OFFICE')
  })
  beforeEach(async () => {
    buyer = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const show = async (id: string) => (await desk.get(`orders/${id}`)).body as unknown as Fields
  const change = async (id: string, action: string, more: object = {}) =>
    desk.post(`orders/${id}/${action}`, { version: (await show(id)).version, reason: WHY, ...more })
  const planOf = async (id: string, ticketIds: string) =>
    (await desk.get(`orders/${id}/refund-plan`, { ticketIds })).body as unknown as Fields
  const found = async (q: string) => (await desk.get('orders', { q })).body.rows.map(({ id }) => id)
  const rowOf = async (id: string) => {
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id))
    if (!row) throw new Error(`no order ${id}`)
    return row
  }
  const ticketsOf = async (id: string) => shop.database.db.select().from(tickets).where(eq(tickets.orderId, id))
  const latestAudit = async () =>
    (await shop.database.db.select().from(staffAudit).orderBy(desc(staffAudit.at)).limit(50)).filter(
      ({ target }) => target === 'order',
    )
  const phoneOf = async (id: string) => {
    const phone = `1390000${String(Math.floor(shop.clock.now() / 1000) % 10_000).padStart(4, '0')}`
    await shop.database.db.update(orders).set({ contactCellphone: phone }).where(eq(orders.id, id))
    return phone
  }

  it('finds an order by its number, its phone in three forms, and the number of a ticket', async () => {
    const id = await buyer.paid()
    const phone = await phoneOf(id)
    const [ticket] = await ticketsOf(id)
    const { orderNumber } = await rowOf(id)
    for (const words of [orderNumber, phone, phone.slice(-4), `139****${phone.slice(-4)}`, ticket?.ticketCode ?? '']) {
      expect([words, await found(` ${words} `)]).toEqual([words, expect.arrayContaining([id])])
    }
    expect(await found('%')).toEqual([])
    expect(await found('13')).toEqual([])
  })

  it('filters by the state of now, sorts and pages', async () => {
    const unpaid = (await buyer.placed()).orderId
    await buyer.paid()
    const inState = async (state: string) => (await desk.get('orders', { state, perPage: '100' })).body.rows
    expect((await inState('UNPAID')).map(({ id }) => id)).toContain(unpaid)
    shop.clock.advance(60 * 60_000)
    expect((await inState('CANCELED')).map(({ id }) => id)).toContain(unpaid)
    expect((await inState('UNPAID')).map(({ id }) => id)).not.toContain(unpaid)
    const amounts = (await desk.get('orders', { sort: 'payCents', order: 'ASC' })).body.rows.map(
      ({ payCents }) => payCents,
    )
    expect(amounts).toEqual([...amounts].sort((a, b) => Number(a) - Number(b)))
    expect((await desk.get('orders', { perPage: '1', page: '2' })).body.rows).toHaveLength(1)
    expect(await desk.get('orders', { state: 'OPEN' })).toMatchObject({ status: 400, body: { field: 'state' } })
  })

  it('masks personal data until asked for, which the log shows', async () => {
    const id = await buyer.paid()
    const phone = await phoneOf(id)
    for (const answer of [await desk.get(`orders/${id}`), await desk.get('orders'), await desk.get('orders/export')]) {
      expect(answer.text).not.toContain(phone)
    }
    expect((await desk.post(`orders/${id}/reveal`)).body).toMatchObject({ contact: { phone } })
    const [entry] = (await show(id)).history as unknown as object[]
    expect(entry).toMatchObject({ action: 'POST orders/:id/reveal', staffName: '李雷', before: null, after: null })
    expect(await (await OfficeDesk.open(shop, 'FINANCE')).post(`orders/${id}/reveal`)).toMatchObject({ status: 403 })
  })

  it('refunds a ticket by the rule of its order, and logs before and after', async () => {
    const id = await buyer.paid(NAMED_SHOWS.sensitive)
    const [ticket] = await ticketsOf(id)
    const ticketIds = [ticket?.id ?? '']
    const { cents, plan } = await planOf(id, ticketIds[0] ?? '')
    expect(cents).toBeGreaterThan(0)
    expect(await change(id, 'refund', { ticketIds, reasonCode: 'OTHER', plan })).toMatchObject({ status: 200 })
    expect((await show(id)).refunds).toMatchObject([{ state: 'APPROVED', cents }])
    expect((await ticketsOf(id)).map(({ state }) => state)).toEqual(['REFUNDED'])
    expect(
      (await latestAudit()).find(({ targetId, action }) => targetId === id && action.endsWith('refund')),
    ).toMatchObject({
      reason: WHY,
      before: { state: 'DELIVERING', tickets: { UNUSED: 1 }, refunds: [] },
      after: { tickets: { REFUNDED: 1 }, refunds: [{ cents }] },
    })
  })

  it('refuses a refund at another amount than was shown', async () => {
    const id = await buyer.paid(NAMED_SHOWS.sensitive)
    const ticketIds = (await ticketsOf(id)).map((ticket) => ticket.id)
    const answer = await change(id, 'refund', { ticketIds, reasonCode: 'OTHER', plan: 'another' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'refused' } })
    expect((await ticketsOf(id)).map(({ state }) => state)).toEqual(['UNUSED'])
  })

  it.each([
    ['an unpaid order', false, []],
    ['a paid order, with all of its money', true, ['APPROVED']],
  ])('closes %s', async (_what, isPaid, states) => {
    const id = isPaid ? await buyer.paid() : (await buyer.placed()).orderId
    expect(await change(id, 'close')).toMatchObject({ status: 200 })
    expect(await show(id)).toMatchObject({ state: 'CLOSED', can: { close: false } })
    expect(((await show(id)).refunds as unknown as { state: string }[]).map(({ state }) => state)).toEqual(states)
    expect((await buyer.call(getOrder, { orderId: id, fromPage: 'T' })).orderBrief.orderState.name).toBe('CLOSED')
    expect(await change(id, 'close')).toMatchObject({ status: 422 })
  })

  it('refuses to close an order with an entered ticket, and logs nothing', async () => {
    const id = await buyer.paid(NAMED_SHOWS.simpleConcert)
    await enterFirst(shop, await buyer.voucherOf(id))
    expect(await change(id, 'close')).toMatchObject({ status: 422, body: { message: '已有人入场，不能关闭订单' } })
    expect((await latestAudit()).filter(({ targetId }) => targetId === id)).toEqual([])
  })

  it('shows the later of two people that the order has changed', async () => {
    const id = await buyer.paid()
    const { version } = await show(id)
    await buyer.call(getOrder, { orderId: id, fromPage: 'T' })
    const input = { version, reason: WHY }
    const answers = await Promise.all([desk.post(`orders/${id}/close`, input), desk.post(`orders/${id}/close`, input)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await desk.post(`orders/${id}/close`, input)).toMatchObject({ status: 409, body: { code: 'changed' } })
    expect((await show(id)).refunds).toHaveLength(1)
  })

  it('requires a reason for a change', async () => {
    const id = await buyer.paid()
    expect(await change(id, 'close', { reason: '  ' })).toMatchObject({ status: 400, body: { field: 'reason' } })
  })

  it('sends the confirmation to the contact once more', async () => {
    const id = await buyer.paid()
    const phone = await phoneOf(id)
    expect(await desk.post(`orders/${id}/resend`)).toMatchObject({ status: 200 })
    const sent = await shop.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `+86 ${phone}`))
    expect(sent).toMatchObject([{ kind: 'SMS' }])
    const unpaid = (await buyer.placed()).orderId
    expect(await desk.post(`orders/${unpaid}/resend`)).toMatchObject({ status: 409 })
  })

  it('shows a note to other staff', async () => {
    const id = await buyer.paid()
    await desk.post(`orders/${id}/note`, { reason: '会再来电' })
    const support = await OfficeDesk.open(shop, 'SUPPORT')
    const { history } = (await support.get(`orders/${id}`)).body as unknown as Fields
    expect(history).toMatchObject([{ action: 'POST orders/:id/note', reason: '会再来电' }])
  })

  it('refuses to ship an order that is not delivered', async () => {
    const id = await buyer.paid()
    expect(await show(id)).toMatchObject({ can: { ship: false, receive: false, resend: true } })
    expect(await change(id, 'ship')).toMatchObject({ status: 409, body: { code: 'changed' } })
  })

  it('ships goods and marks them as received', async () => {
    const id = await buyer.goodsOrder()
    await sandbox(shop, `orders/${id}/pay`)
    expect(await show(id)).toMatchObject({ can: { ship: true, receive: false } })
    expect(await change(id, 'ship')).toMatchObject({ status: 200 })
    expect(await show(id)).toMatchObject({ state: 'DELIVERING_EXPRESS', can: { ship: false, receive: true } })
    expect(await change(id, 'receive')).toMatchObject({ status: 200 })
    expect(await show(id)).toMatchObject({ state: 'SUCCEEDED' })
  })

  it('exports the list as a file', async () => {
    const id = await buyer.paid()
    const { text, status } = await desk.get('orders/export', { q: (await rowOf(id)).orderNumber })
    const [head, row] = text.split('\r\n')
    expect([status, head]).toEqual([200, '\uFEFFid,orderNumber,type,state,title,qty,phone,createdAt,amount'])
    expect(row).toContain((await rowOf(id)).orderNumber)
  })

  it('counts the sales of the day', async () => {
    const before = (await desk.get('today')).body as unknown as { sales: { orders: number; cents: number } }
    const id = await buyer.paid()
    const { payCents } = await rowOf(id)
    const after = (await desk.get('today')).body as unknown as typeof before
    expect(after.sales).toMatchObject({ orders: before.sales.orders + 1, cents: before.sales.cents + payCents })
  })
})
