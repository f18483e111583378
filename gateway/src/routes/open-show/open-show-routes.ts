import type { Route } from '../../http/define-route'
import { cancelRegistrationRoute } from './cancel-registration'
import { getOpenShowRoute } from './get-open-show'
import { listOpenShowsRoute } from './list-open-shows'
import { listRegistrationsRoute } from './list-registrations'
import { registerForOpenShowRoute } from './register-for-open-show'

export const openShowRoutes: readonly Route[] = [
  getOpenShowRoute,
  listOpenShowsRoute,
  registerForOpenShowRoute,
  listRegistrationsRoute,
  cancelRegistrationRoute,
]
