import { getShowGroup } from '@/contracts/show/get-show-group'
import { comingSessions } from '../../catalogue/availability'
import { sharedRoute } from '../../http/define-route'
import { presentShowCard } from '../../presenters/show-card'
import { translate } from '../../texts/text'

export const getShowGroupRoute = sharedRoute(getShowGroup, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const group = catalogue.showGroup(input.showGroupId)
  const viewer = { locale, origin, now: clock.now() }
  const shows = group.showIds.flatMap((showId) => catalogue.findShow(showId) ?? [])
  const inCity = shows.filter(({ cityId }) => input.cityId === undefined || cityId === input.cityId)
  const venue = catalogue.content.venues.find(({ key }) => key === group.venueKey)
  return {
    showGroupId: group.showGroupId,
    showGroupName: group.name[locale],
    theaterOrLocationName: venue?.name[locale] ?? translate(locale, 'group.manyPlaces'),
    theaterOrLocationAddress: venue?.address[locale] ?? '',
    showGroupAddressTypeEnum: venue ? ('THEATER' as const) : ('LOCATION' as const),
    showCaptchaInfos: shows.map((show) => ({
      startTime: catalogue.content.anchor,
      endTime: Math.max(0, ...comingSessions(show, viewer.now).map(({ beginAt }) => beginAt)),
      captchaTypes: [...show.captchas],
    })),
    shows: inCity.map((show) => presentShowCard(catalogue, show, viewer)),
  }
})
