import { areaList } from '@vant/area-data'
import type { Region } from '@/contracts/region/list-provinces'
import type { Locale } from '@/domain/locale'
import { ownValue } from '../own-value'
import { romanizedPlace } from './romanize'

type AreaKind = 'province_list' | 'city_list' | 'county_list'

/** Provinces that the shop does not deliver to. */
const NOT_DELIVERED = ['650000', '540000']

/**
 * Child regions of another: codes share their first digits. English names are romanised before the Chinese name, which
 * couriers read.
 */
export function regionsIn(kind: AreaKind, locale: Locale, parentId = ''): Region[] {
  const prefix = kind === 'city_list' ? parentId.slice(0, 2) : parentId.slice(0, 4)
  return Object.entries(areaList[kind])
    .filter(([code]) => kind === 'province_list' || (parentId.length === 6 && code.startsWith(prefix)))
    .map(([code, name]) => ({ id: code, code, name: locale === 'en-US' ? `${romanizedPlace(name)} ${name}` : name }))
}

/** Region name; `null` for an unknown code. */
export function regionName(kind: AreaKind, id: string): string | null {
  return ownValue(areaList[kind], id) ?? null
}

export function isDeliverable(provinceId: string): boolean {
  return !NOT_DELIVERED.includes(provinceId)
}
