import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { attendeeForm } from './attendee-form'

interface Choice {
  list: Resource<Attendee[]>
  required: number
  idTypes: readonly IdType[]
  chosenIds: readonly string[]
}

/** Choosing attendees for an order, and adding one. */
export class AttendeeSheetModel {
  readonly form: ReturnType<typeof attendeeForm>
  chosenIds: readonly string[]
  isAdding = false

  constructor(
    app: Pick<App, 'request' | 'drafts' | 'clock'>,
    private readonly choice: Choice,
  ) {
    this.form = attendeeForm(app, choice.idTypes)
    this.chosenIds = choice.chosenIds
    makeRefObservable(this)
  }

  /** One more than needed takes the place of the first chosen. */
  toggle(id: string): void {
    if (this.chosenIds.includes(id)) this.chosenIds = this.chosenIds.filter((known) => known !== id)
    else this.chosenIds = [...this.chosenIds, id].slice(-this.choice.required)
  }

  setAdding(isAdding: boolean): void {
    this.isAdding = isAdding
  }

  /** Saves the new one and chooses it. */
  async add(): Promise<void> {
    const attendee = await this.form.submit()
    if (attendee) this.choose(attendee)
  }

  private choose(attendee: Attendee): void {
    const { list } = this.choice
    list.set([attendee, ...(list.value ?? [])])
    this.form.reset()
    this.isAdding = false
    this.toggle(attendee.id)
  }
}
