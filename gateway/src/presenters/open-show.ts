import type { GetOpenShowOutput } from '@/contracts/open-show/get-open-show'
import type { OpenShowCard, OpenShowState } from '@/contracts/open-show/open-show-card'
import { displayShowTime, sessionTimeText } from '@/domain/show-date'
import type { Catalogue } from '../catalogue/catalogue'
import type { DemoOpenShow } from '../demo/demo-offer-types'
import { venueMoment } from '../demo/session-times'
import { escapeMarkup } from '../escape-markup'
import { presentNameParts } from './name-parts'
import { pictureUrls } from './picture-urls'
import type { Viewer } from './show-card'

/** The hour at which registering begins and ends. */
const REGISTER_HOUR = 10

/** Whether one can register now, and whether there is room. */
export function openShowState(anchor: number, show: DemoOpenShow, now: number): OpenShowState {
  if (now >= venueMoment(anchor, show.registerUntilDay, REGISTER_HOUR)) return 'ENDED'
  if (now < venueMoment(anchor, show.registerFromDay, REGISTER_HOUR)) return 'NOT_STARTED'
  return show.sessions.some(({ quota, registered }) => registered < quota) ? 'REGISTERING' : 'FULL'
}

/** An open show as an item of a list, with what matches `keyword` cut out of its name. */
export function presentOpenShowCard(
  catalogue: Catalogue,
  show: DemoOpenShow,
  { locale, origin, now }: Viewer,
  keyword = '',
): OpenShowCard {
  const { anchor, sites } = catalogue.demo
  const venue = catalogue.venue(show.venueId)
  const begins = show.sessions.map(({ inDays, hour }) => venueMoment(anchor, inDays, hour))
  const sum = (of: 'quota' | 'registered') => show.sessions.reduce((total, session) => total + session[of], 0)
  return {
    openShowId: show.openShowId,
    name: show.name[locale],
    nameArr: presentNameParts(show.name[locale], keyword),
    posterUrl: pictureUrls(origin).scene(show.picture),
    timeDesc: displayShowTime(Math.min(...begins), Math.max(...begins)),
    venueName: venue.name[locale],
    cityName: sites.find(({ cityId }) => cityId === venue.cityId)?.name[locale] ?? '',
    state: openShowState(anchor, show, now),
    registeredCount: sum('registered'),
    quota: sum('quota'),
  }
}

/** An open show with its sessions, each named by its time. */
export function presentOpenShow(catalogue: Catalogue, show: DemoOpenShow, viewer: Viewer): GetOpenShowOutput {
  const { anchor } = catalogue.demo
  return {
    ...presentOpenShowCard(catalogue, show, viewer),
    html: `<p>${escapeMarkup(show.about[viewer.locale])}</p>`,
    venueAddress: catalogue.venue(show.venueId).address[viewer.locale],
    registerBeginTime: venueMoment(anchor, show.registerFromDay, REGISTER_HOUR),
    registerEndTime: venueMoment(anchor, show.registerUntilDay, REGISTER_HOUR),
    sessions: show.sessions.map(({ sessionId, inDays, hour, quota, registered }) => ({
      sessionId,
      name: sessionTimeText(venueMoment(anchor, inDays, hour), viewer.locale),
      left: quota - registered,
    })),
  }
}
