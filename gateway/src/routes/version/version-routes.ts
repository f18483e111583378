import type { Route } from '../../http/define-route'
import { matchVersionRoute } from './match-version'

export const versionRoutes: readonly Route[] = [matchVersionRoute]
