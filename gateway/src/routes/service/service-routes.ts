import type { Route } from '../../http/define-route'
import { getCustomerServiceRoute } from './get-customer-service'

export const serviceRoutes: readonly Route[] = [getCustomerServiceRoute]
