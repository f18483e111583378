import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getAnnualReview } from '@/contracts/annual-review/get-annual-review'
import { STATUS } from '@/contracts/envelope'
import { orders } from '../src/database/schema/orders'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('the year of a user (TOPIC-004, TOPIC-007)', () => {
  let shop: TestGateway
  let person: Person

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterEach(() => shop.close())

  async function figures(who = person, year?: number): Promise<Record<string, string>> {
    const { pages } = await who.call(getAnnualReview, year === undefined ? {} : { year })
    return Object.fromEntries(pages.map(({ type, value }) => [type, value]))
  }

  it('stays empty without tickets, and requires a login', async () => {
    expect(await person.call(getAnnualReview, {})).toMatchObject({ year: 2026, pages: [] })
    expect((await shop.call(getAnnualReview, {})).statusCode).toBe(STATUS.notLogin)
  })

  it('counts the shows and tickets that were paid for, and nothing else', async () => {
    await person.placed()
    expect(await figures()).toEqual({})
    await person.paid(NAMED_SHOWS.sensitive)
    await person.paid(NAMED_SHOWS.sensitive)
    await person.paid(NAMED_SHOWS.simpleConcert)
    expect(await figures()).toMatchObject({ SHOWS: '2 场演出', TICKETS: '3 张票' })
    expect(await figures()).not.toHaveProperty('ENTRIES')
    expect(await figures(await Person.join(shop))).toEqual({})
  })

  it('counts entries after admission', async () => {
    await person.paid(NAMED_SHOWS.sensitive)
    await shop.database.db.update(tickets).set({ state: 'USED', usedAt: shop.clock.now() })
    expect(await figures()).toMatchObject({ ENTRIES: '1 次入场', FIRST: expect.any(String) })
    await shop.database.db.update(tickets).set({ state: 'UNUSED', usedAt: null })
  })

  it('omits tickets of other years, and refunded ones', async () => {
    await person.paid(NAMED_SHOWS.sensitive)
    expect(await figures(person, 2025)).toEqual({})
    const [order] = await shop.database.db.select().from(orders)
    await sandbox(shop, `orders/${order?.id}/close`)
    expect(await figures()).toEqual({})
  })

  it('uses the requested language', async () => {
    await person.paid(NAMED_SHOWS.sensitive)
    const reply = await shop.gateway.inject({
      url: '/gateway/user/buyer/v3/annual_review?lang=en',
      headers: { 'access-token': person.as, src: 'M_WEB' },
    })
    expect(reply.json().data.pages[0]).toMatchObject({ value: '1 show' })
  })
})
