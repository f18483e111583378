import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type CreateOrderOutput, createOrder } from '@/contracts/order/create-order'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { requiredAttendees } from '@/domain/attendee-rules'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { orderScope } from '@/request/risk-tokens'
import { routes } from '@/routes'
import type { ConfirmOrderParams } from '@/routes/order-routes'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { openAfterPayment } from '@/services/payment-result'
import { AddOnChoice } from './add-on-choice'
import { BenefitChoice } from './benefit-choice'
import { closedDelivery } from './closed-delivery'
import { confirmForm } from './confirm-form'
import { fetchOffer } from './fetch-offer'
import { fillInPrepared } from './fill-in-prepared'
import { orderInput } from './order-input'
import { isPriceChanged } from './price-changed'
import { QueueTurn } from './queue-turn'
import { SeatLock } from './seat-lock'
import { wantedTickets } from './wanted-tickets'

export type ConfirmSheet = 'captcha' | 'coupons'

/** Captchas that the app can show. */
const KNOWN_CAPTCHAS: readonly string[] = ['IMAGE', 'SLIDER'] satisfies CaptchaType[]
type Parts = Pick<
  App,
  | 'request'
  | 'navigation'
  | 'terminal'
  | 'risk'
  | 'distributor'
  | 'launchQuery'
  | 'shopConfig'
  | 'changes'
  | 'drafts'
  | 'clock'
  | 'seatChoice'
  | 'packageChoice'
>

/** Confirming a purchase. What was typed stays whatever happens; one intent is one order. */
export class ConfirmOrderModel {
  readonly offer: Resource<PreOrderOutput>
  readonly attendeeList: Resource<Attendee[]>
  readonly addressList: Resource<Address[]>
  readonly form: ReturnType<typeof confirmForm<CreateOrderOutput>>
  /** Coupons, points and cash cards. */
  readonly benefits: BenefitChoice
  /** Goods beside the tickets. */
  readonly addOns: AddOnChoice
  /** Of picked seats: how long they are kept. */
  readonly seatLock: SeatLock | null
  /** Of a hot show: the place that is kept in its queue. */
  readonly queueTurn: QueueTurn
  openSheet: ConfirmSheet | null = null
  /** Placed and waiting to be paid. */
  order: CreateOrderOutput | null = null

  private readonly intent = new IntentKey()
  private readonly wanted: PreOrderInput
  private readonly isPrefilled: boolean
  /** Where the seats were picked. */
  private readonly seatPage: typeof routes.pickSeat | typeof routes.pickSeatElsewhere

