import { createHash } from 'node:crypto'
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { RecordEventsInput, TrackedEvent } from '@/contracts/track/record-events'
import type { PublicCall } from '../../call'
import { trackedEvents } from '../../database/schema/tracking'

/** Maximum stored events of all callers, and of one; the oldest go first. */
const MAX_EVENTS = 20_000
const MAX_OF_CALLER = 1_000

type Parts = Pick<PublicCall, 'db' | 'clock' | 'caller'>

/** Records events; those that came before, in whatever batch, are not recorded again. */
export async function recordTrackedEvents({ db, clock, caller }: Parts, input: RecordEventsInput): Promise<void> {
  const { events, device } = input
  const receivedAt = clock.now()
  const rows = events.map((tracked) => ({
    id: idOf(tracked),
    event: tracked.event,
    ts: tracked.ts,
    sessionId: tracked.sessionId,
    page: tracked.page,
    params: JSON.stringify(tracked.params),
    terminal: device.terminal,
    caller,
    receivedAt,
  }))
  await db.insert(trackedEvents).values(rows).onConflictDoNothing()
  await removeExcess(db, MAX_OF_CALLER, eq(trackedEvents.caller, caller))
  await removeExcess(db, MAX_EVENTS)
}

/** Removes the oldest events beyond a maximum. */
async function removeExcess(db: Parts['db'], maximum: number, isCounted?: SQL): Promise<void> {
  const { seq } = trackedEvents
  const newest = db.select({ seq }).from(trackedEvents).where(isCounted).orderBy(desc(seq))
  const [excess] = await newest.offset(maximum).limit(1)
  if (excess) await db.delete(trackedEvents).where(and(isCounted, lte(seq, excess.seq)))
}

/** A device sends no event twice within 300 ms (TRACK-007), so that the content names it. */
function idOf({ event, ts, sessionId, page, params }: TrackedEvent): string {
  return createHash('sha256')
    .update(JSON.stringify([sessionId, ts, event, page, params]))
    .digest('hex')
}

/** The latest events, newest first. */
export async function latestEvents({ db }: Pick<Parts, 'db'>, limit: number) {
  const rows = await db.select().from(trackedEvents).orderBy(desc(trackedEvents.seq)).limit(limit)
  return rows.map(({ event, ts, sessionId, page, params, terminal }) => ({
    event,
    ts,
    sessionId,
    page,
    terminal,
    params: JSON.parse(params),
  }))
}

/** Number of visits by step: the home page, a show, its booking page, an order, its payment. */
export async function visitFunnel({ db }: Pick<Parts, 'db'>): Promise<{ step: string; visits: number }[]> {
  const { event, page, params, sessionId } = trackedEvents
  const viewed = (path: string) => sql`${event} = 'page_view' and ${page} like ${path}`
  // A text search, because one event that PostgreSQL cannot parse would break the report; quotes in values are escaped.
  const succeeded = (name: string) => sql`${event} = ${name} and strpos(${params}, '"outcome":"success"') > 0`
  const steps = {
    home: viewed('pages/list/list'),
    show: viewed('%/show-detail/show-detail'),
    booking: viewed('%/booking/booking'),
    order: succeeded('order_create'),
    paid: succeeded('pay_result'),
  }
  const names = Object.keys(steps)
  const counts = Object.values(steps).map((when) => sql`count(distinct ${sessionId}) filter (where ${when})`)
  const found = await db.select({ counts: sql<number[]>`array[${sql.join(counts, sql`, `)}]` }).from(trackedEvents)
  return names.map((step, at) => ({ step, visits: Number(found[0]?.counts[at] ?? 0) }))
}
