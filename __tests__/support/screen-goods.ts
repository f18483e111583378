import { addToCart } from '@/contracts/cart/add-to-cart'
import { getCart } from '@/contracts/cart/get-cart'
import { firstSku, goodsOrder } from './goods-buyer'
import { theGateway } from './render-page'
import { sandbox } from './sandbox-shop'
import { newBuyer } from './screen-orders'
import type { TestGateway } from './test-gateway'

let orders = 0

/** A user of one's own who has ordered goods, and how far the order has come. */
export async function asGoodsBuyer(state: 'unpaid' | 'paid' | 'sent') {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  orders += 1
  const orderId = await goodsOrder(gateway, await gateway.signIn(signedInAs), `goods-${orders}`)
  if (state !== 'unpaid') await sandbox(gateway, `orders/${orderId}/pay`)
  if (state === 'sent') await sandbox(gateway, `orders/${orderId}/ship`)
  return { signedInAs, params: { orderId } }
}

/** A user of one's own who has put goods into the cart, by words of their names. */
export async function asCartOwner(pieces: Readonly<Record<string, number>>): Promise<{ signedInAs: string }> {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  await fillCart(gateway, await gateway.signIn(signedInAs), pieces)
  return { signedInAs }
}

/** Puts goods into the cart of this user, in this order, and answers the ids of what is in it. */
export async function fillCart(shop: TestGateway, as: string, pieces: Readonly<Record<string, number>>) {
  for (const [keyword, qty] of Object.entries(pieces)) {
    await shop.call(addToCart, { skuId: await firstSku(shop, keyword), qty }, { as })
    shop.clock.advance(1)
  }
  const { data } = await shop.call(getCart, {}, { as })
  return data?.groups.flatMap(({ items }) => items.map(({ cartItemId }) => cartItemId)) ?? []
}
