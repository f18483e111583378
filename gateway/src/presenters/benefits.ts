import type { ReceivableCouponOffer } from '@/contracts/order/offered-benefits'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { Locale } from '@/domain/locale'
import { centsToYuan, discountText, priceInfoFromCents } from '@/domain/money'
import type { UserCall } from '../call'
import { POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from '../catalogue/point-terms'
import type { ReceivableCoupon } from '../services/coupons/best-receivable'
import { joinSaving } from '../services/memberships/join-saving'
import type { PricedDraft } from '../services/orders/order-draft'
import type { ChosenDeductions } from '../services/pricing/deductions'
import type { FoundBenefits } from '../services/pricing/find-benefits'
import { presentCouponOffers } from './coupon-offer'

type BenefitCall = UserCall<Pick<PreOrderInput, 'couponIds' | 'usePoint'>>

/** Benefits that a buyer could pay with besides money, and their selection (ORDER-059, contract D-6). */
export function presentBenefits(
  call: BenefitCall,
  { price }: PricedDraft,
  { units, coupons, receivable, points: { held, usePoint, usePointPrice }, cashCards }: FoundBenefits,
): Pick<PreOrderOutput, 'unitPrices' | 'coupons' | 'selectedCouponIds' | 'points' | 'cashCards' | 'receivableCoupon'> {
  const { input, locale } = call
  const unitPrices = units.map(({ paidCents }) => centsToYuan(paidCents))
  const selectedCouponIds = price.deductions.flatMap(({ type, reference }) =>
    type === 'COUPON' && reference ? [reference] : [],
  )
  return {
    unitPrices,
    coupons: presentCouponOffers(coupons, call, { unitPrices, checkedIds: selectedCouponIds }),
    selectedCouponIds,
    ...(receivable && { receivableCoupon: presentReceivable(receivable, price, locale) }),
    points: {
      held,
      rate: POINTS_PER_YUAN,
      limitProportion: POINT_LIMIT_PERCENT,
      usePoint,
      usePointPrice,
      selected: input.usePoint ?? false,
    },
    cashCards: cashCards.map(({ card, cents }) => ({
      cardId: card.id,
      cardName: card.snapshot.title[locale],
      cardPrice: centsToYuan(cents),
      expireTime: card.expiresAt,
      applied: centsToYuan(
        price.deductions.find(({ type, reference }) => type === 'CASH_CARD' && reference === card.id)?.cents ?? 0,
      ),
    })),
  }
}

/** A coupon for the taking, and what the order would cost less than with the coupons in use. */
function presentReceivable(
  { template, cents }: ReceivableCoupon,
  { deductions }: PricedDraft['price'],
  locale: Locale,
): ReceivableCouponOffer {
  const used = deductions.filter(({ type }) => type === 'COUPON').reduce((total, taken) => total + taken.cents, 0)
  const { couponCode, title, needFaceAuth } = template
  return { couponCode, title: title[locale], needFaceAuth, saving: centsToYuan(cents - used) }
}

/** The member's price, where the buyer is one and it applies. */
export function presentPrime({ shop, locale }: UserCall, { price }: PricedDraft): Pick<PreOrderOutput, 'prime'> {
  const { membership } = shop.catalogue.content.offers
  if (!membership || !price.deductions.some(({ type }) => type === 'PRIME')) return {}
  const { name, showDiscount } = membership
  return {
    prime: {
      primeLevelName: name[locale],
      discount: showDiscount,
      formatDiscount: discountText(showDiscount, locale) ?? '',
    },
  }
}

/** Savings on this order by joining, for buyers who are no members (MEMBER-027). */
export async function presentJoinOffer(
  call: UserCall<ChosenDeductions>,
  priced: PricedDraft,
  benefits: Pick<FoundBenefits, 'coupons'>,
): Promise<Pick<PreOrderOutput, 'joinOffer'>> {
  const { membership } = call.shop.catalogue.content.offers
  const cents = membership ? await joinSaving(call, priced, call.input, benefits) : 0
  if (!membership || cents === 0) return {}
  const { name, priceCent } = membership
  return {
    joinOffer: {
      primeLevelName: name[call.locale],
      priceInfo: priceInfoFromCents(priceCent),
      saving: centsToYuan(cents),
    },
  }
}
