import { areaList } from '@vant/area-data'
import type { Region } from '@/contracts/region/list-provinces'
import type { Locale } from '@/domain/locale'
import { ownValue } from '../own-value'
import { romanizedPlace } from './romanize'

type AreaKind = 'province_list' | 'city_list' | 'county_list'

/** Provinces that the shop does not deliver to. */
const NOT_DELIVERED = ['650000', '540000']

/**
 * The regions of a kind that lie in another: codes share their first digits. In English the name in letters stands before
 * the Chinese one, which is what a courier reads.
 */
export function regionsIn(kind: AreaKind, locale: Locale, parentId = ''): Region[] {
  const prefix = kind === 'city_list' ? parentId.slice(0, 2) : parentId.slice(0, 4)
  return Object.entries(areaList[kind])
    .filter(([code]) => kind === 'province_list' || (parentId.length === 6 && code.startsWith(prefix)))
    .map(([code, name]) => ({ id: code, code, name: locale === 'en-US' ? `${romanizedPlace(name)} ${name}` : name }))
}

/** Name of a region; `null` for a code that is none. */
export function regionName(kind: AreaKind, id: string): string | null {
  return ownValue(areaList[kind], id) ?? null
}

export function isDeliverable(provinceId: string): boolean {
  return !NOT_DELIVERED.includes(provinceId)
}
