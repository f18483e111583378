import { getShowGroup } from '@/contracts/show/get-show-group'
import { notFound } from '../../business-error'
import { comingSessions } from '../../catalogue/availability'
import { DEMO_SHOW_GROUPS, type DemoShowGroup } from '../../demo/show-groups'
import { sharedRoute } from '../../http/define-route'
import { presentShowCard } from '../../presenters/show-card'
import { translate } from '../../texts/text'

const GROUPS: readonly DemoShowGroup[] = DEMO_SHOW_GROUPS

export const getShowGroupRoute = sharedRoute(getShowGroup, ({ input, locale, origin, clock, shop: { catalogue } }) => {
  const group = GROUPS.find(({ showGroupId }) => showGroupId === input.showGroupId)
  if (!group) throw notFound()
  const viewer = { locale, origin, now: clock.now() }
  const shows = group.showIds.flatMap((showId) => catalogue.findShow(showId) ?? [])
  const inCity = shows.filter(({ cityId }) => input.cityId === undefined || cityId === input.cityId)
  const venue = catalogue.demo.venues.find(({ key }) => key === group.venueKey)
  return {
    showGroupId: group.showGroupId,
    showGroupName: group.name[locale],
    theaterOrLocationName: venue?.name[locale] ?? translate(locale, 'group.manyPlaces'),
    theaterOrLocationAddress: venue?.address[locale] ?? '',
    showGroupAddressTypeEnum: venue ? ('THEATER' as const) : ('LOCATION' as const),
    showCaptchaInfos: shows.map((show) => ({
      startTime: catalogue.demo.anchor,
      endTime: Math.max(0, ...comingSessions(show, viewer.now).map(({ beginAt }) => beginAt)),
      captchaTypes: [...show.captchas],
    })),
    shows: inCity.map((show) => presentShowCard(catalogue, show, viewer)),
  }
})
