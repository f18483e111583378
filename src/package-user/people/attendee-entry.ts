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
  /** The one to change, or the id of one that is looked up first; null for a new one. */
  of: Attendee | Id | null
  /** Documents that a new one may have. */
  idTypes: readonly IdType[]
  isPhoneRequired: boolean
}

interface EntryContent {
  /** Null for a new one. */
  kept: Attendee | null
  form: ReturnType<typeof attendeeForm>
}

/** An attendee in the form: a new one, or one that is kept already. */
export class AttendeeEntry {
  readonly isNew: boolean
  readonly idTypes: readonly IdType[]
  readonly content: Resource<EntryContent>
  /** To choose from (SHELL-081). */
  readonly countries: Resource<Country[]>

  constructor(
    private readonly app: AttendeeApp,
    private readonly options: AttendeeEntryOptions,
  ) {
    const { of, idTypes } = options
    this.isNew = of === null
    // One who is kept may have any document.
    this.idTypes = this.isNew ? idTypes : ID_TYPES
    this.countries = new Resource(() => app.request(listCountries, {}))
    this.content = new Resource(async () => this.contentOf(typeof of === 'string' ? await findAttendee(app, of) : of))
    // A page makes its model while it is drawn.
    runInAction(() => {
      if (typeof of === 'string') void this.content.load()
      else this.content.set(this.contentOf(of))
      void this.countries.load()
    })
  }

  get isPhoneRequired(): boolean {
    return this.options.isPhoneRequired
  }

  /** Null until one who is kept is looked up. */
  get form(): EntryContent['form'] | null {
    return this.content.value?.form ?? null
  }

  private contentOf(kept: Attendee | null): EntryContent {
    const { idTypes, isPhoneRequired } = this
    return { kept, form: attendeeForm(this.app, { kept, idTypes, isPhoneRequired }) }
  }
}

/** Kinds of documents as pages name them to each other, with commas; every kind where none is named. */
export function idTypesOf(text: string | undefined): readonly IdType[] {
  const known = (text ?? '').split(',').filter(isIdType)
  return known.length > 0 ? known : ID_TYPES
}

/** Looks through the attendees of the user; there is no call for one of them. */
async function findAttendee({ request }: Pick<App, 'request'>, id: Id): Promise<Attendee> {
  for (let offset = 0; ; offset += ATTENDEE_PICKER_LENGTH) {
    const { list, hasMore } = await request(listAttendees, { offset, length: ATTENDEE_PICKER_LENGTH })
    const found = list.find((each) => each.id === id)
    if (found) return found
    if (!hasMore) throw new AppError('rejected', 'not-found')
  }
}
