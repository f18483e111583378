import { getPointRule } from '@/contracts/member/get-point-rule'
import { POINT_RULE } from '../../demo/member-rules'
import { POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from '../../demo/point-terms'
import { sharedRoute } from '../../http/define-route'

export const getPointRuleRoute = sharedRoute(getPointRule, ({ locale }) => ({
  html: POINT_RULE[locale],
  ratio: POINTS_PER_YUAN,
  limitProportion: POINT_LIMIT_PERCENT,
}))
