/** @engine embedded: its calls at the same time only read. */
import type { TestGateway } from '@test/test-gateway'
import { preOrder } from '@/contracts/order/pre-order'
import type { PriceInfo } from '@/contracts/price'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { listShows } from '@/contracts/show/list-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { yuanToCents } from '@/domain/money'
import { NAMED_SHOWS } from '../src/demo/named-shows'

let shop: TestGateway
let as: string
let cards: ShowCard[]

beforeAll(async () => {
  shop = await createTestGateway()
  as = await shop.signIn('13900137955')
  cards = await allShows()
})
afterAll(() => shop.close())

/** Every show of the shop, of all cities. */
async function allShows(): Promise<ShowCard[]> {
  const found: ShowCard[] = []
  for (let hasMore = true; hasMore; ) {
    const { data } = await shop.call(listShows, { offset: found.length, length: 50 })
    found.push(...(data?.list ?? []))
    hasMore = data?.hasMore ?? false
  }
  return found
}

const cents = ({ yuanNum, centNum }: PriceInfo) => yuanToCents(`${yuanNum}.${centNum}`)

/** Lowest offered price of one ticket of a session, in cents; null for none. */
async function leastOffer(showId: string, bizShowSessionId: string): Promise<number | null> {
  const about = { showId, bizShowSessionId }
  const { data: plans } = await shop.call(listSeatPlansStatic, about)
  const { data: now } = await shop.call(listSeatPlansDynamic, about)
  const [cheapest] = (plans?.seatPlans ?? [])
    .filter(({ unitQty }) => unitQty === 1)
    .sort((a, b) => a.originalPriceCent - b.originalPriceCent)
  const seatPlanId = cheapest?.seatPlanId ?? ''
  const plan = now?.seatPlans.find((one) => one.seatPlanId === seatPlanId)
  if (plan?.purchaseMode !== 'BUY' || plan.canBuyCount === 0) return null
  const { data } = await shop.call(preOrder, { src: 'M_WEB', ...about, items: [{ seatPlanId, qty: 1 }] }, { as })
  return data && yuanToCents(data.payAmount)
}

/** Shown and offered prices of the first two sessions on sale, in cents. */
async function sessionPrices(showId: string): Promise<{ shown: number; offer: number }[]> {
  const { data } = await shop.call(listSessionsDynamic, { showId })
  const onSale = (data?.sessions ?? []).filter(({ sessionStatus }) => sessionStatus === 'ON_SALE').slice(0, 2)
  const found = onSale.map(async ({ bizShowSessionId, minPriceInfo }) => {
    const offer = await leastOffer(showId, bizShowSessionId)
    return offer === null || !minPriceInfo ? [] : [{ shown: cents(minPriceInfo), offer }]
  })
  return (await Promise.all(found)).flat()
}

describe('the price that is shown first', () => {
  it('matches on the card and on the page', async () => {
    const priced = cards.filter(
      ({ customPrice, minOriginalPriceInfo }) => customPrice === undefined && minOriginalPriceInfo,
    )
    expect(priced.length).toBeGreaterThan(50)
    for (const { showId, minOriginalPriceInfo } of priced) {
      const { data } = await shop.call(getShowDynamic, { showId })
      expect(data?.minOriginalPriceInfo).toEqual(minOriginalPriceInfo)
    }
  }, 120_000)

  it('equals the minimum that a buyer pays, fees included, by session and at checkout', async () => {
    let compared = 0
    for (const { showId, minOriginalPriceInfo, customPrice } of cards) {
      if (customPrice !== undefined || !minOriginalPriceInfo) continue
      const prices = await sessionPrices(showId)
      for (const { shown, offer } of prices) expect({ showId, shown }).toEqual({ showId, shown: offer })
      const least = Math.min(...prices.map(({ offer }) => offer))
      expect(least).toBeGreaterThanOrEqual(cents(minOriginalPriceInfo))
      compared += prices.length
    }
    expect(compared).toBeGreaterThan(30)
  }, 120_000)

  it('includes delivery for a show with courier tickets only, and shows it', async () => {
    const { expressDelivery: showId, childTicket } = NAMED_SHOWS
    const card = cards.find((one) => one.showId === showId)
    const { data: sessions } = await shop.call(listSessionsStatic, { showId })
    const { bizShowSessionId = '', requiredFee } = sessions?.sessions[0] ?? {}
    expect(requiredFee).toBe(12)
    const { data: page } = await shop.call(getShowDynamic, { showId })
    expect(page?.requiredFee).toBe(12)
    const offer = await leastOffer(showId, bizShowSessionId)
    expect(card?.minOriginalPriceInfo && cents(card.minOriginalPriceInfo)).toBe(offer)
    const { data: free } = await shop.call(getShowDynamic, { showId: childTicket })
    expect(free).not.toHaveProperty('requiredFee')
  })
})
