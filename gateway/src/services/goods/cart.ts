import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { cartItems } from '../../database/schema/carts'
import { inventory } from '../../database/schema/inventory'
import { newId } from '../../random'
import { overdueUnits } from '../inventory/inventory'
import type { Trade } from '../trade'
import { type FoundSku, findSku, skuOf } from './find-sku'

/** Pieces of one SKU in a cart. */
const MAX_QTY = 99

export interface CartEntry extends FoundSku {
  id: string
  qty: number
  isSelected: boolean
  /** Pieces that can be bought now. */
  left: number
}

type CartCall = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

/** What is in the cart of the user, in the order in which it was put there; goods that are no more are left out. */
export async function cartOf(call: CartCall): Promise<CartEntry[]> {
  const { db, user, shop } = call
  const rows = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, user.userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
  const left = await piecesLeft(
    call,
    rows.map(({ skuId }) => skuId),
  )
  return rows.flatMap(({ id, skuId, qty, isSelected }) => {
    const found = findSku(shop.catalogue, skuId)
    return found ? [{ ...found, id, qty, isSelected, left: left.get(skuId) ?? 0 }] : []
  })
}

/** How many pieces in the cart. */
export async function cartCount({ db, user }: Pick<UserCall, 'db' | 'user'>): Promise<number> {
  const [row] = await db
    .select({ count: sum(cartItems.qty) })
    .from(cartItems)
    .where(eq(cartItems.userId, user.userId))
  return Number(row?.count ?? 0)
}

/** Puts pieces into the cart, on top of what is there; the cart takes no more than 99 of one. */
export async function addToCartOf({ db, user, shop, clock }: CartCall, skuId: string, qty: number): Promise<void> {
  skuOf(shop.catalogue, skuId)
  await db
    .insert(cartItems)
    .values({ id: newId(), userId: user.userId, skuId, qty, isSelected: true, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.skuId],
      set: { qty: sql`least(${cartItems.qty} + ${qty}, ${MAX_QTY})` },
    })
}

/** Changes something in the cart of the user; somebody else's is not found. */
export async function changeCartItemOf(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  id: string,
  changes: { qty?: number; isSelected?: boolean },
): Promise<void> {
  const own = and(eq(cartItems.id, id), eq(cartItems.userId, user.userId))
  const [item] = await db.select({ id: cartItems.id }).from(cartItems).where(own)
  if (!item) throw notFound()
  if (Object.keys(changes).length > 0) await db.update(cartItems).set(changes).where(own)
}

/** Takes things out of the cart of the user. */
export async function removeCartItems(
  db: Database,
  userId: string,
  by: { ids: readonly string[] } | { skuIds: readonly string[] },
): Promise<void> {
  const which = 'ids' in by ? inArray(cartItems.id, [...by.ids]) : inArray(cartItems.skuId, [...by.skuIds])
  await db.delete(cartItems).where(and(eq(cartItems.userId, userId), which))
}

/** Pieces of SKUs that can be bought now; those in orders past their time are free. */
export async function piecesLeft({ db, clock }: Trade, skuIds: readonly string[]): Promise<Map<string, number>> {
  if (skuIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(inventory)
    .where(inArray(inventory.id, [...skuIds]))
  const overdue = await overdueUnits(db, skuIds, clock.now())
  return new Map(rows.map(({ id, capacity, held, sold }) => [id, capacity - held - sold + (overdue.get(id) ?? 0)]))
}
