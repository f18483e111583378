import { getGrowthRule } from '@/contracts/member/get-growth-rule'
import { sharedRoute } from '../../http/define-route'
import { GROWTH_LEVELS } from '../../services/ledgers/levels'

export const getGrowthRuleRoute = sharedRoute(getGrowthRule, ({ locale, shop }) => ({
  html: shop.catalogue.content.memberRules.growth[locale],
  levels: GROWTH_LEVELS.map(({ levelCode, name, minGrowth }) => ({
    levelCode,
    name: name[locale],
    minValue: minGrowth,
  })),
}))
