import { reaction, runInAction } from 'mobx'
import { getAddress } from '@/contracts/address/get-address'
import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces, type Region } from '@/contracts/region/list-provinces'
import type { Id } from '@/contracts/wire-types'
import type { PhoneNumber } from '@/domain/phone'
import { extractRegion, splitContact } from '@/domain/split-address'
import { textField } from '@/form/text-field'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { addressForm } from './address-form'

type FoundRegion = ReturnType<typeof extractRegion<Region>>

interface FoundParts {
  receiver: string
  phone: PhoneNumber | null
  places: readonly [province: FoundRegion, city: FoundRegion, district: FoundRegion]
}

/** City of an address; a province that is itself a city is often written once. */
function cityOf(cities: readonly Region[], place: string): FoundRegion {
  const [only] = cities
  return extractRegion(cities, place) ?? (cities.length === 1 && only ? { region: only, rest: place } : null)
}

/** An address in the form: new (`id` is null), or stored and loaded first (USER-047). */
export class AddressEntry {
  readonly form: Resource<ReturnType<typeof addressForm>>
  readonly provinces: Resource<Region[]>
  readonly cities: Resource<Region[]>
  readonly districts: Resource<Region[]>
  /** A whole address, pasted as text. */
  readonly pasted = textField({ keeping: 'nothing' })
  /** Splits the pasted text into the fields. */
  readonly splitting: Submission<[], void>
  private readonly endWatch: () => void

  constructor(
    private readonly app: Pick<App, 'request' | 'drafts' | 'locale'>,
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
    this.splitting = new Submission(() => this.split())
    makeRefObservable(this, 'endWatch')
    // Models are created during rendering.
    this.endWatch = runInAction(() => {
      if (id === null) this.form.set(addressForm(app, null))
      else void this.form.load()
      return reaction(
        () => [this.fields?.provinceId.value, this.fields?.cityId.value, app.locale.locale],
        () => this.fields && this.loadRegions(),
        { fireImmediately: true },
      )
    })
  }

  /** Called when the form closes. */
  dispose(): void {
    this.endWatch()
  }

  /** Fields missing in the text stay unchanged; the rest after the regions is the detailed address. */
  private async split(): Promise<void> {
    const { request } = this.app
    const { receiver, phone, place } = splitContact(this.pasted.value)
    const province = extractRegion(await request(listProvinces, {}), place)
    const cities = province && (await request(listProvinceCities, { id: province.region.id }))
    const city = cities && cityOf(cities, province.rest)
    const districts = city && (await request(listDistricts, { id: city.region.id }))
    const district = districts && extractRegion(districts, city.rest)
    this.fill({ receiver, phone, places: [province, city, district] })
  }

  private fill({ receiver, phone, places }: FoundParts): void {
    const { fields } = this
    if (!fields) return
    const [province, city, district] = places
    if (receiver) fields.receiver.set(receiver)
    if (phone) fields.phone.set(phone)
    if (province) fields.provinceId.set(province.region.id)
    if (city) fields.cityId.set(city.region.id)
    if (district) fields.districtId.set(district.region.id)
    const { rest } = district ?? city ?? province ?? { rest: '' }
    if (rest) fields.detail.set(rest)
    this.pasted.reset()
  }

  private get fields() {
    return this.form.value?.fields ?? null
  }

  private loadRegions(): void {
    for (const regions of [this.provinces, this.cities, this.districts]) void regions.load()
  }
}
