import type { Address } from '@/contracts/address/address'
import type { addresses } from '../database/schema/people'
import { isDeliverable, regionName } from './regions'

export function wireAddress(row: typeof addresses.$inferSelect): Address {
  const { userId: _userId, createdAt: _createdAt, ...fields } = row
  return {
    ...fields,
    provinceName: regionName('province_list', row.provinceId) ?? '',
    cityName: regionName('city_list', row.cityId) ?? '',
    districtName: regionName('county_list', row.districtId) ?? '',
    deliverable: isDeliverable(row.provinceId),
  }
}
