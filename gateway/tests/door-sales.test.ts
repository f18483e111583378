import { acceptedOffer } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { preOrderAtVenue } from '@/contracts/order/pre-order-at-venue'
import { getVenuePurchase } from '@/contracts/show/get-venue-purchase'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const showId = NAMED_SHOWS.simpleConcert
const SHANGHAI = 'BL1106'

let shop: TestGateway

beforeEach(async () => {
  shop = await createTestGateway()
})
afterEach(() => shop.close())

async function door(about: { showId: string; siteId?: string } = { showId }) {
  const { data } = await shop.call(getVenuePurchase, about)
  if (!data) throw new Error('nothing at the door')
  return data
}

/** Buys tickets at the door, with or without the pass. */
async function buy({ as, passId, qty = 1 }: { as: string; passId: string; qty?: number }) {
  const [first] = (await door()).seatPlans
  const { bizShowSessionId = '', seatPlanId = '' } = first ?? {}
  const items = [{ seatPlanId, qty }]
  const wanted = { src: 'M_WEB', showId, bizShowSessionId, items, siteId: SHANGHAI }
  const options = { as, headers: { passid: passId } }
  const { data: offer, statusCode } = await shop.call(preOrderAtVenue, wanted, options)
  if (!offer) return { statusCode, data: null }
  return shop.call(createOrder, acceptedOffer(wanted, offer), options)
}

describe('tickets at the door (SEAT-004, SEAT-005)', () => {
  it('show the next day of the show, with site and pass', async () => {
    const { sessions, seatPlans, siteId, passId, maxQty } = await door()
    expect(siteId).toBe(SHANGHAI)
    expect(passId).not.toBe('')
    expect(maxQty).toBe(4)
    expect(new Set(sessions.map(({ showDate }) => showDate)).size).toBe(1)
    expect(seatPlans.length).toBeGreaterThan(0)
    expect(seatPlans.every(({ bizShowSessionId }) => bizShowSessionId === sessions[0]?.bizShowSessionId)).toBe(true)
  })

  it('sell with the pass until the session has ended', async () => {
    const { sessions } = await door()
    shop.clock.set((sessions[0]?.beginDateTime ?? 0) + 60_000)
    const late = await shop.signIn()
    const { passId } = await door()
    expect((await buy({ as: late, passId })).statusCode).toBe(STATUS.success)
    shop.clock.set((sessions[0]?.endDateTime ?? 0) + 60_000)
    const after = await door()
    expect(after.sessions.map(({ bizShowSessionId }) => bizShowSessionId)).not.toContain(sessions[0]?.bizShowSessionId)
  })

  it('fail without the pass, with that of another show, and after the session', async () => {
    const as = await shop.signIn()
    const refused = { data: null, statusCode: BUSINESS_ERROR.passNeeded }
    expect(await buy({ as, passId: '' })).toMatchObject(refused)
    const { passId: other } = await door({ showId: NAMED_SHOWS.fiftyTickets })
    expect(await buy({ as, passId: other })).toMatchObject(refused)
    const { passId } = await door()
    shop.clock.advance(29 * 60_000)
    expect((await buy({ as, passId })).statusCode).toBe(STATUS.success)
    shop.clock.advance(2 * 60_000)
    expect(await buy({ as, passId })).toMatchObject(refused)
  })

  it('sell four at most', async () => {
    const as = await shop.signIn()
    const { passId } = await door()
    expect(await buy({ as, passId, qty: 5 })).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.limitReached })
    expect((await buy({ as, passId, qty: 4 })).statusCode).toBe(STATUS.success)
  })

  it('stay empty for picked seats and at another site', async () => {
    expect((await door({ showId: NAMED_SHOWS.seatsClub })).sessions).toEqual([])
    expect((await door({ showId: NAMED_SHOWS.expressDelivery })).sessions).toEqual([])
    const elsewhere = await shop.call(getVenuePurchase, { showId, siteId: 'BL1101' })
    expect(elsewhere).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.notFound })
  })
})
