import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { sessionTimeText, venueTime } from '@/domain/show-date'
import { comingSessions } from '../../catalogue/availability'
import { publicRoute } from '../../http/define-route'
import { presentSeatPicking } from '../../presenters/seat-picking'

export const listSessionsStaticRoute = publicRoute(
  listSessionsStatic,
  ({ input, locale, clock, shop: { catalogue } }) => {
    const show = catalogue.show(input.showId)
    return {
      sessions: comingSessions(show, clock.now()).map((session) => ({
        bizShowSessionId: session.sessionId,
        sessionName: session.name[locale],
        showDate: venueTime(session.beginAt, session.utcOffset).format('YYYY-MM-DD'),
        beginDateTime: session.beginAt,
        endDateTime: session.endAt,
        sessionShowTime: sessionTimeText(session.beginAt, locale, session.utcOffset),
        utcOffset: session.utcOffset,
        venueId: show.venueId,
        ...presentSeatPicking([session]),
        limitation: session.limitation,
        ...(session.perUserLimit !== null && { perUserLimit: session.perUserLimit }),
        realNameType: session.realNameType,
        idTypes: [...session.idTypes],
        deliverMethods: [...session.deliverMethods],
        sort: session.sort,
        tags: session.tags.map((tag) => tag[locale]),
      })),
    }
  },
)
