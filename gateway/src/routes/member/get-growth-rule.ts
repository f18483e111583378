import { getGrowthRule } from '@/contracts/member/get-growth-rule'
import { sharedRoute } from '../../http/define-route'

export const getGrowthRuleRoute = sharedRoute(getGrowthRule, ({ locale, shop }) => ({
  html: shop.catalogue.content.memberRules.growth[locale],
  levels: shop.catalogue.content.offers.members.levels.map(({ levelCode, name, minGrowth }) => ({
    levelCode,
    name: name[locale],
    minValue: minGrowth,
  })),
}))
