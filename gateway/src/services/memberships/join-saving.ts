import { bestCoupons } from '@/domain/best-coupons'
import { centsToYuan } from '@/domain/money'
import type { UserCall } from '../../call'
import { configured } from '../../shop/configured'
import { cardDeductions } from '../cards/card-deductions'
import { choosable } from '../coupons/choosable'
import { offersOf } from '../coupons/coupon-offers'
import { pointDeductions } from '../ledgers/point-deductions'
import type { NamedDeduction, OrderDraft, PricedDraft } from '../orders/order-draft'
import type { ChosenDeductions } from '../pricing/deductions'
import type { FoundBenefits } from '../pricing/find-benefits'
import { priceDraft, unitsAfter, unitsOfKind } from '../pricing/price-draft'
import { currentMembership } from './memberships'
import { hasMemberPrice, memberPrice } from './prime-deductions'

type Call = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

/**
 * Cents that a buyer would pay less on a draft once they have joined, with all they have chosen (MEMBER-027). The member's
 * price may bring the order below the threshold of a coupon: the best of the others counts then, as the app would choose
 * it. 0 for a member, where the merchant sells no membership (SHELL-037), and unless the order alone saves more than the
 * membership costs.
 */
export async function joinSaving(
  call: Call,
  { draft, price }: PricedDraft,
  chosen: ChosenDeductions,
  { coupons }: Pick<FoundBenefits, 'coupons'>,
): Promise<number> {
  const { db, user, clock, shop } = call
  const isSold = configured(shop).cyMerchantPrimeConfigVO?.isShowPrimeCard ?? true
  const { membership } = shop.catalogue.content.offers
  if (!membership || !isSold || !hasMemberPrice(shop, draft, chosen.promotionId)) return 0
  if (await currentMembership(db, user.userId, clock.now())) return 0
  const promotions = price.deductions.filter(({ type }) => type === 'PROMOTION')
  const used = price.deductions.flatMap(({ type, reference }) => (type === 'COUPON' ? (reference ?? []) : []))
  const found: NamedDeduction[] = [memberPrice(shop, draft, null), ...promotions]
  found.push(...couponsAsMember(call, draft, used, coupons, found))
  for (const source of [pointDeductions, cardDeductions]) found.push(...(await source.find(call, draft, chosen, found)))
  const saving = price.payCents - priceDraft(draft, found).price.payCents
  return saving > membership.priceCent ? saving : 0
}

/** The coupons in use, where a member may use them all; else those that the app would choose, if it chooses any. */
function couponsAsMember(
  { shop, clock }: Call,
  draft: OrderDraft,
  used: readonly string[],
  coupons: FoundBenefits['coupons'],
  before: readonly NamedDeduction[],
): NamedDeduction[] {
  if (used.length === 0) return []
  const owned = coupons.map(({ coupon }) => coupon)
  const offers = offersOf({ catalogue: shop.catalogue, now: clock.now() }, owned, draft, before)
  const deductionsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => offers.find(({ coupon }) => coupon.row.id === id)?.deduction ?? [])
  const kept = deductionsOf(used)
  if (kept.length === used.length) return kept
  if (configured(shop).cyMerchantPrimeConfigVO?.autoChooseBestCoupon === false) return []
  const unitPrices = unitsAfter(draft, before).map(({ paidCents }) => centsToYuan(paidCents))
  return deductionsOf(bestCoupons(offers.map(choosable), unitsOfKind(draft, 'TICKET').length, unitPrices))
}
