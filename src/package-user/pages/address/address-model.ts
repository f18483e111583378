import { reaction } from 'mobx'
import type { Address } from '@/contracts/address/address'
import { ADDRESS_PICKER_LENGTH, listAddresses } from '@/contracts/address/list-addresses'
import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces, type Region } from '@/contracts/region/list-provinces'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { AddressParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { addressForm } from './address-form'

/** The addresses of a user, and choosing one of them for whoever asked (USER-024, USER-025). */
export class AddressModel {
  readonly list: Resource<Address[]>
  readonly form: ReturnType<typeof addressForm>
  readonly provinces: Resource<Region[]>
  readonly cities: Resource<Region[]>
  readonly districts: Resource<Region[]>
  /** False where nobody asked for one. */
  readonly isChoosing: boolean
  isAdding = false
  private readonly endWatch: () => void

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'locale' | 'navigation'>,
    { toChoose }: Partial<AddressParams>,
  ) {
    const { request } = app
    this.isChoosing = toChoose === '1'
    this.list = new Resource(
      async () => (await request(listAddresses, { offset: 0, length: ADDRESS_PICKER_LENGTH })).list,
    )
    this.form = addressForm(app)
    const { provinceId, cityId } = this.form.fields
    this.provinces = new Resource(() => request(listProvinces, {}))
    this.cities = new Resource(async () =>
      provinceId.value ? request(listProvinceCities, { id: provinceId.value }) : [],
    )
    this.districts = new Resource(async () => (cityId.value ? request(listDistricts, { id: cityId.value }) : []))
    makeRefObservable(this, 'endWatch')
    this.endWatch = reaction(
      () => [this.isAdding, provinceId.value, cityId.value, app.locale.locale],
      () => this.isAdding && this.loadRegions(),
    )
  }

  setAdding(isAdding: boolean): void {
    this.isAdding = isAdding
  }

  /** Saves the new address; whoever asked for one gets it, where it can be delivered to. */
  async add(): Promise<void> {
    const id = await this.form.submit()
    if (id === null) return
    this.form.reset()
    await this.list.load()
    this.setAdding(false)
    const added = this.list.value?.find((address) => address.id === id)
    if (this.isChoosing && added?.deliverable) await this.choose(id)
  }

  /** Back to whoever asked. */
  choose(id: string): Promise<void> {
    return this.app.navigation.backWith(routes.address, { id })
  }

  dispose(): void {
    this.endWatch()
  }

  private loadRegions(): void {
    for (const regions of [this.provinces, this.cities, this.districts]) void regions.load()
  }
}
