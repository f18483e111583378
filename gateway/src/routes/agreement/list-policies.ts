import { listPolicies } from '@/contracts/agreement/list-policies'
import { publicRoute } from '../../http/define-route'
import { presentPolicies } from '../../presenters/policies'

export const listPoliciesRoute = publicRoute(listPolicies, ({ locale, shop }) =>
  presentPolicies(shop.catalogue, locale),
)
