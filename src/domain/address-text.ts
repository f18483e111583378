import type { Address } from '@/contracts/address/address'

type Place = Pick<Address, 'provinceName' | 'cityName' | 'districtName' | 'detailAddress'>

/** Formats a postal address from the province on; a city that is its own province is named once. */
export function addressText({ provinceName, cityName, districtName, detailAddress }: Place): string {
  return [...new Set([provinceName, cityName, districtName]), detailAddress].filter(Boolean).join(' ')
}
