import type { Route } from '../../http/define-route'
import { applyRebookRoute } from './apply-rebook'
import { checkRebookRoute } from './check-rebook'
import { listRebookSessionsRoute } from './list-rebook-sessions'

export const rebookRoutes: readonly Route[] = [applyRebookRoute, checkRebookRoute, listRebookSessionsRoute]
