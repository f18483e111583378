import { cancelRegistration } from '@/contracts/open-show/cancel-registration'
import { listRegistrations } from '@/contracts/open-show/list-registrations'
import type { Registration } from '@/contracts/open-show/registration'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** The registrations of the user, the code of one of them, and taking one back (OPEN-006). */
export class RegistrationListModel {
  readonly registrations: PagedList<Registration>
  /** By id; the list loads again by itself. */
  readonly cancelling: Submission<[string], true>
  /** Id of the shown code; null for none. */
  private shownId: string | null = null

  constructor({ request }: Pick<App, 'request'>) {
    this.registrations = new PagedList((offset) => request(listRegistrations, { offset, length: PAGE_LENGTH }))
    this.cancelling = new Submission((id) => request(cancelRegistration, { id }))
    makeRefObservable(this)
  }

  get shown(): Registration | null {
    return this.registrations.items.find(({ registrationId }) => registrationId === this.shownId) ?? null
  }

  show(registrationId: string | null): void {
    this.shownId = registrationId
  }
}
