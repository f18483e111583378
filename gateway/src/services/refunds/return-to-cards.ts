import { and, asc, eq, inArray } from 'drizzle-orm'
import { priceLines, priceSplits } from '../../database/schema/bills'
import type { refundLines } from '../../database/schema/refunds'
import { post } from '../ledgers/ledgers'
import type { Trade } from '../trade'

/** Returns card payments of units to the same cards, in the order of their use. */
export async function returnToCards(
  { db, clock }: Trade,
  refundId: string,
  units: readonly (typeof refundLines.$inferSelect)[],
): Promise<void> {
  const ofCards = units.filter(({ cardCents }) => cardCents > 0)
  if (ofCards.length === 0) return
  const splits = await db
    .select({ unitId: priceSplits.unitId, cents: priceSplits.cents, card: priceLines.reference })
    .from(priceSplits)
    .innerJoin(priceLines, eq(priceLines.id, priceSplits.priceLineId))
    .where(
      and(
        inArray(
          priceSplits.unitId,
          ofCards.map(({ unitId }) => unitId),
        ),
        eq(priceLines.type, 'CASH_CARD'),
      ),
    )
    .orderBy(asc(priceLines.sequence))
  const byCard = new Map<string, number>()
  for (const { unitId, cardCents } of ofCards) {
    let left = cardCents
    for (const split of splits.filter((each) => each.unitId === unitId)) {
      const part = Math.min(left, split.cents)
      byCard.set(split.card ?? '', (byCard.get(split.card ?? '') ?? 0) + part)
      left -= part
    }
  }
  const returned = [...byCard].filter(([, amount]) => amount > 0)
  await post(
    db,
    returned.map(([ownerId, amount]) => ({
      ledger: 'CASH_CARD',
      ownerId,
      amount,
      cause: 'RETURN',
      causeId: refundId,
      at: clock.now(),
    })),
  )
}
