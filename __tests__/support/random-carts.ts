import * as fc from 'fast-check'
import { packageReduction } from '@/domain/package-rules'
import { venueTime } from '@/domain/show-date'
import type { Goods } from '../../gateway/src/catalogue/entities/goods'
import type { CouponLimits, CouponTerms } from '../../gateway/src/database/schema/coupon-terms'
import { demoCatalogue } from '../../gateway/src/demo/demo-source'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { cardDraft } from '../../gateway/src/services/cards/card-draft'
import { goodsDraft } from '../../gateway/src/services/goods/goods-draft'
import { memberDraft } from '../../gateway/src/services/memberships/member-draft'
import { inAllLanguages } from '../../gateway/src/services/orders/bill'
import type { DraftLine, NamedDeduction, OrderDraft } from '../../gateway/src/services/orders/order-draft'
import { parkingDraft } from '../../gateway/src/services/parking/parking-draft'
import { everyUnit, unitsOfKind } from '../../gateway/src/services/pricing/price-draft'
import { ticketDraft } from '../../gateway/src/services/tickets/ticket-draft'

/** Random carts of everything that the demo shop sells, and coupons for them. */

export const NOW = Date.parse('2026-11-20T10:00:00+08:00')
export const catalogue = demoCatalogue(NOW)
const { offers } = catalogue.content

/** Purchase, and its package discount. */
export interface RandomCart {
  draft: OrderDraft
  promotions: readonly NamedDeduction[]
}

const qty = fc.integer({ min: 1, max: 4 })
const deliverMethod = fc.constantFrom('E_TICKET' as const, 'EXPRESS' as const)

/** Tickets of any plans of a session of the show, packages of a plan among them. */
const ticketsOf = (showId: string): fc.Arbitrary<OrderDraft> =>
  fc
    .constantFrom(...catalogue.show(showId).sessions.slice(0, 3))
    .chain((session) =>
      fc.record({
        found: fc.constant(catalogue.session(session.sessionId)),
        plans: fc.subarray([...session.seatPlans], { minLength: 1 }),
        each: qty,
        method: deliverMethod,
      }),
    )
    .map(({ found, plans, each, method }) => {
      const items = plans.map((plan) => ({ plan, qty: each, ticketQty: each * plan.unitQty }))
      return ticketDraft(catalogue, found, { items }, method)
    })

const tickets = fc
  .constantFrom(NAMED_SHOWS.simpleConcert, NAMED_SHOWS.childTicket, NAMED_SHOWS.free, NAMED_SHOWS.exhibition)
  .chain(ticketsOf)

/** Tickets of several shows that cost less together. */
const packages: fc.Arbitrary<RandomCart> = fc
  .constantFrom(...offers.packages)
  .chain((given) =>
    fc.record({ given: fc.constant(given), drafts: fc.tuple(...given.rules.map(({ showId }) => ticketsOf(showId))) }),
  )
  .map(({ given: { promotionId, name, method, tiers }, drafts: [first, ...others] }) => {
    if (!first) throw new Error('a package is of no show')
    const draft = { ...first, lines: [first, ...others].flatMap(({ lines }) => lines) }
    const list = draft.lines.reduce((sum, line) => sum + line.unitCents * line.qty, 0)
    const worth = packageReduction(method, tiers, list)
    const appliesTo = unitsOfKind(draft, 'TICKET')
    return { draft, promotions: [{ type: 'PROMOTION', reference: promotionId, name, appliesTo, worth }] }
  })

/** Goods for points and packages of coupons have rules and tests of their own. */
const isForMoney = ({ spuType }: Goods) => spuType === 'GOODS'

const goods = fc
  .record({
    skus: fc.subarray(
      offers.goods.filter(isForMoney).flatMap((spu) => spu.skus.map((sku) => ({ goods: spu, sku }))),
      { minLength: 1, maxLength: 3 },
    ),
    each: qty,
    method: fc.constantFrom('EXPRESS' as const, 'PICK_UP' as const),
  })
  .map(({ skus, each, method }) =>
    goodsDraft(
      catalogue,
      skus.map((sku) => ({ ...sku, qty: each })),
      method,
    ),
  )

const cards = fc.tuple(fc.constantFrom(...offers.cards), qty).map(([card, count]) => cardDraft(card, count))

const parking = fc
  .tuple(fc.constantFrom(...offers.parkings), fc.integer({ min: 0, max: 3000 }))
  .map(([lot, minutes]) => {
    const car = { id: 'stay', parkingId: lot.parkingId, plateNo: '沪A12345', enteredAt: NOW - minutes * 60_000 }
    return parkingDraft(lot, { ...car, leftAt: null, paidUntil: null, leaveBefore: null }, NOW)
  })

const membership = fc.constant(memberDraft(catalogue, offers.membership?.primeCardId ?? ''))

const alone = (drafts: fc.Arbitrary<OrderDraft>) => drafts.map((draft): RandomCart => ({ draft, promotions: [] }))

/** Tickets, or a package of them, with goods beside them. */
const withGoods: fc.Arbitrary<RandomCart> = fc
  .tuple(fc.oneof(alone(tickets), packages), goods)
  .map(([{ draft, promotions }, { lines }]) => ({ draft: { ...draft, lines: [...draft.lines, ...lines] }, promotions }))

