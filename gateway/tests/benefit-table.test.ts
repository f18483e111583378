import { demoCoupon } from '@test/demo-coupon'
import { CASH_CARD } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { type PreOrderInput, type PreOrderOutput, preOrder } from '@/contracts/order/pre-order'
import { activateCard } from '@/contracts/privilege/activate-card'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { bestBenefits, type ChosenBenefits, centsLeft } from '@/domain/best-benefits'
import { priceText, yuanToCents } from '@/domain/money'
import { payableOf } from '../../src/package-order/pages/confirm-order/offer'
import type { Catalogue } from '../src/catalogue/catalogue'
import { users } from '../src/database/schema/people'
import { demoCatalogue } from '../src/demo/demo-source'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Shop data in the table: prices in yuan, as on its posters. */
interface CartRow {
  name: string
  show: keyof typeof NAMED_SHOWS
  type: 'concert' | 'theatre' | 'other'
  /** Price and number of tickets. */
  tickets: readonly (readonly [number, number])[]
  express?: boolean
}

const CARTS: readonly CartRow[] = [
  { name: 'one cheap seat', show: 'simpleConcert', type: 'concert', tickets: [[380, 1]] },
  { name: 'two cheap seats', show: 'simpleConcert', type: 'concert', tickets: [[380, 2]] },
  { name: 'the best seat', show: 'simpleConcert', type: 'concert', tickets: [[1380, 1]] },
  {
    name: 'seats of two prices',
    show: 'simpleConcert',
    type: 'concert',
    tickets: [
      [380, 1],
      [580, 1],
    ],
  },
  { name: 'four seats', show: 'simpleConcert', type: 'concert', tickets: [[380, 4]] },
  { name: 'one visit', show: 'exhibition', type: 'other', tickets: [[78, 1]] },
  { name: 'a family at the exhibition', show: 'exhibition', type: 'other', tickets: [[78, 4]] },
  { name: 'tickets by courier', show: 'childTicket', type: 'other', tickets: [[120, 2]], express: true },
  { name: 'cheap tickets', show: 'pickUp', type: 'other', tickets: [[80, 3]] },
  { name: 'a play', show: 'realNamePerOrder', type: 'theatre', tickets: [[80, 3]] },
]

/** Terms of coupons: yuan off or a share, the minimum of yuan or tickets, the shows. */
interface CouponRow {
  off?: number
  share?: number
  ticket?: true
  from?: number
  fromTickets?: number
  only?: CartRow['type']
}

const COUPONS: Readonly<Record<string, CouponRow>> = {
  'newcomer-50': { off: 50, from: 300 },
  'theatre-88': { share: 0.88, only: 'theatre' },
  'concert-100': { off: 100, from: 980, only: 'concert' },
  // Every first session is on a Friday or a Saturday.
  'weekend-95': { share: 0.95 },
  'pack-show': { off: 20, from: 150 },
  'last-three': { off: 15, fromTickets: 2 },
  'one-ticket': { ticket: true },
}
const CHOICES: readonly (readonly string[])[] = [
  [],
  ...Object.keys(COUPONS).map((key) => [key]),
  ['one-ticket', 'one-ticket'],
]

const PEOPLE = [
  { name: 'a guest', points: 0, cards: 0, isMember: false },
  { name: 'a regular', points: 10_000, cards: 1, isMember: false },
  { name: 'a member', points: 90_000, cards: 2, isMember: true },
  { name: 'a new member', points: 777, cards: 1, isMember: true },
]
type Person = (typeof PEOPLE)[number] & {
  as: string
  cardIds: string[]
  coupons: { id: string; key: string }[]
}

/** The price in cents, worked out from what the shop tells its buyers; null where the coupons cannot be used. */
function priceByHand(cart: CartRow, person: Person, chosen: readonly string[], use: Use): number | null {
  const list = cart.tickets.flatMap(([yuan, count]) => Array.from({ length: count }, () => yuan * 100))
  const own = person.isMember ? list.map((cents) => (cents * 95) / 100) : list
  if (chosen.length > own.length || !chosen.every((key) => isUsable(COUPONS[key], own, cart.type))) return null
  const afterCoupons = total(own) - couponsByHand(chosen, own)
  const byPoints = use.points ? Math.min(Math.floor(afterCoupons / 200), Math.floor(person.points / 100)) * 100 : 0
  const byCards = Math.min(afterCoupons - byPoints, use.cards * 20_000)
  return afterCoupons - byPoints - byCards + (cart.express ? 1200 : 0)
}

function isUsable(coupon: CouponRow | undefined, own: readonly number[], type: CartRow['type']): boolean {
  const { from = 0, fromTickets = 0, only = type } = coupon ?? {}
  return total(own) >= from * 100 && own.length >= fromTickets && only === type
}

function couponsByHand(chosen: readonly string[], own: readonly number[]): number {
  const { off = 0, share = 1, ticket } = COUPONS[chosen[0] ?? ''] ?? {}
  if (ticket) return total([...own].sort((a, b) => b - a).slice(0, chosen.length))
  const base = total(own)
  return Math.min(base, off * 100) + base - Math.round(base * share)
}

interface Use {
  points: boolean
  cards: number
}

const total = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)

