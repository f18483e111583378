import { CARD_HOLDER, Person, RIGHTS_CARD } from '@test/other-users/person'
import { callSandbox, sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { asc, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createOrder } from '@/contracts/order/create-order'
import { type PreOrderInput, preOrder } from '@/contracts/order/pre-order'
import { activateCard } from '@/contracts/privilege/activate-card'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { yuanToCents } from '@/domain/money'
import type { Show } from '../src/catalogue/entities/show'
import { cards } from '../src/database/schema/benefits'
import { orderUnits } from '../src/database/schema/orders'
import { tickets } from '../src/database/schema/tickets'
import { demoCatalogue } from '../src/demo/demo-source'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import type { CardRedeemAnswer } from '../src/services/cards/redeem-card'
import { PAY_WITHIN_MS } from '../src/services/orders/place-order'

const [, THEATRE_CARD, , LOUNGE_CARD] = demoOffers().cards.map(({ cardId }) => cardId) as [
  string,
  string,
  string,
  string,
]
const refused = (comments: string) => ({ data: null, statusCode: BUSINESS_ERROR.cardUnusable, comments })

/** Cards that take something off tickets (CARD-013, CARD-014). */
describe('a privilege card', () => {
  let shop: TestGateway
  let person: Person

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterEach(() => shop.close())

  const wish = (cardId: string, qty = 2, more: Partial<PreOrderInput> = {}) =>
    person.wish(NAMED_SHOWS.sensitive, { cardId, ...more }).then((one) => withQty(one, qty))
  const quote = async (wanted: PreOrderInput) => shop.call(preOrder, wanted, { as: person.as })
  const order = async (cardId: string, qty = 1) =>
    shop.call(createOrder, await person.offered(await wish(cardId, qty)), { as: person.as })
  const own = async () => (await person.call(listOwnCards, {}))[0]
  const redeem = (id: string) => callSandbox<{ answer?: CardRedeemAnswer }>(shop, `cards/${id}/redeem`, {})
  const useUp = (id: string, times: number) =>
    shop.database.db.update(cards).set({ redeemedTimes: times }).where(eq(cards.id, id))

  /** The order that takes the place of a ticket. */
  async function exchanged(orderId: string, ticketId = ''): Promise<string> {
    const sessions = await person.call(listRebookSessions, { orderId })
    const sessionId = sessions.find(({ available }) => available)?.bizShowSessionId ?? ''
    return (await person.call(applyRebook, { orderId, sessionId, ticketIds: [ticketId] })).newOrderId
  }

  function withQty(one: PreOrderInput, qty: number): PreOrderInput {
    return { ...one, items: one.items.map((item) => ({ ...item, qty })) }
  }

  it('discounts one ticket, chosen by itself or by its kind', async () => {
    const id = await person.yearCard()
    const { data: plain } = await quote(withQty(await person.wish(NAMED_SHOWS.sensitive), 2))
    const full = yuanToCents(plain?.payAmount ?? 0)
    for (const cardId of [id, RIGHTS_CARD]) {
      const { data } = await quote(await wish(cardId))
      const line = { priceItemType: 'PROMOTION', name: '安可年度观演卡', direction: 'MINUS', amount: full / 2 / 500 }
      expect(data?.priceItems).toContainEqual(expect.objectContaining(line))
      expect(yuanToCents(data?.payAmount ?? 0)).toBe(full - full / 10)
      expect(data?.totalAmount).toBe(plain?.totalAmount)
    }
  })

  it('reserves with an order, and returns when it is unpaid, expired or refunded', async () => {
    const id = await person.yearCard()
    const { data: unpaid } = await order(id)
    expect((await own())?.redeemedTimes).toBe(1)
    shop.clock.advance(PAY_WITHIN_MS)
    expect((await own())?.redeemedTimes).toBe(0)
    expect(unpaid?.orderId).toBeDefined()
    const { data: placed } = await order(id)
    const orderId = placed?.orderId ?? ''
    await sandbox(shop, `orders/${orderId}/pay`)
    expect((await own())?.redeemedTimes).toBe(1)
    const ticketIds = [await person.ticketOf(await person.voucherOf(orderId))]
    const { previewToken, refundAmount } = await person.call(previewRefund, { orderId, ticketIds })
    expect(refundAmount).toBe(placed?.payAmount)
    const { refundId } = await person.call(applyRefund, { orderId, ticketIds, reasonCode: 'OTHER', previewToken })
    expect((await own())?.redeemedTimes).toBe(1)
    await sandbox(shop, `refunds/${refundId}/approve`)
    expect((await own())?.redeemedTimes).toBe(0)
  })

  it('stays used by an exchanged ticket until its successor is refunded', async () => {
    const id = await person.yearCard()
    const { data: placed } = await order(id, 2)
    const first = placed?.orderId ?? ''
    await sandbox(shop, `orders/${first}/pay`)
    const [reduced, full] = await shop.database.db
      .select({ id: tickets.id })
      .from(tickets)
      .innerJoin(orderUnits, eq(orderUnits.id, tickets.unitId))
      .where(eq(orderUnits.orderId, first))
      .orderBy(asc(orderUnits.paidCents))
    const other = await exchanged(first, full?.id)
    const second = await exchanged(first, reduced?.id)
    expect((await own())?.redeemedTimes).toBe(1)
    await sandbox(shop, `orders/${other}/close`)
    expect((await own())?.redeemedTimes).toBe(1)
    expect(await sandbox(shop, `orders/${second}/close`)).toMatchObject({ done: true })
    expect((await own())?.redeemedTimes).toBe(0)
  })

  it('works as often as promised, after the orders before the last one were paid', async () => {
    const id = await person.yearCard()
    await useUp(id, 11)
    const [first, second] = [await person.offered(await wish(id, 1)), await person.offered(await wish(id, 1))]
    expect(await shop.call(createOrder, first, { as: person.as })).toMatchObject({ statusCode: 200 })
    expect(await own()).toMatchObject({ redeemedTimes: 12, cardStatus: 'USED', isHistory: true })
    expect(await shop.call(createOrder, second, { as: person.as })).toMatchObject(refused('该卡的可用次数已用完'))
    expect(await quote(await wish(id))).toMatchObject(refused('该卡的可用次数已用完'))
    shop.clock.advance(PAY_WITHIN_MS)
    expect(await own()).not.toHaveProperty('cardStatus')
    expect(await quote(await wish(id))).toMatchObject({ statusCode: 200 })
  })

  it('counts uses at the venue one at a time, up to its limit (CARD-006, CARD-014)', async () => {
    const id = await person.card(LOUNGE_CARD)
    const answers = await Promise.all([id, id, id].map(redeem))
    expect(answers.map(({ answer }) => answer).sort()).toEqual(['redeemed', 'redeemed', 'used'])
    expect(await own()).toMatchObject({ redeemedTimes: 2, cardStatus: 'USED' })
    expect(await sandbox(shop, 'cards/nobody/redeem')).toMatchObject({ http: 404 })
  })

  it('counts no use at the venue before activation, after its end, or of a cash card (CARD-014)', async () => {
    const fresh = await person.card(RIGHTS_CARD)
    expect(await redeem(fresh)).toMatchObject({ answer: 'not-usable' })
    expect(await redeem(await person.cashCard())).toMatchObject({ answer: 'not-usable' })
    const over = await person.card(LOUNGE_CARD)
    await shop.database.db.update(cards).set({ expiresAt: shop.clock.now() }).where(eq(cards.id, over))
    expect(await redeem(over)).toMatchObject({ answer: 'not-usable' })
    expect((await person.call(listOwnCards, {})).map(({ redeemedTimes }) => redeemedTimes)).toEqual([0, 0, 0])
  })

  it('leaves the last use to one of an order and the venue (CARD-006, CARD-014)', async () => {
    const id = await person.yearCard()
    await useUp(id, 11)
    const accepted = await person.offered(await wish(id, 1))
    const [ordered, redeemed] = await Promise.all([shop.call(createOrder, accepted, { as: person.as }), redeem(id)])
    expect([ordered.data !== null, redeemed.answer === 'redeemed'].filter(Boolean)).toHaveLength(1)
    expect(await own()).toMatchObject({ redeemedTimes: 12, cardStatus: 'USED' })
  })

  it('fails before activation, after its end, and without coverage', async () => {
    const fresh = await person.card(RIGHTS_CARD)
    expect(await quote(await wish(fresh))).toMatchObject(refused('该卡尚未激活，请先激活'))
    const other = await Person.join(shop)
    person = other
    const id = await person.yearCard()
    const accepted = await person.offered(await wish(id, 1))
    await shop.database.db.update(cards).set({ state: 'REFUNDING' }).where(eq(cards.id, id))
    expect(await shop.call(createOrder, accepted, { as: person.as })).toMatchObject(refused('该卡已失效'))
    await shop.database.db.update(cards).set({ state: 'ACTIVE' }).where(eq(cards.id, id))
    const lounge = await person.card(LOUNGE_CARD)
    expect(await quote(await wish(lounge))).toMatchObject(refused('该卡不适用于本次购票'))
    expect(await quote(await wish(LOUNGE_CARD))).toMatchObject(refused('该卡不适用于本次购票'))
    await shop.database.db.update(cards).set({ expiresAt: shop.clock.now() }).where(eq(cards.id, id))
    expect(await quote(await wish(id))).toMatchObject(refused('该卡已失效'))
  })

  it('covers the shows that were promised only', async () => {
    const id = await person.card(THEATRE_CARD)
    const catalogue = demoCatalogue(shop.clock.now())
    const plays = catalogue.content.shows.filter(({ category, gate }) => category === 'HuaJuGeJu' && gate === null)
    const isInStudio = (show: Show) => catalogue.venueOf(show).kind === 'STUDIO'
    const inStudio = plays.find(isInStudio)
    const elsewhere = plays.find((show) => !isInStudio(show))
    const { data } = await quote(await person.wish(inStudio?.showId ?? '', { cardId: id }))
    expect(data?.payAmount).toBe(0)
    expect(await quote(await person.wish(elsewhere?.showId ?? '', { cardId: id }))).toMatchObject(
      refused('该卡不适用于本次购票'),
    )
  })

  describe('that was bought', () => {
    const [YEAR] = demoOffers().cards
    const USED = { http: 200, done: false, reason: '卡的权益已使用，不能关闭订单' }
    const close = (orderId: string) => sandbox(shop, `orders/${orderId}/close`)

    /** An order for the card, paid and activated. */
    async function bought() {
      const payAmount = (YEAR?.priceCent ?? 0) / 100
      const wanted = { cardId: RIGHTS_CARD, qty: 1, priceMode: 'CASH', payAmount } as const
      const { orderId } = await person.call(createCardOrder, wanted)
      await sandbox(shop, `orders/${orderId}/pay`)
      const userCardInstanceId = (await own())?.userCardInstanceId ?? ''
      await person.call(activateCard, { userCardInstanceId, ...CARD_HOLDER })
      return { orderId, id: userCardInstanceId }
    }

    it('keeps its money once a ticket was bought with it, paid or not, until that is over', async () => {
      const { orderId, id } = await bought()
      const { data: unpaid } = await order(id)
      expect(await close(orderId)).toEqual(USED)
      await sandbox(shop, `orders/${unpaid?.orderId}/pay`)
      expect(await close(orderId)).toEqual(USED)
      expect(await own()).not.toHaveProperty('cardStatus')
      await close(unpaid?.orderId ?? '')
      expect(await close(orderId)).toEqual({ http: 200, done: true })
      expect(await own()).toMatchObject({ cardStatus: 'REFUND' })
      expect(await quote(await wish(id))).toMatchObject(refused('该卡已失效'))
    })

    it('keeps its money once it was redeemed at the venue, and after an order that was never paid does not', async () => {
      const { orderId, id } = await bought()
      await useUp(id, 1)
      expect(await close(orderId)).toEqual(USED)
      await useUp(id, 0)
      await order(id)
      shop.clock.advance(PAY_WITHIN_MS)
      expect(await close(orderId)).toEqual({ http: 200, done: true })
    })

    it('stays bought, used or not', async () => {
      const { orderId, id } = await bought()
      const seen = await shop.call(previewRefund, { orderId, ticketIds: [id] }, { as: person.as })
      expect(seen).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.notFound })
    })
  })

  it('belongs to the offer: an order with another card, or none, is rejected', async () => {
    const accepted = await person.offered(await wish(await person.yearCard(), 1))
    const { cardId: _card, ...without } = accepted
    for (const changed of [without, { ...accepted, cardId: THEATRE_CARD }]) {
      expect(await shop.call(createOrder, changed, { as: person.as })).toMatchObject({
        statusCode: BUSINESS_ERROR.quoteInvalid,
      })
    }
  })
})
