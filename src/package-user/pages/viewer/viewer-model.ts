import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { removeAttendee } from '@/contracts/attendee/remove-attendee'
import { type Country, listCountries } from '@/contracts/region/list-countries'
import type { Id } from '@/contracts/wire-types'
import { ID_TYPES, isIdType } from '@/domain/identity-document'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { attendeeForm } from './attendee-form'

/** An attendee in the form: a new one, or one that is kept already. */
export interface AttendeeEntry {
  kept: Attendee | null
  /** Documents to choose from. */
  idTypes: readonly IdType[]
  form: ReturnType<typeof attendeeForm>
}

/** The people of a user, and choosing some of them for the page that asked (USER-031, USER-053, ORDER-034). */
export class ViewerModel {
  readonly list: Resource<Attendee[]>
  /** To choose from in the form: asked for with the first one that is opened (SHELL-081). */
  readonly countries: Resource<Country[]>
  /** By id. Orders and tickets keep whom they were placed for. */
  readonly removing: Submission<[Id], void>
  /** Documents that a new one may have. */
  readonly idTypes: readonly IdType[]
  /** How many are chosen; 0 where nobody asked. */
  readonly count: number
  chosenIds: readonly string[]
  /** The one in the form above the list; null while the form is closed. */
  entry: AttendeeEntry | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'clock' | 'navigation'>,
    { count, idTypes, chosenIds, bizShowSessionId }: Partial<ViewerParams>,
  ) {
    const known = partsOf(idTypes).filter(isIdType)
    this.idTypes = known.length > 0 ? known : ID_TYPES
    this.count = Math.max(0, Math.trunc(Number(count ?? 0)) || 0)
    this.chosenIds = partsOf(chosenIds)
    const of = bizShowSessionId ? { bizShowSessionId } : {}
    this.list = new Resource(
      async () => (await app.request(listAttendees, { ...of, offset: 0, length: ATTENDEE_PICKER_LENGTH })).list,
    )
    this.countries = new Resource(() => app.request(listCountries, {}))
    this.removing = new Submission((id) => this.remove(id))
    makeRefObservable(this)
  }

  /** Those that are chosen and can be. */
  get chosen(): readonly string[] {
    const selectable = new Set((this.list.value ?? []).filter((each) => each.selectable).map(({ id }) => id))
    return this.chosenIds.filter((id) => selectable.has(id))
  }

  /** One more than needed takes the place of the first chosen. */
  toggle(id: string): void {
    const { chosen } = this
    this.chosenIds = chosen.includes(id)
      ? chosen.filter((known) => known !== id)
      : [...chosen, id].slice(-Math.max(1, this.count))
  }

  /** Opens the form, for a new one or to change one who is kept: such a one may have any document. */
  open(kept: Attendee | null): void {
    const idTypes = kept ? ID_TYPES : this.idTypes
    if (this.countries.value === null) void this.countries.load()
    this.entry = { kept, idTypes, form: attendeeForm(this.app, idTypes, kept) }
  }

  close(): void {
    this.entry = null
  }

  /** Saves who is in the form; a new one is chosen. What a session says of them is asked again. */
  async save(): Promise<void> {
    const { entry } = this
    const saved = await entry?.form.submit()
    if (!entry || !saved) return
    this.put(saved)
    if (this.entry === entry) this.close()
    if (entry.kept === null && this.count > 0) this.toggle(saved.id)
    void this.list.load()
  }

  /** Back to the page that asked, with those that are chosen. */
  finish(): Promise<void> {
    return this.app.navigation.backWith(routes.viewer, { ids: this.chosen })
  }

  private put(saved: Attendee): void {
    const known = this.list.value ?? []
    const isKnown = known.some(({ id }) => id === saved.id)
    this.list.set(isKnown ? known.map((each) => (each.id === saved.id ? saved : each)) : [saved, ...known])
  }

  private async remove(id: Id): Promise<void> {
    await this.app.request(removeAttendee, { id })
    this.list.set((this.list.value ?? []).filter((each) => each.id !== id))
  }
}

function partsOf(text = ''): string[] {
  return text.split(',').filter((part) => part !== '')
}
