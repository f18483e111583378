import { addToCart } from '@/contracts/cart/add-to-cart'
import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import { toAppError } from '@/lib/app-error'
import { randomHex } from '@/lib/random-hex'
import type { App } from '@/services/app'

const STORAGE_KEY = 'visitor-cart'
/** More different goods than this are not kept for a visitor. */
const MAX_ITEMS = 50

/** Goods that a visitor means to buy. `key`: the shop adds them once, however often they are sent. */
interface KeptItem extends GoodsItemInput {
  key: string
}

type Parts = Pick<App, 'request' | 'storage' | 'session'>

/** Keeps goods on the device until the visitor logs in; the cart of the shop belongs to users. */
export function keepForVisitor({ storage }: Pick<App, 'storage'>, { skuId, qty }: GoodsItemInput): void {
  const items = storage.get<KeptItem[]>(STORAGE_KEY) ?? []
  storage.set(STORAGE_KEY, [...items, { skuId, qty, key: randomHex(32) }].slice(-MAX_ITEMS))
}

const merges = new WeakMap<App['session'], Promise<void>>()

/**
 * Moves a visitor's goods into the cart of the logged-in user. Rejected goods, which are no longer sold or exceed the
 * limit, are dropped; goods of a failed call stay for the next time. Never rejects.
 */
export function mergeVisitorCart(parts: Parts): Promise<void> {
  const { session } = parts
  const running = merges.get(session)
  if (running) return running
  const merge = mergeItems(parts).finally(() => merges.delete(session))
  merges.set(session, merge)
  return merge
}

async function mergeItems({ request, storage, session }: Parts): Promise<void> {
  if (!session.isLoggedIn) return
  for (const { skuId, qty, key } of storage.get<KeptItem[]>(STORAGE_KEY) ?? []) {
    try {
      await request(addToCart, { skuId, qty }, { idempotencyKey: key, isUserAction: false })
    } catch (thrown) {
      if (toAppError(thrown).kind !== 'rejected') return
    }
    const left = (storage.get<KeptItem[]>(STORAGE_KEY) ?? []).filter((item) => item.key !== key)
    if (left.length > 0) storage.set(STORAGE_KEY, left)
    else storage.remove(STORAGE_KEY)
  }
}
