import { runInAction } from 'mobx'
import type { Attendee, IdType } from '@/contracts/attendee/attendee'
import { ATTENDEE_PICKER_LENGTH, listAttendees } from '@/contracts/attendee/list-attendees'
import { type Country, listCountries } from '@/contracts/region/list-countries'
import type { Id } from '@/contracts/wire-types'
import { ID_TYPES, isIdType } from '@/domain/identity-document'
import { AppError } from '@/lib/app-error'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { type AttendeeApp, attendeeForm } from './attendee-form'

interface AttendeeEntryOptions {
  /** Attendee to change, or the id of one to load; null for a new one. */
  of: Attendee | Id | null
  /** Documents available for a new attendee. */
  idTypes: readonly IdType[]
  isPhoneRequired: boolean
}

interface EntryContent {
  /** Null for a new one. */
  kept: Attendee | null
  form: ReturnType<typeof attendeeForm>
}

/** An attendee in the form, new or stored. */
export class AttendeeEntry {
  readonly isNew: boolean
  readonly idTypes: readonly IdType[]
  readonly content: Resource<EntryContent>
  /** Nationalities (SHELL-081). */
  readonly countries: Resource<Country[]>

  constructor(
    private readonly app: AttendeeApp,
    private readonly options: AttendeeEntryOptions,
  ) {
    const { of, idTypes } = options
    this.isNew = of === null
    // A stored attendee may have any document.
    this.idTypes = this.isNew ? idTypes : ID_TYPES
    this.countries = new Resource(() => app.request(listCountries, {}))
    this.content = new Resource(async () => this.contentOf(typeof of === 'string' ? await findAttendee(app, of) : of))
    // Models are created during rendering.
    runInAction(() => {
      if (typeof of === 'string') void this.content.load()
      else this.content.set(this.contentOf(of))
      void this.countries.load()
    })
  }

  get isPhoneRequired(): boolean {
    return this.options.isPhoneRequired
  }

  /** Null until a stored attendee is loaded. */
  get form(): EntryContent['form'] | null {
    return this.content.value?.form ?? null
  }

  private contentOf(kept: Attendee | null): EntryContent {
    const { idTypes, isPhoneRequired } = this
    return { kept, form: attendeeForm(this.app, { kept, idTypes, isPhoneRequired }) }
  }
}

/** Document types passed between pages, separated by commas; all types by default. */
export function idTypesOf(text: string | undefined): readonly IdType[] {
  const known = (text ?? '').split(',').filter(isIdType)
  return known.length > 0 ? known : ID_TYPES
}

/** Finds an attendee in the user's list; there is no call for a single one. */
async function findAttendee({ request }: Pick<App, 'request'>, id: Id): Promise<Attendee> {
  for (let offset = 0; ; offset += ATTENDEE_PICKER_LENGTH) {
    const { list, hasMore } = await request(listAttendees, { offset, length: ATTENDEE_PICKER_LENGTH })
    const found = list.find((each) => each.id === id)
    if (found) return found
    if (!hasMore) throw new AppError('rejected', 'not-found')
  }
}
