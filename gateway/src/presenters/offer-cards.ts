import type { SpuCard } from '@/contracts/goods/spu-card'
import type { Announcement } from '@/contracts/layout/navigation-components'
import type { ReserveCard } from '@/contracts/reserve/reserve-card'
import type { TourCard } from '@/contracts/tour/tour-card'
import type { VenueCard } from '@/contracts/venue/venue-card'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { displayShowTime } from '@/domain/show-days'
import type { Catalogue } from '../catalogue/catalogue'
import type { CardTemplate } from '../catalogue/entities/card'
import type { Goods } from '../catalogue/entities/goods'
import type { Notice } from '../catalogue/entities/home'
import type { Venue } from '../catalogue/entities/place'
import type { Tour } from '../catalogue/entities/shop-content'
import type { Reservation } from '../catalogue/entities/visits'
import { pictureUrls } from './picture-urls'
import { presentPointPrice } from './point-price'
import type { Viewer } from './show-card'

export function presentSpuCard(goods: Goods, { locale, origin }: Viewer): SpuCard {
  return {
    spuId: goods.spuId,
    name: goods.name[locale],
    imgUrl: pictureUrls(origin).scene(goods.picture),
    priceInfo: presentPointPrice(goods, locale),
    ...(goods.originCent !== null && { originPriceInfo: priceInfoFromCents(goods.originCent) }),
    soldOut: goods.isSoldOut,
    tags: goods.tags.map((tag) => tag[locale]),
    spuType: goods.spuType,
  }
}

/** A card of privileges among the goods of the mall; its page is that of the card, by the same id. */
export function presentCardOffer(card: CardTemplate, { locale, origin }: Viewer): SpuCard {
  const { cardId, name, picture, equity } = card
  return {
    spuId: cardId,
    name: name[locale],
    imgUrl: pictureUrls(origin).scene(picture),
    priceInfo: presentPointPrice(card, locale),
    soldOut: card.stock <= 0,
    tags: [equity[locale]],
    spuType: 'CARD',
  }
}

export function presentReserveCard(catalogue: Catalogue, place: Reservation, viewer: Viewer): ReserveCard {
  const { locale, origin, now } = viewer
  const venue = catalogue.venue(place.venueId)
  const openState = place.isFull ? 'FULL' : 'OPEN'
  return {
    reserveId: place.reserveId,
    name: place.name[locale],
    imgUrl: pictureUrls(origin).scene(place.picture),
    venueName: venue.name[locale],
    address: venue.address[locale],
    dateRange: displayShowTime(place.beginAt, place.endAt, undefined, locale),
    state: now < place.endAt ? openState : 'CLOSED',
    ...(place.priceCent !== null && { priceInfo: priceInfoFromCents(place.priceCent) }),
  }
}

export function presentTourCard(catalogue: Catalogue, tour: Tour, { locale, origin }: Viewer): TourCard {
  const shows = catalogue.stopsOf(tour)
  const [first] = shows
  const last = shows[shows.length - 1]
  if (!first || !last) throw new Error(`the tour ${tour.key} has no shows`)
  return {
    tourId: tour.tourId,
    tourName: tour.name[locale],
    posterUrl: pictureUrls(origin).poster(first.showId),
    posterColor: first.posterColor,
    cityCount: new Set(shows.map(({ cityId }) => cityId)).size,
    dateRange: displayShowTime(first.firstShowTime, last.lastShowTime, first.utcOffset, locale),
  }
}

export function presentVenueCard(catalogue: Catalogue, venue: Venue, { locale, origin, now }: Viewer): VenueCard {
  const onSale = catalogue.index.onSale(now)
  return {
    venueId: venue.venueId,
    venueName: venue.name[locale],
    venueAddress: venue.address[locale],
    imgUrl: pictureUrls(origin).venue(venue.venueId),
    lat: venue.lat,
    lng: venue.lng,
    onSaleShowCount: catalogue.index.atVenue(venue.venueId).filter((place) => onSale.has(place)).length,
  }
}

export function presentAnnouncement(notice: Notice, locale: Locale): Announcement {
  const { noticeId, title, content, mustReadAll } = notice
  return { noticeId, noticeTitle: title[locale], noticeContent: content[locale], mustReadAll }
}
