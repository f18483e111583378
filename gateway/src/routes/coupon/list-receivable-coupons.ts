import { listReceivableCoupons } from '@/contracts/coupon/list-receivable-coupons'
import { publicRoute } from '../../http/define-route'
import { presentCoupon } from '../../presenters/coupon'
import { isForShow, takesCoupons } from '../../services/coupons/coupons-for-show'
import { receivedOf } from '../../services/coupons/receive-coupons'

export const listReceivableCouponsRoute = publicRoute(listReceivableCoupons, async (call) => {
  const { input, user, locale, clock, db, shop } = call
  const viewer = { locale, now: clock.now() }
  const { coupons, couponActivities } = shop.catalogue.content.offers
  const show = input.showId === undefined ? null : shop.catalogue.show(input.showId)
  if (show !== null && !(await takesCoupons(call, show))) return []
  const activity = couponActivities.find(({ activityId }) => activityId === input.activityId)
  const isInActivity = (id: string) => input.activityId === undefined || activity?.couponTemplateIds.includes(id)
  const forTheAsking = coupons.filter(
    ({ exchangeCode, terms, couponTemplateId }) =>
      exchangeCode === null && isInActivity(couponTemplateId) && (show === null || isForShow(terms, show)),
  )
  const wanted = input.couponTemplateIds?.split(',')
  const templates = wanted
    ? wanted.flatMap((id) => forTheAsking.find(({ couponTemplateId }) => couponTemplateId === id) ?? [])
    : forTheAsking
  const received = user ? await receivedOf(db, user.userId) : null
  return [...new Set(templates)].map((template) =>
    presentCoupon(template, viewer, received?.has(template.couponTemplateId)),
  )
})
