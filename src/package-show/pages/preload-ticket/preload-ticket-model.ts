import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type GetPrefilledInfoOutput, getPrefilledInfo, type NamedWish } from '@/contracts/show/get-prefilled-info'
import { type SavePrefilledInfoOutput, savePrefilledInfo } from '@/contracts/show/save-prefilled-info'
import { requiredAttendees } from '@/domain/attendee-rules'
import type { SeatPlan, Session } from '@/domain/offered-sessions'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { message } from '@/i18n/message'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { PreloadTicketParams } from '@/routes/show-routes'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { fetchSeatPlans, fetchSessions } from '@/services/offered-sessions'
import { bookingText } from '../../booking/text'

/** Maximum wishes of a user for one show. */
const MAX_WISHES = 3

/** Preparation for the start of a sale: wishes in order, attendees and contact (CAT-014). */
export class PreloadTicketModel {
  /** Earlier preparation, with sessions and plans to wish for. */
  readonly prepared: Resource<{ info: GetPrefilledInfoOutput; sessions: Session[] }>
  readonly plans: Resource<SeatPlan[]>
  readonly attendeeList: Resource<Attendee[]>
  readonly wishes: Field<readonly NamedWish[]>
  readonly addressList: Resource<Address[]>
  readonly attendeeIds: Field<readonly string[]>
  readonly addressId = new Field<string | null>(null)
  readonly contact = phoneField()
  readonly form: Form<
    Pick<PreloadTicketModel, 'wishes' | 'attendeeIds' | 'contact' | 'addressId'>,
    SavePrefilledInfoOutput
  >
  sessionId: string | null
  planId: string | null = null
  units = 1

