import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { requiredAttendees } from '@/domain/attendee-rules'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { ConfirmOrderParams } from '@/routes/order-routes'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { AddOnChoice } from './add-on-choice'
import { BenefitChoice } from './benefit-choice'
import { closedDelivery } from './closed-delivery'
import { confirmForm } from './confirm-form'
import { fetchOffer } from './fetch-offer'
import { fillInPrepared } from './fill-in-prepared'
import { type Offer, offerInput } from './offer'
import { OrderPlacement } from './order-placement'
import { fetchAutomaticChoice, priceOffer } from './price-offer'
import { QueueTurn } from './queue-turn'
import { SeatLock } from './seat-lock'
import { wantedTickets } from './wanted-tickets'

export type ConfirmSheet = 'captcha' | 'coupons'

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
  readonly offer: Resource<Offer>
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
  readonly placement: OrderPlacement
  /** The tickets of the page's address. */
  readonly wanted: PreOrderInput
  openSheet: ConfirmSheet | null = null

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
      const { promotionId } = this.wanted
      const page = await request(listAttendees, {
        ...{ bizShowSessionId, source: 'ORDER', qryRange: 'ALL', displayRule: 'SELECTABLE_FIRST' },
        ...(promotionId && { promotionId }),
        appId: app.shopConfig.config?.appId,
        ...{ offset: 0, length: ATTENDEE_PICKER_LENGTH },
      })
      return page.list
    })
    this.addressList = new Resource(
      async () => (await request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })).list,
      (addresses) => this.selectDefaultAddress(addresses),
    )
    const needs = {
      attendees: () => ({ chosen: this.attendees.length, required: this.required }),
      deliveryOff: () => closedDelivery(this.answer, this.deliverMethod),
      needsAddress: () => this.needsAddress,
      needsRemark: () => this.answer?.remarkConfig.required ?? false,
    }
    const draft = app.drafts.of(`confirm-order ${showId} ${bizShowSessionId} ${items}`, { isCheckout: true })
    this.form = confirmForm(needs, draft, () => this.placement.create())
    this.benefits = new BenefitChoice(this.form.fields, this.offer)
    this.addOns = new AddOnChoice(app, this.wanted, this.form.fields.addOns, this.offer)
    this.placement = new OrderPlacement(app, this)
    makeRefObservable(this)
  }

  /** The price on the screen, with what the purchase needs. */
  get answer(): PreOrderOutput | null {
    return this.offer.value?.answer ?? null
  }

  get required(): number {
    const { answer } = this
    if (!answer) return 0
    const tickets = answer.items.reduce((total, { ticketQty }) => total + ticketQty, 0)
    return requiredAttendees(answer.realNameType, tickets)
  }

  /** Parameters of the page that attendees are picked on. */
  get attendeePickerParams(): ViewerParams {
    return {
      count: String(this.required),
      bizShowSessionId: this.wanted.bizShowSessionId,
      idTypes: (this.answer?.audienceRules.idTypes ?? []).join(','),
      chosenIds: this.form.fields.attendeeIds.value.join(','),
      ...(this.answer?.audienceRules.phoneRequired && { needsPhone: '1' }),
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
    return this.answer?.deliverMethods.find(({ name }) => name === this.deliverMethod)?.needAddress ?? false
  }

  /** The price on the screen is about to be another. */
  get isPricing(): boolean {
    return this.offer.status === 'loading'
  }

  async load(): Promise<void> {
    this.addOns.load()
    await Promise.all([this.offer.load(), this.isPrefilled && fillInPrepared(this.app, this.showId, this.form.fields)])
  }

  /** The buyer may have become a member, or have got a card, meanwhile: the price is another one then. */
  reprice(): void {
    if (this.answer) void this.offer.load()
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

  /** Fills in what the shop knows already, where the user has not; what was chosen before is looked up again. */
  private apply({ request, answer }: Offer): void {
    const { deliverMethods, contact, lockExpireSeconds = 0, queuePlace } = answer
    this.benefits.applyOpen(request)
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
  private selectDefaultAddress(addresses: readonly Address[]): void {
    if (this.address) return
    this.form.fields.addressId.reset(addresses.find((each) => each.isDefault && each.deliverable)?.id ?? null)
  }

  /** The page is left: seats that were not ordered are free. */
  dispose(): void {
    this.seatLock?.leave()
    this.queueTurn.leave()
  }

  /** Back to the seats: those of before are kept no longer. */
  reselectSeats(): void {
    const { showId, bizShowSessionId, promotionId } = this.wanted
    if (promotionId) void this.app.navigation.backTo(routes.ticketPackageShow, { promotionId })
    else void this.app.navigation.backTo(this.seatPage, { showId, bizShowSessionId })
  }

  private async fetchOffer(): Promise<Offer> {
    const request = {
      deliverMethod: this.deliverMethod,
      addOns: await this.addOns.requested(),
      ...this.benefits.requested,
    }
    return priceOffer(
      (wish) => fetchOffer(this.app, { ...this.wanted, ...offerInput(wish) }),
      request,
      () => fetchAutomaticChoice(this.app.shopConfig),
    )
  }
}
