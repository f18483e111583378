import { addToCart } from '@/contracts/cart/add-to-cart'
import type { Cart } from '@/contracts/cart/cart'
import { changeCartItem } from '@/contracts/cart/change-cart-item'
import { getCart } from '@/contracts/cart/get-cart'
import { removeFromCart } from '@/contracts/cart/remove-from-cart'
import { selectCartItems } from '@/contracts/cart/select-cart-items'
import { getSpu, type Sku } from '@/contracts/goods/get-spu'
import { listSpus } from '@/contracts/goods/list-spus'
import { formatCents, yuanToCents } from '@/domain/money'
import { NothingToPlay, type ScreenVisit, type Visitor } from '../visitor'
import type { Journey } from './journey'

export const cartIsFilled: Journey = {
  area: 'goods',
  title: 'Goods go into the cart and out of it',
  needsLogin: true,
  async play(visitor) {
    const { skuId } = await skuForCart(visitor)
    const page = visitor.on('Cart', 'A cart that is empty or wrong')
    const before = await page.call(getCart, {})
    if (itemsOf(before).some((item) => item.skuId === skuId))
      throw new NothingToPlay('the goods are in the cart already')
    await visitor.on('Goods', 'Goods that do not go into the cart').create(addToCart, { skuId, qty: 1 })
    const filled = await page.call(getCart, {})
    const item = itemsOf(filled).find((kept) => kept.skuId === skuId)
    if (item === undefined) return page.fault(addToCart, 'content', 'goods that were added are not in the cart')
    const { cartItemId } = item
    expectSum(page, await page.call(changeCartItem, { cartItemId, selected: true }), changeCartItem)
    expectSum(page, await page.call(selectCartItems, { cartItemIds: [cartItemId], selected: false }), selectCartItems)
    const left = await page.call(removeFromCart, { ids: cartItemId })
    const isGone = itemsOf(left).every((kept) => kept.cartItemId !== cartItemId)
    page.expect(isGone, removeFromCart, 'content', 'goods that were removed are still in the cart')
  },
}

async function skuForCart(visitor: Visitor): Promise<Sku> {
  const mall = visitor.on('Mall', 'No goods')
  const goods = await mall.walk(listSpus, {}, ({ spuId }) => spuId)
  for (const { spuId } of goods.filter(({ spuType, soldOut }) => spuType === 'GOODS' && !soldOut).slice(0, 5)) {
    const { supportCart, skus } = await visitor.on('Goods', 'The page of goods does not open').call(getSpu, { spuId })
    const sku = skus.find(({ stock }) => stock > 1)
    if (supportCart && sku) return sku
  }
  throw new NothingToPlay('the shop has no goods for the cart')
}

/** The cart total equals its selection. */
function expectSum(page: ScreenVisit, cart: Cart, endpoint: typeof changeCartItem | typeof selectCartItems): void {
  const selected = itemsOf(cart).filter((item) => item.selected && !item.invalid)
  const sum = selected.reduce((cents, { price, qty }) => cents + yuanToCents(price) * qty, 0)
  const missing = `the selected goods add up to ${formatCents(sum)}, and totalAmount is ${cart.totalAmount}`
  page.expect(
    sum === yuanToCents(cart.totalAmount),
    endpoint,
    'prices',
    missing,
    'A total that is not the sum of the cart',
  )
}

function itemsOf({ groups }: Cart) {
  return groups.flatMap(({ items }) => items)
}
