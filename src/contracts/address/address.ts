import type { Id } from '../wire-types'

/** User input of an address. */
export interface AddressInput {
  /**
   * @minLength 1
   * @maxLength 40
   */
  receiver: string
  /**
   * @minLength 5
   * @maxLength 15
   */
  cellphone: string
  /** @maxLength 6 */
  countryCode: string
  provinceId: Id
  cityId: Id
  districtId: Id
  /**
   * @minLength 6
   * @maxLength 120
   */
  detailAddress: string
  isDefault: boolean
}

export interface Address extends AddressInput {
  id: Id
  provinceName: string
  cityName: string
  districtName: string
  /** False where the merchant does not deliver. */
  deliverable: boolean
}
