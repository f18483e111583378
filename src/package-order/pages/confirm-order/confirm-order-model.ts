import { makeAutoObservable } from 'mobx'
import type { Address } from '@/contracts/address/address'
import type { Attendee } from '@/contracts/attendee/attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import { type OrderItemInput, type PreOrderInput, type PreOrderOutput, preOrder } from '@/contracts/order/pre-order'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { requiredAttendees } from '@/domain/attendee-rules'
import { MAINLAND_AREA_CODE, phoneError } from '@/domain/phone'
import { randomHex } from '@/lib/random-hex'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { orderScope } from '@/request/risk-tokens'
import { routes } from '@/routes'
import type { ConfirmOrderParams } from '@/routes/order-routes'
import type { App } from '@/services/app'
import { paymentResultRoute } from '@/services/payment-result-route'

/** What still has to be done before the order can be placed. */
export type ConfirmError = 'attendees' | 'address' | 'contact' | 'agreement'

export type ConfirmSheet = 'attendees' | 'address' | 'captcha'

/** Captchas that the app can show. */
const KNOWN_CAPTCHAS: readonly string[] = ['IMAGE', 'SLIDER'] satisfies CaptchaType[]
/** The price is not what it was: it is asked for again (S2 §8). */
const PRICE_CHANGED: readonly (number | undefined)[] = [
  BUSINESS_ERROR.amountChanged,
  BUSINESS_ERROR.quoteInvalid,
  STATUS.memberDiscountWrong,
  STATUS.memberDiscountChange,
  STATUS.promotionDiscountWrong,
]

type Parts = Pick<App, 'request' | 'navigation' | 'terminal' | 'risk' | 'distributor' | 'launchQuery' | 'shopConfig'>

/** Confirming a purchase. What was typed stays whatever happens; one intent is one order. */
export class ConfirmOrderModel {
  readonly offer: Resource<PreOrderOutput>
  readonly placing: Submission<[], CreateOrderOutput>
  deliverMethod: DeliverMethod | null = null
  attendees: Attendee[] = []
  address: Address | null = null
  cellphone = ''
  remark = ''
  hasAgreed = false
  wasSubmitted = false
  openSheet: ConfirmSheet | null = null
  /** Placed and waiting to be paid. */
  order: CreateOrderOutput | null = null

  private intent: { key: string; content: string } | null = null
  private readonly wanted: PreOrderInput

  constructor(
    private readonly app: Parts,
    params: Partial<ConfirmOrderParams>,
  ) {
    const { showId = '', bizShowSessionId = '', items = '[]' } = params
    this.wanted = { src: app.terminal.src, showId, bizShowSessionId, items: itemsIn(items) }
    this.offer = new Resource(
      () => this.fetchOffer(),
      (offer) => this.takeFirstDelivery(offer),
    )
    this.placing = new Submission(() => this.place())
    makeAutoObservable<this, 'app' | 'wanted' | 'intent'>(
      this,
      { app: false, wanted: false, intent: false, offer: false, placing: false },
      { autoBind: true },
    )
  }

  get required(): number {
    const offer = this.offer.value
    if (!offer) return 0
    const tickets = offer.items.reduce((total, { ticketQty }) => total + ticketQty, 0)
    return requiredAttendees(offer.realNameType, tickets)
  }

  get needsAddress(): boolean {
    return this.offer.value?.deliverMethods.find(({ name }) => name === this.deliverMethod)?.needAddress ?? false
  }

  get hasContactError(): boolean {
    return phoneError(this.cellphone, MAINLAND_AREA_CODE, []) !== null
  }

  get validationError(): ConfirmError | null {
    if (this.attendees.length !== this.required) return 'attendees'
    if (this.needsAddress && this.address === null) return 'address'
    if (this.hasContactError) return 'contact'
    return this.hasAgreed ? null : 'agreement'
  }

  get isSoldOut(): boolean {
    return this.placing.error?.statusCode === BUSINESS_ERROR.soldOut
  }

  load(): Promise<void> {
    return this.offer.load()
  }

  chooseDelivery(method: DeliverMethod): void {
    this.deliverMethod = method
    void this.offer.load()
  }

