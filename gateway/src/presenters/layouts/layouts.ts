import { type GetLayoutOutput, type LayoutPage, MALL_TOPIC } from '@/contracts/layout/get-layout'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import type { TextKey } from '../../texts/text'
import { translate } from '../../texts/text'
import { banner, richText, text } from './content-components'
import { pageTitle, slides } from './head-components'
import { homeLayout, minimalHome } from './home-layout'
import { type LayoutViewer, type Placed, placed } from './layout-viewer'
import { activity, coupons, paidMember, privilegeCards, products, votes } from './offer-components'
import { PLAIN_LAYOUTS } from './plain-layouts'
import { hotRob, otherShowsHere, showList, showSlide, showsHere, subscription } from './show-components'

const ALL_SHOWS = { type: 'PAGE', target: 'all' } as const

const TITLES: Readonly<Record<LayoutPage, TextKey>> = {
  HOME: 'home.title',
  TOPIC: 'layout.topic',
  TOPIC_COUPON: 'layout.topicCoupon',
  PAY_SUCCESS: 'layout.paySuccess',
  TICKET_HOLDER: 'tab.ticket',
  PERSONAL_CENTER: 'tab.mine',
}

/** Layout of the merchant for each kind of page. */
const LAYOUTS: Readonly<Record<LayoutPage, (layoutId: string, viewer: LayoutViewer) => LayoutComponent[]>> = {
  HOME: (layoutId, viewer) => (viewer.merchant === 'minimal' ? minimalHome : homeLayout)(layoutId, viewer),
  TOPIC: (layoutId, viewer) =>
    placed(layoutId, [
      slides(viewer, viewer.catalogue.content.home.slides.slice(2, 4)),
      pageTitle(viewer, translate(viewer.locale, 'layout.topic'), 'layout.topicHint'),
      coupons(viewer, 'COUPON_SLIDE', ['weekend-95', 'theatre-88', 'family-30'], 'layout.coupons'),
      ...activity(viewer),
      votes(viewer),
      showList(viewer, 'QuYiZaTan', 'layout.comedy'),
      hotRob(viewer),
      subscription(viewer),
      richText(viewer, 'layout.promise'),
    ]),
  TOPIC_COUPON: (layoutId, viewer) =>
    placed(layoutId, [
      pageTitle(viewer, translate(viewer.locale, 'layout.topicCoupon'), 'layout.topicHint'),
      coupons(viewer, 'COUPON_LIST', wantedFirst(viewer, ['concert-100', 'weekend-95', 'family-30']), 'layout.coupons'),
      coupons(viewer, 'COUPON_PACKAGE', ['pack-show', 'pack-goods'], 'layout.packages'),
    ]),
  PAY_SUCCESS: (layoutId, viewer) =>
    placed(layoutId, [
      products(viewer, 'PRODUCT_SLIDE', [0, 5], 'layout.takeHome'),
      showSlide(viewer, otherShowsHere(viewer, 8), translate(viewer.locale, 'layout.next')),
      banner(viewer, 2, ALL_SHOWS),
    ]),
  TICKET_HOLDER: (layoutId, viewer) =>
    placed(layoutId, [showSlide(viewer, showsHere(viewer, 8), translate(viewer.locale, 'layout.next'))]),
  PERSONAL_CENTER: (layoutId, viewer) =>
    placed(layoutId, [...paidMember(viewer), privilegeCards(viewer), text(viewer, 'layout.thanks')]),
}

/** The coupons of a sale; one that the address names, by template or by key, comes first. */
function wantedFirst({ couponTemplateId, catalogue }: LayoutViewer, keys: readonly string[]): readonly string[] {
  const names = (coupon: CouponTemplate) => [coupon.couponTemplateId, coupon.key]
  const wanted = catalogue.content.offers.coupons.find((coupon) => names(coupon).includes(couponTemplateId ?? ''))
  return wanted ? [wanted.key, ...keys.filter((key) => key !== wanted.key)] : keys
}

/** The layout of a page as one viewer sees it. */
export function presentLayout(page: LayoutPage, viewer: LayoutViewer): GetLayoutOutput {
  if (page === 'TOPIC' && viewer.topicId === MALL_TOPIC) return mallPage(viewer)
  const layoutId = `layout-${page}`
  const isPlain = viewer.catalogue.content.home.layout === 'PLAIN'
  return {
    layoutId,
    page,
    title: translate(viewer.locale, TITLES[page]),
    titleBar: { mode: page === 'HOME' ? 'GRADIENT' : 'FIXED' },
    components: isPlain ? placed(layoutId, PLAIN_LAYOUTS[page](viewer)) : LAYOUTS[page](layoutId, viewer),
  }
}

function showcaseMall(viewer: LayoutViewer): Placed<LayoutComponent>[] {
  return [
    products(viewer, 'PRODUCT_SINGLE', [6, 7], 'layout.goodsOfMonth'),
    coupons(viewer, 'COUPON_PACKAGE', ['pack-goods'], 'layout.packages'),
  ]
}

/** Layout of the merchant above the goods of the mall. */
function mallPage(viewer: LayoutViewer): GetLayoutOutput {
  const layoutId = `layout-${MALL_TOPIC}`
  const isPlain = viewer.catalogue.content.home.layout === 'PLAIN'
  return {
    layoutId,
    page: 'TOPIC',
    title: translate(viewer.locale, 'tab.mall'),
    titleBar: { mode: 'FIXED' },
    components: isPlain ? [] : placed(layoutId, showcaseMall(viewer)),
  }
}
