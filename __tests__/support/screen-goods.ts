import { fillCart, goodsOrder } from './goods-buyer'
import { theGateway } from './render-page'
import { sandbox } from './sandbox-shop'
import { newBuyer } from './screen-orders'

let orders = 0

/** A separate user who has ordered goods, and how far the order has come. */
export async function asGoodsBuyer(state: 'unpaid' | 'paid' | 'sent') {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  orders += 1
  const orderId = await goodsOrder(gateway, await gateway.signIn(signedInAs), `goods-${orders}`)
  if (state !== 'unpaid') await sandbox(gateway, `orders/${orderId}/pay`)
  if (state === 'sent') await sandbox(gateway, `orders/${orderId}/ship`)
  return { signedInAs, params: { orderId } }
}

/** A separate user who has put goods into the cart, by words of their names. */
export async function asCartOwner(pieces: Readonly<Record<string, number>>): Promise<{ signedInAs: string }> {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  await fillCart(gateway, await gateway.signIn(signedInAs), pieces)
  return { signedInAs }
}
