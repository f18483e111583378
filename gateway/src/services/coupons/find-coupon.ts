import { notFound } from '../../business-error'
import type { PublicCall } from '../../call'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import type { CouponTerms } from '../../database/schema/coupon-terms'
import { ownCoupon } from './card-exchange'
import type { OwnedCoupon } from './own-coupons'

/** A coupon as it is offered, or as a user has it. */
export interface FoundCoupon {
  template: CouponTemplate
  terms: CouponTerms
  /** Null if it is none that this user has. */
  own: OwnedCoupon | null
}

/** A coupon by its template; with its id the one that the user has. A visitor sees what is offered. */
export async function findCoupon(
  { db, user, shop, clock }: Pick<PublicCall, 'db' | 'user' | 'shop' | 'clock'>,
  { couponTemplateId, couponId }: { couponTemplateId: string; couponId?: string },
): Promise<FoundCoupon> {
  const { coupons } = shop.catalogue.content.offers
  const template = coupons.find((coupon) => coupon.couponTemplateId === couponTemplateId)
  if (!template) throw notFound()
  if (couponId === undefined || !user) return { template, terms: template.terms, own: null }
  const own = await ownCoupon({ db, user, shop, clock }, couponId)
  if (own.template !== template) throw notFound()
  return { template, terms: own.terms, own }
}
