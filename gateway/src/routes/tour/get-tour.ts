import { getTour } from '@/contracts/tour/get-tour'
import { notFound } from '../../business-error'
import { showStatusNow } from '../../catalogue/availability'
import { publicRoute } from '../../http/define-route'
import { presentTourCard } from '../../presenters/offer-cards'
import { presentShowCard } from '../../presenters/show-card'
import { isSubscribed } from '../../services/following/subscriptions'

export const getTourRoute = publicRoute(getTour, async ({ input, user, locale, origin, clock, db, shop }) => {
  const { catalogue } = shop
  const tour = catalogue.content.tours.find(({ tourId }) => tourId === input.tourId)
  if (!tour) throw notFound()
  const viewer = { locale, origin, now: clock.now() }
  const { tourId, tourName, posterUrl, posterColor } = presentTourCard(catalogue, tour, viewer)
  const subscription = { targetType: 'TOUR', targetId: tourId } as const
  return {
    tourId,
    tourName,
    posterUrl,
    posterColor,
    desc: tour.desc[locale],
    favorite: user !== null && (await isSubscribed(db, { userId: user.userId, ...subscription })),
    stops: catalogue.stopsOf(tour).map((show) => {
      const card = presentShowCard(catalogue, show, viewer)
      return {
        showId: show.showId,
        cityName: card.cityName,
        venueName: card.venueName,
        showDate: card.showDate,
        displayShowTime: card.displayShowTime,
        showStatus: showStatusNow(show, viewer.now),
        showStatusDisplay: card.showStatusDisplay,
        isFree: card.isFree,
        ...(card.minOriginalPriceInfo && { minOriginalPriceInfo: card.minOriginalPriceInfo }),
        ...(card.customPrice !== undefined && { customPrice: card.customPrice }),
      }
    }),
  }
})
