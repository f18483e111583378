import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { cards } from '../../database/schema/benefits'

/** Maximum attempts against concurrent claims of the same seat. */
const MAX_TRIES = 20

/** Writes a card with the first free seat of its kind; a returned card frees its seat. */
export async function insertSeated(db: Database, card: typeof cards.$inferInsert): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seatNo = await firstFreeSeat(db, card.cardId)
    const written = await db
      .insert(cards)
      .values({ ...card, seatNo })
      .onConflictDoNothing()
      .returning({ id: cards.id })
    if (written.length > 0) return
  }
  throw new Error(`no seat for a card of the kind ${card.cardId}`)
}

async function firstFreeSeat(db: Database, cardId: string): Promise<number> {
  const taken = await db
    .select({ seatNo: cards.seatNo })
    .from(cards)
    .where(and(eq(cards.cardId, cardId), ne(cards.state, 'REFUND'), isNotNull(cards.seatNo)))
  const numbers = new Set(taken.map(({ seatNo }) => seatNo))
  let free = 1
  while (numbers.has(free)) free += 1
  return free
}
