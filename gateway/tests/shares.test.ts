import { TransferShop } from '@test/transfer-shop'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createShare } from '@/contracts/share/create-share'
import { getShare } from '@/contracts/share/get-share'
import { sharePayment } from '@/contracts/share/share-payment'
import { DAY_MS } from '../src/clock'
import { shares } from '../src/database/schema/shares'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import { MAX_SHARES, SHARE_LIFE_MS } from '../src/services/shares/shares'

/** Shares of users (contract O10, O11). */
describe('a share', () => {
  let at: TransferShop

  beforeEach(async () => {
    at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 2)
  })
  afterEach(() => at.shop.close())

  const look = async (shareId = '') => (await at.shop.call(getShare, { shareId })).data
  const create = (type: 'TICKET' | 'SHOW' | 'TOPIC', id: string, as = at.sender) =>
    at.shop.call(createShare, { type, id }, { as })
  const pay = (orderId: string, as?: string) => at.shop.call(sharePayment, { orderId }, { ...(as && { as }) })

  it('shows the show, quantity and buyer of a purchase, but nothing private (PAY-071)', async () => {
    const { data } = await pay(at.orderId, at.sender)
    expect(data?.posterUrl).toContain(NAMED_SHOWS.simpleConcert)
    const shared = await look(data?.shareId)
    expect(shared).toEqual({
      type: 'PAY_SUCCESS',
      show: expect.objectContaining({ showId: NAMED_SHOWS.simpleConcert, sessionShowTime: expect.any(String) }),
      order: { qty: 2 },
      sharer: { nickname: 'Test', avatar: expect.any(String) },
    })
    const text = JSON.stringify(shared)
    for (const secret of [at.orderId, at.voucherId, ...at.ticketIds, at.phones.sender])
      expect(text).not.toContain(secret)
  })

  it('requires the buyer of a purchase, once', async () => {
    expect(await pay(at.orderId)).toMatchObject({ statusCode: STATUS.notLogin, data: null })
    expect(await pay(at.orderId, at.recipient)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    const [first, second] = [await pay(at.orderId, at.sender), await pay(at.orderId, at.sender)]
    expect(second.data).toEqual(first.data)
  })

  it('requires the holder of a ticket, and omits seat, code or name (TICKET-015, TICKET-021)', async () => {
    expect(await create('TICKET', at.voucherId, at.recipient)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    const { data } = await create('TICKET', at.voucherId)
    const shared = await look(data?.shareId)
    expect(shared).toMatchObject({ type: 'TICKET', ticket: { qty: 2 }, sharer: { nickname: 'Test' } })
    const codes = (await at.voucher())?.tickets.map(({ ticketCode }) => ticketCode) ?? []
    for (const secret of [at.voucherId, ...at.ticketIds, ...codes]) expect(JSON.stringify(shared)).not.toContain(secret)
  })

  it('requires an existing show or topic (TICKET-016, TICKET-017)', async () => {
    const { topicId } = demoOffers().activity
    const show = await look((await create('SHOW', NAMED_SHOWS.free)).data?.shareId)
    expect(show).toMatchObject({ type: 'SHOW', show: { showId: NAMED_SHOWS.free } })
    const topic = await look((await create('TOPIC', topicId)).data?.shareId)
    expect(topic).toMatchObject({ type: 'TOPIC', topic: { topicId, title: expect.any(String) } })
    for (const type of ['SHOW', 'TOPIC', 'TICKET'] as const) {
      expect(await create(type, 'none')).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    }
  })

  it('shows only its owner, who has one link per show (TICKET-016)', async () => {
    const [own, again, other] = [
      await create('SHOW', NAMED_SHOWS.free),
      await create('SHOW', NAMED_SHOWS.free),
      await create('SHOW', NAMED_SHOWS.free, at.recipient),
    ]
    expect(again.data).toEqual(own.data)
    expect(other.data).not.toEqual(own.data)
    expect(await at.shop.call(createShare, { type: 'SHOW', id: NAMED_SHOWS.free })).toMatchObject({ data: null })
    const shared = JSON.stringify(await look(own.data?.shareId))
    for (const secret of [at.phones.sender, at.orderId, at.voucherId]) expect(shared).not.toContain(secret)
  })

  it('rejects a hidden show (TICKET-016)', async () => {
    expect(await create('SHOW', NAMED_SHOWS.sensitive)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
  })

  it('ends 30 days after it was shared last, and stays ended (TICKET-016)', async () => {
    const create30 = async () => (await create('SHOW', NAMED_SHOWS.free)).data?.shareId ?? ''
    const found = async (shareId: string) => (await look(shareId)) !== null
    const first = await create30()
    at.shop.clock.advance(SHARE_LIFE_MS - DAY_MS)
    await at.signIn()
    expect(await create30()).toBe(first)
    at.shop.clock.advance(SHARE_LIFE_MS - 1)
    expect(await found(first)).toBe(true)
    at.shop.clock.advance(1)
    expect(await found(first)).toBe(false)
    await at.signIn()
    expect(await create30()).not.toBe(first)
    expect(await found(first)).toBe(false)
  })

  it("replaces the oldest beyond the user's limit (TICKET-016)", async () => {
    const oldest = await create('SHOW', NAMED_SHOWS.free)
    const { userId } = (await at.shop.database.db.select().from(shares))[0] ?? { userId: '' }
    const others = Array.from({ length: MAX_SHARES - 1 }, (_, index) => ({
      id: `other-${index}`,
      userId,
      type: 'SHOW' as const,
      reference: `show-${index}`,
      createdAt: at.shop.clock.now() + 1,
    }))
    await at.shop.database.db.insert(shares).values(others)
    expect(await look(oldest.data?.shareId)).not.toBeNull()
    at.shop.clock.advance(2)
    await create('SHOW', NAMED_SHOWS.simpleConcert)
    expect(await look(oldest.data?.shareId)).toBeNull()
    expect(await at.shop.database.db.$count(shares)).toBe(MAX_SHARES)
  })

  it('rejects unknown ids', async () => {
    expect(await at.shop.call(getShare, { shareId: 'none' })).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
  })
})
