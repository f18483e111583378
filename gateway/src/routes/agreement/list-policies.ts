import { listPolicies } from '@/contracts/agreement/list-policies'
import { publicRoute } from '../../handle'
import { policiesOf } from '../../rules/policies'

export const listPoliciesRoute = publicRoute(listPolicies, ({ locale, shop }) => policiesOf(shop.catalogue, locale))
