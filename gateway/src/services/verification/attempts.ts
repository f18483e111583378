import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { RESEND_SECONDS } from '@/domain/phone'
import type { PublicCall } from '../../call'
import { DAY_MS } from '../../clock'
import { type AttemptAction, attempts, knownCallers } from '../../database/schema/attempts'

/** Time for which a logged-in caller stays known, ms. */
export const KNOWN_FOR_MS = 90 * DAY_MS

/** Maximum attempts on an address within `withinMs`. Callers who have logged in to it before have only their own. */
interface Limit {
  ofCaller: number
  /** Of a neighborhood: many callers of one operator. */
  ofNeighborhood: number
  /** Of all strangers together, until each neighborhood has only `ofNewNeighborhood`. */
  ofStrangers: number
  ofNewNeighborhood: number
  /** Of all strangers together at any rate; for tries of a secret, what it withstands. */
  atMost: number
  withinMs: number
  /** Pause between two attempts of a caller, ms. */
  spacingMs?: number
}

const QUARTER_MS = 15 * 60 * 1000
const MESSAGES: Limit = {
  ofCaller: 10,
  ofNeighborhood: 15,
  ofStrangers: 30,
  ofNewNeighborhood: 2,
  atMost: 200,
  withinMs: DAY_MS,
  spacingMs: RESEND_SECONDS * 1000,
}
const LIMITS: Readonly<Record<AttemptAction, Limit>> = {
  PASSWORD: {
    ofCaller: 10,
    ofNeighborhood: 30,
    ofStrangers: 100,
    ofNewNeighborhood: 3,
    atMost: 3_000,
    withinMs: QUARTER_MS,
  },
  CODE: {
    ofCaller: 5,
    ofNeighborhood: 15,
    ofStrangers: 50,
    ofNewNeighborhood: 3,
    atMost: 1_000,
    withinMs: QUARTER_MS,
  },
  MAIL: MESSAGES,
  SMS: MESSAGES,
  LINK: {
    ofCaller: 500,
    ofNeighborhood: 2_000,
    ofStrangers: 20_000,
    ofNewNeighborhood: 50,
    atMost: 200_000,
    withinMs: DAY_MS,
  },
}

export type AttemptCall = Pick<PublicCall, 'db' | 'clock' | 'shop' | 'caller' | 'neighborhood'>

/**
 * Counts something that is about to be done to an address (a phone or an e-mail address); false when this caller did it
 * too often, however many come at once. What strangers do counts against them and their neighborhoods: neither a caller
 * who has logged in to the address before nor the owner in a new network is kept out by them (decision 110).
 */
export async function claimAttempt(call: AttemptCall, action: AttemptAction, address: string): Promise<boolean> {
  const { db, clock, caller, neighborhood } = call
  const { ofCaller, withinMs, spacingMs = 0 } = LIMITS[action]
  const now = clock.now()
  const subject = subjectOf(call, address)
  const isOver = lte(attempts.since, now - withinMs)
  const [own] = await db
    .insert(attempts)
    .values({ action, subject, caller, neighborhood, count: 1, since: now, lastAt: now })
    .onConflictDoUpdate({
      target: [attempts.action, attempts.subject, attempts.caller],
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        since: sql`CASE WHEN ${isOver} THEN ${now}::bigint ELSE ${attempts.since} END`,
        lastAt: now,
      },
      setWhere: spacingMs > 0 ? lte(attempts.lastAt, now - spacingMs) : undefined,
    })
    .returning({ count: attempts.count })
  if (!own || own.count > ofCaller) return false
  if ((await isForStrangers(call, action, subject)) || (await isKnown(call, subject))) return true
  // Refused attempts use up nothing of the others.
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(rowOf(call, action, subject))
  return false
}

function rowOf({ caller }: AttemptCall, action: AttemptAction, subject: string) {
  return and(eq(attempts.action, action), eq(attempts.subject, subject), eq(attempts.caller, caller))
}

/** True unless strangers, or this neighborhood, used up what they have. */
async function isForStrangers(
  { db, clock, neighborhood }: AttemptCall,
  action: AttemptAction,
  subject: string,
): Promise<boolean> {
  const { ofCaller, ofNeighborhood, ofStrangers, ofNewNeighborhood, atMost, withinMs } = LIMITS[action]
  const { count, since } = attempts
  const ofNeighbors = sql<number>`sum(least(${count}, ${ofCaller}::int))`
  const networks = db
    .select({ neighborhood: attempts.neighborhood, tries: ofNeighbors.as('tries') })
    .from(attempts)
    .where(and(eq(attempts.action, action), eq(attempts.subject, subject), gt(since, clock.now() - withinMs)))
    .groupBy(attempts.neighborhood)
    .as('networks')
  const [tries] = await db
    .select({
      near: sql`coalesce(max(${networks.tries}) FILTER (WHERE ${networks.neighborhood} = ${neighborhood}), 0)`.mapWith(
        Number,
      ),
      all: sql`coalesce(sum(least(${networks.tries}, ${ofNeighborhood}::int)), 0)`.mapWith(Number),
    })
    .from(networks)
  const { near = 0, all = 0 } = tries ?? {}
  if (near > ofNeighborhood || all > atMost) return false
  return all <= ofStrangers || near <= ofNewNeighborhood
}

/** Clears the caller's failed attempts after a success. */
export async function forgetAttempts(call: AttemptCall, action: AttemptAction, address: string): Promise<void> {
  await call.db.delete(attempts).where(rowOf(call, action, subjectOf(call, address)))
}

/** The caller has logged in to the address. */
export async function recordKnownCaller(call: AttemptCall, address: string): Promise<void> {
  const { db, clock, caller } = call
  const seenAt = clock.now()
  await db
    .insert(knownCallers)
    .values({ subject: subjectOf(call, address), caller, seenAt })
    .onConflictDoUpdate({ target: [knownCallers.subject, knownCallers.caller], set: { seenAt } })
}

async function isKnown({ db, clock, caller }: AttemptCall, subject: string): Promise<boolean> {
  const isOwn = and(eq(knownCallers.subject, subject), eq(knownCallers.caller, caller))
  return (await db.$count(knownCallers, and(isOwn, gt(knownCallers.seenAt, clock.now() - KNOWN_FOR_MS)))) > 0
}

function subjectOf({ shop }: AttemptCall, address: string): string {
  return createHmac('sha256', shop.secret)
    .update(JSON.stringify(['address', address]))
    .digest('base64url')
}