  private readonly showId: string

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    { showId = '', bizShowSessionId }: Partial<PreloadTicketParams>,
  ) {
    const { request } = app
    this.showId = showId
    this.sessionId = bizShowSessionId ?? null
    this.prepared = new Resource(
      async () => {
        const [info, sessions] = await Promise.all([
          request(getPrefilledInfo, { showId, needDetails: true }),
          fetchSessions(request, { showId }),
        ])
        return { info, sessions }
      },
      ({ info, sessions }) => {
        this.apply(info)
        const named = sessions.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId) ?? sessions[0]
        if (this.plans.status === 'idle') this.chooseSession(named?.bizShowSessionId ?? '')
      },
    )
    this.plans = new Resource(
      async () => (await fetchSeatPlans(request, { showId, bizShowSessionId: this.sessionId ?? '' })).seatPlans,
    )
    this.attendeeList = new Resource(
      async () => (await request(listAttendees, { offset: 0, length: ATTENDEE_PICKER_LENGTH })).list,
    )
    this.addressList = new Resource(
      async () => (await request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })).list,
    )
    this.wishes = new Field<readonly NamedWish[]>([], {
      validators: [(wishes) => (wishes.length > 0 ? null : message(bookingText, 'preload.noWish'))],
    })
    this.attendeeIds = new Field<readonly string[]>([], {
      validators: [
        (ids) =>
          ids.length === this.required
            ? null
            : message(bookingText, 'preload.attendeesMissing', { count: this.required }),
      ],
    })
    const { wishes, attendeeIds, contact, addressId } = this
    const serverErrors = new Map([
      [BUSINESS_ERROR.attendeeRules, 'attendeeIds'],
      [BUSINESS_ERROR.phoneFormat, 'contact'],
    ] as const)
    this.form = new Form({ wishes, attendeeIds, contact, addressId }, { submit: () => this.save(), serverErrors })
    makeRefObservable(this)
  }

  /** Number of attendees for the largest wish. */
  get required(): number {
    const tickets = this.wishes.value.map(({ bizShowSessionId, qty }) => {
      const session = this.sessionWith(bizShowSessionId)
      return session ? requiredAttendees(session.realNameType, qty) : 0
    })
    return Math.max(0, ...tickets)
  }

  /** Selected attendees as returned by the shop. */
  get attendees(): Attendee[] {
    const chosen = new Set(this.attendeeIds.value)
    return (this.attendeeList.value ?? []).filter(({ id }) => chosen.has(id))
  }

  /** True if tickets of the show can be sent. */
  get canBeSent(): boolean {
    return this.prepared.value?.sessions.some(({ deliverMethods }) => deliverMethods.includes('EXPRESS')) ?? false
  }

  get address(): Address | null {
    return this.addressList.value?.find(({ id }) => id === this.addressId.value) ?? null
  }

  get attendeePickerParams(): ViewerParams {
    const [first] = this.wishes.value
    return {
      count: String(this.required),
      bizShowSessionId: first?.bizShowSessionId ?? '',
      chosenIds: this.attendeeIds.value.join(','),
    }
  }

  /** Maximum units of the plan in one order. */
  get limit(): number {
    const { plan, sessionId } = this
    const session = this.sessionWith(sessionId)
    return session && plan ? Math.floor(session.limitation / plan.unitQty) : 0
  }

  get plan(): SeatPlan | null {
    return this.plans.value?.find(({ seatPlanId }) => seatPlanId === this.planId) ?? null
  }

  get canAdd(): boolean {
    const isWished = this.wishes.value.some(({ seatPlanId }) => seatPlanId === this.planId)
    return this.plan !== null && !isWished && this.wishes.value.length < MAX_WISHES
  }

  load(): void {
    for (const resource of [this.prepared, this.attendeeList, this.addressList]) void resource.load()
  }

  chooseSession(sessionId: string): void {
    this.sessionId = sessionId
    this.choosePlan(null)
    this.plans.clear()
    void this.plans.load()
  }

  choosePlan(planId: string | null): void {
    this.planId = planId
    this.units = 1
  }

  setUnits(units: number): void {
    this.units = Math.min(Math.max(1, units), Math.max(1, this.limit))
  }

  /** Adds the selected plan as the last wish. */
  add(): void {
    const { plan, sessionId, units: qty } = this
    if (!this.canAdd || plan === null || sessionId === null) return
    const session = this.sessionWith(sessionId)
    const { seatPlanId, seatPlanName } = plan
    const wish = { bizShowSessionId: sessionId, seatPlanId, qty, sessionName: session?.sessionShowTime, seatPlanName }
    this.wishes.set([...this.wishes.value, wish])
    this.choosePlan(null)
  }

  remove(wish: NamedWish): void {
    this.wishes.set(this.wishes.value.filter((one) => one !== wish))
  }

  /** Moves the wish up by one place. */
  prefer(wish: NamedWish): void {
    const others = this.wishes.value.filter((one) => one !== wish)
    const at = Math.max(0, this.wishes.value.indexOf(wish) - 1)
    this.wishes.set([...others.slice(0, at), wish, ...others.slice(at)])
  }

  /** Applies the picked attendees, including new ones. */
  chooseAttendees(ids: readonly string[]): void {
    this.attendeeIds.set(ids)
    void this.attendeeList.load()
  }

  /** Applies the picked address, which may be new. */
  chooseAddress(id: string): void {
    this.addressId.set(id)
    void this.addressList.load()
  }

  /** Saves and returns to the show. */
  submit = async (): Promise<void> => {
    if ((await this.form.submit()) !== null) await this.app.navigation.back()
  }

  private sessionWith(sessionId: string | null): Session | undefined {
    return this.prepared.value?.sessions.find(({ bizShowSessionId }) => bizShowSessionId === sessionId)
  }

  private apply({ wishes, audienceIds, contact, addressId }: GetPrefilledInfoOutput): void {
    if (this.wishes.value.length > 0) return
    this.wishes.reset(wishes)
    this.attendeeIds.reset(audienceIds)
    this.addressId.reset(addressId ?? null)
    if (contact) this.contact.reset(contact)
  }

  private save(): Promise<SavePrefilledInfoOutput> {
    const wishes = this.wishes.value.map(({ bizShowSessionId, seatPlanId, qty }) => ({
      bizShowSessionId,
      seatPlanId,
      qty,
    }))
    const { showId, address } = this
    const about = { showId, wishes, audienceIds: [...this.attendeeIds.value], contact: this.contact.value }
    return this.app.request(savePrefilledInfo, { ...about, ...(address && { addressId: address.id }) })
  }
}
