import { getAnnouncement } from '@/contracts/notice/get-announcement'
import { announcementOf } from '../../catalogue/offer-cards'
import { publicRoute } from '../../handle'
import { notFound } from '../../refusal'

export const getAnnouncementRoute = publicRoute(getAnnouncement, ({ input, locale, shop }) => {
  const { announcements } = shop.catalogue.demo.home
  const notice = announcements.find(({ noticeId }) => noticeId === input.noticeId)
  if (!notice) throw notFound()
  return announcementOf(notice, locale)
})
