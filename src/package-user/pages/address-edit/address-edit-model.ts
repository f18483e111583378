import { getAddress } from '@/contracts/address/get-address'
import type { Id } from '@/contracts/wire-types'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { AddressEntry } from '../../people/address-entry'

/** What became of the address: `refused` was said at its fields, `outOfReach` is kept but cannot be sent to. */
export type SaveOutcome = 'saved' | 'outOfReach' | 'refused'

/** A page for one address, new or kept; who asked for it gets its id (USER-009). */
export class AddressEditModel {
  readonly entry: AddressEntry

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'locale' | 'navigation'>,
    id: Id | undefined,
  ) {
    this.entry = new AddressEntry(app, id ?? null)
  }

  /** Leaves with the address, or without it where the shop does not deliver there. */
  async save(): Promise<SaveOutcome> {
    const { request, navigation } = this.app
    const id = await this.entry.form.value?.submit()
    if (!id) return 'refused'
    // It is kept: without an answer here the page that asked says what stands in the way.
    const { deliverable } = await request(getAddress, { id }).catch(() => ({ deliverable: true }))
    if (deliverable) await navigation.backWith(routes.addressEdit, { id })
    else await navigation.back()
    return deliverable ? 'saved' : 'outOfReach'
  }

  dispose(): void {
    this.entry.dispose()
  }
}
