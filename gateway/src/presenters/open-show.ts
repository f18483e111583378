import type { GetOpenShowOutput } from '@/contracts/open-show/get-open-show'
import type { OpenShowCard, OpenShowState } from '@/contracts/open-show/open-show-card'
import { sessionTimeText } from '@/domain/session-time'
import { displayShowTime } from '@/domain/show-days'
import type { Catalogue } from '../catalogue/catalogue'
import type { OpenSession, OpenShow } from '../catalogue/entities/applications'
import { venueMoment } from '../catalogue/venue-moment'
import { escapeMarkup } from '../escape-markup'
import { registrationTime, type TakenPlaces } from '../services/registrations/open-show-places'
import { presentQuestions } from './form-fields'
import { presentNameParts } from './name-parts'
import { pictureUrls } from './picture-urls'
import type { Viewer } from './show-card'

/** State of the registration, and its remaining places. */
export function openShowState(catalogue: Catalogue, show: OpenShow, now: number, taken: TakenPlaces): OpenShowState {
  const { from, until } = registrationTime(catalogue, show)
  if (now >= until) return 'ENDED'
  if (now < from) return 'NOT_STARTED'
  return show.sessions.some((session) => takenOf(session, taken) < session.quota) ? 'REGISTERING' : 'FULL'
}

/** Occupied places of a session; those of the catalogue without a count. */
function takenOf({ sessionId, registered }: OpenSession, taken: TakenPlaces): number {
  return taken.get(sessionId) ?? registered
}

/** An open show as an item of a list, with what matches `keyword` cut out of its name. */
export function presentOpenShowCard(
  catalogue: Catalogue,
  show: OpenShow,
  { locale, origin, now }: Viewer,
  taken: TakenPlaces,
  keyword = '',
): OpenShowCard {
  const { anchor, sites } = catalogue.content
  const venue = catalogue.venue(show.venueId)
  const begins = show.sessions.map(({ inDays, hour }) => venueMoment(anchor, inDays, hour))
  const sum = (of: (session: OpenSession) => number) => show.sessions.reduce((total, session) => total + of(session), 0)
  return {
    openShowId: show.openShowId,
    name: show.name[locale],
    nameArr: presentNameParts(show.name[locale], keyword),
    posterUrl: pictureUrls(origin).scene(show.picture),
    timeDesc: displayShowTime(Math.min(...begins), Math.max(...begins), undefined, locale),
    venueName: venue.name[locale],
    cityName: sites.find(({ cityId }) => cityId === venue.cityId)?.name[locale] ?? '',
    state: openShowState(catalogue, show, now, taken),
    registeredCount: sum((session) => takenOf(session, taken)),
    quota: sum(({ quota }) => quota),
  }
}

/** An open show with its sessions, each named by its time, and its form. */
export function presentOpenShow(
  catalogue: Catalogue,
  show: OpenShow,
  viewer: Viewer,
  taken: TakenPlaces,
): GetOpenShowOutput {
  const { anchor } = catalogue.content
  const { from, until } = registrationTime(catalogue, show)
  return {
    ...presentOpenShowCard(catalogue, show, viewer, taken),
    html: `<p>${escapeMarkup(show.about[viewer.locale])}</p>`,
    venueAddress: catalogue.venue(show.venueId).address[viewer.locale],
    registerBeginTime: from,
    registerEndTime: until,
    sessions: show.sessions.map((session) => {
      const begins = venueMoment(anchor, session.inDays, session.hour)
      return {
        sessionId: session.sessionId,
        name: sessionTimeText(begins, viewer.locale),
        left: Math.max(0, session.quota - takenOf(session, taken)),
        over: begins <= viewer.now,
      }
    }),
    formSchema: presentQuestions(show.questions, viewer.locale),
    maxAttendees: show.maxAttendees,
    reviewed: show.isReviewed,
  }
}
