import { recordNoticeRead } from '@/contracts/notice/record-notice-read'
import { noticeReads } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'

export const recordNoticeReadRoute = privateRoute(recordNoticeRead, async ({ input, user, clock, db, shop }) => {
  const { showId } = shop.catalogue.show(input.showId)
  const { announcementId, pageSource } = input
  await db
    .insert(noticeReads)
    .values({ userId: user.userId, announcementId, showId, pageSource, readAt: clock.now() })
    .onConflictDoNothing()
  return true
})
