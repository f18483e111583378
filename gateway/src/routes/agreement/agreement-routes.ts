import type { Route } from '../../http/define-route'
import { getAgreementRoute } from './get-agreement'
import { listPoliciesRoute } from './list-policies'

export const agreementRoutes: readonly Route[] = [getAgreementRoute, listPoliciesRoute]
