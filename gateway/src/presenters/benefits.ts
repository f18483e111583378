import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import { centsToYuan, discountText } from '@/domain/money'
import type { UserCall } from '../call'
import { usableCashCards } from '../services/cards/card-deductions'
import { couponOffers } from '../services/coupons/coupon-deductions'
import { pointUse } from '../services/ledgers/point-deductions'
import { POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from '../services/ledgers/points'
import type { PricedDraft } from '../services/orders/order-draft'
import { DEDUCTION_ORDER, type DeductionType } from '../services/pricing/price-cart'
import { presentCouponOffer } from './coupon'

type BenefitCall = UserCall<Pick<PreOrderInput, 'couponIds' | 'usePoint'>>

/** What a buyer could pay with besides money, and what they chose (ORDER-059, contract D-6). */
export async function presentBenefits(
  call: BenefitCall,
  { draft, price }: PricedDraft,
): Promise<Pick<PreOrderOutput, 'coupons' | 'selectedCouponIds' | 'points' | 'cashCards'>> {
  const { input, locale } = call
  const before = (type: DeductionType) =>
    price.deductions.filter((taken) => DEDUCTION_ORDER.indexOf(taken.type) < DEDUCTION_ORDER.indexOf(type))
  const offers = await couponOffers(call, draft, before('COUPON'))
  const { held, usePoint, usePointPrice } = await pointUse(call, draft, before('POINT'))
  const cashCards = await usableCashCards(call.db, call.user.userId, call.clock.now())
  return {
    coupons: offers.map((offer) => presentCouponOffer(offer, { locale, now: call.clock.now() })),
    selectedCouponIds: price.deductions.flatMap(({ type, reference }) =>
      type === 'COUPON' && reference ? [reference] : [],
    ),
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
      applied: centsToYuan(
        price.deductions.find(({ type, reference }) => type === 'CASH_CARD' && reference === card.id)?.cents ?? 0,
      ),
    })),
  }
}

/** The member's price, where the buyer is one and it applies. */
export function presentPrime({ shop, locale }: UserCall, { price }: PricedDraft): Pick<PreOrderOutput, 'prime'> {
  if (!price.deductions.some(({ type }) => type === 'PRIME')) return {}
  const { name, showDiscount } = shop.catalogue.demo.offers.membership
  return {
    prime: {
      primeLevelName: name[locale],
      discount: showDiscount,
      formatDiscount: discountText(showDiscount, locale) ?? '',
    },
  }
}