/** Tickets and goods come more often: they take everything that an order can be paid with. */
export const randomCarts: fc.Arbitrary<RandomCart> = fc.oneof(
  { weight: 4, arbitrary: alone(tickets) },
  { weight: 2, arbitrary: packages },
  { weight: 3, arbitrary: alone(goods) },
  { weight: 4, arbitrary: withGoods },
  { weight: 2, arbitrary: alone(cards) },
  { weight: 1, arbitrary: alone(parking) },
  { weight: 1, arbitrary: alone(membership) },
)

/** Categories of a cart line for coupon limits, looked up by hand. */
function factsOf({ kind, reference, showId, sessionId }: DraftLine): Partial<Record<keyof CouponLimits, string>> {
  if (kind === 'CARD' || kind === 'MEMBER') return { itemIds: reference }
  if (kind === 'GOODS') {
    const spu = offers.goods.find(({ skus }) => skus.some(({ skuId }) => skuId === reference))
    return { itemIds: spu?.spuId ?? '' }
  }
  if (sessionId === null) return {}
  const { show } = catalogue.session(sessionId)
  return {
    showIds: showId ?? '',
    showSessionIds: sessionId,
    seatPlanIds: reference,
    venueIds: show.venueId,
    showTypes: show.category,
  }
}

const SCOPES = [
  'showIds',
  'showSessionIds',
  'seatPlanIds',
  'venueIds',
  'showTypes',
  'tagIds',
  'itemIds',
  'categoryIds',
] as const

/** The business that selling something is, in the words of coupons; none of them is for a reservation. */
const BUSINESS: Partial<Record<DraftLine['kind'], CouponTerms['bizTypes'][number]>> = {
  TICKET: 'SHOW',
  GOODS: 'ITEM',
  CARD: 'PRIVILEGE_CARD',
  MEMBER: 'PRIVILEGE_CARD',
  PARKING: 'PARKING_FEE',
}

/** True if the line is in the scope of the coupon. */
export function isInScope(line: DraftLine, { bizTypes, limits, weekdays }: CouponTerms): boolean {
  const business = BUSINESS[line.kind]
  if (business === undefined || !bizTypes.includes(business)) return false
  const { session } = line.snapshot
  if (weekdays && (!session || !weekdays.includes(venueTime(session.beginAt, session.utcOffset).day()))) return false
  const facts = factsOf(line)
  return SCOPES.every((scope) => limits[scope].length === 0 || limits[scope].includes(facts[scope] ?? ''))
}

const COUPON_TYPES = [
  'ALL',
  'CASH',
  'REDUCTION',
  'MULTI_USER_RANDOM_CASH',
  'EXPIRY_COMPENSATION_CASH',
  'MULTI_USER_FIXED_CASH',
  'DISCOUNT',
  'FULL_DISCOUNT',
  'EXCHANGE',
  'OUTER',
] as const
const BUSINESSES = ['SHOW', 'ITEM', 'PRIVILEGE_CARD', 'PARKING_FEE'] as const

/** A coupon of any type and scope; its limits name what is in the cart about as often as something else. */
const inventedTerms = (draft: OrderDraft): fc.Arbitrary<CouponTerms> =>
  fc
    .record({
      couponType: fc.constantFrom(...COUPON_TYPES),
      useWay: fc.constantFrom('ONLINE' as const, 'ONLINE' as const, 'ONLINE' as const, 'OFFLINE' as const),
      bizTypes: fc.oneof(fc.constant([...BUSINESSES]), fc.subarray([...BUSINESSES], { minLength: 1 })),
      amountCents: fc.integer({ min: 1, max: 60_000 }),
      rate: fc.integer({ min: 0, max: 1000 }).map((permille) => permille / 1000),
      limitationType: fc.constantFrom(
        'AMOUNT' as const,
        'QUANTITY' as const,
        'NONE_THRESHOLD_DEDUCT_AMOUNT' as const,
        'NONE_THRESHOLD_DEDUCT_DISCOUNT' as const,
      ),
      threshold: fc.integer({ min: 1, max: 6 }),
      weekdays: fc.constantFrom(undefined, undefined, undefined, [0, 6], [1, 2, 3, 4, 5]),
      scopes: fc.subarray([...SCOPES], { maxLength: 2 }),
      line: fc.constantFrom(...draft.lines),
      isElsewhere: fc.constantFrom(true, false, false, false),
    })
    .map(({ couponType, rate, threshold, scopes, line, isElsewhere, weekdays, ...terms }) => ({
      ...terms,
      couponType,
      discount: couponType === 'DISCOUNT' || couponType === 'FULL_DISCOUNT' ? rate : null,
      limitation: terms.limitationType === 'AMOUNT' ? threshold * 10_000 : threshold,
      useRule: 'ALL_PRODUCT' as const,
      limits: Object.fromEntries(
        SCOPES.map((scope) => {
          const own = isElsewhere ? undefined : factsOf(line)[scope]
          return [scope, scopes.includes(scope) ? ['elsewhere', ...(own === undefined ? [] : [own])] : []]
        }),
      ) as unknown as CouponLimits,
      ...(weekdays && { weekdays }),
    }))

/** A coupon that the demo shop gives, or one of any other terms. */
export const termsFor = (draft: OrderDraft): fc.Arbitrary<CouponTerms> =>
  fc.oneof(fc.constantFrom(...offers.coupons.map(({ terms }) => terms)), inventedTerms(draft))

/** Something that comes off every unit, or off some. */
export const taking = (
  type: NamedDeduction['type'],
  draft: OrderDraft,
  worth: NamedDeduction['worth'],
  appliesTo = everyUnit(draft),
): NamedDeduction => ({ type, reference: null, name: inAllLanguages('price.POINT'), appliesTo, worth })
