import { reaction, runInAction } from 'mobx'
import { getAddress } from '@/contracts/address/get-address'
import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces, type Region } from '@/contracts/region/list-provinces'
import type { Id } from '@/contracts/wire-types'
import { textField } from '@/form/text-field'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { addressForm } from './address-form'
import { type PastedPlace, readAddress } from './read-address'

/** Result of filling in a pasted address; `untouched` if it would mix with the older one. */
export type PasteOutcome = 'filled' | 'partly' | 'untouched'

/** An address in the form: new (`id` is null), or stored and loaded first (USER-047). */
export class AddressEntry {
  readonly form: Resource<ReturnType<typeof addressForm>>
  readonly provinces: Resource<Region[]>
  readonly cities: Resource<Region[]>
  readonly districts: Resource<Region[]>
  /** A whole address, pasted as text. */
  readonly pasted = textField({ keeping: 'nothing' })
  /** Outcome of the last paste; null before one, and once the text changes. */
  outcome: PasteOutcome | null = null
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
    this.pasted.onChange(() => {
      this.outcome = null
    })
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

  /** Reads the pasted text; a failure is shown below it. */
  fillIn = async (): Promise<void> => {
    await this.splitting.submit()
    const { error } = this.splitting
    if (error) this.pasted.refuse(error)
  }

  /** Called when the form closes. */
  dispose(): void {
    this.endWatch()
  }

  /** Fills the form; unread text stays in the field. */
  private async split(): Promise<void> {
    const address = await readAddress(this.app.request, this.pasted.value)
    const { fields } = this
    if (!fields) return
    const isBlank = fields.provinceId.value === null && fields.detail.value.trim() === ''
    if (address.place === null && !isBlank) return this.end('untouched', this.pasted.value)
    // An older place never stays under a new name, nor an older name above a new place.
    if (address.receiver || !isBlank) fields.receiver.set(address.receiver)
    if (address.phone) fields.phone.set(address.phone)
    else if (!isBlank) fields.phone.reset({ countryCode: fields.phone.value.countryCode, cellphone: '' })
    if (address.place) this.fillPlace(address.place)
    this.end(address.unread === '' && this.isComplete ? 'filled' : 'partly', address.unread)
  }

  private fillPlace({ provinceId, cityId, districtId, detail }: PastedPlace): void {
    const { fields } = this
    if (!fields) return
    fields.provinceId.set(provinceId)
    fields.cityId.set(cityId)
    fields.districtId.set(districtId)
    fields.detail.set(detail)
  }

  private end(outcome: PasteOutcome, unread: string): void {
    this.pasted.reset(unread)
    this.outcome = outcome
  }

  private get isComplete(): boolean {
    return Object.values(this.fields ?? {}).every(({ problem }) => problem === null)
  }

  private get fields() {
    return this.form.value?.fields ?? null
  }

  private loadRegions(): void {
    for (const regions of [this.provinces, this.cities, this.districts]) void regions.load()
  }
}
