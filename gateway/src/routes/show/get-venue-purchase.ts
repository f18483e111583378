import { type DoorSeatPlan, getVenuePurchase } from '@/contracts/show/get-venue-purchase'
import { availabilityOf } from '../../catalogue/availability'
import { publicRoute } from '../../http/define-route'
import { presentPlan, sellingPlan } from '../../presenters/offered-plans'
import { presentSession, presentSessionsNow } from '../../presenters/offered-sessions'
import { pictureUrls } from '../../presenters/picture-urls'
import { DOOR_MAX_QTY, doorSessions, issuePass, siteOfShow } from '../../services/orders/door-sales'

export const getVenuePurchaseRoute = publicRoute(getVenuePurchase, async (call) => {
  const { input, locale, clock, origin, shop } = call
  const { catalogue } = shop
  const show = catalogue.show(input.showId)
  const siteId = siteOfShow(call, show, input.siteId)
  const sessions = doorSessions(show, clock.now())
  const left = await availabilityOf(call, sessions)
  const now = await presentSessionsNow(call, show, sessions)
  const venue = catalogue.venueOf(show)
  return {
    show: {
      showId: show.showId,
      showName: show.name[locale],
      posterUrl: pictureUrls(origin).poster(show.showId),
      venueName: venue.name[locale],
      venueAddress: venue.address[locale],
    },
    siteId,
    sessions: sessions.flatMap((session, at) => {
      const moving = now[at]
      return moving ? [{ ...presentSession(show, session, locale), ...moving }] : []
    }),
    seatPlans: sessions.flatMap((session, at) => {
      const isOpen = now[at]?.sessionStatus === 'ON_SALE'
      return session.seatPlans
        .filter(({ purchaseMode }) => purchaseMode === 'BUY' || purchaseMode === 'WAIT_LIST')
        .map((plan): DoorSeatPlan => {
          const units = isOpen ? (left.get(plan.seatPlanId) ?? 0) : 0
          return {
            bizShowSessionId: session.sessionId,
            ...presentPlan(catalogue, plan, locale),
            ...sellingPlan(plan, units, locale),
          }
        })
    }),
    maxQty: DOOR_MAX_QTY,
    passId: issuePass(call, show, siteId),
  }
})
