import { getPointRule } from '@/contracts/member/get-point-rule'
import { POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from '../../catalogue/point-terms'
import { sharedRoute } from '../../http/define-route'

export const getPointRuleRoute = sharedRoute(getPointRule, ({ locale, shop }) => ({
  html: shop.catalogue.content.memberRules.points[locale],
  ratio: POINTS_PER_YUAN,
  limitProportion: POINT_LIMIT_PERCENT,
}))
