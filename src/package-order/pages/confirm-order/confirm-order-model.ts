import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import type { CreateOrderOutput } from '@/contracts/order/create-order'
import type { PreOrderInput, PreOrderOutput } from '@/contracts/order/pre-order'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import { requiredAttendees } from '@/domain/attendee-rules'
import { fillPhone } from '@/form/phone-field'
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
import { type Offer, offerInput, ticketsIn } from './offer'
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

/** Confirmation of a purchase. Input survives every failure; one intent makes one order. */
export class ConfirmOrderModel {
  readonly offer: Resource<Offer>
  readonly attendeeList: Resource<Attendee[]>
  readonly addressList: Resource<Address[]>
  readonly form: ReturnType<typeof confirmForm<CreateOrderOutput>>
  /** Coupons, points and cash cards. */
  readonly benefits: BenefitChoice
  /** Goods beside the tickets. */
  readonly addOns: AddOnChoice
  /** Time for which picked seats stay locked. */
  readonly seatLock: SeatLock | null
  /** Place in the queue of a hot show. */
  readonly queueTurn: QueueTurn
  readonly placement: OrderPlacement
  /** Tickets of the page address. */
  readonly wanted: PreOrderInput
  openSheet: ConfirmSheet | null = null

  private readonly isPrefilled: boolean
  /** Page on which the seats were picked. */
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
        bizShowSessionId,
        source: 'ORDER',
        qryRange: 'ALL',
        displayRule: 'SELECTABLE_FIRST',
        ...(promotionId && { promotionId }),
        appId: app.shopConfig.config?.appId,
        offset: 0,
        length: ATTENDEE_PICKER_LENGTH,
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

  /** Price on screen, with the requirements of the purchase. */
  get answer(): PreOrderOutput | null {
    return this.offer.value?.answer ?? null
  }

  get required(): number {
    const { answer } = this
    if (!answer) return 0
    return requiredAttendees(answer.realNameType, ticketsIn(answer.items))
  }

  /** Parameters of the attendee picker. */
  get attendeePickerParams(): ViewerParams {
    return {
      count: String(this.required),
      bizShowSessionId: this.wanted.bizShowSessionId,
      idTypes: (this.answer?.audienceRules.idTypes ?? []).join(','),
      chosenIds: this.form.fields.attendeeIds.value.join(','),
      ...(this.answer?.audienceRules.phoneRequired && { needsPhone: '1' }),
    }
  }

  /** Selected attendees that this purchase accepts. */
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

  /** True while the price on screen is about to change. */
  get isPricing(): boolean {
    return this.offer.status === 'loading'
  }

  async load(): Promise<void> {
    this.addOns.load()
    await Promise.all([this.offer.load(), this.isPrefilled && fillInPrepared(this.app, this.showId, this.form.fields)])
  }

  /** Fetches the price again: the buyer may have become a member or bought a card in the meantime. */
  reprice(): void {
    if (this.answer) void this.offer.load()
  }

  /** Reloads attendees and addresses that the purchase needs: the user may have changed them in the meantime. */
  loadKept(): void {
    for (const list of [this.attendeeList, this.addressList]) if (list.status !== 'idle') void list.load()
  }

  chooseDelivery(method: DeliverMethod): void {
    this.form.fields.deliverMethod.set(method)
    void this.offer.load()
  }

  /** Applies the picked attendees, including new ones. */
  chooseAttendees(ids: readonly string[]): void {
    this.form.fields.attendeeIds.set(ids)
    void this.attendeeList.load()
  }

  /** Applies the picked address, which may be new. */
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

  /** Fills in what the shop knows and the user has not entered; looks up earlier selections. */
  private apply({ request, answer }: Offer): void {
    const { deliverMethods, contact, lockExpireSeconds = 0, queuePlace } = answer
    this.benefits.applyOpen(request)
    this.seatLock?.follow(lockExpireSeconds)
    this.queueTurn.follow(queuePlace)
    const { fields } = this.form
    if (fields.deliverMethod.value === null) {
      fields.deliverMethod.reset(deliverMethods.find(({ enabled }) => enabled)?.name ?? null)
    }
    if (contact) fillPhone(fields.contact, contact)
    if (this.required > 0 && this.attendeeList.status === 'idle') void this.attendeeList.load()
    if (this.needsAddress && this.addressList.status === 'idle') void this.addressList.load()
  }

  /** Selects the default address if the selected one is gone and the shop delivers there. */
  private selectDefaultAddress(addresses: readonly Address[]): void {
    if (this.address) return
    this.form.fields.addressId.reset(addresses.find((each) => each.isDefault && each.deliverable)?.id ?? null)
  }

  /** Releases seats that were not ordered when the page closes. */
  dispose(): void {
    this.seatLock?.leave()
    this.queueTurn.leave()
  }

  /** Returns to the seats and releases the current ones. */
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
