import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import { venueTime } from '@/domain/show-date'
import type { UserCall } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Show } from '../../catalogue/entities/show'
import { orderLines } from '../../database/schema/orders'
import { tickets, vouchers } from '../../database/schema/tickets'

/** A ticket of the user's for a show in the year that is looked back on. */
export interface YearTicket {
  show: Show
  /** Epoch ms. */
  showTime: number
  isUsed: boolean
}

type YearCall = Pick<UserCall, 'db' | 'user'> & { shop: { catalogue: Catalogue } }

/**
 * Tickets that a user owns or has used, for sessions of a year, the earliest first. Refunded and transferred tickets no
 * longer count.
 */
export async function ticketsOfYear({ db, user, shop }: YearCall, year: number): Promise<YearTicket[]> {
  const begins = startOfYear(year)
  const ends = startOfYear(year + 1)
  const rows = await db
    .select({
      orderId: tickets.orderId,
      sessionId: tickets.sessionId,
      state: tickets.state,
      showTime: vouchers.showTime,
    })
    .from(tickets)
    .innerJoin(vouchers, eq(vouchers.id, tickets.voucherId))
    .where(
      and(
        eq(tickets.ownerId, user.userId),
        isNotNull(tickets.voucherId),
        inArray(tickets.state, ['UNUSED', 'USED']),
        gte(vouchers.showTime, begins),
        lt(vouchers.showTime, ends),
      ),
    )
    .orderBy(vouchers.showTime)
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  if (orderIds.length === 0) return []
  const lines = await db
    .select({ orderId: orderLines.orderId, sessionId: orderLines.sessionId, showId: orderLines.showId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
  const showIds = new Map(lines.map(({ orderId, sessionId, showId }) => [`${orderId} ${sessionId}`, showId]))
  return rows.flatMap(({ orderId, sessionId, showTime, state }) => {
    const show = shop.catalogue.findShow(showIds.get(`${orderId} ${sessionId}`) ?? '')
    return show ? [{ show, showTime, isUsed: state === 'USED' }] : []
  })
}

function startOfYear(year: number): number {
  return venueTime(Date.UTC(year, 5, 1))
    .startOf('year')
    .valueOf()
}
