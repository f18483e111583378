import { routes } from '@/routes'
import type { AttendeeEditParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { AttendeeEntry, idTypesOf } from '../../people/attendee-entry'

/** A page of one attendee, new or stored; returns their id to the page that opened it (USER-010). */
export class AudienceModificationModel {
  readonly entry: AttendeeEntry

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'clock' | 'navigation'>,
    { id, idTypes, needsPhone }: Partial<AttendeeEditParams>,
  ) {
    this.entry = new AttendeeEntry(app, {
      of: id ?? null,
      idTypes: idTypesOf(idTypes),
      isPhoneRequired: needsPhone === '1',
    })
  }

  /** Saves and returns the attendee; false after a rejection. */
  async save(): Promise<boolean> {
    const saved = await this.entry.form?.submit()
    if (!saved) return false
    await this.app.navigation.backWith(routes.audienceModification, { id: saved.id })
    return true
  }
}
