import type { Route } from '../../http/define-route'
import { getUploadAuthRoute } from './get-upload-auth'

export const fileRoutes: readonly Route[] = [getUploadAuthRoute]
