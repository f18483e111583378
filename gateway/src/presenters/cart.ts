import type { Cart, CartGroup, CartItem } from '@/contracts/cart/cart'
import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { UserCall } from '../call'
import { type CartEntry, cartOf, piecesLeft } from '../services/goods/cart'
import type { WantedGoods } from '../services/goods/goods-draft'
import { GOODS_LIMIT } from '../services/goods/goods-limit'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'
import { presentPointPrice } from './point-price'

/** The cart of the user: what can be bought, for how much (SHOP-010). */
export async function presentCart(call: UserCall<unknown>): Promise<Cart> {
  const entries = await cartOf(call)
  const chosen = entries.filter(({ isSelected, left, qty }) => isSelected && left >= qty)
  const cents = chosen.reduce((total, { sku, qty }) => total + sku.priceCent * qty, 0)
  return {
    count: piecesOf(entries),
    groups: groupsOf(entries).map(({ deliverMethod, items }) => ({
      deliverMethod,
      items: items.map((entry) => itemOf(entry, call)),
    })),
    selectedCount: piecesOf(chosen),
    totalAmount: centsToYuan(cents),
    total: priceInfoFromCents(cents),
  }
}

/** Requested goods as a cart would show them, whether they are in it or not. */
export async function presentWanted(
  call: UserCall<unknown>,
  wanted: readonly WantedGoods[],
  deliverMethod: GoodsDeliverMethod,
): Promise<CartGroup> {
  const ids = new Map((await cartOf(call)).map(({ sku, id }) => [sku.skuId, id]))
  const left = await piecesLeft(
    call,
    wanted.map(({ sku }) => sku.skuId),
  )
  const items = wanted.map((one) => {
    const { skuId } = one.sku
    return itemOf(
      { ...one, id: ids.get(skuId) ?? skuId, isSelected: true, addedCents: null, left: left.get(skuId) ?? 0 },
      call,
    )
  })
  return { deliverMethod, items }
}

/** Goods that are usually handed over in the same way, in the order of the cart. */
function groupsOf(entries: readonly CartEntry[]): { deliverMethod: GoodsDeliverMethod; items: CartEntry[] }[] {
  const groups = new Map<GoodsDeliverMethod, CartEntry[]>()
  for (const entry of entries) {
    const [deliverMethod = 'EXPRESS'] = entry.goods.deliverMethods
    groups.set(deliverMethod, [...(groups.get(deliverMethod) ?? []), entry])
  }
  return [...groups].map(([deliverMethod, items]) => ({ deliverMethod, items }))
}

function itemOf(
  { id, goods, sku, qty, addedCents, isSelected, left }: CartEntry,
  { locale, origin }: UserCall<unknown>,
): CartItem {
  const isOutOfStock = left < qty
  return {
    cartItemId: id,
    skuId: sku.skuId,
    spuId: goods.spuId,
    name: goods.name[locale],
    specText: goods.specs.length > 0 ? sku.name[locale] : '',
    imgUrl: pictureUrls(origin).scene(sku.picture),
    priceInfo: presentPointPrice({ priceCent: sku.priceCent, pointPrice: goods.pointPrice }, locale),
    price: centsToYuan(sku.priceCent),
    ...(addedCents !== null && addedCents !== sku.priceCent && { addedPrice: centsToYuan(addedCents) }),
    qty,
    stock: left,
    limit: GOODS_LIMIT,
    deliverMethods: [...goods.deliverMethods],
    selected: isSelected,
    invalid: isOutOfStock,
    ...(isOutOfStock && { invalidReason: translate(locale, left > 0 ? 'goods.few' : 'goods.none', { count: left }) }),
  }
}

function piecesOf(entries: readonly CartEntry[]): number {
  return entries.reduce((total, { qty }) => total + qty, 0)
}
