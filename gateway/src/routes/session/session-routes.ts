import type { Route } from '../../http/define-route'
import { listAgeLimitsRoute } from './list-age-limits'
import { listPrivilegeSeatPlansDynamicRoute } from './list-privilege-seat-plans-dynamic'
import { listPrivilegeSeatPlansStaticRoute } from './list-privilege-seat-plans-static'
import { listPrivilegeSessionsDynamicRoute } from './list-privilege-sessions-dynamic'
import { listPrivilegeSessionsStaticRoute } from './list-privilege-sessions-static'
import { listSeatPlansDynamicRoute } from './list-seat-plans-dynamic'
import { listSeatPlansStaticRoute } from './list-seat-plans-static'
import { listSessionsDynamicRoute } from './list-sessions-dynamic'
import { listSessionsStaticRoute } from './list-sessions-static'
import { registerLackRoute } from './register-lack'

export const sessionRoutes: readonly Route[] = [
  listAgeLimitsRoute,
  listPrivilegeSeatPlansDynamicRoute,
  listPrivilegeSeatPlansStaticRoute,
  listPrivilegeSessionsDynamicRoute,
  listPrivilegeSessionsStaticRoute,
  listSeatPlansDynamicRoute,
  listSeatPlansStaticRoute,
  listSessionsDynamicRoute,
  listSessionsStaticRoute,
  registerLackRoute,
]
