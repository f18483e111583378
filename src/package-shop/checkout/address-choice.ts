import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import type { Field } from '@/form/field'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { Request } from '@/request/request'

/** Delivery address of the buyer: the default one until another is picked. */
export class AddressChoice {
  readonly list: Resource<Address[]>

  constructor(
    request: Request,
    private readonly field: Field<string | null>,
  ) {
    this.list = new Resource(
      async () => (await request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })).list,
      (addresses) => this.selectDefault(addresses),
    )
    makeRefObservable(this)
  }

  get address(): Address | null {
    return this.list.value?.find(({ id }) => id === this.field.value) ?? null
  }

  /** Applies the picked address, which may be new. */
  choose(id: string): void {
    this.field.set(id)
    void this.list.load()
  }

  private selectDefault(addresses: readonly Address[]): void {
    if (this.address) return
    this.field.reset(addresses.find((each) => each.isDefault && each.deliverable)?.id ?? null)
  }
}
