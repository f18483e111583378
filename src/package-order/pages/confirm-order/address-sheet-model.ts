import { reaction } from 'mobx'
import type { Address } from '@/contracts/address/address'
import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces, type Region } from '@/contracts/region/list-provinces'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { addressForm } from './address-form'

/** Choosing where tickets are sent, and adding an address. */
export class AddressSheetModel {
  readonly form: ReturnType<typeof addressForm>
  readonly provinces: Resource<Region[]>
  readonly cities: Resource<Region[]>
  readonly districts: Resource<Region[]>
  isAdding = false
  private readonly endWatch: () => void

  constructor(
    app: Pick<App, 'request' | 'drafts' | 'locale'>,
    private readonly list: Resource<Address[]>,
  ) {
    const { request } = app
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

  /** Saves the new address; null when something is wrong with it. */
  async add(): Promise<Address | null> {
    const id = await this.form.submit()
    if (id === null) return null
    this.form.reset()
    await this.list.load()
    this.setAdding(false)
    return this.list.value?.find((address) => address.id === id) ?? null
  }

  dispose(): void {
    this.endWatch()
  }

  private loadRegions(): void {
    for (const regions of [this.provinces, this.cities, this.districts]) void regions.load()
  }
}
