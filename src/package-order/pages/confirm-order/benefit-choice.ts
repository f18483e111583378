import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { Id } from '@/contracts/wire-types'
import { bestCoupons, toggledCoupons } from '@/domain/best-coupons'
import { toAppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import type { confirmForm } from './confirm-form'

/** What is taken off an order, as the shop is asked for it. */
export type ChosenBenefits = Pick<PreOrderInput, 'couponIds' | 'usePoint' | 'cashCardIds'>

type BenefitFields = Pick<ReturnType<typeof confirmForm>['fields'], 'couponIds' | 'usePoint' | 'cashCardIds'>

/** What the buyer chose cannot be used any more. */
const GONE: readonly (number | undefined)[] = [BUSINESS_ERROR.couponUnusable, BUSINESS_ERROR.cardUnusable]

/**
 * Coupons, points and cash cards of a purchase: what the buyer chose, which their draft keeps, and until they choose what
 * is best for them, where the shop says so (SHELL-035, COUPON-066…069).
 */
export class BenefitChoice {
  /** What the offer on the screen was asked with. */
  asked: ChosenBenefits = {}

  constructor(
    private readonly app: Pick<App, 'shopConfig'>,
    private readonly fields: BenefitFields,
    private readonly offer: Resource<PreOrderOutput>,
  ) {
    makeRefObservable(this)
  }

  get coupons(): readonly OfferedCoupon[] {
    const coupons = this.offer.value?.coupons ?? []
    return [...coupons.filter(({ usable }) => usable), ...coupons.filter(({ usable }) => !usable)]
  }

  get couponIds(): readonly Id[] {
    return this.asked.couponIds ?? []
  }

  get cashCardIds(): readonly Id[] {
    return this.asked.cashCardIds ?? []
  }

  /** Takes or leaves a coupon; false where it is not applicable (COUPON-065). */
  async toggleCoupon(coupon: OfferedCoupon): Promise<boolean> {
    const chosen = toggledCoupons(this.coupons, this.couponIds, coupon, this.ticketCount)
    if (chosen === null) return false
    await this.change({ couponIds: [...chosen] })
    return true
  }

  async togglePoints(): Promise<void> {
    await this.change({ usePoint: !this.asked.usePoint })
  }

  /** Cards pay in the order in which they were chosen (COUPON-070). */
  async toggleCashCard(cardId: Id): Promise<void> {
    const { cashCardIds } = this
    const left = cashCardIds.filter((id) => id !== cardId)
    await this.change({ cashCardIds: left.length < cashCardIds.length ? left : [...cashCardIds, cardId] })
  }

  /** The offer with what was chosen, or with what is best; what cannot be used any more is let go. */
  async fetch(ask: (benefits: ChosenBenefits) => Promise<PreOrderOutput>): Promise<PreOrderOutput> {
    const wanted = this.wanted()
    const first = await this.ask(ask, wanted).catch((thrown) => {
      if (!GONE.includes(toAppError(thrown).statusCode)) throw thrown
      this.forget()
      return this.ask(ask, {})
    })
    const better = this.automatic(first)
    return better === null ? first : this.ask(ask, better)
  }

  private get ticketCount(): number {
    const { value } = this.offer
    return value ? countOf(value) : 0
  }

  /** Chooses, and goes back to what was chosen before where the shop does not answer. */
  private async change(changes: ChosenBenefits): Promise<void> {
    const before = this.asked
    this.keep({ ...before, ...changes })
    await this.offer.load()
    if (this.asked === before) this.keep(before)
  }

  private keep({ couponIds = [], usePoint = false, cashCardIds = [] }: ChosenBenefits): void {
    this.fields.couponIds.set(couponIds)
    this.fields.usePoint.set(usePoint)
    this.fields.cashCardIds.set(cashCardIds)
  }

  private forget(): void {
    for (const field of Object.values(this.fields)) field.reset()
  }

  private async ask(
    ask: (benefits: ChosenBenefits) => Promise<PreOrderOutput>,
    benefits: ChosenBenefits,
  ): Promise<PreOrderOutput> {
    const offer = await ask(benefits)
    this.setAsked(benefits)
    return offer
  }

  private setAsked(benefits: ChosenBenefits): void {
    this.asked = benefits
  }

  /** What the buyer chose, and where they have not, what was best the last time. */
  private wanted(): ChosenBenefits {
    const { couponIds, usePoint, cashCardIds } = this.fields
    return benefitsOf({
      couponIds: listOf(couponIds.value) ?? this.couponIds,
      usePoint: usePoint.value ?? this.asked.usePoint ?? false,
      cashCardIds: listOf(cashCardIds.value) ?? [],
    })
  }

  /** What is better than what was asked for; null where the buyer has chosen, or nothing is. */
  private automatic(offer: PreOrderOutput): ChosenBenefits | null {
    const { autoChooseBestCoupon, autoChoosePoint } = this.app.shopConfig.config?.cyMerchantPrimeConfigVO ?? {}
    const isCouponOpen = autoChooseBestCoupon === true && this.fields.couponIds.value === null
    const arePointsOpen = autoChoosePoint === true && this.fields.usePoint.value === null
    const couponIds = isCouponOpen ? bestCoupons(offer.coupons, countOf(offer)) : this.couponIds
    const usePoint = arePointsOpen ? offer.points.usePoint > 0 : (this.asked.usePoint ?? false)
    const best = benefitsOf({ couponIds, usePoint, cashCardIds: this.cashCardIds })
    return JSON.stringify(best) === JSON.stringify(this.asked) ? null : best
  }
}

interface Benefits {
  couponIds: readonly Id[]
  usePoint: boolean
  cashCardIds: readonly Id[]
}

/** Only what is chosen: an empty choice asks for nothing. */
function benefitsOf({ couponIds, usePoint, cashCardIds }: Benefits): ChosenBenefits {
  return {
    ...(couponIds.length > 0 && { couponIds: [...couponIds] }),
    ...(usePoint && { usePoint }),
    ...(cashCardIds.length > 0 && { cashCardIds: [...cashCardIds] }),
  }
}

/** Ids of a draft, which storage may have kept in any shape. */
function listOf(ids: unknown): readonly Id[] | null {
  return Array.isArray(ids) ? ids.filter((id): id is Id => typeof id === 'string') : null
}

/** Tickets that coupons can be exchanged for. */
function countOf({ items, otherTickets = [] }: PreOrderOutput): number {
  return [items, ...otherTickets.map((tickets) => tickets.items)]
    .flat()
    .reduce((total, { ticketQty }) => total + ticketQty, 0)
}
