import type { Route } from '../../http/define-route'
import { getEntranceRoute } from './get-entrance'
import { registerAtEntranceRoute } from './register-at-entrance'

export const entranceRoutes: readonly Route[] = [getEntranceRoute, registerAtEntranceRoute]
