import { getShowBrief } from '@/contracts/show/get-show-brief'
import { displayShowTime } from '@/domain/show-days'
import { sharedRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'

export const getShowBriefRoute = sharedRoute(getShowBrief, ({ input, locale, origin, shop: { catalogue } }) => {
  const show = catalogue.show(input.showId)
  return {
    showId: show.showId,
    showName: show.name[locale],
    posterUrl: pictureUrls(origin).poster(show.showId),
    posterColor: show.posterColor,
    displayShowTime: displayShowTime(show.firstShowTime, show.lastShowTime, show.utcOffset, locale),
    cityName: catalogue.siteOf(show).name[locale],
    venueName: catalogue.venueOf(show).name[locale],
  }
})
