import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import type { Locale } from '@/domain/locale'
import { pathOf } from '@/domain/page-address'
import { displayShowTime } from '@/domain/show-days'
import { shownPrice } from '@/domain/shown-price'
import type { Show } from '../../catalogue/entities/show'
import type { FactsContext } from './facts-context'
import { AVAILABILITY } from './offers'
import type { FoundFacts, LinkedData } from './page-facts'
import { performanceData, saleOf } from './performances'
import { momentText, placeData, showEnd } from './places'

/** Facts of a show: date, place, cast, status and price. */
export async function showFacts(context: FactsContext, showId: string): Promise<FoundFacts> {
  const read = await context.read(getShowStatic, { showId })
  if (read === 'missing' && context.catalogue.isWithdrawn(showId)) return 'gone'
  if (typeof read === 'string') return read
  const sale = await saleOf(context, showId)
  const show = context.catalogue.findShow(showId)
  if (sale === null || !show) return 'unknown'
  const { basicInfo } = read
  const base = { name: basicInfo.showName, image: basicInfo.posterUrl, data: [] }
  const place = `${basicInfo.cityName} · ${basicInfo.venueName}`
  // Search results and chats cannot veil pictures.
  if (basicInfo.isSensitive) {
    return { ...base, description: `${basicInfo.displayShowTime} · ${place}`, image: null, isIndexed: false }
  }
  const words = [show.subtitle[context.locale], basicInfo.displayShowTime, place, priceWords(context, sale.show)]
  const { tour } = basicInfo
  return {
    ...base,
    description: words.filter(Boolean).join(' · '),
    data: performanceData(context, show, sale),
    isIndexed: true,
    ...(tour && { parent: { name: tour.tourName, path: pathOf('tour', tour.tourId) } }),
  }
}

/** A show group as one series with all its performances; none without public shows. */
export async function seriesData(context: FactsContext, name: string, shows: readonly Show[]): Promise<LinkedData[]> {
  const shown = shows.filter(({ isSensitive }) => !isSensitive)
  const [first] = shown
  if (!first) return []
  const sales = await Promise.all(shown.map(({ showId }) => saleOf(context, showId)))
  const { catalogue, locale } = context
  const venues = [...new Set(shown.map((show) => catalogue.venueOf(show)))]
  const series = {
    '@type': 'EventSeries',
    name,
    startDate: momentText(Math.min(...shown.map(({ firstShowTime }) => firstShowTime)), first.utcOffset),
    endDate: momentText(Math.max(...shown.map(showEnd)), first.utcOffset),
    location: venues.map((venue) => placeData(catalogue, venue, locale)),
    organizer: context.organization,
    subEvent: shown.flatMap((show, at) => performanceData(context, show, sales[at] ?? null)),
  }
  return [series]
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
