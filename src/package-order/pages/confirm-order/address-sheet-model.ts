import { makeAutoObservable } from 'mobx'
import type { Address } from '@/contracts/address/address'
import { createAddress } from '@/contracts/address/create-address'
import { listAddresses } from '@/contracts/address/list-addresses'
import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces, type Region } from '@/contracts/region/list-provinces'
import { MAINLAND_AREA_CODE, phoneError } from '@/domain/phone'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

const MAX_ADDRESSES = 50
/** Characters that an address needs at least (S2 §5). */
const MIN_DETAIL = 6

/** Choosing where tickets are sent, and adding an address. */
export class AddressSheetModel {
  readonly list: Resource<Address[]>
  readonly saving: Submission<[], string>
  /** The regions to choose from next: provinces, then cities, then districts. */
  readonly regions: Resource<Region[]>
  isAdding = false
  receiver = ''
  cellphone = ''
  detail = ''
  /** Province, city, district, as far as they are chosen. */
  path: Region[] = []
  wasSubmitted = false

  constructor(private readonly app: Pick<App, 'request'>) {
    this.list = new Resource(async () => (await app.request(listAddresses, { offset: 0, length: MAX_ADDRESSES })).list)
    this.saving = new Submission(() => this.save())
    this.regions = new Resource(() => this.fetchRegions())
    makeAutoObservable<this, 'app'>(
      this,
      { app: false, list: false, saving: false, regions: false },
      { autoBind: true },
    )
  }

  get isValid(): boolean {
    const isLongEnough = Array.from(this.detail.trim()).length >= MIN_DETAIL
    const isPhoneRight = phoneError(this.cellphone, MAINLAND_AREA_CODE, []) === null
    return this.receiver.trim() !== '' && isPhoneRight && this.path.length === 3 && isLongEnough
  }

  setAdding(): void {
    this.isAdding = true
    void this.regions.load()
  }

  chooseRegion(region: Region): void {
    this.path = [...this.path, region]
    this.regions.clear()
    if (this.path.length < 3) void this.regions.load()
  }

  clearRegion(): void {
    this.path = []
    this.regions.clear()
    void this.regions.load()
  }

  setReceiver(receiver: string): void {
    this.receiver = receiver
  }

  setCellphone(cellphone: string): void {
    this.cellphone = cellphone.replace(/\D/g, '')
  }

  setDetail(detail: string): void {
    this.detail = detail
  }

  /** The new address, ready to be used; `null` when it could not be saved. */
  async submit(): Promise<Address | null> {
    this.wasSubmitted = true
    if (!this.isValid) return null
    const id = await this.saving.submit()
    if (id === null) return null
    await this.list.load()
    return this.list.value?.find((address) => address.id === id) ?? null
  }

  private fetchRegions(): Promise<Region[]> {
    const [province, city] = this.path
    if (city) return this.app.request(listDistricts, { id: city.id })
    if (province) return this.app.request(listProvinceCities, { id: province.id })
    return this.app.request(listProvinces, {})
  }

  private async save(): Promise<string> {
    const [province, city, district] = this.path
    const { addressId } = await this.app.request(createAddress, {
      receiver: this.receiver.trim(),
      cellphone: this.cellphone,
      countryCode: MAINLAND_AREA_CODE,
      provinceId: province?.id ?? '',
      cityId: city?.id ?? '',
      districtId: district?.id ?? '',
      detailAddress: this.detail.trim(),
      isDefault: false,
    })
    return addressId
  }
}
