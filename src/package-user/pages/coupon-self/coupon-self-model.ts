import type { CouponBizType, OwnCoupon } from '@/contracts/coupon/coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { CouponSelfParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import type { Addressable } from '@/shell/use-address'

export const PURPOSES = ['SHOW', 'ITEM', 'PRIVILEGE_CARD', 'PARKING_FEE'] as const satisfies readonly CouponBizType[]

/** Coupons that the user can use now, by purpose (COUPON-005, COUPON-042…045). */
export class CouponSelfModel implements Addressable<CouponSelfParams> {
  purpose: CouponBizType = 'SHOW'
  readonly coupons: PagedList<OwnCoupon>

  constructor({ request }: Pick<App, 'request'>) {
    this.coupons = new PagedList((offset) =>
      request(listOwnCoupons, { status: 'AVAILABLE', bizType: this.purpose, offset, length: PAGE_LENGTH }),
    )
    makeRefObservable(this)
  }

  get addressParams(): CouponSelfParams {
    return { bizType: this.purpose === 'SHOW' ? undefined : this.purpose }
  }

  enter(params: Partial<CouponSelfParams> | null): void {
    if (params === null) return
    const purpose = PURPOSES.find((known) => known === params.bizType) ?? 'SHOW'
    if (purpose === this.purpose) return
    this.purpose = purpose
    if (this.coupons.status !== 'idle') void this.coupons.restart()
  }

  choose(purpose: CouponBizType): void {
    this.enter({ bizType: purpose })
  }
}
