import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { ID_TYPES, isIdType } from '@/domain/identity-document'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { ViewerParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { attendeeForm } from './attendee-form'

/** The people of a user, and choosing some of them for whoever asked (USER-031, ORDER-034). */
export class ViewerModel {
  readonly list: Resource<Attendee[]>
  readonly form: ReturnType<typeof attendeeForm>
  /** Documents that a new one may have. */
  readonly idTypes: readonly IdType[]
  /** How many are chosen; 0 where nobody asked. */
  readonly count: number
  chosenIds: readonly string[]
  isAdding = false

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
    this.form = attendeeForm(app, this.idTypes)
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

  setAdding(isAdding: boolean): void {
    this.isAdding = isAdding
  }

  /** Saves the new one and chooses it. */
  async add(): Promise<void> {
    const attendee = await this.form.submit()
    if (attendee) this.choose(attendee)
  }

  /** Back to whoever asked, with those that are chosen. */
  finish(): Promise<void> {
    return this.app.navigation.backWith(routes.viewer, { ids: this.chosen })
  }

  private choose(attendee: Attendee): void {
    this.list.set([attendee, ...(this.list.value ?? [])])
    this.form.reset()
    this.isAdding = false
    if (this.count > 0) this.toggle(attendee.id)
  }
}

function partsOf(text = ''): string[] {
  return text.split(',').filter((part) => part !== '')
}
