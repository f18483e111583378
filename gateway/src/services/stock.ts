import { and, eq, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../business-error'
import type { Database } from '../database/connect'
import { stock } from '../database/schema/shop'

interface Units {
  seatPlanId: string
  qty: number
}

/** Always in the same order, so that two orders never wait for each other. */
function inOrder<Item extends Units>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.seatPlanId < b.seatPlanId ? -1 : 1))
}

/** Takes units out of what is left; refuses when there are not enough. */
export async function holdStock(db: Database, items: readonly Units[]): Promise<void> {
  for (const { seatPlanId, qty } of inOrder(items)) {
    const taken = await db
      .update(stock)
      .set({ held: sql`${stock.held} + ${qty}` })
      .where(and(eq(stock.seatPlanId, seatPlanId), sql`${stock.initial} - ${stock.held} - ${stock.sold} >= ${qty}`))
      .returning({ seatPlanId: stock.seatPlanId })
    if (taken.length === 0) {
      throw new BusinessError(BUSINESS_ERROR.soldOut, 'order.soldOut', { mode: 4, subTextKey: 'order.soldOut.sub' })
    }
  }
}

/** An unpaid order is gone: its units can be bought again. */
export async function releaseStock(db: Database, items: readonly Units[]): Promise<void> {
  for (const { seatPlanId, qty } of inOrder(items)) {
    await db
      .update(stock)
      .set({ held: sql`${stock.held} - ${qty}` })
      .where(eq(stock.seatPlanId, seatPlanId))
  }
}

/** An order is paid: what it held is sold. */
export async function sellStock(db: Database, items: readonly Units[]): Promise<void> {
  for (const { seatPlanId, qty } of inOrder(items)) {
    await db
      .update(stock)
      .set({ held: sql`${stock.held} - ${qty}`, sold: sql`${stock.sold} + ${qty}` })
      .where(eq(stock.seatPlanId, seatPlanId))
  }
}
