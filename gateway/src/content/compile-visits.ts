import type { Parking, Reservation } from '../catalogue/entities/visits'
import { stableId } from '../stable-id'
import type { CarParkDocument, ReservationDocument } from './documents/visit-documents'
import { centsOf, optionalCents } from './money'
import { type OfferInput, readDays, readPicture } from './offer-input'
import { plainText } from './written-texts'

/** Days of the week as numbers, 0 for Sunday. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const MAX_PER_ORDER = 4
const LEAVE_MINUTES = 15

export function compileReservation(id: string, body: ReservationDocument, input: OfferInput): Reservation {
  const { references, faults } = input
  body.times.forEach(({ begins, ends }, at) => {
    if (ends <= begins) faults.add(['times', at, 'ends'], ends, 'A time ends after its begin, on the same day.')
    if (body.times.findIndex((time) => time.begins === begins) < at)
      faults.add(['times', at, 'begins'], begins, 'Another time has the same begin.')
  })
  const maxQty = body.maxPerOrder ?? Math.min(MAX_PER_ORDER, body.places)
  if (maxQty > body.places)
    faults.add(['maxPerOrder'], maxQty, 'More people of a reservation than there are places at a time.')
  return {
    reserveId: stableId(`reserve:${id}`),
    name: plainText(body.name, ['name'], faults),
    picture: readPicture(body, 'backstage', faults),
    venueId: references.find('venues', body.venue, ['venue'], faults)?.venueId ?? '',
    ...readDays(
      [
        ['from', body.from],
        ['to', body.to],
      ],
      input,
    ),
    weekdays: body.weekdays?.map((name) => WEEKDAYS.indexOf(name)) ?? null,
    isFull: false,
    priceCent: optionalCents(body.price === 0 ? undefined : body.price, ['price'], faults),
    desc: plainText(body.about, ['about'], faults),
    times: body.times.map(({ begins, ends }) => [begins, ends]),
    slotCapacity: body.places,
    maxQty,
    isRealName: body.isNamed ?? false,
  }
}

export function compileCarPark(id: string, body: CarParkDocument, { references, faults }: OfferInput): Parking {
  const hourCents = centsOf(body.hour, ['hour'], faults)
  const dayMaxCents = centsOf(body.dayMax, ['dayMax'], faults)
  if (dayMaxCents < hourCents) faults.add(['dayMax'], body.dayMax, 'A day costs at least an hour.')
  return {
    parkingId: stableId(`parking:${id}`),
    name: plainText(body.name, ['name'], faults),
    venueId: references.find('venues', body.venue, ['venue'], faults)?.venueId ?? '',
    freeMinutes: body.freeMinutes,
    hourCents,
    dayMaxCents,
    leaveMinutes: body.leaveMinutes ?? LEAVE_MINUTES,
  }
}
