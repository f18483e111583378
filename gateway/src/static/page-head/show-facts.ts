import { type GetShowDynamicOutput, getShowDynamic, type ShowStatus } from '@/contracts/show/get-show-dynamic'
import { type GetShowStaticOutput, getShowStatic } from '@/contracts/show/get-show-static'
import type { Locale } from '@/domain/locale'
import { pathOf } from '@/domain/page-address'
import { displayShowTime } from '@/domain/show-days'
import { shownPrice } from '@/domain/shown-price'
import type { Show } from '../../catalogue/entities/show'
import type { FactsContext } from './facts-context'
import { AVAILABILITY, showOffer } from './offers'
import type { FoundFacts, LinkedData } from './page-facts'
import { momentText, placeData, showEnd } from './places'

const SCHEDULED = 'https://schema.org/EventScheduled'
/** Show states that deviate from the announcement. */
const EVENT_STATUS: ReadonlyMap<ShowStatus, string> = new Map([
  ['CANCELED', 'https://schema.org/EventCancelled'],
  ['DELAY', 'https://schema.org/EventPostponed'],
])
const RESCHEDULED = 'https://schema.org/EventRescheduled'

/** Event status, and the original date of a moved show. */
function heldData({ movedFrom, utcOffset }: Show, status: ShowStatus) {
  const eventStatus = EVENT_STATUS.get(status)
  if (eventStatus || movedFrom === null) return { eventStatus: eventStatus ?? SCHEDULED }
  return { eventStatus: RESCHEDULED, previousStartDate: momentText(movedFrom, utcOffset) }
}

/** Facts of a show: date, place, cast, status and price. */
export async function showFacts(context: FactsContext, showId: string): Promise<FoundFacts> {
  const read = await context.read(getShowStatic, { showId })
  if (typeof read === 'string') return read
  const sale = await context.read(getShowDynamic, { showId })
  const show = context.catalogue.findShow(showId)
  if (typeof sale === 'string' || !show) return 'unknown'
  const { basicInfo } = read
  const base = { name: basicInfo.showName, image: basicInfo.posterUrl, data: null }
  const place = `${basicInfo.cityName} · ${basicInfo.venueName}`
  // Search results and chats cannot veil pictures.
  if (basicInfo.isSensitive) {
    return { ...base, description: `${basicInfo.displayShowTime} · ${place}`, image: null, isIndexed: false }
  }
  const words = [show.subtitle[context.locale], basicInfo.displayShowTime, place, priceWords(context, sale)]
  const { tour } = basicInfo
  return {
    ...base,
    description: words.filter(Boolean).join(' · '),
    data: showData(context, show, read, sale),
    isIndexed: true,
    ...(tour && { parent: { name: tour.tourName, path: pathOf('tour', tour.tourId) } }),
  }
}

function showData(
  context: FactsContext,
  show: Show,
  { basicInfo, performers }: GetShowStaticOutput,
  sale: GetShowDynamicOutput,
): LinkedData {
  const offers = context.isPriceHidden
    ? null
    : showOffer(sale, context.urlOf(pathOf('show', show.showId)), show.utcOffset)
  return {
    ...eventData(context, show, sale.showStatus),
    image: [basicInfo.posterUrl],
    description: show.subtitle[context.locale],
    organizer: context.organization,
    ...(performers.length > 0 && { performer: performers.map(({ name }) => ({ '@type': 'Person', name })) }),
    ...(offers && { offers }),
    ...(show.isFree && { isAccessibleForFree: true }),
  }
}

/** A show as one event of a series. */
function eventData(context: FactsContext, show: Show, status = show.showStatus): LinkedData {
  const { catalogue, locale } = context
  return {
    '@type': 'Event',
    name: show.name[locale],
    url: context.urlOf(pathOf('show', show.showId)),
    startDate: momentText(show.firstShowTime, show.utcOffset),
    endDate: momentText(showEnd(show), show.utcOffset),
    ...heldData(show, status),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(catalogue, catalogue.venueOf(show), locale),
  }
}

/** A show group as one series; null without public shows. */
export function seriesData(context: FactsContext, name: string, shows: readonly Show[]): LinkedData | null {
  const shown = shows.filter(({ isSensitive }) => !isSensitive)
  const [first] = shown
  if (!first) return null
  const { catalogue, locale } = context
  const venues = [...new Set(shown.map((show) => catalogue.venueOf(show)))]
  return {
    '@type': 'EventSeries',
    name,
    startDate: momentText(Math.min(...shown.map(({ firstShowTime }) => firstShowTime)), first.utcOffset),
    endDate: momentText(Math.max(...shown.map(showEnd)), first.utcOffset),
    location: venues.map((venue) => placeData(catalogue, venue, locale)),
    organizer: context.organization,
    subEvent: shown.map((show) => eventData(context, show)),
  }
}

/** First and last day of several shows. */
export function datesOf(shows: readonly Show[], locale: Locale): string {
  if (shows.length === 0) return ''
  const begins = Math.min(...shows.map(({ firstShowTime }) => firstShowTime))
  const ends = Math.max(...shows.map(({ lastShowTime }) => lastShowTime))
  return displayShowTime(begins, ends, shows[0]?.utcOffset, locale)
}

function priceWords({ isPriceHidden }: FactsContext, sale: GetShowDynamicOutput): string {
  const price = shownPrice(sale)
  return isPriceHidden || price.kind !== 'text' ? '' : price.text
}

/** Offer of a free event with registration. */
export function freeOffer(url: string, isFull: boolean): LinkedData {
  const availability = isFull ? AVAILABILITY.soldOut : AVAILABILITY.inStock
  return { '@type': 'Offer', price: '0.00', priceCurrency: 'CNY', availability, url }
}
