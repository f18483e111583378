import { inputFor, offerOf } from '@test/buyer'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { checkRebook } from '@/contracts/rebook/check-rebook'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import type { RealNameType } from '@/contracts/session/list-sessions-static'
import type { Session } from '../src/catalogue/entities/session'
import { orders } from '../src/database/schema/orders'
import { tickets } from '../src/database/schema/tickets'
import { DEMO_SOURCE } from '../src/demo/demo-source'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { exchangesFor } from '../src/services/rebooks/rebook-rules'
import { refundableRecord } from '../src/services/refunds/refund-records'
import { Shop } from '../src/shop/shop'

const NEEDS_NAMES = '该场次需实名，请先为门票填写观演人'

describe('tickets that are exchanged', () => {
  let shop: TestGateway
  let buyer: Person

  beforeEach(async () => {
    shop = await createTestGateway()
    buyer = await Person.join(shop)
  })
  afterEach(() => shop.close())

  /** A paid order, and a session that it can be exchanged for. */
  async function bought(showId: string, qty: number, who = buyer, audienceIds?: string[]) {
    const input = await inputFor(shop, await offerOf(shop, showId), who.as, qty, audienceIds)
    const { orderId } = await who.call(createOrder, input)
    await sandbox(shop, `orders/${orderId}/pay`)
    return orderId
  }

  const ticketsOf = async (orderId: string, who = buyer) =>
    (await who.call(getOrder, { orderId, fromPage: 'T' })).shows[0]?.sessions[0]?.tickets ?? []

  it('lock the places of both sessions in one order, so that two opposite exchanges never deadlock', async () => {
    const showId = NAMED_SHOWS.sensitive
    const there = await offerOf(shop, showId)
    const orderId = await bought(showId, 1)
    const other = (await buyer.call(listRebookSessions, { orderId })).find(({ available }) => available)
    const back = await buyer.friend()
    const plans = other?.seatPlans.map(({ seatPlanId }) => seatPlanId) ?? []
    const offer = { showId, bizShowSessionId: other?.bizShowSessionId ?? '', seatPlanId: plans[0] ?? '' }
    const placed = await back.call(createOrder, await inputFor(shop, offer, back.as, 1))
    await sandbox(shop, `orders/${placed.orderId}/pay`)
    // The end of the test audits the order of the locks.
    const crossing = await Promise.all([
      shop.call(applyRebook, { orderId, sessionId: offer.bizShowSessionId }, { as: buyer.as }),
      shop.call(applyRebook, { orderId: placed.orderId, sessionId: there.bizShowSessionId }, { as: back.as }),
    ])
    expect(crossing.map(({ statusCode }) => statusCode)).toEqual([STATUS.success, STATUS.success])
  })

  it('take the single name of an order along, and are rejected without one when the session requires it', async () => {
    const orderId = await bought(NAMED_SHOWS.realNamePerOrder, 2, buyer, [await buyer.attendee()])
    const [named, unnamed] = (await ticketsOf(orderId)).sort(
      (a, b) => Number(!a.audienceName) - Number(!b.audienceName),
    )
    expect([named?.audienceName, unnamed?.audienceName]).toEqual(['李雷', undefined])
    const sessions = await buyer.call(listRebookSessions, { orderId })
    const sessionId = sessions.find(({ available }) => available)?.bizShowSessionId ?? ''
    const alone = { orderId, sessionId, ticketIds: [unnamed?.ticketId ?? ''] }
    expect(await shop.call(applyRebook, alone, { as: buyer.as })).toMatchObject({
      statusCode: BUSINESS_ERROR.notRefundable,
      comments: NEEDS_NAMES,
      data: null,
    })
    const check = await buyer.call(checkRebook, { orderId, sessionId, ticketIds: unnamed?.ticketId ?? '' })
    expect(check).toMatchObject({ allowed: false, needAudience: true, reason: NEEDS_NAMES })
    const { newOrderId } = await buyer.call(applyRebook, { orderId, sessionId })
    const names = (await ticketsOf(newOrderId)).map(({ audienceName }) => audienceName)
    expect(names.filter((name) => name !== undefined)).toEqual(['李雷'])
  })

  it('move to a session with names after the buyer has named attendees (REFUND-016)', async () => {
    const orderId = await bought(NAMED_SHOWS.realNamePerOrder, 2, buyer, [await buyer.attendee()])
    const [named, unnamed] = (await ticketsOf(orderId)).sort(
      (a, b) => Number(!a.audienceName) - Number(!b.audienceName),
    )
    const ticketIds = [unnamed?.ticketId ?? '']
    const sessions = await buyer.call(listRebookSessions, { orderId, ticketIds: ticketIds[0] })
    const { bizShowSessionId: sessionId = '', unavailableReason } = sessions.find(({ available }) => available) ?? {}
    expect(unavailableReason).toBe(NEEDS_NAMES)
    const audienceId = await buyer.attendee()
    const name = (ticketId = '', who = buyer, whom = audienceId) =>
      shop.call(createAttendee, { rebookTicketItems: [{ ticketId, audienceId: whom }] }, { as: who.as })
    const stranger = await buyer.friend()
    const refused = { statusCode: BUSINESS_ERROR.notFound, data: null }
    expect(await name(unnamed?.ticketId, stranger, await stranger.attendee())).toMatchObject(refused)
    expect(await name(unnamed?.ticketId, buyer, await stranger.attendee())).toMatchObject(refused)
    // A name stays.
    expect(await name(named?.ticketId)).toMatchObject(refused)
    expect((await name(unnamed?.ticketId)).data?.id).toBe(audienceId)
    const { newOrderId } = await buyer.call(applyRebook, { orderId, sessionId, ticketIds })
    expect((await ticketsOf(newOrderId)).map(({ audienceName }) => audienceName)).toEqual([expect.any(String)])
  })

  it('follow the rules of a session with a name on each ticket (REFUND-016)', async () => {
    const orderId = await bought(NAMED_SHOWS.realNamePerTicket, 1, buyer, [await buyer.attendee()])
    const [ticket] = await ticketsOf(orderId)
    const { db } = shop.database
    await db
      .update(tickets)
      .set({ attendeeId: null })
      .where(eq(tickets.id, ticket?.ticketId ?? ''))
    const item = { ticketId: ticket?.ticketId ?? '', audienceId: await buyer.attendee() }
    const answer = await shop.call(createAttendee, { rebookTicketItems: [item] }, { as: buyer.as })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, data: null })
  })

  it.each([
    ['NONE', null],
    ['ONE_PER_ORDER', 'rebook.not.names'],
    ['ONE_PER_TICKET', 'rebook.not.names'],
  ] as const)('move without a name to a session that requires %s: %s', async (realNameType, refusal) => {
    expect(await refusalFor(await bought(NAMED_SHOWS.sensitive, 2), realNameType)).toBe(refusal)
  })

  it('fail when every ticket needs a name and some lack one', async () => {
    const orderId = await bought(NAMED_SHOWS.realNamePerOrder, 2, buyer, [await buyer.attendee()])
    expect(await refusalFor(orderId, 'ONE_PER_TICKET')).toBe('rebook.not.names')
    expect(await refusalFor(orderId, 'ONE_PER_ORDER')).toBeNull()
  })

  /** Why an order cannot be exchanged for the session that it can be, if that asked for such names; `null` if it can. */
  async function refusalFor(orderId: string, realNameType: RealNameType): Promise<string | null> {
    const { db } = shop.database
    const trade = { db, clock: shop.clock }
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    const open = (await buyer.call(listRebookSessions, { orderId })).find(({ available }) => available)
    if (!order || !open) throw new Error('nothing to exchange')
    const { catalogue } = await Shop.open(db, shop.clock.now(), DEMO_SOURCE)
    const { show, session } = catalogue.session(open.bizShowSessionId)
    const asking: Session = Object.create(session, { realNameType: { value: realNameType } })
    const possible = await exchangesFor(trade, await refundableRecord(trade, order), { show, session: asking })
    return typeof possible === 'string' ? possible : null
  }
})
