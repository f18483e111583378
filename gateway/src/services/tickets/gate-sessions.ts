import { and, asc, count, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { orderLines } from '../../database/schema/orders'
import { tickets } from '../../database/schema/tickets'
import type { LocalText } from '../../texts/text'
import type { Trade } from '../trade'

/** Sessions that a gate can be opened for. */
const MOST = 50

/** A session with tickets that is not over, with the number of entries. */
export interface GateSession {
  sessionId: string
  title: LocalText
  utcOffset: number
  beginAt: number
  endAt: number
  tickets: number
  entered: number
}

/** Sessions that are not over, the next one first. */
export async function gateSessions({ db, clock }: Trade): Promise<GateSession[]> {
  const endAt = sql<number>`(${orderLines.snapshot}->'session'->>'endAt')::bigint`.mapWith(Number)
  const beginAt = sql<number>`(${orderLines.snapshot}->'session'->>'beginAt')::bigint`.mapWith(Number)
  const sessions = await db
    .selectDistinctOn([orderLines.sessionId], { sessionId: orderLines.sessionId, snapshot: orderLines.snapshot })
    .from(orderLines)
    .where(and(isNotNull(orderLines.sessionId), gt(endAt, clock.now())))
    .orderBy(orderLines.sessionId, asc(beginAt))
  const counted = await db
    .select({
      sessionId: tickets.sessionId,
      tickets: count(),
      entered: sql<number>`count(*) FILTER (WHERE ${tickets.state} = 'USED')`.mapWith(Number),
    })
    .from(tickets)
    .where(and(isNotNull(tickets.voucherId), inArray(tickets.state, ['UNUSED', 'LOCKED', 'USED'])))
    .groupBy(tickets.sessionId)
  return sessions
    .flatMap(({ sessionId, snapshot: { session, title } }) => {
      const count = counted.find((known) => known.sessionId === sessionId)
      if (!sessionId || !session || !count) return []
      const { beginAt: begin, endAt: end } = session
      return [{ ...count, sessionId, title, utcOffset: session.utcOffset, beginAt: begin, endAt: end }]
    })
    .sort((a, b) => a.beginAt - b.beginAt)
    .slice(0, MOST)
}
