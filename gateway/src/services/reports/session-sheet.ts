import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Locale } from '@/domain/locale'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { Context } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { inventory, seats } from '../../database/schema/inventory'
import { tickets } from '../../database/schema/tickets'
import { seatStates } from '../seats/seat-states'

type SheetContext = Pick<Context, 'db' | 'clock' | 'shop'>

/** Stock and entries of a price category. */
interface PlanSheet {
  id: string
  name: string
  priceCents: number
  capacity: number
  held: number
  sold: number
  empty: number
  entered: number
}

/** State of a seat on a sheet, one letter each: not for sale, empty, held, sold, entered. */
export type SeatLetter = '-' | 'E' | 'H' | 'S' | 'I'

/** Seats of a session as a drawing: a letter for each seat, and its place. */
export interface SeatSheet {
  letters: string
  x: number[]
  y: number[]
}

/** Stock of a session by price category. */
export async function planSheets(
  { db }: SheetContext,
  { session }: FoundSession,
  locale: Locale,
): Promise<PlanSheet[]> {
  const ids = session.seatPlans.map(({ seatPlanId }) => seatPlanId)
  const stock = await db.select().from(inventory).where(inArray(inventory.id, ids))
  const used = await db
    .select({ id: tickets.seatPlanId, entered: sql<number>`count(*)`.mapWith(Number) })
    .from(tickets)
    .where(and(eq(tickets.sessionId, session.sessionId), isNotNull(tickets.voucherId), eq(tickets.state, 'USED')))
    .groupBy(tickets.seatPlanId)
  return session.seatPlans.map(({ seatPlanId: id, name, priceCent }) => {
    const { capacity = 0, held = 0, sold = 0 } = stock.find((row) => row.id === id) ?? {}
    const entered = used.find((row) => row.id === id)?.entered ?? 0
    return {
      id,
      name: name[locale],
      priceCents: priceCent,
      capacity,
      held,
      sold,
      empty: capacity - held - sold,
      entered,
    }
  })
}

/** Seats of a session with their states; `null` if its seats are not picked. */
export async function seatSheet(context: SheetContext, found: FoundSession): Promise<SeatSheet | null> {
  if (!found.session.seating) return null
  const chart = context.shop.catalogue.seatChart(found)
  const { layout } = chart
  const { sessionId } = found.session
  const states = await seatStates(context, chart, sessionId)
  const inside = await context.db
    .select({ seatId: seats.seatId })
    .from(seats)
    .innerJoin(tickets, eq(tickets.unitId, seats.unitId))
    .where(and(eq(seats.sessionId, sessionId), eq(tickets.state, 'USED')))
  const entered = new Set(inside.flatMap(({ seatId }) => layout.seatOf(seatId) ?? []))
  const sheet: SeatSheet = { letters: '', x: [], y: [] }
  layout.visitSeats((seat) => {
    sheet.letters += entered.has(seat) ? 'I' : letterOf(states[seat] ?? SEAT_STATE.notForSale)
    sheet.x.push(Math.round(layout.x[seat] ?? 0))
    sheet.y.push(Math.round(layout.y[seat] ?? 0))
  })
  return sheet
}

function letterOf(state: number): SeatLetter {
  if (state === SEAT_STATE.available) return 'E'
  if (state === SEAT_STATE.locked) return 'H'
  return state === SEAT_STATE.sold ? 'S' : '-'
}
