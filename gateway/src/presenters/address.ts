import type { Address } from '@/contracts/address/address'
import { isDeliverable, regionName } from '../catalogue/regions'
import type { addresses } from '../database/schema/people'

export function presentAddress(row: typeof addresses.$inferSelect): Address {
  const { userId: _userId, createdAt: _createdAt, ...fields } = row
  return {
    ...fields,
    provinceName: regionName('province_list', row.provinceId) ?? '',
    cityName: regionName('city_list', row.cityId) ?? '',
    districtName: regionName('county_list', row.districtId) ?? '',
    deliverable: isDeliverable(row.provinceId),
  }
}
