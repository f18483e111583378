import { getAnnualReview } from '@/contracts/annual-review/get-annual-review'
import { venueTime } from '@/domain/show-date'
import { privateRoute } from '../../http/define-route'
import { presentReviewPages } from '../../presenters/annual-review'
import { pictureUrls } from '../../presenters/picture-urls'
import { ticketsOfYear } from '../../services/annual-review/year-of-tickets'

export const getAnnualReviewRoute = privateRoute(getAnnualReview, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const now = clock.now()
  const year = input.year ?? venueTime(now).year()
  const pages = presentReviewPages(shop.catalogue, await ticketsOfYear(call, year), { locale, origin, now })
  return { year, pages, shareImageUrl: pictureUrls(origin).scene('encore-vote') }
})
