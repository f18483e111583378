import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { type CreateReservationOutput, createReservation } from '@/contracts/reserve/create-reservation'
import { type GetReserveSlotOutput, getReserveSlot } from '@/contracts/reserve/get-reserve-slot'
import { type PreOrderReservationOutput, preOrderReservation } from '@/contracts/reserve/pre-order-reservation'
import type { Id } from '@/contracts/wire-types'
import { fillPhone } from '@/form/phone-field'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import type { PayableOrder } from '@/services/payment/payable-order'
import { reserveForm } from './reserve-form'

type Parts = Pick<App, 'request' | 'navigation' | 'drafts'>

/** Reservation of a time: one intent makes one reservation (RESERVE-004, RESERVE-005). */
export class ReserveFormModel {
  readonly time: Resource<GetReserveSlotOutput>
  /** Price; empty if free. */
  readonly price: Resource<PreOrderReservationOutput>
  readonly attendeeList: Resource<Attendee[]>
  readonly form: ReturnType<typeof reserveForm<CreateReservationOutput>>
  /** Placed order that waits for payment. */
  order: PayableOrder | null = null

  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Parts,
    private readonly wanted: { reserveId: Id; slotId: Id },
  ) {
    const { request, drafts } = app
    this.time = new Resource(
      () => request(getReserveSlot, wanted),
      (time) => this.begin(time),
    )
    this.price = new Resource(() => request(preOrderReservation, { ...wanted, qty: this.qty }))
    this.attendeeList = new Resource(
      async () => (await request(listAttendees, { offset: 0, length: ATTENDEE_PICKER_LENGTH })).list,
    )
    this.form = reserveForm({
      draft: drafts.of(`reserve-order ${wanted.slotId}`, { isCheckout: true }),
      visitors: () => ({ chosen: this.visitors.length, required: this.required }),
      submit: () => this.place(),
    })
    makeRefObservable(this)
  }

  /** Number of people, limited per user and by free places. */
  get qty(): number {
    return Math.max(1, Math.min(this.form.fields.qty.value, this.maxQty))
  }

  get maxQty(): number {
    const { value } = this.time
    return value ? Math.min(value.maxQty, value.slot.left) : 1
  }

  /** Number of visitors to name. */
  get required(): number {
    return this.time.value?.realName ? this.qty : 0
  }

  get visitors(): Attendee[] {
    const chosen = new Set(this.form.fields.visitorIds.value)
    return (this.attendeeList.value ?? []).filter(({ id }) => chosen.has(id))
  }

  get isPaid(): boolean {
    return this.time.value?.slot.priceInfo !== undefined
  }

  load(): void {
    void this.time.load()
  }

  /** Reloads visitors if they are required: the user may have changed them in the meantime. */
  loadVisitors(): void {
    if (this.attendeeList.status !== 'idle') void this.attendeeList.load()
  }

  setQty(qty: number): void {
    this.form.fields.qty.set(qty)
    if (this.isPaid) void this.price.load()
  }

  chooseVisitors(ids: readonly string[]): void {
    this.form.fields.visitorIds.set(ids)
    void this.attendeeList.load()
  }

  submit = async (): Promise<void> => {
    if (this.price.status === 'loading') return
    const reserved = await this.form.submit()
    if (reserved === null) {
      if (this.form.error) void this.time.load()
      return
    }
    const { reserveOrderId: orderId, needPay, unPaidTransactionIds = [], payReturnUrl } = reserved
    if (needPay) this.setOrder({ orderId, orderType: 'RESERVE', unPaidTransactionIds, payReturnUrl })
    else await this.showReservation(orderId)
  }

  /** Leaves the sheet without payment: the reservation stays unpaid on its page, and going back never makes another. */
  leaveSheet(): void {
    if (this.order) void this.showReservation(this.order.orderId)
  }

  private setOrder(order: PayableOrder): void {
    this.order = order
  }

  private showReservation(orderId: Id): Promise<void> {
    return this.app.navigation.redirect(routes.reserveOrder, { orderId })
  }

  private begin({ realName, slot, contact }: GetReserveSlotOutput): void {
    if (contact) fillPhone(this.form.fields.contact, contact)
    if (slot.priceInfo) void this.price.load()
    if (realName) void this.attendeeList.load()
  }

  private place(): Promise<CreateReservationOutput> {
    const { contact } = this.form.values
    const visitors = this.required > 0 ? this.visitors.map(({ id }) => id) : []
    const input = { ...this.wanted, qty: this.qty, visitors, contact }
    return this.app.request(createReservation, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
