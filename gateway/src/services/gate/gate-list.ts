import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { CLOCK_DIFFERENCE_MS } from '@/domain/current-entry-code'
import { ENTRY_CODE_SECONDS } from '@/domain/entry-code'
import type { GateListPart, ListedState, ListedTicket } from '@/domain/gate-list'
import type { Context } from '../../call'
import { HOUR_MS } from '../../clock'
import { orderLines } from '../../database/schema/orders'
import type { SessionSnapshot } from '../../database/schema/snapshots'
import { tickets } from '../../database/schema/tickets'
import { liveLoginsOf } from '../accounts/logins'
import { lacksName } from '../real-names/name-rules'
import { refusalOf } from '../tickets/admit'
import { DOORS_OPEN_MS } from '../tickets/doors-open'
import { type TicketRow, ticketsNow } from '../tickets/tickets-now'
import { codeMarks, numberMark, ticketMark } from './list-marks'

/** Tickets of a part. */
const MOST = 50
/** Time ahead for which a phone can check codes alone, ms; it loads the list again while it has a network. */
const HORIZON_MS = 3 * HOUR_MS
/** Most logins of an owner whose codes are listed. */
const MAX_LOGINS = 5

type GateContext = Pick<Context, 'db' | 'clock' | 'shop'>

interface ListQuery {
  sessionId: string
  /** Hex; chosen by the phone, so that lists of two phones have nothing in common. */
  salt: string
  after?: string | undefined
}

/** A part of the list that a phone checks codes with while it has no network; `null` for a session without tickets. */
export async function gateList(
  context: GateContext,
  { sessionId, salt, after }: ListQuery,
): Promise<GateListPart | null> {
  const session = await soldSession(context, sessionId)
  if (!session) return null
  const { db, clock } = context
  const rows = await db
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.sessionId, sessionId),
        isNotNull(tickets.voucherId),
        after === undefined ? undefined : gt(tickets.id, after),
      ),
    )
    .orderBy(asc(tickets.id))
    .limit(MOST)
  const { doorsAt, beginAt, endAt } = session
  const codes = codeSteps(clock.now(), session)
  const entrances = await entrancesOf(context, sessionId)
  const logins = await liveLoginsOf(context, [...new Set(rows.map(({ ownerId }) => ownerId))])
  const current = await ticketsNow(db, rows, clock.now())
  return {
    sessionId,
    doorsAt,
    beginAt,
    endAt,
    entrances,
    ...codes,
    tickets: current.map((ticket) => {
      const own = logins.filter(({ userId }) => userId === ticket.ownerId).slice(-MAX_LOGINS)
      const state = listedState(context, ticket)
      return {
        ...listedTicket(ticket, { salt, state, entrances }),
        codes:
          state === 'good'
            ? own.map(({ id: loginId }) => codeMarks(context, { ...ticket, loginId }, { salt, ...codes }))
            : [],
      }
    }),
    next: rows.length < MOST ? null : (rows.at(-1)?.id ?? null),
  }
}

/** Half minutes whose codes a phone may see from now on. */
function codeSteps(now: number, { doorsAt, endAt }: { doorsAt: number; endAt: number }) {
  const stepMs = ENTRY_CODE_SECONDS * 1000
  const from = Math.max(now, doorsAt) - CLOCK_DIFFERENCE_MS - stepMs
  const until = Math.min(Math.max(now, doorsAt) + HORIZON_MS, endAt) + CLOCK_DIFFERENCE_MS
  const firstStep = Math.floor(from / stepMs)
  return { firstStep, steps: Math.max(0, Math.ceil(until / stepMs) - firstStep) }
}

/** Times of a session that has tickets. */
async function soldSession({ db }: Pick<Context, 'db'>, sessionId: string) {
  const [line] = await db
    .select({ snapshot: orderLines.snapshot })
    .from(orderLines)
    .where(eq(orderLines.sessionId, sessionId))
    .orderBy(asc(orderLines.id))
    .limit(1)
  const session: SessionSnapshot | undefined = line?.snapshot.session ?? undefined
  return session && { ...session, doorsAt: session.beginAt - DOORS_OPEN_MS }
}

/** Chinese names of the entrances of the seats of a session. */
async function entrancesOf({ db }: Pick<Context, 'db'>, sessionId: string): Promise<string[]> {
  const name = sql<string>`${tickets.seat}->'entrance'->>'zh-CN'`
  const rows = await db
    .selectDistinct({ name })
    .from(tickets)
    .where(and(eq(tickets.sessionId, sessionId), isNotNull(name)))
    .orderBy(asc(name))
  return rows.map((row) => row.name)
}

function listedTicket(
  ticket: TicketRow,
  { salt, state, entrances }: { salt: string; state: ListedState; entrances: readonly string[] },
): Omit<ListedTicket, 'codes'> {
  const entrance = ticket.seat?.entrance ? entrances.indexOf(ticket.seat.entrance['zh-CN']) : -1
  return {
    mark: ticketMark(salt, ticket.id),
    number: numberMark(salt, ticket),
    state,
    ...(ticket.usedAt !== null && { usedAt: ticket.usedAt }),
    ...(ticket.usedGate !== null && { usedGate: ticket.usedGate }),
    ...(entrance >= 0 && { entrance }),
  }
}

function listedState({ shop }: GateContext, ticket: TicketRow): ListedState {
  const refusal = refusalOf(ticket)
  if (refusal) return refusal
  return lacksName(ticket, shop.catalogue.session(ticket.sessionId).session) ? 'no-name' : 'good'
}

/** Tickets by their ids. */
export async function findTickets({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<TicketRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(tickets)
        .where(inArray(tickets.id, [...ids]))
}
