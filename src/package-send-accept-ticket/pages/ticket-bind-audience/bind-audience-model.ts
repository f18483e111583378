import type { Attendee } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { type GetRealNamesOutput, getRealNames, type NamedTicket } from '@/contracts/voucher/get-real-names'
import { setRealNames } from '@/contracts/voucher/set-real-names'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { RealNameParams } from '@/routes/ticket-routes'
import type { App } from '@/services/app'

/** Names of a voucher, and attendees for its tickets. */
interface BindContent {
  names: GetRealNamesOutput
  people: readonly Attendee[]
}

/** Names an attendee on unnamed tickets, one after the other (TRANSFER-004). */
export class BindAudienceModel {
  readonly content: Resource<BindContent>
  readonly binding: Submission<[], string>
  chosenId: string | null = null
  private wantedTicketId: string | undefined

  constructor(
    private readonly app: Pick<App, 'request'>,
    private readonly params: RealNameParams,
  ) {
    this.wantedTicketId = params.ticketId
    this.content = new Resource(() => this.fetch())
    this.binding = new Submission(() => this.bind())
    makeRefObservable(this)
  }

  /** Tickets without an attendee. */
  get open(): readonly NamedTicket[] {
    const { names } = this.content.value ?? {}
    return names?.isOpen ? names.items.filter(({ state }) => state === 'MISSING') : []
  }

  /** Ticket to name: the requested one, else the first without a name. */
  get ticket(): NamedTicket | null {
    return this.open.find(({ ticketId }) => ticketId === this.wantedTicketId) ?? this.open[0] ?? null
  }

  /** Selected attendee if the session accepts them. */
  get chosen(): Attendee | null {
    const { people = [] } = this.content.value ?? {}
    return people.find(({ id, selectable }) => selectable && id === this.chosenId) ?? null
  }

  load = (): Promise<void> => this.content.load()

  choose(id: string): void {
    this.chosenId = id
  }

  turnTo({ ticketId }: NamedTicket): void {
    this.wantedTicketId = ticketId
  }

  /** Saves the name and returns it; null after a rejection. The page continues with the next ticket. */
  async submit(): Promise<string | null> {
    const name = await this.binding.submit()
    if (name !== null) this.forgetChoice()
    await this.load()
    return name
  }

  private forgetChoice(): void {
    this.chosenId = null
    this.wantedTicketId = undefined
  }

  private async fetch(): Promise<BindContent> {
    const names = await this.app.request(getRealNames, { id: this.params.voucherId })
    const { bizShowSessionId } = names.show
    const of = { bizShowSessionId, offset: 0, length: ATTENDEE_PICKER_LENGTH }
    const people = names.isOpen && names.required ? (await this.app.request(listAttendees, of)).list : []
    return { names, people }
  }

  private async bind(): Promise<string> {
    const { ticket, chosen } = this
    if (!ticket || !chosen) throw new Error('nothing is chosen')
    const items = [{ ticketId: ticket.ticketId, audienceId: chosen.id }]
    await this.app.request(setRealNames, { id: this.params.voucherId, items })
    return chosen.name
  }
}
