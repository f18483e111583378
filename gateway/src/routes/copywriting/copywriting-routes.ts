import type { Route } from '../../http/define-route'
import { getCopywritingRoute } from './get-copywriting'

export const copywritingRoutes: readonly Route[] = [getCopywritingRoute]
