import type { Payable } from '@/blocks/payment/pay-input'
import type { OfferedCoupon } from '@/contracts/coupon/coupon'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { getCurrentLevel } from '@/contracts/member/get-current-level'
import { listPrimeCards, type PrimeCard } from '@/contracts/member/list-prime-cards'
import { type PreOrderPrimeOutput, preOrderPrime } from '@/contracts/member/pre-order-prime'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import type { Id } from '@/contracts/wire-types'
import { bestCoupons, usableFirst } from '@/domain/best-coupons'
import { isPriceChanged } from '@/domain/price-changed'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { MemberConfirmParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { CHANGED_BY_PAYING, openAfterPayment, type PaymentResult } from '@/services/payment/payment-result'
import { memberText } from '../../membership/text'

/** Membership on sale, priced with the selected coupon. */
export interface MemberOffer extends PreOrderPrimeOutput {
  card: PrimeCard
  /** Last day of the membership with this purchase, epoch ms; null for a user who is no member yet. */
  renewedTo: number | null
}

const DAY_MS = 24 * 60 * 60 * 1000

type Parts = Pick<App, 'request' | 'navigation' | 'shopConfig' | 'launchQuery' | 'changes' | 'pendingPayment'>

/** Joining or renewing: one intent makes one order. Buys nothing without a tap. */
export class MemberConfirmModel {
  /** Null if no membership is on sale. */
  readonly offer: Resource<MemberOffer | null>
  readonly form: Form<{ hasAgreed: Field<boolean> }, CreateOrderOutput>
  /** Placed order that waits for payment. */
  order: Payable | null = null
  isChoosing = false

  private readonly intent = new IntentKey()
  /** Null: the buyer wants no coupon; undefined: the best one. */
  private chosenId: Id | null | undefined = undefined

  constructor(
    private readonly app: Parts,
    private readonly params: Partial<MemberConfirmParams> = {},
  ) {
    this.offer = new Resource(() => this.fetchOffer())
    const hasAgreed = new Field(false, {
      validators: [(value) => (value ? null : message(memberText, 'confirm.agreeFirst'))],
    })
    this.form = new Form({ hasAgreed }, { submit: () => this.place() })
    makeRefObservable(this)
  }

  get couponId(): Id | null {
    return this.chosenId ?? null
  }

  /** Applicable coupons first. */
  get coupons(): readonly OfferedCoupon[] {
    return usableFirst(this.offer.value?.coupons ?? [])
  }

  get isPricing(): boolean {
    return this.offer.status === 'loading'
  }

  /** The price; not while it is ordered, nor afterwards: the order has used up the coupon. */
  load(): void {
    if (this.order === null && !this.form.isSubmitting) void this.offer.load()
  }

  showCoupons(isChoosing: boolean): void {
    this.isChoosing = isChoosing
  }

  /** Selects a coupon, or deselects the current one. */
  async chooseCoupon({ couponId, usable }: OfferedCoupon): Promise<void> {
    if (!usable || this.isPricing) return
    const before = this.chosenId
    this.setChosen(couponId === before ? null : couponId)
    await this.offer.load()
    if (this.offer.status === 'failed') this.setChosen(before)
  }

  submit = async (): Promise<void> => {
    if (this.form.isSubmitting || this.isPricing || !this.form.check()) return
    const order = await this.form.submit()
    if (order === null) {
      if (!isPriceChanged(this.form.error?.statusCode)) return
      this.setChosen(undefined)
      return this.offer.load()
    }
    const { showId } = this.params
    const paid = { ...order, boughtOn: 'member-confirm' as const, ...(showId && { showId }) }
    this.setOrder(paid)
    if (order.unPaidTransactionIds.length === 0) await this.finish({ status: 'paid' })
  }

  /** Opens the page after payment: the purchase that waits for the member price, else the membership result. */
  finish = async (result: PaymentResult): Promise<void> => {
    const { order, app } = this
    if (!order) return
    if (result.status !== 'paid' || this.params.toPurchase !== '1') return openAfterPayment(app, order, result)
    // No result page follows that would clear it: the next start would open one.
    app.pendingPayment.clear()
    app.changes.invalidate(...CHANGED_BY_PAYING)
    await app.navigation.back()
  }

  /** Leaves the sheet without payment: the order stays unpaid in the list, and going back never places another. */
  leaveSheet(): void {
    if (this.order) void this.app.navigation.redirect(routes.orderDetail, { orderId: this.order.orderId })
  }

  private setChosen(couponId: Id | null | undefined): void {
    this.chosenId = couponId
  }

  private setOrder(order: Payable): void {
    this.order = order
  }

  private async fetchOffer(): Promise<MemberOffer | null> {
    const { request, shopConfig } = this.app
    const [[card], { isPaid, validTo }] = await Promise.all([request(listPrimeCards, {}), request(getCurrentLevel, {})])
    if (!card) return null
    const { primeCardId } = card
    // The next membership begins where the running one ends.
    const renewedTo = isPaid && validTo !== undefined ? validTo + card.validDays * DAY_MS : null
    const price = (couponId: Id | null) =>
      request(preOrderPrime, { primeCardId, ...(couponId !== null && { couponId }) }, { isUserAction: true })
    const first = await price(this.couponId)
    const isOpen = this.chosenId === undefined && shopConfig.config?.cyMerchantPrimeConfigVO?.autoChooseBestCoupon
    const [best] = isOpen ? bestCoupons(first.coupons, 1) : []
    if (best === undefined) return { card, renewedTo, ...first }
    const better = await price(best)
    this.setChosen(best)
    return { card, renewedTo, ...better }
  }

  private place(): Promise<CreateOrderOutput> {
    const { value: offer } = this.offer
    if (!offer) throw new Error('nothing to order')
    const { primeCardId } = offer.card
    const { couponId } = this
    const input = { primeCardId, payAmount: offer.payAmount, agreed: true, ...(couponId !== null && { couponId }) }
    return this.app.request(createPrimeOrder, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
