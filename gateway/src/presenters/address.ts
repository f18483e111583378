import type { Address } from '@/contracts/address/address'
import { isDeliverable, regionName } from '../catalogue/regions'
import type { addresses } from '../database/schema/people'
import type { AddressSnapshot } from '../database/schema/snapshots'

export function presentAddress(row: typeof addresses.$inferSelect): Address {
  const { userId: _userId, createdAt: _createdAt, ...fields } = row
  return { ...fields, ...regionNames(row), deliverable: isDeliverable(row.provinceId) }
}

/** Postal address of an order, as of its placement. */
export function presentAddressSnapshot(snapshot: AddressSnapshot): Address {
  return { ...snapshot, ...regionNames(snapshot), isDefault: false, deliverable: true }
}

function regionNames({ provinceId, cityId, districtId }: AddressSnapshot) {
  return {
    provinceName: regionName('province_list', provinceId) ?? '',
    cityName: regionName('city_list', cityId) ?? '',
    districtName: regionName('county_list', districtId) ?? '',
  }
}
