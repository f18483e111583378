import type { Route } from '../../http/define-route'
import { getAnnouncementRoute } from './get-announcement'
import { recordNoticeReadRoute } from './record-notice-read'

export const noticeRoutes: readonly Route[] = [getAnnouncementRoute, recordNoticeReadRoute]
