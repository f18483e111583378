import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { RESEND_SECONDS } from '@/domain/phone'
import type { PublicCall } from '../../call'
import { DAY_MS } from '../../clock'
import { type AttemptAction, attempts, knownCallers } from '../../database/schema/attempts'

/** Time for which a logged-in caller stays known, ms. */
export const KNOWN_FOR_MS = 90 * DAY_MS

interface Limit {
  /** Maximum attempts of one caller in that time. */
  ofCaller: number
  /** Maximum attempts of all callers together who have never logged in to the address. */
  ofStrangers: number
  withinMs: number
  /** Pause between two attempts of a caller, ms. */
  spacingMs?: number
}

const MESSAGES: Limit = { ofCaller: 10, ofStrangers: 30, withinMs: DAY_MS, spacingMs: RESEND_SECONDS * 1000 }
const LIMITS: Readonly<Record<AttemptAction, Limit>> = {
  PASSWORD: { ofCaller: 10, ofStrangers: 100, withinMs: 15 * 60 * 1000 },
  CODE: { ofCaller: 5, ofStrangers: 50, withinMs: 15 * 60 * 1000 },
  MAIL: MESSAGES,
  SMS: MESSAGES,
  LINK: { ofCaller: 500, ofStrangers: 20_000, withinMs: DAY_MS },
}

export type AttemptCall = Pick<PublicCall, 'db' | 'clock' | 'shop' | 'caller'>

/**
 * Counts something that is about to be done to an address (a phone or an e-mail address); false when this caller did it
 * too often, however many come at once. What strangers do counts against them alone: a caller who has logged in to the
 * address before is not kept out by any number of them.
 */
export async function claimAttempt(call: AttemptCall, action: AttemptAction, address: string): Promise<boolean> {
  const { db, clock, caller } = call
  const { ofCaller, ofStrangers, withinMs, spacingMs = 0 } = LIMITS[action]
  const now = clock.now()
  const subject = subjectOf(call, address)
  const isOver = lte(attempts.since, now - withinMs)
  const [own] = await db
    .insert(attempts)
    .values({ action, subject, caller, count: 1, since: now, lastAt: now })
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
  const isRecent = and(eq(attempts.action, action), eq(attempts.subject, subject), gt(attempts.since, now - withinMs))
  const [all] = await db
    .select({ count: sql<string>`coalesce(sum(${attempts.count}), 0)` })
    .from(attempts)
    .where(isRecent)
  return Number(all?.count) <= ofStrangers || (await isKnown(call, subject))
}

/** Clears the caller's failed attempts after a success. */
export async function forgetAttempts(call: AttemptCall, action: AttemptAction, address: string): Promise<void> {
  const { db, caller } = call
  const isOwn = and(
    eq(attempts.action, action),
    eq(attempts.subject, subjectOf(call, address)),
    eq(attempts.caller, caller),
  )
  await db.delete(attempts).where(isOwn)
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