  setAttendees(attendees: Attendee[]): void {
    this.attendees = attendees
  }

  chooseAddress(address: Address): void {
    this.address = address
    this.openSheet = null
  }

  setCellphone(cellphone: string): void {
    this.cellphone = cellphone.replace(/\D/g, '')
  }

  setRemark(remark: string): void {
    this.remark = remark
  }

  setAgreed(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed
  }

  show(sheet: ConfirmSheet | null): void {
    this.openSheet = sheet
  }

  get showId(): string {
    return this.wanted.showId
  }

  /** What has to be solved before the order is placed. */
  get captchas(): CaptchaType[] {
    return (this.offer.value?.captchaTypes ?? []).filter((kind) => KNOWN_CAPTCHAS.includes(kind))
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true
    if (this.validationError !== null) return
    const { captchas } = this
    const isProven = captchas.length === 0 || this.app.risk.isSatisfied(orderScope(this.showId), captchas)
    if (isProven) await this.placeOrder()
    else this.show('captcha')
  }

  /** The captchas are solved: on with the order. */
  placeProven(): void {
    this.show(null)
    void this.placeOrder()
  }

  private async placeOrder(): Promise<void> {
    const order = await this.placing.submit()
    if (order === null) return this.handlePlacingError()
    if (order.unPaidTransactionIds.length === 0) {
      const { route, params } = paymentResultRoute(order, this.app)
      return this.app.navigation.redirect(route, params)
    }
    this.setOrder(order)
  }

  /** Leaving the sheet without paying: the order waits among the orders, and back never places another. */
  leaveSheet(): void {
    if (this.order) void this.app.navigation.redirect(routes.orderDetail, { orderId: this.order.orderId })
  }

  private takeFirstDelivery({ deliverMethods }: PreOrderOutput): void {
    this.deliverMethod ??= deliverMethods.find(({ enabled }) => enabled)?.name ?? null
  }

  private setOrder(order: CreateOrderOutput): void {
    this.order = order
  }

  private handlePlacingError(): void {
    const statusCode = this.placing.error?.statusCode
    if (PRICE_CHANGED.includes(statusCode)) void this.offer.load()
    if (statusCode !== BUSINESS_ERROR.captchaNeeded) return
    this.app.risk.drop(orderScope(this.showId))
    if (this.captchas.length > 0) this.show('captcha')
  }

  private fetchOffer(): Promise<PreOrderOutput> {
    const chosen = this.deliverMethod === null ? {} : { deliverMethod: this.deliverMethod }
    return this.app.request(preOrder, { ...this.wanted, ...chosen }, { isUserAction: true })
  }

  private place(): Promise<CreateOrderOutput> {
    const offer = this.offer.value
    if (!offer) throw new Error('nothing to order')
    const { id: distributorId } = this.app.distributor
    const input = {
      ...this.wanted,
      preOrderId: offer.preOrderId,
      ...(distributorId && { distributorId }),
      ...(this.deliverMethod && { deliverMethod: this.deliverMethod }),
      ...(this.needsAddress && this.address && { addressId: this.address.id }),
      ...(this.required > 0 && { audienceIds: this.attendees.map(({ id }) => id) }),
      paymentParam: {
        payAmount: offer.payAmount,
        totalAmount: offer.totalAmount,
        priceItems: offer.priceItems.map(({ priceItemType, amount }) => ({ priceItemType, amount })),
      },
      contact: { cellphone: this.cellphone, countryCode: MAINLAND_AREA_CODE },
      ...(this.remark !== '' && { remark: this.remark }),
      agreedPolicyIds: offer.agreements.map(({ id }) => id),
    }
    const idempotencyKey = this.keyFor(JSON.stringify(input))
    return this.app.request(createOrder, input, { idempotencyKey, isUserAction: true })
  }

  /** The same key as long as the same thing is wanted: a lost answer never makes a second order. */
  private keyFor(content: string): string {
    if (this.intent?.content !== content) this.intent = { content, key: randomHex(32) }
    return this.intent.key
  }
}

function itemsIn(text: string): OrderItemInput[] {
  try {
    const items: unknown = JSON.parse(text)
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}
