import { listDistricts } from '@/contracts/region/list-districts'
import { listProvinceCities } from '@/contracts/region/list-province-cities'
import { listProvinces, type Region } from '@/contracts/region/list-provinces'
import type { Id } from '@/contracts/wire-types'
import { readContactText } from '@/domain/contact-text'
import { findRegion } from '@/domain/find-region'
import type { PhoneNumber } from '@/domain/phone'
import { receiverIn } from '@/domain/receiver-name'
import type { Request } from '@/request/request'

/** Place of a pasted address; the parts that the text does not name are null. */
export interface PastedPlace {
  provinceId: Id
  cityId: Id | null
  districtId: Id | null
  detail: string
}

export interface PastedAddress {
  /** Empty if nothing can be a name. */
  receiver: string
  phone: PhoneNumber | null
  /** Null without a region. */
  place: PastedPlace | null
  /** Unread text, such as a document's number, or a place without its region. */
  unread: string
}

/** Reads a whole address as it is copied from an order or a chat. Nothing is guessed. */
export async function readAddress(request: Request, pasted: string): Promise<PastedAddress> {
  const { phone, extension, parts, unread } = readContactText(pasted)
  const { rest: text, ...region } = await findPlace(request, parts.join('\n'))
  const { receiver, rest } = receiverIn(text.split('\n').flatMap((part) => part.trim() || []))
  const detail = [...rest, ...(extension ? [`转${extension}`] : [])].join(' ')
  const { provinceId } = region
  if (provinceId === null) return { receiver, phone, place: null, unread: [detail, ...unread].join(' ').trim() }
  return { receiver, phone, place: { ...region, provinceId, detail }, unread: unread.join(' ') }
}

async function findPlace(request: Request, text: string) {
  const provinces = await request(listProvinces, {})
  const province = findRegion(provinces, text) ?? (await findProvinceByCity(request, provinces, text))
  const cities = province ? await request(listProvinceCities, { id: province.region.id }) : []
  const [only] = cities
  // A province that is itself a city is often written once.
  const named = province && findRegion(cities, province.rest)
  const city = named ?? (province && only && cities.length === 1 ? { region: only, rest: province.rest } : null)
  const district = city && findRegion(await request(listDistricts, { id: city.region.id }), city.rest)
  return {
    provinceId: province?.region.id ?? null,
    cityId: city?.region.id ?? null,
    districtId: district?.region.id ?? null,
    rest: (district ?? city ?? province)?.rest ?? text,
  }
}

/** The province of a city that is named without it; the text keeps the city. */
async function findProvinceByCity(request: Request, provinces: readonly Region[], text: string) {
  const cities = await Promise.all(provinces.map(({ id }) => request(listProvinceCities, { id })))
  const city = findRegion(cities.flat(), text)
  const region = provinces.find((_province, at) => cities[at]?.some(({ id }) => id === city?.region.id))
  return region ? { region, rest: text } : null
}