describe('the price of every cart with every coupon, points, cash cards and level', () => {
  let shop: TestGateway
  let catalogue: Catalogue
  const people: Person[] = []

  async function enter(row: (typeof PEOPLE)[number], at: number): Promise<Person> {
    const cellphone = `1397700000${at}`
    const as = await shop.signIn(cellphone)
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, cellphone))
    const grant = (payload: object) => sandbox(shop, `users/${user?.id}/grant`, payload)
    if (row.points > 0) await grant({ kind: 'points', amount: row.points })
    if (row.isMember) await grant({ kind: 'level' })
    for (let card = 0; card < row.cards; card += 1) await grant({ kind: 'card', cardId: CASH_CARD })
    for (const key of [...Object.keys(COUPONS), 'one-ticket']) {
      await grant({ kind: 'coupon', couponTemplateId: demoCoupon(key).couponTemplateId })
    }
    const { data } = await shop.call(listOwnCards, {}, { as })
    const cardIds = (data ?? []).map(({ userCardInstanceId }) => userCardInstanceId)
    for (const userCardInstanceId of cardIds) await shop.call(activateCard, { userCardInstanceId }, { as })
    const own = await shop.call(listOwnCoupons, { offset: 0, length: 20 }, { as })
    const coupons = (own.data?.list ?? []).map(({ couponId: id, couponCode }) => ({
      id,
      key: couponCode.replace('ENCORE-', '').toLowerCase(),
    }))
    return { ...row, as, cardIds, coupons }
  }

  beforeAll(async () => {
    shop = await createTestGateway()
    catalogue = demoCatalogue(shop.clock.now())
    for (const [at, row] of PEOPLE.entries()) people.push(await enter(row, at))
  })
  afterAll(() => shop.close())

  function wanted({ show, tickets, express }: CartRow): PreOrderInput {
    const showId = NAMED_SHOWS[show]
    const [session] = catalogue.show(showId).sessions
    if (!session) throw new Error(`${show} has no session`)
    const items = tickets.map(([yuan, qty]) => {
      const plan = session.seatPlans.find(({ priceCent, unitQty }) => priceCent === yuan * 100 && unitQty === 1)
      return { seatPlanId: plan?.seatPlanId ?? '', qty }
    })
    const method = express ? { deliverMethod: 'EXPRESS' as const } : {}
    return { src: 'M_WEB', showId, bizShowSessionId: session.sessionId, items, ...method }
  }

  async function quote(cart: CartRow, { as }: Person, { couponIds, usePoint, cashCardIds }: ChosenBenefits) {
    const input = { ...wanted(cart), couponIds: [...couponIds], usePoint, cashCardIds: [...cashCardIds] }
    return shop.call(preOrder, input, { as })
  }

  /** Amounts on the screen: the total, and its lines, in cents. */
  function shown({ total: all, priceItems }: PreOrderOutput) {
    const lines = priceItems.map(({ priceInfo, direction }) => {
      const cents = Math.abs(yuanToCents(priceText(priceInfo).replace(/[^\d.]/g, '')))
      return direction === 'MINUS' ? -cents : cents
    })
    return { total: yuanToCents(priceText(all).replace('¥', '')), lines: total(lines) }
  }

  /** One row of the table: the shop, the screen and the app say what was worked out by hand. */
  async function check(cart: CartRow, person: Person, choice: readonly string[], row: number): Promise<void> {
    const use = { points: person.points > 0 && row % 3 > 0, cards: row % (person.cards + 1) }
    const couponIds = choice.map((key, at) => person.coupons.filter((coupon) => coupon.key === key)[at]?.id ?? 'none')
    const chosen = { couponIds, usePoint: use.points, cashCardIds: person.cardIds.slice(0, use.cards) }
    const { statusCode, data } = await quote(cart, person, chosen)
    const name = `${person.name}, ${choice.join(' and ')}, points ${use.points}, cards ${use.cards}`
    const byHand = priceByHand(cart, person, choice, use)
    if (byHand === null || data === null) {
      expect([name, byHand, statusCode]).toEqual([name, null, BUSINESS_ERROR.couponUnusable])
      return
    }
    const byApp = centsLeft(payableOf(data), chosen) + (cart.express ? 1200 : 0)
    expect([name, yuanToCents(data.payAmount), shown(data), byApp]).toEqual([
      name,
      byHand,
      { total: byHand, lines: byHand },
      byHand,
    ])
  }

  it.each(CARTS)('adds up to the cent for $name (ORDER-033, ORDER-059, COUPON-070)', async (cart) => {
    const rows = people.flatMap((person) => CHOICES.map((choice) => ({ person, choice })))
    for (const [at, { person, choice }] of rows.entries()) await check(cart, person, choice, at)
    // Ten carts make 360 rows.
    expect(rows).toHaveLength(36)
  })

  it.each(CARTS)(
    'prices the combination that the app finds best for $name as expected (COUPON-066, COUPON-067)',
    async (cart) => {
      for (const person of people) {
        const offer = await quote(cart, person, { couponIds: [], usePoint: false, cashCardIds: [] })
        if (!offer.data) throw new Error(offer.comments)
        const best = bestBenefits(payableOf(offer.data))
        const { data } = await quote(cart, person, best)
        const expected = centsLeft(payableOf(offer.data), best) + (cart.express ? 1200 : 0)
        expect([person.name, yuanToCents(data?.payAmount ?? -1)]).toEqual([person.name, expected])
      }
    },
  )
})
