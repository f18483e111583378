import type { GetShowStaticOutput, ShowBasicInfo } from '@/contracts/show/get-show-static'
import type { Locale } from '@/domain/locale'
import { venueTime } from '@/domain/show-date'
import { displayShowTime } from '@/domain/show-days'
import type { Catalogue } from '../catalogue/catalogue'
import type { Show } from '../catalogue/entities/show'
import { translate } from '../texts/text'
import { presentAnnouncement } from './offer-cards'
import { pictureUrls } from './picture-urls'
import { presentServiceNotes } from './service-notes'

/** Hong Kong and Macau: visitors may take the times for those of where they come from (CAT-075). */
const SAR_CITIES: readonly string[] = ['BL1116', 'BL1117']

/** Viewer and place of a show page. */
export interface ShowViewer {
  catalogue: Catalogue
  locale: Locale
  origin: string
}

/** Static part of a show; `now` is epoch ms. */
export function presentShowStatic(show: Show, viewer: ShowViewer & { now: number }): GetShowStaticOutput {
  const { locale, origin } = viewer
  const urls = pictureUrls(origin)
  return {
    basicInfo: presentBasicInfo(show, viewer),
    notices: show.notices.map((notice) => presentAnnouncement(notice, locale)),
    serviceNotes: presentServiceNotes(show, viewer),
    shareInfo: { title: show.name[locale], imgUrl: urls.poster(show.showId) },
    performers: show.performers.map(({ key, name }) => ({ name: name[locale], avatar: urls.avatar(key) })),
  }
}

export function presentBasicInfo(show: Show, { catalogue, locale, origin }: ShowViewer): ShowBasicInfo {
  const venue = catalogue.venueOf(show)
  const site = catalogue.siteOf(show)
  const category = catalogue.content.categories.find(({ code }) => code === show.category)
  const tour = catalogue.content.tours.find(({ key }) => key === show.tourKey)
  const urls = pictureUrls(origin)
  const seating = show.sessions.find((session) => session.seating !== null)?.seating
  return {
    showId: show.showId,
    stdShowId: show.showId,
    showName: show.name[locale],
    posterUrl: urls.poster(show.showId),
    posterColor: show.posterColor,
    showDate: venueTime(show.firstShowTime, show.utcOffset).format('YYYY.MM.DD'),
    displayShowTime: displayShowTime(show.firstShowTime, show.lastShowTime, show.utcOffset, locale),
    firstShowTime: show.firstShowTime,
    lastShowTime: show.lastShowTime,
    showType: show.category,
    sourceType: 'FROM_BACKEND' as const,
    cityId: site.cityId,
    cityName: site.name[locale],
    venueId: venue.venueId,
    venueName: venue.name[locale],
    venueAddress: venue.address[locale],
    venueLat: venue.lat,
    venueLng: venue.lng,
    showTags: show.tags.map(({ type, title }) => ({ type, title: title[locale] })),
    whiteTags: show.gate === null || show.gate === 'INVITED' ? [] : [show.gate],
    ...(show.minLimitAge !== null && { minLimitAge: show.minLimitAge }),
    backendCategory: { code: show.category, displayName: category?.name[locale] ?? '' },
    ...(tour && { tour: { tourId: tour.tourId, tourName: tour.name[locale] } }),
    utcOffset: show.utcOffset,
    ...(seating && !seating.isByOthers && { seatPlanURL: urls.seatPlan(seating.key, locale) }),
    ...(SAR_CITIES.includes(site.cityId) && { localTimeTxt: translate(locale, 'show.localTime') }),
    displayFraudFlag: show.gate === 'INVITED',
    isSensitive: show.isSensitive,
  }
}
