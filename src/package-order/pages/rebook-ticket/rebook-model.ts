import { createAttendee } from '@/contracts/attendee/create-attendee'
import { type GetOrderOutput, getOrder, ORDER_DETAIL_PAGE, type OrderedTicket } from '@/contracts/order/get-order'
import { type ApplyRebookOutput, applyRebook } from '@/contracts/rebook/apply-rebook'
import { type CheckRebookOutput, checkRebook } from '@/contracts/rebook/check-rebook'
import { listRebookSessions, type RebookSession } from '@/contracts/rebook/list-rebook-sessions'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'

/** Exchanging tickets for those of another session (REFUND-005, REFUND-008). */
export class RebookModel {
  readonly order: Resource<GetOrderOutput>
  /** Available sessions for the selected tickets, and why others are unavailable. */
  readonly sessions: Resource<RebookSession[]>
  /** Price of the exchange for the selected session. */
  readonly check: Resource<CheckRebookOutput>
  readonly applying: Submission<[], ApplyRebookOutput>
  /** Adds names to tickets without one, if the selected session requires them (REFUND-016). */
  readonly naming: Submission<[audienceIds: readonly string[]], unknown>
  sessionId: string | null = null
  private leftOutIds: readonly string[] = []
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request'>,
    private readonly orderId: string,
  ) {
    const { request } = app
    this.order = new Resource(
      () => request(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }),
      () => this.reselect(),
    )
    this.sessions = new Resource(() => request(listRebookSessions, { orderId, ...this.wanted }))
    this.check = new Resource(() => request(checkRebook, { orderId, sessionId: this.sessionId ?? '', ...this.wanted }))
    this.naming = new Submission((audienceIds) => this.name(audienceIds))
    this.applying = new Submission(() => this.apply())
    makeRefObservable(this, 'intent')
  }

  /** Tickets that can be exchanged. */
  get tickets(): readonly OrderedTicket[] {
    const sessions = (this.order.value?.shows ?? []).flatMap((show) => show.sessions)
    return sessions.flatMap(({ tickets }) => tickets).filter(({ ticketState }) => ticketState === 'UNUSED')
  }

  /** All of them, except those that the user deselected. */
  get chosenIds(): readonly string[] {
    return this.tickets.map(({ ticketId }) => ticketId).filter((id) => !this.leftOutIds.includes(id))
  }

  get session(): RebookSession | null {
    const found = this.sessions.value?.find(({ bizShowSessionId }) => bizShowSessionId === this.sessionId)
    return found?.available ? found : null
  }

  /** The shown price is binding: exchanging is disabled while it is recalculated. */
  get canApply(): boolean {
    return this.session !== null && this.check.status === 'ready' && this.check.value?.allowed === true
  }

  /** Selected tickets without a name. */
  get unnamed(): readonly OrderedTicket[] {
    return this.tickets.filter(({ ticketId, audienceName }) => this.chosenIds.includes(ticketId) && !audienceName)
  }

  /** Parameters of the attendee picker. */
  get namesParams(): ViewerParams {
    const session = this.sessionId ?? ''
    return { count: String(this.unnamed.length), bizShowSessionId: session, orderId: this.orderId }
  }

  load(): Promise<void> {
    return this.order.load()
  }

  /** Other tickets may have other available sessions. */
  toggle(ticketId: string): void {
    this.leftOutIds = this.chosenIds.includes(ticketId)
      ? [...this.leftOutIds, ticketId]
      : this.leftOutIds.filter((id) => id !== ticketId)
    this.reselect()
  }

  choose(sessionId: string): void {
    this.sessionId = sessionId
    this.check.clear()
    void this.check.load()
  }

  /** Exchanges the tickets; null after a rejection, which reloads the options. */
  async submit(): Promise<ApplyRebookOutput | null> {
    const applied = await this.applying.submit()
    if (applied === null && this.applying.error?.kind === 'rejected') await this.load()
    return applied
  }

  private async name(audienceIds: readonly string[]): Promise<void> {
    const items = this.unnamed.flatMap(({ ticketId }, at) => {
      const audienceId = audienceIds[at]
      return audienceId ? [{ ticketId, audienceId }] : []
    })
    if (items.length > 0) await this.app.request(createAttendee, { rebookTicketItems: items })
    await this.load()
  }

  private get wanted(): { ticketIds: string } {
    return { ticketIds: this.chosenIds.join(',') }
  }

  private reselect(): void {
    this.sessionId = null
    this.check.clear()
    if (this.chosenIds.length > 0) void this.sessions.load()
    else this.sessions.clear()
  }

  private apply(): Promise<ApplyRebookOutput> {
    const input = { orderId: this.orderId, sessionId: this.sessionId ?? '', ticketIds: [...this.chosenIds] }
    return this.app.request(applyRebook, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
