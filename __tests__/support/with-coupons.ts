import { receiveCoupons } from './received-coupons'
import { theGateway } from './render-page'
import { newBuyer } from './screen-orders'

/** Options of a page for a separate user who has received the coupons with these keys. */
export async function withCoupons(...keys: readonly string[]): Promise<{ signedInAs: string }> {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  for (const key of keys) await receiveCoupons(gateway, as, key)
  return { signedInAs }
}
