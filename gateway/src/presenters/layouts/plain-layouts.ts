import type { LayoutPage } from '@/contracts/layout/get-layout'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { translate } from '../../texts/text'
import { announcements, pageTitle, searchBars, slides } from './head-components'
import type { LayoutViewer, Placed } from './layout-viewer'
import {
  activity,
  coupons,
  paidMember,
  privilegeCards,
  products,
  reservations,
  toPayOrder,
  votes,
} from './offer-components'
import {
  hotRob,
  otherShowsHere,
  showCalendar,
  showDetail,
  showInfo,
  showName,
  showSlide,
  showsHere,
  tours,
} from './show-components'

type Parts = Placed<LayoutComponent>[]

/** Parts of a page that the shop has content for: nothing is shown empty. */
function parts(
  ...components: readonly (readonly [isShown: boolean, component: () => Placed<LayoutComponent>])[]
): Parts {
  return components.flatMap(([isShown, component]) => (isShown ? [component()] : []))
}

function home(viewer: LayoutViewer): Parts {
  const { catalogue, locale, now } = viewer
  const { home: content, offers, tours: allTours } = catalogue.content
  const chosen = content.showSlide.showIds.flatMap((showId) => catalogue.findShow(showId) ?? [])
  const spotlight = content.spotlightShowId === null ? null : catalogue.findShow(content.spotlightShowId)
  const couponKeys = freeCoupons(viewer)
  return [
    searchBars(viewer),
    ...parts(
      [content.slides.length > 0, () => slides(viewer, content.slides)],
      [content.announcements.length > 0, () => announcements(viewer)],
    ),
    toPayOrder(viewer),
    ...parts(
      [chosen.length > 0, () => showSlide(viewer, chosen, content.showSlide.title[locale])],
      [catalogue.index.nextSales(now, 1).length > 0, () => hotRob(viewer)],
      [couponKeys.length > 0, () => coupons(viewer, 'COUPON_SLIDE', couponKeys, 'layout.coupons')],
      [catalogue.content.shows.length > 0, () => showCalendar(viewer)],
      [allTours.length > 0, () => tours(viewer)],
      [offers.goods.length > 0, () => products(viewer, 'PRODUCT_SLIDE', [0, 6], 'layout.goods')],
      [offers.cards.some(({ cardType }) => cardType === 'RIGHTS'), () => privilegeCards(viewer)],
    ),
    ...paidMember(viewer),
    ...parts(
      [offers.votes.length > 0, () => votes(viewer)],
      [offers.reservations.length > 0, () => reservations(viewer)],
    ),
    ...activity(viewer),
    ...(spotlight ? [showName(viewer, spotlight), showInfo(viewer, spotlight), showDetail(viewer, spotlight)] : []),
    { componentType: 'RECOMMEND_LIST', name: 'recommended', data: { title: content.recommendTitle[locale] } },
  ]
}

/** Coupons without an exchange code, by key. */
function freeCoupons({ catalogue }: LayoutViewer): string[] {
  return catalogue.content.offers.coupons.flatMap(({ key, exchangeCode }) => (exchangeCode === null ? [key] : []))
}

function nextShows(viewer: LayoutViewer, shows: ReturnType<typeof showsHere>): Parts {
  return parts([shows.length > 0, () => showSlide(viewer, shows, translate(viewer.locale, 'layout.next'))])
}

/** Pages of a shop that lays out what it has. */
export const PLAIN_LAYOUTS: Readonly<Record<LayoutPage, (viewer: LayoutViewer) => Parts>> = {
  HOME: home,
  TOPIC: (viewer) => [...activity(viewer), ...nextShows(viewer, showsHere(viewer, 8))],
  TOPIC_COUPON: (viewer) => [
    pageTitle(viewer, translate(viewer.locale, 'layout.topicCoupon'), 'layout.topicHint'),
    coupons(viewer, 'COUPON_LIST', freeCoupons(viewer), 'layout.coupons'),
  ],
  PAY_SUCCESS: (viewer) => [
    ...parts([
      viewer.catalogue.content.offers.goods.length > 0,
      () => products(viewer, 'PRODUCT_SLIDE', [0, 5], 'layout.takeHome'),
    ]),
    ...nextShows(viewer, otherShowsHere(viewer, 8)),
  ],
  TICKET_HOLDER: (viewer) => nextShows(viewer, showsHere(viewer, 8)),
  PERSONAL_CENTER: (viewer) => [
    ...paidMember(viewer),
    ...parts([viewer.catalogue.content.offers.cards.length > 0, () => privilegeCards(viewer)]),
  ],
}
