import { listSessionsDynamic, type SessionDynamic } from '@/contracts/session/list-sessions-dynamic'
import { type GetShowDynamicOutput, getShowDynamic, type ShowStatus } from '@/contracts/show/get-show-dynamic'
import { pathOf } from '@/domain/page-address'
import type { Session } from '../../catalogue/entities/session'
import type { Show } from '../../catalogue/entities/show'
import { pictureUrls } from '../../presenters/picture-urls'
import { linkPictureUrl } from '../link-pictures/link-picture'
import type { FactsContext } from './facts-context'
import { sessionOffer } from './offers'
import type { LinkedData } from './page-facts'
import { momentText, placeData } from './places'

const SCHEDULED = 'https://schema.org/EventScheduled'
/** Show and session states that deviate from the announcement. */
const EVENT_STATUS: ReadonlyMap<ShowStatus, string> = new Map([
  ['CANCELED', 'https://schema.org/EventCancelled'],
  ['DELAY', 'https://schema.org/EventPostponed'],
])
const RESCHEDULED = 'https://schema.org/EventRescheduled'
/** Performances of one page; an exhibition may have hundreds of days. */
const MAX_PERFORMANCES = 60

/** Sale of a show and of its sessions. */
export interface ShowSale {
  show: GetShowDynamicOutput
  sessions: readonly SessionDynamic[]
}

/** Sale of a show; null if it could not be fetched. */
export async function saleOf(context: FactsContext, showId: string): Promise<ShowSale | null> {
  const [show, states] = await Promise.all([
    context.read(getShowDynamic, { showId }),
    context.read(listSessionsDynamic, { showId }),
  ])
  if (typeof show === 'string') return null
  return { show, sessions: typeof states === 'string' ? [] : states.sessions }
}

/** An event for each coming performance of a show, of a past show for each that was. */
export function performanceData(context: FactsContext, show: Show, sale: ShowSale | null): LinkedData[] {
  const states = new Map(sale?.sessions.map((state) => [state.bizShowSessionId, state]))
  const coming = show.sessions.filter(({ sessionId }) => states.has(sessionId))
  const sessions = coming.length > 0 ? coming : show.sessions
  const byTime = [...sessions].sort((one, other) => one.beginAt - other.beginAt).slice(0, MAX_PERFORMANCES)
  const common = showData(context, show)
  return byTime.map((session) => ({
    '@type': 'Event',
    ...common,
    startDate: momentText(session.beginAt, session.utcOffset),
    endDate: momentText(session.endAt, session.utcOffset),
    ...statusData(show, session, states.get(session.sessionId), sale?.show.showStatus ?? show.showStatus),
    ...offersData(context, show, session, sale),
  }))
}

/** Facts that all performances of a show share. */
function showData(context: FactsContext, show: Show) {
  const { catalogue, locale, origin } = context
  const performers = show.performers.map(({ name }) => ({ '@type': 'Person', name: name[locale] }))
  return {
    name: show.name[locale],
    url: context.urlOf(pathOf('show', show.showId)),
    image: [linkPictureUrl(pictureUrls(origin).poster(show.showId), origin)],
    description: show.subtitle[locale],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(catalogue, catalogue.venueOf(show), locale),
    organizer: context.organization,
    ...(performers.length > 0 && { performer: performers }),
    ...(show.isFree && { isAccessibleForFree: true }),
  }
}

/** Status of a performance, and the original date of a moved one. */
function statusData(show: Show, session: Session, state: SessionDynamic | undefined, showStatus: ShowStatus) {
  const ofSession = state && EVENT_STATUS.get(state.sessionStatus)
  const eventStatus = EVENT_STATUS.get(showStatus) ?? ofSession
  const isMoved = show.movedFrom !== null && session.beginAt === show.firstShowTime
  if (eventStatus || !isMoved) return { eventStatus: eventStatus ?? SCHEDULED }
  return { eventStatus: RESCHEDULED, previousStartDate: momentText(show.movedFrom ?? 0, session.utcOffset) }
}

function offersData(context: FactsContext, show: Show, session: Session, sale: ShowSale | null) {
  const state = sale?.sessions.find(({ bizShowSessionId }) => bizShowSessionId === session.sessionId)
  if (context.isPriceHidden || !sale || !state) return {}
  const offers = sessionOffer(sale.show, { show, session, state, url: context.urlOf(pathOf('show', show.showId)) })
  return offers ? { offers } : {}
}
