import type { Site, Venue, VenueKind } from '../catalogue/entities/place'
import { stableId } from '../stable-id'
import type { FaultList } from './content-fault'
import type { CityDocument, VenueDocument } from './documents/place-documents'
import { isTimeZone } from './moments'
import type { CompiledCity, References } from './references'
import { plainText } from './written-texts'

/** Cities that the app has codes for, by pinyin (SHELL-074). */
const KNOWN_CODES: Readonly<Record<string, string>> = {
  'bei jing': 'BL1101',
  'guang zhou': 'BL1104',
  'shen zhen': 'BL1105',
  'shang hai': 'BL1106',
  'hang zhou': 'BL1107',
  'xiang gang': 'BL1116',
  'ao men': 'BL1117',
}

export function compileCity(id: string, body: CityDocument, references: References, faults: FaultList): CompiledCity {
  const { pinyin, at, timeZone = references.zone } = body
  if (!isTimeZone(timeZone)) faults.add(['timeZone'], timeZone, 'There is no such time zone.', 'Asia/Shanghai')
  const cityId = body.code ?? KNOWN_CODES[pinyin] ?? `C${stableId(`city:${id}`).slice(0, 10)}`
  const site: Site = {
    siteId: cityId,
    cityId,
    provinceId: body.province ?? '000000',
    name: plainText(body.name, ['name'], faults),
    initial: pinyin.charAt(0).toUpperCase(),
    pinyin,
    ...placeOf(at, faults),
    isHot: body.isHot ?? false,
  }
  return { site, timeZone: isTimeZone(timeZone) ? timeZone : 'Asia/Shanghai' }
}

export function compileVenue(id: string, body: VenueDocument, references: References, faults: FaultList): Venue {
  const city = references.find('cities', body.city, ['city'], faults)
  return {
    venueId: stableId(`venue:${id}`),
    key: id,
    kind: body.kind.toUpperCase().replace(/-/g, '_') as VenueKind,
    cityId: city?.site.cityId ?? '',
    name: plainText(body.name, ['name'], faults),
    address: plainText(body.address, ['address'], faults),
    directions: plainText(body.directions, ['directions'], faults),
    ...placeOf(body.at, faults),
    capacity: body.capacity,
  }
}

function placeOf([lat = 0, lng = 0]: readonly number[], faults: FaultList): { lat: number; lng: number } {
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180)
    faults.add(['at'], `${lat}, ${lng}`, 'A place is [latitude, longitude] in degrees.', `[${lng}, ${lat}]`)
  return { lat, lng }
}
