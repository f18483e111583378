import { asc, isNull } from 'drizzle-orm'
import type { Id } from '@/contracts/wire-types'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { Context } from '../call'
import { showStatusNow } from '../catalogue/availability'
import type { Offers } from '../catalogue/entities/offers'
import type { Show } from '../catalogue/entities/show'
import { type TicketCodeKind, ticketCodes } from '../database/schema/ticket-codes'
import { NAMED_SHOWS } from '../demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../demo/show-groups'
import { seatStates } from '../services/seats/seat-states'

/** Maximum named seats of a show with picked seats. */
const NAMED_SEATS = 8

type DemoContext = Pick<Context, 'db' | 'shop' | 'clock'>

/** Ids and codes of the demo shop by purpose: starting points for testing (contract D-17). */
export async function demoIds(context: DemoContext) {
  const { shop, clock } = context
  const { shows, tours } = shop.catalogue.content
  const { couponActivities, coupons, cards, membership, goods, packages, reservations, parkings } =
    shop.catalogue.content.offers
  const { privilege } = shop.catalogue.show(NAMED_SHOWS.privilege)
  return {
    showIds: showsByStatus(shows, clock.now()),
    freeShowId: NAMED_SHOWS.free,
    hotShowId: NAMED_SHOWS.hot,
    showGroupId: DEMO_SHOW_GROUPS[0].showGroupId,
    seatShows: await Promise.all(SEAT_SHOWS.map((showId) => seatShow(context, showId))),
    ageLimitedPlan: ageLimitedPlan(shows),
    tiedShowId: NAMED_SHOWS.simpleConcert,
    tourId: tours[0]?.tourId ?? '',
    venueId: shop.catalogue.venueOf(shop.catalogue.show(NAMED_SHOWS.simpleConcert)).venueId,
    ...applicationIds(shop.catalogue.content.offers),
    doorShowId: NAMED_SHOWS.simpleConcert,
    siteId: shop.catalogue.siteOf(shop.catalogue.show(NAMED_SHOWS.simpleConcert)).siteId,
    privilegeShowId: NAMED_SHOWS.privilege,
    privilegeId: privilege?.privilegeId ?? '',
    privilegeCode: privilege?.code ?? '',
    reserveId: reservations.find(({ isFull }) => !isFull)?.reserveId ?? '',
    reserveIds: reservations.map(({ reserveId }) => reserveId),
    parkingId: parkings[0]?.parkingId ?? '',
    plateNo: '沪A12345',
    waitListPlan: waitListPlan(shop.catalogue.show(NAMED_SHOWS.waitList)),
    exchangeCode: coupons.find(({ exchangeCode }) => exchangeCode !== null)?.exchangeCode ?? '',
    ...(await unusedCodes(context)),
    comboPromotionId: packages[0]?.promotionId ?? '',
    primeCardId: membership?.primeCardId ?? '',
    cardIds: cards.map(({ cardId }) => cardId),
    cashCardId: cards.find(({ cardType }) => cardType === 'CASH')?.cardId ?? '',
    spuIds: goods.map(({ spuId }) => spuId),
    cashCouponTemplateId: coupons.find(({ type }) => type === 'CASH')?.couponTemplateId ?? '',
    couponActivityId: couponActivities[0]?.activityId ?? '',
    coupons: Object.fromEntries(coupons.map(({ key, couponTemplateId }) => [key, couponTemplateId])),
  }
}

/** Activities and application forms. */
function applicationIds({ activity, votes, openShows, permitProjects, entrances }: Offers) {
  return {
    topicId: activity?.topicId ?? '',
    voteId: votes[0]?.voteId ?? '',
    openShowId: openShows[0]?.openShowId ?? '',
    openShowIds: openShows.map(({ openShowId }) => openShowId),
    entranceRegistrationId: entrances[0]?.entranceId ?? '',
    workPermitCode: permitProjects[0]?.code ?? '',
  }
}

/** Unused ticket codes. */
async function unusedCodes({ db }: DemoContext): Promise<{ ticketExchangeCode: string; invitationCode: string }> {
  const rows = await db.select().from(ticketCodes).where(isNull(ticketCodes.orderId)).orderBy(asc(ticketCodes.code))
  const first = (kind: TicketCodeKind) => rows.find((row) => row.kind === kind)?.code ?? ''
  return { ticketExchangeCode: first('EXCHANGE_CODE'), invitationCode: first('INVITATION') }
}

const SEAT_SHOWS = [
  NAMED_SHOWS.seatsClub,
  NAMED_SHOWS.seatsTheatre,
  NAMED_SHOWS.seatsArena,
  NAMED_SHOWS.seatsStadium,
] as const

/** A session with picked seats, and its first free seat. */
async function seatShow(
  { db, shop, clock }: DemoContext,
  showId: Id,
): Promise<{ showId: Id; bizShowSessionId: Id; seats: Id[] }> {
  const show = shop.catalogue.show(showId)
  const [session] = show.sessions
  if (!session) throw new Error(`the show ${showId} has no session`)
  const chart = shop.catalogue.seatChart({ show, session })
  const states = await seatStates({ db, clock }, chart, session.sessionId)
  const seats: Id[] = []
  for (let seat = 0; seat < states.length && seats.length < NAMED_SEATS; seat += 1) {
    if (states[seat] === SEAT_STATE.available) seats.push(chart.layout.seatId(seat))
  }
  return { showId, bizShowSessionId: session.sessionId, seats }
}

/** A show of every status that currently exists. */
function showsByStatus(shows: readonly Show[], now: number): Record<string, string> {
  return Object.fromEntries(shows.map((show) => [showStatusNow(show, now), show.showId]))
}

/** A seat plan with a waiting list. */
function waitListPlan({ showId, sessions: [session] }: Show) {
  const waited = session?.seatPlans.filter(({ purchaseMode }) => purchaseMode === 'WAIT_LIST') ?? []
  return {
    showId,
    bizShowSessionId: session?.sessionId ?? '',
    seatPlanId: waited.at(-1)?.seatPlanId ?? '',
  }
}

/** A seat plan with age limits. */
function ageLimitedPlan(shows: readonly Show[]) {
  for (const { showId, sessions } of shows) {
    for (const { sessionId, seatPlans } of sessions) {
      const plan = seatPlans.find(({ ageLimit }) => ageLimit !== null)
      if (plan) return { showId, bizShowSessionId: sessionId, seatPlanId: plan.seatPlanId }
    }
  }
  return { showId: '', bizShowSessionId: '', seatPlanId: '' }
}
