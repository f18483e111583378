import type { LayoutComponent } from '@/contracts/layout/layout-component'
import {
  banner,
  bannerWindow,
  dividingLine,
  hotAreas,
  pictures,
  richText,
  text,
  title,
  video,
} from './content-components'
import { anchors, announcements, icons, pageTitle, searchBars, slides } from './head-components'
import { type LayoutViewer, type Placed, placed } from './layout-viewer'
import {
  activity,
  coupons,
  couponWindow,
  paidMember,
  privilegeCards,
  products,
  reservations,
  toPayOrder,
  votes,
} from './offer-components'
import {
  hotRob,
  hotVenues,
  showCalendar,
  showDetail,
  showInfo,
  showList,
  showName,
  showSlide,
  showsHere,
  singleShow,
  subscription,
  threeColumns,
  tours,
} from './show-components'

const ALL_SHOWS = { type: 'PAGE', target: 'all' } as const
const GOODS = { type: 'PAGE', target: 'shop' } as const

/** The home page of a merchant that has nothing but shows. */
export function minimalHome(layoutId: string, viewer: LayoutViewer): LayoutComponent[] {
  const { recommendTitle } = viewer.catalogue.content.home
  return placed(layoutId, [
    searchBars(viewer),
    showList(viewer, 'YanChangHui', 'layout.shows'),
    { componentType: 'RECOMMEND_LIST', name: 'recommended', data: { title: recommendTitle[viewer.locale] } },
  ])
}

/** The home page: every type of component that a merchant can lay out. */
export function homeLayout(layoutId: string, viewer: LayoutViewer): LayoutComponent[] {
  const { home } = viewer.catalogue.content
  const hot = home.showSlide.showIds.flatMap((showId) => viewer.catalogue.findShow(showId) ?? [])
  const [pick] = showsHere(viewer, 1, 'YinYueHui')
  const spotlight = home.spotlightShowId === null ? null : viewer.catalogue.findShow(home.spotlightShowId)
  const parts: Placed<LayoutComponent>[] = [
    searchBars(viewer),
    slides(viewer, home.slides),
    icons(viewer),
    announcements(viewer),
    toPayOrder(viewer),
    showSlide(viewer, hot, home.showSlide.title[viewer.locale]),
    hotRob(viewer),
    coupons(viewer, 'COUPON_SLIDE', ['newcomer-50', 'theatre-88', 'family-30'], 'layout.coupons'),
    anchors(viewer, layoutId, [
      ['layout.shows', 'title-shows'],
      ['layout.goods', 'title-goods'],
      ['layout.activities', 'title-activities'],
      ['layout.recommended', 'recommended'],
    ]),
    title(viewer, 'layout.shows', ALL_SHOWS),
    showCalendar(viewer),
    ...(pick ? [singleShow(viewer, pick)] : []),
    threeColumns(viewer),
    tours(viewer),
    showList(viewer, 'ErTongQinZi', 'layout.family'),
    hotAreas(viewer, 3),
    hotVenues(viewer),
    title(viewer, 'layout.goods', GOODS),
    products(viewer, 'PRODUCT_SINGLE', [0, 1]),
    products(viewer, 'PRODUCT_SLIDE', [1, 6], 'layout.new'),
    products(viewer, 'PRODUCT_LIST', [6, 10]),
    privilegeCards(viewer),
    ...paidMember(viewer),
    coupons(viewer, 'COUPON_PACKAGE', ['pack-show', 'pack-goods'], 'layout.packages'),
    title(viewer, 'layout.activities'),
    votes(viewer),
    ...activity(viewer),
    reservations(viewer),
    subscription(viewer),
    pictures(viewer),
    coupons(viewer, 'COUPON_LIST', ['concert-100', 'weekend-95'], 'layout.moreCoupons'),
    coupons(viewer, 'COUPON_SINGLE', ['newcomer-50']),
    dividingLine('line'),
    ...(spotlight ? [showName(viewer, spotlight), video(viewer)] : []),
    ...(spotlight ? [showInfo(viewer, spotlight), showDetail(viewer, spotlight)] : []),
    banner(viewer, 2, ALL_SHOWS),
    pageTitle(viewer, viewer.shopName, 'shop.desc'),
    richText(viewer, 'layout.promise'),
    text(viewer, 'layout.thanks'),
    { componentType: 'RECOMMEND_LIST', name: 'recommended', data: { title: home.recommendTitle[viewer.locale] } },
    couponWindow(viewer, ['newcomer-50', 'concert-100']),
    bannerWindow(viewer),
  ]
  return placed(layoutId, parts)
}