  constructor(
    private readonly app: Parts,
    params: Partial<ConfirmOrderParams>,
  ) {
    const { showId = '', bizShowSessionId = '', items = '[]', seatLockId, prefilled } = params
    const { request } = app
    this.wanted = wantedTickets(params, app.terminal.src)
    const comboItems = this.wanted.comboItems ?? []
    const lockIds = new Set([seatLockId, ...comboItems.map((one) => one.seatLockId)].flatMap((id) => id || []))
    this.seatLock = lockIds.size > 0 ? new SeatLock(app, [...lockIds]) : null
    this.queueTurn = new QueueTurn(app.clock)
    this.isPrefilled = prefilled === '1'
    this.seatPage = params.pickedElsewhere === '1' ? routes.pickSeatElsewhere : routes.pickSeat
    this.offer = new Resource(
      () => this.fetchOffer(),
      (offer) => this.apply(offer),
    )
    this.attendeeList = new Resource(async () => {
      const page = await request(listAttendees, { bizShowSessionId, offset: 0, length: ATTENDEE_PICKER_LENGTH })
      return page.list
    })
    this.addressList = new Resource(
      async () => (await request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })).list,
      (addresses) => this.beginWithDefault(addresses),
    )
    const needs = {
      attendees: () => ({ chosen: this.attendees.length, required: this.required }),
      deliveryOff: () => closedDelivery(this.offer.value, this.deliverMethod),
      needsAddress: () => this.needsAddress,
      needsRemark: () => this.offer.value?.remarkConfig.required ?? false,
    }
    const draft = app.drafts.of(`confirm-order ${showId} ${bizShowSessionId} ${items}`, { isCheckout: true })
    this.form = confirmForm(needs, draft, () => this.place())
    this.benefits = new BenefitChoice(app, this.form.fields, this.offer)
    this.addOns = new AddOnChoice(app, this.wanted, this.form.fields.addOns, this.offer)
    makeRefObservable(this)
  }

  get required(): number {
    const offer = this.offer.value
    if (!offer) return 0
    const tickets = offer.items.reduce((total, { ticketQty }) => total + ticketQty, 0)
    return requiredAttendees(offer.realNameType, tickets)
  }

  /** What the page of attendees is asked for. */
  get attendeeQuestion(): ViewerParams {
    return {
      count: String(this.required),
      bizShowSessionId: this.wanted.bizShowSessionId,
      idTypes: (this.offer.value?.audienceRules.idTypes ?? []).join(','),
      chosenIds: this.form.fields.attendeeIds.value.join(','),
      ...(this.offer.value?.audienceRules.phoneRequired && { needsPhone: '1' }),
    }
  }

  /** Those that are chosen, as far as this purchase can take them. */
  get attendees(): Attendee[] {
    const chosen = new Set(this.form.fields.attendeeIds.value)
    return (this.attendeeList.value ?? []).filter(({ id, selectable }) => selectable && chosen.has(id))
  }

  get address(): Address | null {
    const { value: id } = this.form.fields.addressId
    return this.addressList.value?.find((address) => address.id === id) ?? null
  }

  get deliverMethod(): DeliverMethod | null {
    return this.form.fields.deliverMethod.value
  }

  get needsAddress(): boolean {
    return this.offer.value?.deliverMethods.find(({ name }) => name === this.deliverMethod)?.needAddress ?? false
  }

  /** The price on the screen is about to be another. */
  get isPricing(): boolean {
    return this.offer.status === 'loading'
  }

  get isSoldOut(): boolean {
    return this.form.error?.statusCode === BUSINESS_ERROR.soldOut && !this.addOns.isShort
  }

  async load(): Promise<void> {
    this.addOns.load()
    await Promise.all([this.offer.load(), this.isPrefilled && fillInPrepared(this.app, this.showId, this.form.fields)])
  }

  /** Attendees and addresses again, where the purchase has asked for them: the user may have changed them meanwhile. */
  loadKept(): void {
    for (const list of [this.attendeeList, this.addressList]) if (list.status !== 'idle') void list.load()
  }

  chooseDelivery(method: DeliverMethod): void {
    this.form.fields.deliverMethod.set(method)
    void this.offer.load()
  }

  /** Those that were picked, new ones among them. */
  chooseAttendees(ids: readonly string[]): void {
    this.form.fields.attendeeIds.set(ids)
    void this.attendeeList.load()
  }

  /** The one that was picked, which may be a new one. */
  chooseAddress(id: string): void {
    this.form.fields.addressId.set(id)
    void this.addressList.load()
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
    if (this.form.isSubmitting || !this.form.check()) return
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
    const order = await this.form.submit()
    if (order === null) return this.handlePlacingError()
    this.seatLock?.use()
    this.queueTurn.leave()
    if (this.wanted.promotionId) this.app.packageChoice.clear()
    if (order.unPaidTransactionIds.length === 0) return openAfterPayment(this.app, order, { status: 'paid' })
    this.setOrder(order)
  }

  /** Leaving the sheet without paying: the order waits among the orders, and back never places another. */
  leaveSheet(): void {
    if (this.order) void this.app.navigation.redirect(routes.orderDetail, { orderId: this.order.orderId })
  }

  /** Fills in what the shop knows already, where the user has not; what was chosen before is looked up again. */
  private apply({ deliverMethods, contact, lockExpireSeconds = 0, queuePlace }: PreOrderOutput): void {
    this.seatLock?.follow(lockExpireSeconds)
    this.queueTurn.follow(queuePlace)
    const { fields } = this.form
    if (fields.deliverMethod.value === null) {
      fields.deliverMethod.reset(deliverMethods.find(({ enabled }) => enabled)?.name ?? null)
    }
    if (contact && fields.contact.value.cellphone === '') {
      fields.contact.reset(contact)
    }
    if (this.required > 0 && this.attendeeList.status === 'idle') void this.attendeeList.load()
    if (this.needsAddress && this.addressList.status === 'idle') void this.addressList.load()
  }

  /** Without an address that was chosen and is there still, the default one counts, where it can be delivered to. */
  private beginWithDefault(addresses: readonly Address[]): void {
    if (this.address) return
    this.form.fields.addressId.reset(addresses.find((each) => each.isDefault && each.deliverable)?.id ?? null)
  }

  /** The page is left: seats that were not ordered are free. */
  dispose(): void {
    this.seatLock?.leave()
    this.queueTurn.leave()
  }

  /** Back to the seats: those of before are kept no longer. */
  chooseSeatsAnew(): void {
    const { showId, bizShowSessionId, promotionId } = this.wanted
    if (promotionId) void this.app.navigation.backTo(routes.ticketPackageShow, { promotionId })
    else void this.app.navigation.backTo(this.seatPage, { showId, bizShowSessionId })
  }

  private setOrder(order: CreateOrderOutput): void {
    this.order = order
  }

  private handlePlacingError(): void {
    const statusCode = this.form.error?.statusCode
    if (statusCode === BUSINESS_ERROR.seatLockOver) this.seatLock?.end()
    if (isPriceChanged(statusCode)) void this.offer.load()
    if (statusCode === BUSINESS_ERROR.soldOut) void this.addOns.recheck()
    if (statusCode !== BUSINESS_ERROR.captchaNeeded) return
    this.app.risk.drop(orderScope(this.showId))
    if (this.captchas.length > 0) this.show('captcha')
  }

  private fetchOffer(): Promise<PreOrderOutput> {
    const chosen = this.deliverMethod === null ? {} : { deliverMethod: this.deliverMethod }
    return this.addOns.fetch((goods) =>
      this.benefits.fetch((benefits) => fetchOffer(this.app, { ...this.wanted, ...goods, ...chosen, ...benefits })),
    )
  }

  private place(): Promise<CreateOrderOutput> {
    const { value: offer } = this.offer
    if (!offer) throw new Error('nothing to order')
    const { contact, remark } = this.form.values
    const input = orderInput(this.wanted, offer, {
      benefits: this.benefits.asked,
      addOns: this.addOns.asked,
      distributorId: this.app.distributor.id,
      deliverMethod: this.deliverMethod,
      addressId: this.needsAddress ? this.address?.id : undefined,
      audienceIds: this.required > 0 ? this.attendees.map(({ id }) => id) : undefined,
      contact,
      remark,
    })
    return this.app.request(createOrder, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
