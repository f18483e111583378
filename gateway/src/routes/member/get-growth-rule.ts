import { getGrowthRule } from '@/contracts/member/get-growth-rule'
import { GROWTH_RULE } from '../../demo/member-rules'
import { sharedRoute } from '../../http/define-route'
import { GROWTH_LEVELS } from '../../services/ledgers/levels'

export const getGrowthRuleRoute = sharedRoute(getGrowthRule, ({ locale }) => ({
  html: GROWTH_RULE[locale],
  levels: GROWTH_LEVELS.map(({ levelCode, name, minGrowth }) => ({
    levelCode,
    name: name[locale],
    minValue: minGrowth,
  })),
}))
