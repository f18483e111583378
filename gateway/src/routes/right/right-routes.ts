import type { Route } from '../../http/define-route'
import { listRightRecordsRoute } from './list-right-records'
import { listRightsRoute } from './list-rights'

export const rightRoutes: readonly Route[] = [listRightRecordsRoute, listRightsRoute]
