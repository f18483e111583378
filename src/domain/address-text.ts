import type { Address } from '@/contracts/address/address'

type Place = Pick<Address, 'provinceName' | 'cityName' | 'districtName' | 'detailAddress'>

/** Where something is sent, from the province on; of a city that is a province of its own, once. */
export function addressText({ provinceName, cityName, districtName, detailAddress }: Place): string {
  return [...new Set([provinceName, cityName, districtName]), detailAddress].filter(Boolean).join(' ')
}
