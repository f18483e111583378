import { cancelCouponGift } from '@/contracts/coupon/cancel-coupon-gift'
import type { OwnCoupon } from '@/contracts/coupon/coupon'
import type { CouponGift } from '@/contracts/coupon/coupon-gift'
import { type GiveCouponOutput, giveCoupon } from '@/contracts/coupon/give-coupon'
import { listCouponGifts } from '@/contracts/coupon/list-coupon-gifts'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { PAGE_LENGTH } from '@/contracts/page'
import type { Id } from '@/contracts/wire-types'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { CouponCreateParams } from '@/routes/user-routes'
import type { App } from '@/services/app'

/** Maximum number of coupons searched for giftable ones. */
const COUPONS_LENGTH = 50

/** Coupons of one kind that can be given away. */
export interface Giftable {
  coupon: OwnCoupon
  count: number
}

export interface GiftContent {
  giftables: readonly Giftable[]
  gifts: readonly CouponGift[]
}

/** Gives coupons away by link, and withdraws gifts that were not accepted (COUPON-007). */
export class CouponCreateModel {
  readonly content: Resource<GiftContent>
  readonly giving: Submission<[], GiveCouponOutput>
  readonly takingBack: Submission<[string], true>
  qty = 1
  /** Gift whose link is being shared. */
  shared: CouponGift | null = null
  private wantedId: Id | null
  private intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request'>,
    { couponTemplateId }: Partial<CouponCreateParams>,
  ) {
    this.wantedId = couponTemplateId ?? null
    this.content = new Resource(() => this.fetch())
    this.giving = new Submission(() => this.give())
    this.takingBack = new Submission((giftCode) => app.request(cancelCouponGift, { giftCode }))
    makeRefObservable(this, 'intent')
  }

  /** Kind to give: the selected one. Nothing is given away that the user did not choose. */
  get chosen(): Giftable | null {
    const { giftables = [] } = this.content.value ?? {}
    return giftables.find(({ coupon }) => coupon.couponTemplateId === this.wantedId) ?? null
  }

  choose(couponTemplateId: Id | null): void {
    this.wantedId = couponTemplateId
    this.qty = 1
  }

  setQty(qty: number): void {
    this.qty = qty
  }

  share(gift: CouponGift | null): void {
    this.shared = gift
  }

  /** Creates the gift; returns true when its link can be shared. */
  async submit(): Promise<boolean> {
    const given = await this.giving.submit()
    await this.content.load()
    if (given === null) return false
    this.intent = new IntentKey()
    this.choose(null)
    this.share(this.content.value?.gifts.find(({ giftCode }) => giftCode === given.giftCode) ?? null)
    return true
  }

  /** Withdraws a gift; returns true when the coupons are back. The shop's answer is shown either way. */
  async withdraw(giftCode: string): Promise<boolean> {
    const isBack = (await this.takingBack.submit(giftCode)) !== null
    await this.content.load()
    return isBack
  }

  private give(): Promise<GiveCouponOutput> {
    const { chosen, qty } = this
    if (!chosen) throw new Error('nothing to give')
    const input = { couponId: chosen.coupon.couponId, qty: Math.min(qty, chosen.count) }
    return this.app.request(giveCoupon, input, { idempotencyKey: this.intent.keyFor(input) })
  }

  private async fetch(): Promise<GiftContent> {
    const { request } = this.app
    const [own, given] = await Promise.all([
      request(listOwnCoupons, { status: 'AVAILABLE', offset: 0, length: COUPONS_LENGTH }),
      request(listCouponGifts, { offset: 0, length: PAGE_LENGTH }),
    ])
    return { giftables: byKind(own.list.filter(({ giftable }) => giftable)), gifts: given.list }
  }
}

/** One coupon of each kind, with their number. */
function byKind(coupons: readonly OwnCoupon[]): Giftable[] {
  const kinds = new Map<Id, Giftable>()
  for (const coupon of coupons) {
    const { count = 0, coupon: first = coupon } = kinds.get(coupon.couponTemplateId) ?? {}
    kinds.set(coupon.couponTemplateId, { coupon: first, count: count + 1 })
  }
  return [...kinds.values()]
}
