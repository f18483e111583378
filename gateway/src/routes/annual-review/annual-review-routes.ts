import type { Route } from '../../http/define-route'
import { getAnnualReviewRoute } from './get-annual-review'

export const annualReviewRoutes: readonly Route[] = [getAnnualReviewRoute]
