import type {
  HotRobComponent,
  HotVenueComponent,
  ShowCalendarComponent,
  ShowDetailComponent,
  ShowInfoComponent,
  ShowListComponent,
  ShowNameComponent,
  ShowSlideComponent,
  ShowThreeColumnComponent,
  SingleShowComponent,
  SubscriptionComponent,
  TourComponent,
} from '@/contracts/layout/show-components'
import { venueTime } from '@/domain/show-date'
import type { Show } from '../../catalogue/entities/show'
import { hottestShows } from '../../catalogue/find-shows'
import { showDays } from '../../catalogue/show-days'
import type { TextKey } from '../../texts/text'
import { translate } from '../../texts/text'
import { presentTourCard, presentVenueCard } from '../offer-cards'
import { pictureUrls } from '../picture-urls'
import { presentShowCard } from '../show-card'
import type { LayoutViewer, Placed } from './layout-viewer'

/** Height above which the description of a show is folded, px. */
const COLLAPSED_DETAIL = 180

/** Shows of the viewer's city that can be seen, the hottest first; of the whole shop where the city has too few. */
export function showsHere({ catalogue, cityId, now }: LayoutViewer, count: number, category?: string): Show[] {
  const { index } = catalogue
  const open = index.chosen({ backendCategoryCode: category }).and(index.open(now))
  const inCity = index.inCity(cityId)
  const here = hottestShows(catalogue, count, open.and(inCity))
  return [...here, ...hottestShows(catalogue, count - here.length, open.without(inCity))]
}

/** The same without those that the page is about: who has bought a ticket wants to see something else next. */
export function otherShowsHere(viewer: LayoutViewer, count: number): Show[] {
  const known = viewer.showIds?.split(',') ?? []
  const found = showsHere(viewer, count + known.length)
  return found.filter(({ showId }) => !known.includes(showId)).slice(0, count)
}

export function showSlide(viewer: LayoutViewer, shows: readonly Show[], title: string): Placed<ShowSlideComponent> {
  return { componentType: 'SHOW_SLIDE', name: 'show_slide', data: { title, shows: cards(viewer, shows) } }
}

export function showCalendar(viewer: LayoutViewer): Placed<ShowCalendarComponent> {
  const { catalogue, cityId, now, locale } = viewer
  const month = venueTime(now).format('YYYY-MM')
  return {
    componentType: 'SHOW_CALENDAR',
    name: 'show_calendar',
    data: {
      title: translate(locale, 'layout.calendar'),
      month,
      days: showDays(catalogue, { cityId, month }, now, 0).map(({ date, count }) => ({ date, count })),
    },
  }
}

export function threeColumns(viewer: LayoutViewer): Placed<ShowThreeColumnComponent> {
  return {
    componentType: 'SHOW_THREE_COLUMN',
    name: 'show_three_column',
    data: {
      title: translate(viewer.locale, 'layout.theatre'),
      shows: cards(viewer, showsHere(viewer, 6, 'HuaJuGeJu')),
    },
  }
}

export function showList(viewer: LayoutViewer, category: string, title: TextKey): Placed<ShowListComponent> {
  return {
    componentType: 'SHOW_LIST',
    name: 'show_list',
    data: {
      title: translate(viewer.locale, title),
      moreJump: { type: 'SHOW_LIST', target: category },
      shows: cards(viewer, showsHere(viewer, 3, category)),
    },
  }
}

export function singleShow(viewer: LayoutViewer, show: Show): Placed<SingleShowComponent> {
  return {
    componentType: 'SINGLE_SHOW',
    name: 'single_show',
    data: { show: card(viewer, show), buttonText: translate(viewer.locale, 'layout.buy') },
  }
}

export function showName({ locale }: LayoutViewer, show: Show): Placed<ShowNameComponent> {
  return {
    componentType: 'SHOW_NAME',
    name: 'show_name',
    data: { showId: show.showId, showName: show.name[locale], subTitle: show.subtitle[locale] },
  }
}

