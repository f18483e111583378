import { listHotTickets } from '@/contracts/show/list-hot-tickets'
import { displayShowTime } from '@/domain/show-days'
import { sharedRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'

const MOST = 20

export const listHotTicketsRoute = sharedRoute(
  listHotTickets,
  ({ input: { cityId }, locale, origin, clock, shop: { catalogue } }) => {
    const now = clock.now()
    const next = catalogue.index.nextSales(now, catalogue.content.shows.length)
    return next
      .filter((show) => cityId === undefined || show.cityId === cityId)
      .slice(0, MOST)
      .map((show) => ({
        showId: show.showId,
        showName: show.name[locale],
        posterUrl: pictureUrls(origin).poster(show.showId),
        posterColor: show.posterColor,
        cityName: catalogue.siteOf(show).name[locale],
        venueName: catalogue.venueOf(show).name[locale],
        displayShowTime: displayShowTime(show.firstShowTime, show.lastShowTime, show.utcOffset, locale),
        saleTimeCountdown: Math.max(0, Math.ceil(((show.saleTime ?? now) - now) / 1000)),
      }))
  },
)
