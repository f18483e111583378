import { getAddress } from '@/contracts/address/get-address'
import type { Id } from '@/contracts/wire-types'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { AddressEntry } from '../../people/address-entry'

/** Result of saving: `refused` is shown at the fields, `outOfReach` is stored but cannot be delivered to. */
export type SaveOutcome = 'saved' | 'outOfReach' | 'refused'

/** A page of one address, new or stored; returns its id to the page that opened it (USER-009). */
export class AddressEditModel {
  readonly entry: AddressEntry

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'locale' | 'navigation'>,
    id: Id | undefined,
  ) {
    this.entry = new AddressEntry(app, id ?? null)
  }

  /** Returns the address, or none if the shop does not deliver there. */
  async save(): Promise<SaveOutcome> {
    const { request, navigation } = this.app
    const id = await this.entry.form.value?.submit()
    if (!id) return 'refused'
    // The address is stored: if this call fails, the calling page reports undeliverable addresses.
    const { deliverable } = await request(getAddress, { id }).catch(() => ({ deliverable: true }))
    if (deliverable) await navigation.backWith(routes.addressEdit, { id })
    else await navigation.back()
    return deliverable ? 'saved' : 'outOfReach'
  }

  dispose(): void {
    this.entry.dispose()
  }
}
