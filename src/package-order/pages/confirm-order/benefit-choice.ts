import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import type { Id } from '@/contracts/wire-types'
import { bestBenefits, type ChosenBenefits, centsLeft } from '@/domain/best-benefits'
import { toggledCoupons, usableFirst } from '@/domain/best-coupons'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Resource } from '@/lib/resource'
import type { confirmForm } from './confirm-form'
import { NO_BENEFITS, type Offer, type OfferRequest, payableOf, ticketCountOf } from './offer'

type BenefitFields = Pick<ReturnType<typeof confirmForm>['fields'], 'couponIds' | 'usePoint' | 'cashCardIds'>

/**
 * Coupons, points and cash cards of a purchase: the buyer's selection, stored in their draft; before one, the best
 * combination if the merchant enables it (SHELL-035, COUPON-066…069).
 */
export class BenefitChoice {
  constructor(
    private readonly fields: BenefitFields,
    private readonly offer: Resource<Offer>,
  ) {
    makeRefObservable(this)
  }

  /** Applicable coupons first. */
  get coupons(): readonly OfferedCoupon[] {
    return usableFirst(this.offer.value?.answer.coupons ?? [])
  }

  /** Benefits included in the price on screen. */
  get priced(): ChosenBenefits {
    return this.offer.value?.request.benefits ?? NO_BENEFITS
  }

  /** The cheapest combination and the cents it saves; null if nothing saves more (COUPON-067). */
  get best(): { benefits: ChosenBenefits; saves: number } | null {
    const { value } = this.offer
    if (!value) return null
    const payable = payableOf(value.answer)
    const benefits = bestBenefits(payable)
    const saves = centsLeft(payable, this.priced) - centsLeft(payable, benefits)
    return saves > 0 ? { benefits, saves } : null
  }

  /** Applies the best combination. */
  async chooseBest(): Promise<void> {
    if (this.best) await this.change(this.best.benefits)
  }

  /** Benefits for the next price request: the buyer's selection, else the last best combination. */
  get requested(): Pick<OfferRequest, 'benefits' | 'open'> {
    const { couponIds, usePoint, cashCardIds } = this.fields
    const coupons = listOf(couponIds.value)
    const points = usePoint.value
    return {
      benefits: {
        couponIds: coupons ?? this.priced.couponIds,
        usePoint: points ?? this.priced.usePoint,
        cashCardIds: listOf(cashCardIds.value) ?? [],
      },
      open: { coupons: coupons === null, points: points === null },
    }
  }

  /** Toggles a coupon; false if it cannot be applied (COUPON-065). */
  async toggleCoupon(coupon: OfferedCoupon): Promise<boolean> {
    const { value } = this.offer
    const count = value ? ticketCountOf(value.answer) : 0
    const couponIds = toggledCoupons(this.coupons, this.priced.couponIds, coupon, count)
    if (couponIds === null) return false
    await this.change({ couponIds })
    return true
  }

  /** Uses a coupon that has just been received, instead of those in use. */
  async useReceived(couponId: Id): Promise<void> {
    await this.change({ couponIds: [couponId] })
  }

  async togglePoints(): Promise<void> {
    await this.change({ usePoint: !this.priced.usePoint })
  }

  /** Cards pay in the order of their selection (COUPON-070). */
  async toggleCashCard(cardId: Id): Promise<void> {
    const { cashCardIds } = this.priced
    const left = cashCardIds.filter((id) => id !== cardId)
    await this.change({ cashCardIds: left.length < cashCardIds.length ? left : [...cashCardIds, cardId] })
  }

  /** Drops coupons and cards of a draft that the price no longer includes. */
  applyOpen({ open, benefits }: OfferRequest): void {
    const { couponIds, cashCardIds } = this.fields
    if (open.coupons && listOf(couponIds.value) !== null) couponIds.reset()
    if (benefits.cashCardIds.length === 0 && (listOf(cashCardIds.value) ?? []).length > 0) cashCardIds.reset()
  }

  /** Applies a change; restores the previous selection if the price request fails. */
  private async change(changes: Partial<ChosenBenefits>): Promise<void> {
    const before = this.offer.value
    this.set({ ...this.priced, ...changes })
    await this.offer.load()
    if (this.offer.value === before) this.set(this.priced)
  }

  private set({ couponIds, usePoint, cashCardIds }: ChosenBenefits): void {
    this.fields.couponIds.set(couponIds)
    this.fields.usePoint.set(usePoint)
    this.fields.cashCardIds.set(cashCardIds)
  }
}

/** Ids of a draft; storage may contain anything. */
function listOf(ids: unknown): readonly Id[] | null {
  return Array.isArray(ids) ? ids.filter((id): id is Id => typeof id === 'string') : null
}
