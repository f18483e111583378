import type { Address } from '@/contracts/address/address'
import type { Attendee } from '@/contracts/attendee/attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import type { PreOrderInput } from '@/contracts/order/pre-order'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { isPriceChanged } from '@/domain/price-changed'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Resource } from '@/lib/resource'
import { orderScope } from '@/request/risk-tokens'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment/payment-result'
import type { AddOnChoice } from './add-on-choice'
import type { confirmForm } from './confirm-form'
import type { Offer } from './offer'
import { orderInput } from './order-input'
import type { QueueTurn } from './queue-turn'
import type { SeatLock } from './seat-lock'

/** Captcha kinds that the app supports. */
const KNOWN_CAPTCHAS: readonly string[] = ['IMAGE', 'SLIDER'] satisfies CaptchaType[]

/** Source of an order. */
export interface Checkout {
  readonly wanted: PreOrderInput
  readonly offer: Resource<Offer>
  readonly form: ReturnType<typeof confirmForm<CreateOrderOutput>>
  readonly addOns: AddOnChoice
  readonly seatLock: SeatLock | null
  readonly queueTurn: QueueTurn
  readonly required: number
  readonly attendees: readonly Attendee[]
  readonly deliverMethod: DeliverMethod | null
  readonly needsAddress: boolean
  readonly address: Address | null
  show(sheet: 'captcha' | null): void
}

type Parts = Pick<App, 'request' | 'navigation' | 'risk' | 'distributor' | 'changes' | 'packageChoice'> &
  Parameters<typeof openAfterPayment>[0]

/** Places the order of a checkout: captchas first, one order per intent, then handles rejections. */
export class OrderPlacement {
  /** Placed order that waits for payment. */
  order: CreateOrderOutput | null = null

  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Parts,
    private readonly checkout: Checkout,
  ) {
    makeRefObservable(this)
  }

  get isSoldOut(): boolean {
    const { form, addOns } = this.checkout
    return form.error?.statusCode === BUSINESS_ERROR.soldOut && !addOns.isOutOfStock
  }

  /** Oldest of too many unpaid orders; empty unless the order was rejected for them. */
  get waitingOrderId(): string {
    const { error } = this.checkout.form
    if (error?.statusCode !== BUSINESS_ERROR.tooManyUnpaid) return ''
    const { data } = error.details
    const orderId = typeof data === 'object' && data !== null ? Reflect.get(data, 'orderId') : ''
    return typeof orderId === 'string' ? orderId : ''
  }

  get showId(): string {
    return this.checkout.wanted.showId
  }

  /** Captchas to solve before the order is placed. */
  get captchas(): CaptchaType[] {
    const kinds = this.checkout.offer.value?.answer.captchaTypes ?? []
    return kinds.filter((kind) => KNOWN_CAPTCHAS.includes(kind))
  }

  async submit(): Promise<void> {
    const { form } = this.checkout
    if (form.isSubmitting || !form.check()) return
    const { captchas } = this
    const isProven = captchas.length === 0 || this.app.risk.isSatisfied(orderScope(this.showId), captchas)
    if (isProven) await this.placeOrder()
    else this.checkout.show('captcha')
  }

  /** Places the order once the captchas are solved. */
  submitProven(): void {
    this.checkout.show(null)
    void this.placeOrder()
  }

  /** Sends the order; rejects with the gateway's error. One intent makes one order. */
  create(): Promise<CreateOrderOutput> {
    const { wanted, offer, form, required, attendees, deliverMethod, needsAddress, address } = this.checkout
    if (!offer.value) throw new Error('nothing to order')
    const { contact, remark } = form.values
    const input = orderInput(wanted, offer.value, {
      distributorId: this.app.distributor.id,
      deliverMethod,
      addressId: needsAddress ? address?.id : undefined,
      audienceIds: required > 0 ? attendees.map(({ id }) => id) : undefined,
      contact,
      remark,
    })
    return this.app.request(createOrder, input, { idempotencyKey: this.intent.keyFor(input) })
  }

  /** Leaves the payment: the order stays unpaid in the list, and going back never places another. */
  leavePayment(): void {
    if (this.order) void this.app.navigation.redirect(routes.orderDetail, { orderId: this.order.orderId })
  }

  private async placeOrder(): Promise<void> {
    const { form, seatLock, queueTurn, wanted } = this.checkout
    const order = await form.submit()
    if (order === null) return this.handleRefusal()
    seatLock?.use()
    queueTurn.leave()
    if (wanted.promotionId) this.app.packageChoice.clear()
    if (order.unPaidTransactionIds.length === 0) return openAfterPayment(this.app, order, { status: 'paid' })
    this.setOrder(order)
  }

  private handleRefusal(): void {
    const { form, seatLock, offer, addOns } = this.checkout
    const statusCode = form.error?.statusCode
    if (statusCode === BUSINESS_ERROR.seatLockOver) seatLock?.end()
    if (isPriceChanged(statusCode)) void offer.load()
    if (statusCode === BUSINESS_ERROR.soldOut) void addOns.recheck()
    if (statusCode !== BUSINESS_ERROR.captchaNeeded) return
    this.app.risk.drop(orderScope(this.showId))
    if (this.captchas.length > 0) this.checkout.show('captcha')
  }

  private setOrder(order: CreateOrderOutput): void {
    this.order = order
  }
}
