import { orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { type CreateOrderInput, createOrder } from '@/contracts/order/create-order'
import { listOrders } from '@/contracts/order/list-orders'
import { orderChanges } from '../src/database/schema/orders'
import { quotes } from '../src/database/schema/quotes'
import { NAMED_SHOWS } from '../src/demo/named-shows'

function never(): never {
  throw new Error('no answer')
}

/** An offer binds both sides: the shop to its price, the buyer to what was seen and agreed to (contract D-1). */
describe('an offer', () => {
  let shop: TestGateway
  let as: string
  let input: CreateOrderInput
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    as = await shop.signIn('13920001000')
    input = await orderInput(shop, NAMED_SHOWS.fiftyTickets, as, 2)
  })
  afterAll(() => shop.close())

  const codeOf = async (changes: Partial<CreateOrderInput>, user = as) =>
    (await shop.call(createOrder, { ...input, ...changes }, { as: user })).statusCode

  const { payAmount, totalAmount } = { payAmount: 120, totalAmount: 120 }
  const seen = (priceItemType: 'TICKET' | 'PRIME' | 'PROMOTION' | 'COUPON', amount: number) => ({
    paymentParam: { payAmount, totalAmount, priceItems: [{ priceItemType, amount }] },
  })

  const refusals: [string, () => Partial<CreateOrderInput>, number][] = [
    ['nobody made', () => ({ preOrderId: 'f'.repeat(24) }), BUSINESS_ERROR.quoteInvalid],
    ['was for fewer tickets', () => ({ items: [{ ...first(), qty: 1 }] }), BUSINESS_ERROR.quoteInvalid],
    ['was for another show', () => ({ ...otherShow }), BUSINESS_ERROR.quoteInvalid],
    ['says another amount', () => ({ paymentParam: { payAmount: 1, totalAmount: 1 } }), BUSINESS_ERROR.amountChanged],
    ['says another total', () => ({ paymentParam: { payAmount, totalAmount: 1 } }), BUSINESS_ERROR.amountChanged],
    ['says another line', () => seen('TICKET', 119), BUSINESS_ERROR.amountChanged],
    ['has no member’s price (ORDER-043)', () => seen('PRIME', 12), STATUS.memberDiscountWrong],
    ['has no promotion (ORDER-045)', () => seen('PROMOTION', 12), STATUS.promotionDiscountWrong],
    ['has no coupon', () => seen('COUPON', 12), BUSINESS_ERROR.amountChanged],
    ['was not agreed to', () => ({ agreedPolicyIds: [] }), BUSINESS_ERROR.agreementNeeded],
  ]
  const first = () => input.items[0] ?? { seatPlanId: '', qty: 0 }
  let otherShow: Partial<CreateOrderInput> = {}

  it('fails when it has the shape of a gateway that is being replaced', async () => {
    const { db } = shop.database
    await db
      .update(quotes)
      .set({ content: sql`jsonb_set(${quotes.content}::jsonb #- '{price,units}', '{price,paid}', '[6000, 6000]')` })
      .where(eq(quotes.id, input.preOrderId))
    expect(await codeOf({})).toBe(BUSINESS_ERROR.quoteInvalid)
  })

  it.each(refusals)('fails with a text when it %s', async (_what, changes, code) => {
    const { showId, bizShowSessionId, items } = await orderInput(shop, NAMED_SHOWS.simpleConcert, as)
    otherShow = { showId, bizShowSessionId, items }
    const answer = await shop.call(createOrder, { ...input, ...changes() }, { as })
    expect(answer).toMatchObject({ statusCode: code, data: null })
    expect(answer.comments).toMatch(/\S/)
    expect((await shop.call(listOrders, { tab: 'TICKET', offset: 0, length: 9 }, { as })).data?.total).toBe(0)
  })

  it('becomes one order, whatever the keys of the calls (contract D-20)', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => `key-${at}`)
    const calls = keys.map((key) => shop.call(createOrder, input, { as, headers: { 'idempotency-key': key } }))
    const answers = await Promise.all(calls)
    const [placed] = answers.filter(({ data }) => data !== null)
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.quoteUsed)).toHaveLength(11)
    const again = answers.indexOf(placed ?? answers[0] ?? never())
    const headers = { 'idempotency-key': keys[again] ?? '' }
    expect(await shop.call(createOrder, input, { as, headers })).toEqual(placed)
  })

  it('becomes valid again when its order could not be placed', async () => {
    expect(await codeOf({ contact: { cellphone: '1', countryCode: '86' } })).not.toBe(STATUS.success)
    expect(await codeOf({})).toBe(STATUS.success)
  })

  it('belongs to its buyer only', async () => {
    const stranger = await shop.signIn('13920001001')
    expect(await codeOf({}, stranger)).toBe(BUSINESS_ERROR.quoteInvalid)
  })

  it('expires after fifteen minutes', async () => {
    const other = await shop.signIn('13920001002')
    const offered = await orderInput(shop, NAMED_SHOWS.fiftyTickets, other)
    shop.clock.advance(15 * 60_000 - 1)
    expect((await shop.call(createOrder, offered, { as: other })).statusCode).toBe(STATUS.success)
    const late = await orderInput(shop, NAMED_SHOWS.fiftyTickets, other)
    shop.clock.advance(15 * 60_000)
    expect((await shop.call(createOrder, late, { as: other })).statusCode).toBe(BUSINESS_ERROR.quoteInvalid)
  })

  it('becomes an order that knows when it was placed, paid and ready', async () => {
    const other = await shop.signIn('13920001003')
    const offered = await orderInput(shop, NAMED_SHOWS.fiftyTickets, other)
    const { data } = await shop.call(createOrder, offered, { as: other })
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${data?.orderId}/pay`, payload: {} })
    const changes = await shop.database.db.select().from(orderChanges)
    const own = changes.filter(({ orderId }) => orderId === data?.orderId)
    expect(own.map(({ fromState, state, cause }) => [fromState, state, cause])).toEqual([
      [null, 'UNPAID', 'PLACED'],
      ['UNPAID', 'RESERVE', 'PAID'],
      ['RESERVE', 'DELIVERING', 'READY'],
    ])
  })

  it('sells one ticket per person, from any account (ORDER-038)', async () => {
    const person = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD', idNo: '11010519491231002X' } as const
    const users = [await shop.signIn('13920001004'), await shop.signIn('13920001006')]
    const offers: CreateOrderInput[] = []
    for (const user of users) {
      const { data } = await shop.call(createAttendee, person, { as: user })
      offers.push(await orderInput(shop, NAMED_SHOWS.realNamePerTicket, user, 1, [data?.id ?? '']))
    }
    const answers = await Promise.all(offers.map((offer, at) => shop.call(createOrder, offer, { as: users[at] })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([STATUS.success, BUSINESS_ERROR.attendeeRules])
  })
})
