import { getPointRule } from '@/contracts/member/get-point-rule'
import { POINT_RULE } from '../../demo/member-rules'
import { sharedRoute } from '../../http/define-route'
import { POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from '../../services/ledgers/points'

export const getPointRuleRoute = sharedRoute(getPointRule, ({ locale }) => ({
  html: POINT_RULE[locale],
  ratio: POINTS_PER_YUAN,
  limitProportion: POINT_LIMIT_PERCENT,
}))
