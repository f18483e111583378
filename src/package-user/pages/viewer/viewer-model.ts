import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { ATTENDEE_LIST_LENGTH, ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { removeAttendee } from '@/contracts/attendee/remove-attendee'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { AttendeeEntry, idTypesOf } from '../../people/attendee-entry'

/** Attendees of a user, and picking some for the calling page (USER-031, USER-053, ORDER-034). */
export class ViewerModel {
  readonly list: PagedList<Attendee>
  /** By id. Orders and tickets keep their attendees. */
  readonly removing: Submission<[Id], unknown>
  /** Documents available for a new attendee. */
  readonly idTypes: readonly IdType[]
  /** Number to pick; 0 without a calling page. */
  readonly count: number
  chosenIds: readonly string[]
  /** Attendee in the form above the list; null while the form is closed. */
  entry: AttendeeEntry | null = null
  private readonly isPhoneRequired: boolean

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'clock' | 'navigation'>,
    { count, idTypes, chosenIds, bizShowSessionId, needsPhone, orderId }: Partial<ViewerParams>,
  ) {
    this.idTypes = idTypesOf(idTypes)
    this.count = Math.max(0, Math.trunc(Number(count ?? 0)) || 0)
    this.chosenIds = (chosenIds ?? '').split(',').filter((id) => id !== '')
    this.isPhoneRequired = needsPhone === '1'
    const of = {
      ...(bizShowSessionId && { bizShowSessionId }),
      ...(orderId && { orderId }),
      source: sourceOf(this.count, orderId),
    }
    const length = this.count > 0 ? ATTENDEE_PICKER_LENGTH : ATTENDEE_LIST_LENGTH
    this.list = new PagedList((offset) => app.request(listAttendees, { ...of, offset, length }))
    this.removing = new Submission((id) => app.request(removeAttendee, { id }))
    makeRefObservable(this)
  }

  /** Selected attendees that are allowed. */
  get chosen(): readonly string[] {
    const selectable = new Set(this.list.items.filter((each) => each.selectable).map(({ id }) => id))
    return this.chosenIds.filter((id) => selectable.has(id))
  }

  /** One more than needed replaces the first selected. */
  toggle(id: string): void {
    const { chosen } = this
    this.chosenIds = chosen.includes(id)
      ? chosen.filter((known) => known !== id)
      : [...chosen, id].slice(-Math.max(1, this.count))
  }

  /** Opens the form for a new or a stored attendee. */
  open(kept: Attendee | null): void {
    const { idTypes, isPhoneRequired } = this
    this.entry = new AttendeeEntry(this.app, { of: kept, idTypes, isPhoneRequired })
  }

  close(): void {
    this.entry = null
  }

  /** Saves the form; selects a new attendee. The list reloads by itself. */
  async save(): Promise<void> {
    const { entry } = this
    const saved = await entry?.form?.submit()
    if (!entry || !saved) return
    if (this.entry === entry) this.close()
    if (entry.isNew && this.count > 0) this.toggle(saved.id)
  }

  /** Returns the selection to the calling page. */
  finish(): Promise<void> {
    return this.app.navigation.backWith(routes.viewer, { ids: this.chosen })
  }
}

/** Purpose of the list: a purchase, an exchange, or the user's own management. */
function sourceOf(count: number, orderId: string | undefined): 'USER_CENTER' | 'ORDER' | 'REBOOK' {
  if (orderId) return 'REBOOK'
  return count > 0 ? 'ORDER' : 'USER_CENTER'
}
