/** @engine embedded: its calls at the same time only read. */
import { placedOrder } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { listShows } from '@/contracts/show/list-shows'
import { getVote } from '@/contracts/vote/get-vote'
import { DAY_MS } from '../src/clock'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoSites } from '../src/demo/sites'
import { stableId } from '../src/stable-id'

const { simpleConcert, exhibition, completed } = NAMED_SHOWS

describe.each([3, 6, 12])('a demo shop after %i months', (months) => {
  let shop: TestGateway
  let showsBefore: number
  let soldBefore: unknown
  let sessionsBefore: string[]
  let orderId: string

  beforeAll(async () => {
    shop = await createTestGateway()
    showsBefore = await showsOnSale()
    sessionsBefore = await sessionIds(simpleConcert)
    orderId = (await placedOrder(shop, simpleConcert, await shop.signIn(), 'early', 2)).orderId
    await sandbox(shop, `orders/${orderId}/pay`)
    soldBefore = await sold()
    shop.clock.advance(months * 30 * DAY_MS)
    await shop.roll()
  })
  afterAll(() => shop.close())

  async function showsOnSale(cityId?: string): Promise<number> {
    const { data } = await shop.call(listShows, { ...(cityId && { cityId }), length: 1, offset: 0 })
    return data?.total ?? 0
  }

  async function sessionIds(showId: string): Promise<string[]> {
    const { data } = await shop.call(listSessionsStatic, { showId })
    return data?.sessions.map(({ bizShowSessionId }) => bizShowSessionId) ?? []
  }

  /** Session, time and tickets of the order. */
  async function sold(): Promise<unknown> {
    const input = { orderId, fromPage: ORDER_DETAIL_PAGE }
    const { data } = await shop.call(getOrder, input, { as: await shop.signIn() })
    return data?.shows.map(({ showId, showName, venueName, sessions }) => ({ showId, showName, venueName, sessions }))
  }

  it('offers about as many shows as on its first day', async () => {
    expect(showsBefore).toBeGreaterThan(200)
    expect(await showsOnSale()).toBeGreaterThan(showsBefore * 0.8)
  })

  it('offers shows in every city', async () => {
    const totals = await Promise.all(demoSites().map(({ cityId }) => showsOnSale(cityId)))
    expect(Math.min(...totals)).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['a concert', simpleConcert],
    ['an exhibition', exhibition],
  ])('sells new sessions of %s', async (name, showId) => {
    const { data: show } = await shop.call(getShowDynamic, { showId })
    expect(show?.showStatus).toBe('ON_SALE')
    const { data } = await shop.call(listSessionsStatic, { showId })
    expect(data?.sessions.some(({ beginDateTime }) => beginDateTime > shop.clock.now())).toBe(true)
    const later = await placedOrder(shop, showId, await shop.signIn(), `later-${name}`)
    expect(later.orderId).toMatch(/^\w+$/)
  })

  it('keeps the session, seats and names of sold tickets', async () => {
    expect(soldBefore).toMatchObject([{ showId: simpleConcert, sessions: [{ tickets: [{}, {}] }] }])
    expect(await sold()).toEqual(soldBefore)
    const now = await sessionIds(simpleConcert)
    expect(now).toHaveLength(sessionsBefore.length)
    expect(now.some((id) => sessionsBefore.includes(id))).toBe(false)
  })

  it('never repeats a show of the past', async () => {
    const { data } = await shop.call(getShowDynamic, { showId: completed })
    expect(data?.showStatus).toBe('COMPLETED')
  })

  it('keeps votes open', async () => {
    const { data } = await shop.call(getVote, { id: stableId('vote:encore') })
    expect(data?.state).toBe('ON')
  })
})

it('leaves a shop as it is within its week', async () => {
  const shop = await createTestGateway()
  const before = await shop.call(listSessionsStatic, { showId: simpleConcert })
  shop.clock.advance(6 * DAY_MS)
  await shop.roll()
  expect(await shop.call(listSessionsStatic, { showId: simpleConcert })).toEqual(before)
  await shop.close()
})
