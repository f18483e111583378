import type { OwnCoupon } from '@/contracts/coupon/coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { PAGE_LENGTH } from '@/contracts/page'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { CouponParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import type { Addressable } from '@/shell/use-address'

export const COUPON_TABS = ['AVAILABLE', 'USED', 'EXPIRED', 'ALL'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

/** Coupons of the user by state (COUPON-002). */
export class CouponModel implements Addressable<CouponParams> {
  tab: CouponTab = 'AVAILABLE'
  readonly coupons: PagedList<OwnCoupon>

  constructor({ request }: Pick<App, 'request'>) {
    this.coupons = new PagedList((offset) => {
      const { tab } = this
      return request(listOwnCoupons, { ...(tab !== 'ALL' && { status: tab }), offset, length: PAGE_LENGTH })
    })
    makeRefObservable(this)
  }

  /** Kinds of the coupons on screen. */
  get templateIds(): Id[] {
    return [...new Set(this.coupons.items.map(({ couponTemplateId }) => couponTemplateId))]
  }

  get addressParams(): CouponParams {
    return { status: this.tab === 'AVAILABLE' ? undefined : this.tab }
  }

  enter(params: Partial<CouponParams> | null): void {
    if (params === null) return
    const tab = COUPON_TABS.find((known) => known === params.status) ?? 'AVAILABLE'
    if (tab === this.tab) return
    this.tab = tab
    if (this.coupons.status !== 'idle') void this.coupons.restart()
  }

  choose(tab: CouponTab): void {
    this.enter({ status: tab })
  }
}
