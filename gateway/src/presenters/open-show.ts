import type { GetOpenShowOutput } from '@/contracts/open-show/get-open-show'
import type { OpenShowCard, OpenShowState } from '@/contracts/open-show/open-show-card'
import { sessionTimeText } from '@/domain/session-time'
import { displayShowTime } from '@/domain/show-days'
import type { Catalogue } from '../catalogue/catalogue'
import type { OpenSession, OpenShow } from '../catalogue/entities/applications'
import { escapeMarkup } from '../escape-markup'
import type { TakenPlaces } from '../services/registrations/open-show-places'
import { presentQuestions } from './form-fields'
import { presentNameParts } from './name-parts'
import { pictureUrls } from './picture-urls'
import type { Viewer } from './show-card'

/** State of the registration, and its remaining places. */
export function openShowState(show: OpenShow, now: number, taken: TakenPlaces): OpenShowState {
  if (now >= show.registerUntil) return 'ENDED'
  if (now < show.registerFrom) return 'NOT_STARTED'
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
  const { sites } = catalogue.content
  const venue = catalogue.venue(show.venueId)
  const begins = show.sessions.map(({ beginAt }) => beginAt)
  const sum = (of: (session: OpenSession) => number) => show.sessions.reduce((total, session) => total + of(session), 0)
  return {
    openShowId: show.openShowId,
    name: show.name[locale],
    nameArr: presentNameParts(show.name[locale], keyword),
    posterUrl: pictureUrls(origin).scene(show.picture),
    timeDesc: displayShowTime(Math.min(...begins), Math.max(...begins), undefined, locale),
    venueName: venue.name[locale],
    cityName: sites.find(({ cityId }) => cityId === venue.cityId)?.name[locale] ?? '',
    state: openShowState(show, now, taken),
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
  return {
    ...presentOpenShowCard(catalogue, show, viewer, taken),
    html: `<p>${escapeMarkup(show.about[viewer.locale])}</p>`,
    venueAddress: catalogue.venue(show.venueId).address[viewer.locale],
    registerBeginTime: show.registerFrom,
    registerEndTime: show.registerUntil,
    sessions: show.sessions.map((session) => ({
      sessionId: session.sessionId,
      name: sessionTimeText(session.beginAt, viewer.locale),
      left: Math.max(0, session.quota - takenOf(session, taken)),
      over: session.beginAt <= viewer.now,
    })),
    formSchema: presentQuestions(show.questions, viewer.locale),
    maxAttendees: show.maxAttendees,
    reviewed: show.isReviewed,
  }
}
