import type { LocalText } from '../../texts/text'
import type { OfferPicture } from '../drawings/offer-picture'

export interface Reservation {
  reserveId: string
  name: LocalText
  picture: OfferPicture
  venueId: string
  /** Period of visits, epoch ms. */
  beginAt: number
  endAt: number
  /** Days of the week of visits, 0 for Sunday; `null` for every day. */
  weekdays: readonly number[] | null
  isFull: boolean
  /** Price per person; `null` for free. */
  priceCent: number | null
  desc: LocalText
  /** Times of each day, `10:00`. */
  times: readonly (readonly [begin: string, end: string])[]
  /** Capacity of each time. */
  slotCapacity: number
  /** Maximum people of a reservation. */
  maxQty: number
  /** True if every visitor is named. */
  isRealName: boolean
}

/** A car park with payment in the shop. */
export interface Parking {
  parkingId: string
  name: LocalText
  venueId: string
  freeMinutes: number
  /** Fee per started hour. */
  hourCents: number
  /** Maximum fee in 24 hours. */
  dayMaxCents: number
  /** Minutes to leave after payment. */
  leaveMinutes: number
}
