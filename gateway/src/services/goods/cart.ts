import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { cartItems } from '../../database/schema/carts'
import { inventory } from '../../database/schema/inventory'
import { newId } from '../../random'
import { supportsCart } from '../../shop/product-cart'
import { overdueUnits } from '../inventory/inventory'
import type { Trade } from '../trade'
import { type FoundSku, findSku, skuOf } from './find-sku'
import { checkQty, GOODS_LIMIT, limitReached } from './goods-limit'

export interface CartEntry extends FoundSku {
  id: string
  qty: number
  /** Unit price at the time it was added, cents; `null` if unknown. */
  addedCents: number | null
  isSelected: boolean
  /** Pieces that can be bought now. */
  left: number
}

type CartCall = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

/** Content of the user's cart in the order of addition, without removed goods. */
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
  return rows.flatMap(({ id, skuId, qty, addedCents, isSelected }) => {
    const found = findSku(shop.catalogue, skuId)
    return found ? [{ ...found, id, qty, addedCents, isSelected, left: left.get(skuId) ?? 0 }] : []
  })
}

/** Number of pieces in the cart. */
export async function cartCount({ db, user }: Pick<UserCall, 'db' | 'user'>): Promise<number> {
  const [row] = await db
    .select({ count: sum(cartItems.qty) })
    .from(cartItems)
    .where(eq(cartItems.userId, user.userId))
  return Number(row?.count ?? 0)
}

/**
 * Puts pieces into the cart, on top of what is there. Refuses goods that carts of the shop do not take (SHOP-015), and
 * more of one than an order may have.
 */
export async function addToCartOf({ db, user, shop, clock }: CartCall, skuId: string, qty: number): Promise<void> {
  const { goods, sku } = skuOf(shop.catalogue, skuId)
  if (!supportsCart(shop, goods.spuType)) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'goods.notInCart', { mode: 1 })
  }
  checkQty(qty)
  const price = { addedCents: sku.priceCent }
  const added = await db
    .insert(cartItems)
    .values({ id: newId(), userId: user.userId, skuId, qty, ...price, isSelected: true, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.skuId],
      set: { qty: sql`${cartItems.qty} + ${qty}`, isSelected: true, ...price },
      setWhere: sql`${cartItems.qty} + ${qty} <= ${GOODS_LIMIT}`,
    })
    .returning({ id: cartItems.id })
  if (added.length === 0) throw limitReached()
}

/** Changes an item of the user's cart; that of another user is not found. */
export async function changeCartItemOf(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  id: string,
  changes: { qty?: number; isSelected?: boolean },
): Promise<void> {
  if (changes.qty !== undefined) checkQty(changes.qty)
  const own = and(eq(cartItems.id, id), eq(cartItems.userId, user.userId))
  const [item] = await db.select({ id: cartItems.id }).from(cartItems).where(own)
  if (!item) throw notFound()
  if (Object.keys(changes).length > 0) await db.update(cartItems).set(changes).where(own)
}

/** Chooses things of the cart of the user, or unchooses them; what is not in it is left out. */
export async function selectCartItemsOf(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  ids: readonly string[],
  isSelected: boolean,
): Promise<void> {
  const own = and(inArray(cartItems.id, [...ids]), eq(cartItems.userId, user.userId))
  await db.update(cartItems).set({ isSelected }).where(own)
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
