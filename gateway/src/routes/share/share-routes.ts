import type { Route } from '../../http/define-route'
import { createShareRoute } from './create-share'
import { getShareRoute } from './get-share'
import { sharePaymentRoute } from './share-payment'

export const shareRoutes: readonly Route[] = [createShareRoute, getShareRoute, sharePaymentRoute]
