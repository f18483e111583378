import { getAnnouncement } from '@/contracts/notice/get-announcement'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentAnnouncement } from '../../presenters/offer-cards'

export const getAnnouncementRoute = publicRoute(getAnnouncement, ({ input, locale, shop }) => {
  const { announcements } = shop.catalogue.content.home
  const notice = announcements.find(({ noticeId }) => noticeId === input.noticeId)
  if (!notice) throw notFound()
  return presentAnnouncement(notice, locale)
})
