import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { priceInfoFromCents } from '@/domain/money'
import { monthDayText, venueTime } from '@/domain/show-date'
import { availabilityOf, comingSessions, sessionStatusNow } from '../../catalogue/availability'
import { publicRoute } from '../../http/define-route'
import { boughtTickets } from '../../services/tickets/purchase-limits'
import { existsWaitList } from '../../services/wait-list/waiting-draft'
import { translate } from '../../texts/text'

export const listSessionsDynamicRoute = publicRoute(
  listSessionsDynamic,
  async ({ input, user, locale, clock, db, shop: { catalogue } }) => {
    const show = catalogue.show(input.showId)
    const now = clock.now()
    const sessions = comingSessions(show, now)
    const left = await availabilityOf({ db, clock }, sessions)
    const bought = user && (await boughtTickets({ db, clock }, user.userId))
    return {
      sessions: sessions.map((session) => {
        const status = sessionStatusNow(session, show, left, now)
        const sale = session.saleAt === null ? null : venueTime(session.saleAt, session.utcOffset)
        const limit = session.perUserLimit
        return {
          bizShowSessionId: session.sessionId,
          sessionStatus: status,
          soldOut: status === 'SOLD_OUT',
          ...(status === 'PRE_SALE' &&
            session.saleAt !== null && {
              saleTime: session.saleAt,
              saleTimeCountdown: Math.ceil((session.saleAt - now) / 1000),
              nextSaleText:
                sale === null
                  ? undefined
                  : translate(locale, 'session.nextSale', {
                      when: `${monthDayText(sale, locale)} ${sale.format('HH:mm')}`,
                    }),
            }),
          minPriceInfo: priceInfoFromCents(Math.min(...session.seatPlans.map(({ priceCent }) => priceCent))),
          ...(bought && limit !== null && { userRemaining: Math.max(0, limit - (bought.get(session.sessionId) ?? 0)) }),
          existWaitList: existsWaitList(session, left),
          hasPromotion: false,
        }
      }),
    }
  },
)
