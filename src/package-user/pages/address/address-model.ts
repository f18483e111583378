import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import { removeAddress } from '@/contracts/address/remove-address'
import { setDefaultAddress } from '@/contracts/address/set-default-address'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { AddressParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { AddressEntry } from '../../people/address-entry'

/** Addresses of a user, and picking one for the calling page (USER-024, USER-025, USER-047). */
export class AddressModel {
  readonly list: Resource<Address[]>
  /** By id. Orders keep the address they were placed with. */
  readonly removing: Submission<[Id], void>
  /** By id: the only default of the user from then on. */
  readonly makingDefault: Submission<[Id], void>
  /** True if a page opened it to pick an address. */
  readonly isChoosing: boolean
  /** Address in the form above the list; null while the form is closed. */
  entry: AddressEntry | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'locale' | 'navigation'>,
    { toChoose }: Partial<AddressParams>,
  ) {
    this.isChoosing = toChoose === '1'
    this.list = new Resource(
      async () => (await app.request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })).list,
    )
    this.removing = new Submission((id) => this.remove(id))
    this.makingDefault = new Submission((id) => this.makeDefault(id))
    makeRefObservable(this)
  }

  /** Opens the form for a new address, or for the one with this id. */
  open(id: Id | null): void {
    this.close()
    this.entry = new AddressEntry(this.app, id)
  }

  close(): void {
    this.entry?.dispose()
    this.entry = null
  }

  /** Saves the form; a calling page receives a new address if it can be delivered to. */
  async save(): Promise<void> {
    const { entry } = this
    const id = await entry?.form.value?.submit()
    if (!entry || !id) return
    await this.list.load()
    if (this.entry === entry) this.close()
    const saved = this.list.value?.find((address) => address.id === id)
    if (this.isChoosing && entry.id === null && saved?.deliverable) await this.choose(id)
  }

  /** Returns an address to the calling page. */
  choose(id: Id): Promise<void> {
    return this.app.navigation.backWith(routes.address, { id })
  }

  dispose(): void {
    this.close()
  }

  private async remove(id: Id): Promise<void> {
    await this.app.request(removeAddress, { id })
    this.list.set((this.list.value ?? []).filter((address) => address.id !== id))
  }

  private async makeDefault(id: Id): Promise<void> {
    await this.app.request(setDefaultAddress, { id })
    this.list.set((this.list.value ?? []).map((address) => ({ ...address, isDefault: address.id === id })))
  }
}
