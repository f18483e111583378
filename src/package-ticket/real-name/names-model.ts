import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type GetRealNamesOutput, getRealNames, type NamedTicket } from '@/contracts/voucher/get-real-names'
import { setRealNames } from '@/contracts/voucher/set-real-names'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { message } from '@/i18n/message'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { RealNameParams } from '@/routes/ticket-routes'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { realNameText } from './text'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([[BUSINESS_ERROR.attendeeRules, 'attendeeIds']] as const)

/** Names on the tickets of a voucher, or on one of them (TICKET-010, TICKET-011). */
export class NamesModel {
  readonly names: Resource<GetRealNamesOutput>
  readonly attendees: Resource<Attendee[]>
  readonly form: Form<ReturnType<NamesModel['fields']>, true>

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'drafts'>,
    private readonly params: RealNameParams,
  ) {
    const { voucherId, ticketId = '' } = params
    this.names = new Resource(
      () => app.request(getRealNames, { id: voucherId }),
      () => this.slots.length > 0 && void this.attendees.load(),
    )
    this.attendees = new Resource(async () => {
      const { bizShowSessionId = '' } = this.names.value?.show ?? {}
      return (await app.request(listAttendees, { bizShowSessionId, offset: 0, length: ATTENDEE_PICKER_LENGTH })).list
    })
    this.form = new Form(this.fields(), {
      submit: () => this.save(),
      serverErrors: FIELD_ERRORS,
      draft: app.drafts.of(`names ${voucherId} ${ticketId}`),
    })
    makeRefObservable(this)
  }

  /** The tickets on the page. */
  get tickets(): readonly NamedTicket[] {
    const { ticketId } = this.params
    const all = this.names.value?.items ?? []
    return ticketId === undefined ? all : all.filter((each) => each.ticketId === ticketId)
  }

  /** Tickets that can be named now: those without a name, or that of the page. */
  get slots(): readonly NamedTicket[] {
    if (!this.names.value?.isOpen) return []
    const isSingle = this.params.ticketId !== undefined
    return this.tickets.filter(({ state }) => state === 'MISSING' || (isSingle && state === 'CHANGEABLE'))
  }

  /** Selected attendees that the session accepts, in ticket order. */
  get chosen(): Attendee[] {
    const known = this.attendees.value ?? []
    const found = this.form.fields.attendeeIds.value.flatMap(
      (id) => known.find((each) => each.id === id && each.selectable) ?? [],
    )
    return found.slice(0, this.slots.length)
  }

  /** Parameters of the attendee picker. */
  get question(): ViewerParams {
    const { show, idTypes = [] } = this.names.value ?? {}
    return {
      count: String(this.slots.length),
      bizShowSessionId: show?.bizShowSessionId ?? '',
      idTypes: idTypes.join(','),
      chosenIds: this.form.fields.attendeeIds.value.join(','),
    }
  }

  /** Attendee selected for a ticket, not saved yet. */
  chosenFor({ ticketId }: NamedTicket): Attendee | undefined {
    const at = this.slots.findIndex((each) => each.ticketId === ticketId)
    return at < 0 ? undefined : this.chosen[at]
  }

  load(): void {
    if (this.app.session.isLoggedIn) void this.names.load()
  }

  choose(ids: readonly string[]): void {
    this.form.fields.attendeeIds.set(ids)
    void this.attendees.load()
  }

  /** Saves the names; returns true on success. The gateway's state is shown either way. */
  async submit(): Promise<boolean> {
    const isSaved = (await this.form.submit()) !== null
    if (isSaved) this.form.reset()
    if (isSaved || this.form.error?.kind === 'rejected') await this.names.load()
    return isSaved
  }

  private fields() {
    const missing = () => (this.chosen.length > 0 ? null : message(realNameText, 'chooseFirst'))
    return { attendeeIds: new Field<readonly string[]>([], { validators: [missing] }) }
  }

  private save(): Promise<true> {
    const items = this.chosen.flatMap(({ id: audienceId }, at) => {
      const ticketId = this.slots[at]?.ticketId
      return ticketId === undefined ? [] : [{ ticketId, audienceId }]
    })
    return this.app.request(setRealNames, { id: this.params.voucherId, items })
  }
}