export function showInfo(viewer: LayoutViewer, show: Show): Placed<ShowInfoComponent> {
  return {
    componentType: 'SHOW_INFO',
    name: 'show_info',
    data: {
      show: card(viewer, show),
      fields: ['TIME', 'VENUE', 'PRICE'],
      buttonText: translate(viewer.locale, 'layout.look'),
    },
  }
}

export function showDetail({ locale }: LayoutViewer, show: Show): Placed<ShowDetailComponent> {
  return {
    componentType: 'SHOW_DETAIL',
    name: 'show_detail',
    data: { showId: show.showId, html: show.description[locale], collapseHeight: COLLAPSED_DETAIL },
  }
}

/** The sales that begin next. */
export function hotRob(viewer: LayoutViewer): Placed<HotRobComponent> {
  const { catalogue, now, user, locale } = viewer
  const next = catalogue.index.nextSales(now, 3)
  return {
    componentType: 'HOT_ROB',
    name: 'hot_rob',
    needUserData: true,
    data: {
      title: translate(locale, 'layout.soon'),
      shows: next.map((show) => ({
        ...card(viewer, show),
        saleTimeCountdown: Math.ceil(((show.saleTime ?? now) - now) / 1000),
        remindType: 'SALE',
        ...(user && { subscribed: user.subscribed.has(`SHOW:${show.showId}`) }),
      })),
    },
  }
}

export function tours(viewer: LayoutViewer): Placed<TourComponent> {
  const { catalogue, locale } = viewer
  return {
    componentType: 'TOUR',
    name: 'tour',
    data: {
      title: translate(locale, 'layout.tours'),
      tours: catalogue.content.tours.slice(0, 4).map((tour) => presentTourCard(catalogue, tour, viewer)),
    },
  }
}

/** The venues of the city that play most. */
export function hotVenues(viewer: LayoutViewer): Placed<HotVenueComponent> {
  const { catalogue, cityId, locale } = viewer
  const inCity = catalogue.content.venues.filter((venue) => venue.cityId === cityId)
  const venues = inCity.length > 0 ? inCity : catalogue.content.venues
  return {
    componentType: 'HOT_VENUE',
    name: 'hot_venue',
    data: {
      title: translate(locale, 'layout.venues'),
      venues: venues
        .map((venue) => presentVenueCard(catalogue, venue, viewer))
        .sort((a, b) => b.onSaleShowCount - a.onSaleShowCount)
        .slice(0, 5),
    },
  }
}

export function subscription(viewer: LayoutViewer): Placed<SubscriptionComponent> {
  const { catalogue, locale, origin, user, now } = viewer
  const urls = pictureUrls(origin)
  const ofTours = catalogue.content.tours.slice(0, 2).map(({ tourId, name, showIds }) => ({
    targetId: tourId,
    type: 'TOUR' as const,
    name: name[locale],
    imgUrl: urls.poster(showIds[0] ?? ''),
  }))
  const ofShows = hottestShows(catalogue, 2, catalogue.index.preSale(now)).map(({ showId, name }) => ({
    targetId: showId,
    type: 'SHOW' as const,
    name: name[locale],
    imgUrl: urls.poster(showId),
  }))
  return {
    componentType: 'SUBSCRIPTION',
    name: 'subscription',
    needUserData: true,
    data: {
      title: translate(locale, 'layout.subscription'),
      targets: [...ofTours, ...ofShows].map((target) => ({
        ...target,
        ...(user && { subscribed: user.subscribed.has(`${target.type}:${target.targetId}`) }),
      })),
    },
  }
}

function card(viewer: LayoutViewer, show: Show) {
  return presentShowCard(viewer.catalogue, show, viewer)
}

function cards(viewer: LayoutViewer, shows: readonly Show[]) {
  return shows.map((show) => card(viewer, show))
}
