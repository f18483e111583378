import { getSpu, type SpuDetail } from '@/contracts/goods/get-spu'
import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { getPackage } from '@/contracts/package/get-package'
import { getVenue } from '@/contracts/venue/get-venue'
import { pathOf } from '@/domain/page-address'
import type { FactsContext } from './facts-context'
import { AVAILABILITY, amount, offerData } from './offers'
import type { FoundFacts, LinkedData } from './page-facts'
import { momentText, placeData } from './places'
import { freeOffer } from './show-facts'

/** Facts of a venue: address and directions. */
export async function venueFacts(context: FactsContext, venueId: string): Promise<FoundFacts> {
  const venue = await context.read(getVenue, { venueId })
  if (typeof venue === 'string') return venue
  const { catalogue, locale } = context
  return {
    name: venue.venueName,
    description: [`${venue.cityName} · ${venue.venueAddress}`, venue.directions].filter(Boolean).join(' · '),
    image: venue.imgUrl,
    data: [
      {
        ...placeData(catalogue, catalogue.venue(venueId), locale),
        url: context.urlOf(pathOf('venue', venueId)),
        image: [venue.imgUrl],
        maximumAttendeeCapacity: venue.capacity,
      },
    ],
    isIndexed: true,
  }
}

/** Facts of a ticket package: lowest price and end of sale; gone afterwards. */
export async function packageFacts(context: FactsContext, promotionId: string): Promise<FoundFacts> {
  const found = await context.read(getPackage, { promotionId })
  if (
    found === 'missing' &&
    context.catalogue.content.offers.packages.some((known) => known.promotionId === promotionId)
  ) {
    return 'gone'
  }
  if (typeof found === 'string') return found
  const { name, desc, posterUrl, priceInfo, endTime } = found
  const url = context.urlOf(pathOf('package', promotionId))
  const low = amount(priceInfo)
  const offers = {
    '@type': 'AggregateOffer',
    lowPrice: low,
    priceCurrency: 'CNY',
    availability: AVAILABILITY.inStock,
    url,
    validThrough: momentText(endTime),
  }
  return {
    name,
    description: desc || name,
    image: posterUrl,
    // Without a price it is no valid product.
    data: context.isPriceHidden ? [] : [productData(context, found, url, offers)],
    isIndexed: true,
  }
}

/** Facts of mall goods. */
export async function goodsFacts(context: FactsContext, spuId: string): Promise<FoundFacts> {
  const spu = await context.read(getSpu, { spuId })
  if (typeof spu === 'string') return spu
  const about = context.catalogue.content.offers.goods.find((known) => known.spuId === spuId)?.about[context.locale]
  const description = about ?? spu.name
  const url = context.urlOf(pathOf('goods', spuId))
  const hasPrice = !context.isPriceHidden && spu.spuType !== 'POINT_GOODS'
  const described = { name: spu.name, desc: description, posterUrl: spu.imgUrl }
  return {
    name: spu.name,
    description,
    image: spu.imgUrl,
    data: hasPrice ? [productData(context, described, url, goodsOffer(spu, url))] : [],
    isIndexed: true,
  }
}

/** Facts of an open show: an event for each of its times. */
export async function openShowFacts(context: FactsContext, openShowId: string): Promise<FoundFacts> {
  const found = await context.read(getOpenShow, { openShowId })
  if (typeof found === 'string') return found
  const { catalogue, locale } = context
  const show = catalogue.content.offers.openShows.find((known) => known.openShowId === openShowId)
  if (!show) return 'unknown'
  const url = context.urlOf(pathOf('openShow', openShowId))
  const begins = show.sessions.map(({ beginAt }) => beginAt)
  const offers = found.state === 'ENDED' ? null : freeOffer(url, found.state === 'FULL')
  const description = show.about[locale]
  return {
    name: found.name,
    description: `${description} · ${found.timeDesc} · ${found.cityName} · ${found.venueName}`,
    image: found.posterUrl,
    data: begins.map((begin) => ({
      '@type': 'Event',
      name: found.name,
      description,
      url,
      image: [found.posterUrl],
      startDate: momentText(begin),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: placeData(catalogue, catalogue.venue(show.venueId), locale),
      organizer: context.organization,
      isAccessibleForFree: true,
      ...(offers && { offers }),
    })),
    isIndexed: true,
  }
}

interface Described {
  name: string
  desc: string
  posterUrl: string
}

function productData(context: FactsContext, { name, desc, posterUrl }: Described, url: string, offers: LinkedData) {
  return {
    '@type': 'Product',
    name,
    description: desc || name,
    image: [posterUrl],
    url,
    brand: { '@type': 'Brand', name: context.config.shopName },
    offers,
  }
}

function goodsOffer({ skus, priceInfo, soldOut }: SpuDetail, url: string): LinkedData {
  const amounts = skus.map((sku) => amount(sku.priceInfo)).sort((one, other) => Number(one) - Number(other))
  const low = amounts[0] ?? amount(priceInfo)
  const availability = soldOut ? AVAILABILITY.soldOut : AVAILABILITY.inStock
  return offerData({ low, high: amounts.at(-1) ?? low, availability, url })
}
