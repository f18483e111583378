import type { ShowCard } from '@/contracts/show/show-card'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { venueTime } from '@/domain/show-date'
import { displayShowTime } from '@/domain/show-days'
import { showStatusNow } from '../catalogue/availability'
import type { Catalogue } from '../catalogue/catalogue'
import type { Show } from '../catalogue/entities/show'
import { packagesWith } from '../services/packages/packages'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'
import { presentNameParts } from './name-parts'
import { nextSaleText } from './next-sale-text'
import { pictureUrls } from './picture-urls'

/** Dependencies of a catalogue card besides the catalogue. */
export interface Viewer {
  locale: Locale
  now: number
  /** Scheme and host for the addresses of pictures. */
  origin: string
}

export function presentShowCard(catalogue: Catalogue, show: Show, viewer: Viewer, keyword = ''): ShowCard {
  const { locale, now, origin } = viewer
  const venueName = catalogue.venueOf(show).name[locale]
  const category = catalogue.content.categories.find(({ code }) => code === show.category)
  return {
    showId: show.showId,
    id: show.showId,
    showName: show.name[locale],
    showNameArr: presentNameParts(show.name[locale], keyword),
    posterUrl: pictureUrls(origin).poster(show.showId),
    posterColor: show.posterColor,
    backendCategory: { displayName: category?.name[locale] ?? '' },
    showStatusDisplay: statusWords(show, viewer),
    showStatusDisplayLong: longStatusWords(show, viewer),
    showDate: venueTime(show.firstShowTime, show.utcOffset).format('YYYY.MM.DD'),
    displayShowTime: displayShowTime(show.firstShowTime, show.lastShowTime, show.utcOffset, locale),
    venueName,
    venueNameArr: presentNameParts(venueName, keyword),
    cityName: catalogue.siteOf(show).name[locale],
    showTags: show.tags.map(({ type, title }) => ({ type, title: title[locale] })),
    advertise: show.isAdvertised,
    isSensitive: show.isSensitive,
    isFree: show.isFree,
    ...(showStatusNow(show, now) !== 'PENDING' && { minOriginalPriceInfo: lowestPrice(show, locale) }),
    ...(show.customPrice !== null && { customPrice: show.customPrice }),
    supportPromotion: packagesWith(catalogue, show.showId, now).length > 0,
    ...(show.sessions.some(({ seating }) => seating) && { seatPlanDisplayDesc: translate(locale, 'show.pickSeats') }),
    discountPrivilegeIds: show.privilege ? [show.privilege.privilegeId] : [],
  }
}

/** `¥380起` where prices differ. */
export function lowestPrice(show: Pick<Show, 'minPriceCent' | 'maxPriceCent'>, locale: Locale) {
  const suffix = show.minPriceCent < show.maxPriceCent ? translate(locale, 'price.from') : ''
  return priceInfoFromCents(show.minPriceCent, suffix)
}

function statusWords(show: Show, { locale, now }: Viewer): string {
  const status = showStatusNow(show, now)
  return status === 'ON_SALE' || status === 'DISABLED' ? '' : translate(locale, `status.${status}` satisfies TextKey)
}

function longStatusWords(show: Show, viewer: Viewer): string {
  const { locale, now } = viewer
  const sale = { status: showStatusNow(show, now), saleAt: show.saleTime, utcOffset: show.utcOffset }
  return nextSaleText(sale, now, locale) ?? statusWords(show, viewer)
}
