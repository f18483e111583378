import { and, eq, inArray } from 'drizzle-orm'
import { POINT_LIFE_MS } from '../../catalogue/point-terms'
import { ledgerEntries } from '../../database/schema/ledgers'
import type { ReversedRecord } from '../orders/order-part'
import type { OrderRecord, UnitRow } from '../orders/order-records'
import type { Trade } from '../trade'
import { post } from './ledgers'

const EARNING = ['POINTS', 'GROWTH'] as const

/** A point and one of growth for each whole yuan that was really paid for these units, delivery not counted. */
function earnedBy(units: readonly UnitRow[]): number {
  return Math.floor(units.reduce((total, { paidCents, creditCents }) => total + paidCents + creditCents, 0) / 100)
}

/** Fulfilled orders earn points and growth, once. */
export async function earn({ db, clock }: Trade, fulfilled: readonly OrderRecord[]): Promise<void> {
  const at = clock.now()
  const postings = fulfilled.flatMap(({ order, units }) => {
    const amount = earnedBy(units.filter(({ state }) => state === 'HELD' || state === 'SOLD'))
    return EARNING.map((ledger) => ({
      ledger,
      ownerId: order.userId,
      amount,
      cause: 'ORDER' as const,
      causeId: order.id,
      at,
      ...(ledger === 'POINTS' && { expiresAt: at + POINT_LIFE_MS }),
    }))
  })
  await post(db, postings)
}

/** Takes back the earnings of returned units; all of them when nothing is left (contract D-5). */
export async function revokeEarnings(
  { db, clock }: Trade,
  { order, units, reversed, causeId }: ReversedRecord,
): Promise<void> {
  const earned = await db
    .select({ ledger: ledgerEntries.ledger })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.ledger, [...EARNING]),
        eq(ledgerEntries.ownerId, order.userId),
        eq(ledgerEntries.cause, 'ORDER'),
        eq(ledgerEntries.causeId, order.id),
      ),
    )
  const sold = units.filter(({ state }) => state === 'SOLD')
  const amount = earnedBy(sold.filter((unit) => !reversed.includes(unit))) - earnedBy(sold)
  await post(
    db,
    earned.map(({ ledger }) => ({
      ledger,
      ownerId: order.userId,
      amount,
      cause: 'REFUND',
      causeId,
      at: clock.now(),
    })),
  )
}
