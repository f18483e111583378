import type {
  ActivityEnrollComponent,
  CouponsComponent,
  CouponWindowComponent,
  PaidMemberComponent,
  PrivilegeCardComponent,
  ProductsComponent,
  ToPayOrderComponent,
  VenueReservationComponent,
  VoteComponent,
} from '@/contracts/layout/offer-components'
import { priceInfoFromCents } from '@/domain/money'
import { PRIME_LEVEL } from '../../catalogue/entities/membership'
import type { TextKey } from '../../texts/text'
import { translate } from '../../texts/text'
import { presentCoupon } from '../coupon'
import { presentQuestions } from '../form-fields'
import { presentReserveCard, presentSpuCard } from '../offer-cards'
import { presentRights } from '../prime-level'
import { presentPrivilegeCard } from '../privilege-card'
import { presentVoteCard } from '../vote'
import type { LayoutViewer, Placed } from './layout-viewer'

/** Coupons of the shop by their keys, in one of the ways they can be laid out. */
export function coupons(
  viewer: LayoutViewer,
  componentType: CouponsComponent['componentType'],
  keys: readonly string[],
  title?: TextKey,
): Placed<CouponsComponent> {
  return {
    componentType,
    name: componentType.toLowerCase(),
    needUserData: true,
    data: { ...(title && { title: translate(viewer.locale, title) }), coupons: couponsOf(viewer, keys) },
  }
}

/** Coupons that a newcomer is offered in a window. */
export function couponWindow(viewer: LayoutViewer, keys: readonly string[]): Placed<CouponWindowComponent> {
  return {
    componentType: 'COUPON_WINDOW',
    name: 'coupon_window',
    needUserData: true,
    needLogin: true,
    data: { title: translate(viewer.locale, 'offer.welcome'), coupons: couponsOf(viewer, keys), frequency: 'ONCE' },
  }
}

/** Goods of the shop by their places in its list; those that the page is about give way to the next ones (SHELL-175). */
export function products(
  viewer: LayoutViewer,
  componentType: ProductsComponent['componentType'],
  range: readonly [from: number, to: number],
  title?: TextKey,
): Placed<ProductsComponent> {
  const known = viewer.spuIds?.split(',') ?? []
  const goods = viewer.catalogue.content.offers.goods.filter(({ spuId }) => !known.includes(spuId)).slice(...range)
  return {
    componentType,
    name: componentType.toLowerCase(),
    data: {
      ...(title && { title: translate(viewer.locale, title) }),
      products: goods.map((one) => presentSpuCard(one, viewer)),
    },
  }
}

/** Rights shown on the card of a membership; the rest is on its page. */
const SHOWN_RIGHTS = 4

/** Card of the membership; none without one. */
export function paidMember(viewer: LayoutViewer): Placed<PaidMemberComponent>[] {
  const { catalogue, locale, user } = viewer
  const { membership, members } = catalogue.content.offers
  if (!membership) return []
  const { name, priceCent, buttonText } = membership
  const card: Placed<PaidMemberComponent> = {
    componentType: 'PAID_MEMBER',
    name: 'paid_member',
    needUserData: true,
    data: {
      primeLevelName: name[locale],
      price: priceInfoFromCents(priceCent, translate(locale, 'offer.perYear')),
      rights: presentRights(members.rights, [PRIME_LEVEL], viewer).slice(0, SHOWN_RIGHTS),
      buttonText: buttonText[locale],
      ...(user && { isPrime: user.membershipEndsAt !== null }),
      ...(user?.membershipEndsAt && { validTo: user.membershipEndsAt }),
    },
  }
  return [card]
}

export function privilegeCards(viewer: LayoutViewer): Placed<PrivilegeCardComponent> {
  return {
    componentType: 'PRIVILEGE_CARD',
    name: 'privilege_card',
    data: {
      title: translate(viewer.locale, 'layout.cards'),
      cards: viewer.catalogue.content.offers.cards
        .filter(({ cardType }) => cardType === 'RIGHTS')
        .map((card) => presentPrivilegeCard(card, viewer)),
    },
  }
}

export function toPayOrder({ user }: LayoutViewer): Placed<ToPayOrderComponent> {
  return {
    componentType: 'TO_PAY_ORDER',
    name: 'to_pay_order',
    needUserData: true,
    needLogin: true,
    data: user ? { order: user.orderToPay } : {},
  }
}

export function votes(viewer: LayoutViewer): Placed<VoteComponent> {
  const { catalogue } = viewer
  return {
    componentType: 'VOTE',
    name: 'vote',
    data: {
      title: translate(viewer.locale, 'layout.votes'),
      votes: catalogue.content.offers.votes.map((vote) => presentVoteCard(vote, viewer)),
    },
  }
}

export function reservations(viewer: LayoutViewer): Placed<VenueReservationComponent> {
  const { catalogue, locale } = viewer
  return {
    componentType: 'VENUE_RESERVATION',
    name: 'venue_reservation',
    data: {
      title: translate(locale, 'layout.reservations'),
      items: catalogue.content.offers.reservations.map((place) => presentReserveCard(catalogue, place, viewer)),
    },
  }
}

/** Form of the activity; none without one. */
export function activity({ catalogue, locale, user }: LayoutViewer): Placed<ActivityEnrollComponent>[] {
  const { activity: topic } = catalogue.content.offers
  if (!topic) return []
  const { topicId, title, desc, buttonText, questions } = topic
  const form: Placed<ActivityEnrollComponent> = {
    componentType: 'ACTIVITY_ENROLL',
    name: 'activity_enroll',
    needUserData: true,
    data: {
      topicId,
      title: title[locale],
      desc: desc[locale],
      buttonText: buttonText[locale],
      schema: presentQuestions(questions, locale),
      ...(user && { enrolled: user.enrolledTopics.has(topicId) }),
    },
  }
  return [form]
}

function couponsOf(viewer: LayoutViewer, keys: readonly string[]) {
  const { catalogue, user } = viewer
  return keys
    .flatMap((wanted) => catalogue.content.offers.coupons.find(({ key }) => key === wanted) ?? [])
    .map((coupon) => presentCoupon(coupon, viewer, user?.obtainedCoupons.has(coupon.couponTemplateId)))
}
