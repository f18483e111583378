import type { UserCall } from '../../call'
import { configured } from '../../shop/configured'
import { inAllLanguages } from '../orders/bill'
import type { NamedDeduction, OrderDraft, PricedDraft } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { priceDraft, unitsOfKind } from '../pricing/price-draft'
import { currentMembership } from './memberships'

type Call = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

/**
 * The member's price of tickets: nobody has to ask for it (ORDER-043). It is not beside a ticket package where the merchant
 * keeps the two apart (SHELL-034).
 */
export const primeDeductions: DeductionSource = {
  type: 'PRIME',
  async find({ db, user, clock, shop }, draft, { promotionId }) {
    if (!hasMemberPrice(shop, draft, promotionId)) return []
    const membership = await currentMembership(db, user.userId, clock.now())
    return membership ? [memberPrice(shop, draft, membership.id)] : []
  },
}

/**
 * Cents that a membership would save a buyer on a draft that they are offered; 0 where they have one, where the merchant
 * sells none (SHELL-037), and where members pay the same.
 */
export async function membershipSaving(
  { db, user, clock, shop }: Call,
  { draft, price }: PricedDraft,
  promotionId: string | undefined,
): Promise<number> {
  const isSold = configured(shop).cyMerchantPrimeConfigVO?.isShowPrimeCard ?? true
  if (!isSold || !hasMemberPrice(shop, draft, promotionId)) return 0
  if (await currentMembership(db, user.userId, clock.now())) return 0
  const asMember = priceDraft(draft, [memberPrice(shop, draft, null), ...price.deductions])
  return Math.max(0, price.payCents - asMember.price.payCents)
}

function hasMemberPrice(shop: Call['shop'], draft: OrderDraft, promotionId: string | undefined): boolean {
  const isShared = configured(shop).cyMerchantPrimeConfigVO?.promoPrimeShared ?? true
  return draft.type === 'TICKET' && (promotionId === undefined || isShared)
}

function memberPrice(shop: Call['shop'], draft: OrderDraft, reference: string | null): NamedDeduction {
  const appliesTo = unitsOfKind(draft, 'TICKET')
  const worth = { kind: 'rate' as const, rate: shop.catalogue.demo.offers.membership.showDiscount }
  return { type: 'PRIME', reference, name: inAllLanguages('price.PRIME'), appliesTo, worth }
}
