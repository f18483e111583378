import type { Route } from '../../http/define-route'
import { enrollRoute } from './enroll'

export const topicRoutes: readonly Route[] = [enrollRoute]
