import { reaction } from 'mobx'
import { getAddress } from '@/contracts/address/get-address'
import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces, type Region } from '@/contracts/region/list-provinces'
import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { addressForm } from './address-form'

/** An address in the form: a new one (`id` is null), or one that is kept and looked up first (USER-047). */
export class AddressEntry {
  readonly form: Resource<ReturnType<typeof addressForm>>
  readonly provinces: Resource<Region[]>
  readonly cities: Resource<Region[]>
  readonly districts: Resource<Region[]>
  private readonly endWatch: () => void

  constructor(
    app: Pick<App, 'request' | 'drafts' | 'locale'>,
    readonly id: Id | null,
  ) {
    const { request } = app
    this.form = new Resource(async () => addressForm(app, id === null ? null : await request(getAddress, { id })))
    this.provinces = new Resource(() => request(listProvinces, {}))
    this.cities = new Resource(async () => {
      const province = this.fields?.provinceId.value
      return province ? request(listProvinceCities, { id: province }) : []
    })
    this.districts = new Resource(async () => {
      const city = this.fields?.cityId.value
      return city ? request(listDistricts, { id: city }) : []
    })
    makeRefObservable(this, 'endWatch')
    if (id === null) this.form.set(addressForm(app, null))
    else void this.form.load()
    this.endWatch = reaction(
      () => [this.fields?.provinceId.value, this.fields?.cityId.value, app.locale.locale],
      () => this.fields && this.loadRegions(),
      { fireImmediately: true },
    )
  }

  /** The form is closed. */
  dispose(): void {
    this.endWatch()
  }

  private get fields() {
    return this.form.value?.fields ?? null
  }

  private loadRegions(): void {
    for (const regions of [this.provinces, this.cities, this.districts]) void regions.load()
  }
}
