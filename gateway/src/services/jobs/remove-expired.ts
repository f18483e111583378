import { and, eq, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { DAY_MS } from '../../clock'
import { attempts, knownCallers } from '../../database/schema/attempts'
import { mailedSecrets } from '../../database/schema/emails'
import { idempotencyKeys } from '../../database/schema/idempotency-keys'
import { seatLocks, seats } from '../../database/schema/inventory'
import { shortCodes } from '../../database/schema/marketing'
import { middleLinks } from '../../database/schema/middle-links'
import {
  logins,
  photoCaptchas,
  riskCaptchas,
  usedProofs,
  vendorAccounts,
  verifyCodes,
} from '../../database/schema/people'
import { queuePlaces } from '../../database/schema/queues'
import { outbox, storedFiles } from '../../database/schema/shop'
import { staffSessions } from '../../database/schema/staff'
import { trackedEvents } from '../../database/schema/tracking'
import { TURN_MS } from '../queue/queue-turns'
import type { Trade } from '../trade'
import { KNOWN_FOR_MS } from '../verification/attempts'

/** Tokens of ended logins are refused as ended for a while; then they are unknown. */
const KEEP_LOGINS_MS = 30 * DAY_MS
/** Time in which a repeated create returns its first answer, ms; clients give up within minutes. */
const KEEP_KEYS_MS = 7 * DAY_MS
/** Messages have phone numbers, addresses and codes in clear text. */
const KEEP_MESSAGES_MS = 7 * DAY_MS
/** Tracked visits are stored for a month. */
const KEEP_EVENTS_MS = 30 * DAY_MS
/** Rows of a table in one transaction. */
const BATCH = 500

/** Deletes ended rows without evidential value, a batch of each table; returns their number. */
export async function removeExpired({ db, clock }: Pick<Trade, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const isOver = [
    { table: photoCaptchas, when: lte(photoCaptchas.expiresAt, now) },
    { table: middleLinks, when: lte(middleLinks.expiresAt, now) },
    { table: riskCaptchas, when: lte(riskCaptchas.expiresAt, now) },
    { table: usedProofs, when: lte(usedProofs.expiresAt, now) },
    { table: queuePlaces, when: lte(queuePlaces.turnAt, now - TURN_MS) },
    { table: trackedEvents, when: lt(trackedEvents.receivedAt, now - KEEP_EVENTS_MS) },
    // They are counted for a day.
    { table: verifyCodes, when: lt(verifyCodes.sentAt, now - DAY_MS) },
    { table: outbox, when: lt(outbox.createdAt, now - KEEP_MESSAGES_MS) },
    { table: mailedSecrets, when: lt(mailedSecrets.sentAt, now - DAY_MS) },
    {
      table: logins,
      when: or(lt(logins.endedAt, now - KEEP_LOGINS_MS), lt(logins.refreshExpiresAt, now - KEEP_LOGINS_MS)),
    },
    { table: staffSessions, when: lt(staffSessions.expiresAt, now - KEEP_LOGINS_MS) },
    // A seat that was sold remembers the lock it was chosen by.
    {
      table: seatLocks,
      when: and(
        lte(seatLocks.expiresAt, now - DAY_MS),
        notExists(db.select({ id: seats.seatId }).from(seats).where(eq(seats.lockId, seatLocks.id))),
      ),
    },
  ]
  let removed = 0
  for (const { table, when } of isOver) {
    const batch = db.select({ id: table.id }).from(table).where(when).limit(BATCH)
    removed += (await db.delete(table).where(inArray(table.id, batch)).returning({ id: table.id })).length
  }
  const isUnused = and(eq(storedFiles.isUsed, false), lt(storedFiles.createdAt, now - DAY_MS))
  const unused = db.select({ key: storedFiles.key }).from(storedFiles).where(isUnused).limit(BATCH)
  removed += (await db.delete(storedFiles).where(inArray(storedFiles.key, unused)).returning({ key: storedFiles.key }))
    .length
  const codes = db.select({ code: shortCodes.code }).from(shortCodes).where(lte(shortCodes.expiresAt, now)).limit(BATCH)
  const gone = await db.delete(shortCodes).where(inArray(shortCodes.code, codes)).returning({ code: shortCodes.code })
  // No phone was proved there, and its key is a day old.
  await db.delete(vendorAccounts).where(and(isNull(vendorAccounts.userId), lt(vendorAccounts.seenAt, now - DAY_MS)))
  await db.delete(attempts).where(lt(attempts.lastAt, now - DAY_MS))
  await db.delete(knownCallers).where(lt(knownCallers.seenAt, now - KNOWN_FOR_MS))
  return removed + gone.length + (await removeKeys(db, now - KEEP_KEYS_MS))
}

/** Tables without an id column. */
async function removeKeys(db: Trade['db'], before: number): Promise<number> {
  const { userId, endpoint, key, createdAt } = idempotencyKeys
  const batch = db.select({ userId, endpoint, key }).from(idempotencyKeys).where(lt(createdAt, before)).limit(BATCH)
  const removed = await db
    .delete(idempotencyKeys)
    .where(sql`(${userId}, ${endpoint}, ${key}) IN ${batch}`)
    .returning({ key })
  return removed.length
}
