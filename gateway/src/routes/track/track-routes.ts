import type { Route } from '../../http/define-route'
import { getFingerprintTokenRoute } from './get-fingerprint-token'
import { recordEventsRoute } from './record-events'

export const trackRoutes: readonly Route[] = [getFingerprintTokenRoute, recordEventsRoute]
