import type { Route } from '../../http/define-route'
import { applyWorkPermitRoute } from './apply-work-permit'
import { getPermitProjectRoute } from './get-permit-project'
import { getWorkPermitRoute } from './get-work-permit'
import { listWorkPermitsRoute } from './list-work-permits'

export const workPermitRoutes: readonly Route[] = [
  getPermitProjectRoute,
  applyWorkPermitRoute,
  listWorkPermitsRoute,
  getWorkPermitRoute,
]
